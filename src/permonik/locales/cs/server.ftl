# Server stolů: co říká na jednoduché stránce, u stolů, v kanálech a v terminálu.

## Příkazy

server-running = Permoník má otevřeno: { $address }
server-backed-up = Do souboru „{ $file }“ se zálohovalo { $count ->
    [one] { $count } řádek
    [few] { $count } řádky
   *[other] { $count } řádků
    }.
server-restored = Ze souboru „{ $file }“ se obnovilo { $count ->
    [one] { $count } řádek
    [few] { $count } řádky
   *[other] { $count } řádků
    }.

## Potíže s databází

error-store-disk-full = Disk je plný a „{ $file }“ nemůže růst. Uvolni místo a spusť server znovu; nic se neztratilo.
error-store-read-only = Do „{ $file }“ nelze zapisovat. Zkontroluj oprávnění.
error-store-cannot-open = „{ $file }“ nelze otevřít: { $reason }
error-store-not-a-database = „{ $file }“ není databáze Permoníku; zůstává beze změny.
error-store-in-use = „{ $file }“ používá jiný server. Nejdřív ho zastav, nebo použij PostgreSQL.
error-store-failed = Databáze „{ $file }“ neodpovídá, jak má: { $reason }
error-store-newer = Data jsou z novější verze ({ $found }); tato zná { $known }. Nainstaluj novější verzi; nic se nezměnilo.
error-store-unknown-address = Adresa databáze začíná postgresql://, ne „{ $file }“.
error-store-not-empty = „{ $file }“ už data obsahuje; záloha se obnovuje jen do prázdné databáze.
error-store-not-a-backup = „{ $file }“ není záloha Permoníku.
error-store-port = Server nemůže naslouchat na portu { $port }: { $reason }

## Jména a kanály

server-bot-name = Bot { $number }
server-former-player = Bývalý hráč { $number }
server-feed-title = Permoník: jsi na tahu
server-feed-turn = { $game }: jsi na tahu

## Fráze

server-phrase-hello = Ahoj!
server-phrase-good-luck = Hodně štěstí!
server-phrase-well-played = Pěkně zahráno.
server-phrase-thanks = Děkuji.
server-phrase-sorry = Promiň.
server-phrase-hurry = Jsi na tahu, prosím.
server-phrase-wait = Okamžik, prosím.
server-phrase-trust-me = Věř mi.
server-phrase-suspicious = To je podezřelé.
server-phrase-not-me = Já za to nemohu.
server-phrase-laugh = Cha cha!
server-phrase-goodbye = Na shledanou.

## Proč stůl říká ne

error-table-stale = Hra se mezitím posunula; podívej se a vyber znovu.
error-table-paused = Hra je pozastavená; nejdřív v ní pokračuj.
error-table-not-your-turn = Teď nejsi na tahu.
error-table-illegal = Taková možnost v nabídce není.
error-table-malformed = Této zprávě server nerozumí.
error-table-hello-first = První zprávou musí být pozdrav.
error-table-spectator = Hru jen sleduješ; tohle mohou jen hráči.
error-table-locked = Nejdřív odemkni některé místo.
error-table-people-only = Tohle mohou jen lidé.
error-table-game-over = Hra už skončila.
error-table-not-started = Hra ještě nezačala.
error-table-undo-nothing = Není co vrátit.
error-table-undo-never = Tohle už vrátit nejde: někdo mezitím uviděl něco tajného.
error-table-no-vote = Toto hlasování už skončilo.
error-table-not-asked = V tomto hlasování se na tebe nebo na tohle nikdo neptá.
error-table-vote-open = Probíhá jiné hlasování; nejdřív ho dokonči.
error-table-not-absent = Tento hráč nechybí.
error-table-not-paused = Hra není pozastavená.
error-table-unknown-phrase = Taková fráze není.
error-table-no-chat = U tohoto stolu jsou jen rychlé fráze.
error-table-empty-text = Není co říct.
error-table-not-passed-around = U tohoto stolu se nehraje na jednom zařízení.
error-table-not-your-seat = Toto místo není tvoje.
error-table-not-host = Tohle může jen hostitel.
error-table-already-started = Hra už začala.
error-table-no-outside-bots = Tento stůl cizí boty nepřijímá.
error-table-seat-taken = Toto místo je obsazené.
error-table-seat-free = Toto místo je volné.
error-table-name-taken = Jméno „{ $name }“ tu už někdo má; vyber si jiné.
error-table-name-empty = Jméno potřebuje aspoň jeden viditelný znak.
error-table-name-too-long = Jméno má nejvýš 24 znaků.
error-table-name-hidden-marks = Ve jménu nemohou být neviditelné znaky.
error-table-unknown-level = Úroveň botů „{ $level }“ neexistuje.
error-table-not-seated = Na tom místě nikdo vhodný nesedí.
error-table-seats-free = Některá místa jsou ještě volná; někoho pozvi, nebo přidej boty.
error-table-not-ready = Někdo ještě není připraven.
error-table-too-many-bots = Aspoň jedno místo patří člověku.
error-table-private-only = Tohle jde jen u soukromých stolů.
error-table-deck-too-big = Balíček je příliš velký; smí mít nejvýš 64 KB.
error-table-unknown-game = Hra „{ $game }“ neexistuje.
error-table-too-many-tables = Počet stolů, u kterých můžeš sedět zároveň: { $most }. Nejdřív některou hru dohraj.
error-table-no-such-table = Takový stůl tu není.
error-table-wrong-code = K tomuto kódu nic nepatří.
error-table-code-needed = Tento stůl je soukromý; požádej o kód.
error-table-not-over = Tohle se prozradí až po konci hry.
error-table-not-explained = Boti si s touto hrou neporadili.
error-table-no-such-step = Hra má jen { $most ->
    [one] { $most } tah
    [few] { $most } tahy
   *[other] { $most } tahů
    }.
error-table-not-yours = Tato hra patří jen svým hráčům.
error-table-no-such-seat = Takové místo u stolu není.
error-table-no-spectators = Tento stůl nepřijímá diváky.
error-table-wrong-date = Datum se píše takto: 2031-12-24.
error-table-no-session = Server tě ještě nezná; načti stránku znovu.
error-table-too-many-sockets = Je otevřeno příliš mnoho oken; některé zavři.
error-table-too-many-messages = Příliš mnoho zpráv najednou.
error-table-other-protocol = Stránka je jiné verze; načti ji znovu.

## Jednoduchá stránka

server-page-title = Permoník
server-page-language = Jazyk
server-page-name = Tvoje jméno
server-page-change = Změnit
server-page-play-now = Hrát hned proti botům
server-page-new-table = Nový stůl
server-page-game = Hra
server-page-seats = Místa
server-page-bots = Boti
server-page-level = Úroveň
server-page-public = Veřejný
server-page-create = Založit stůl
server-page-join = Přidat se
server-page-code = Kód
server-page-open-tables = Otevřené stoly
server-page-my-games = Moje hry
server-page-none = Zatím nic
server-page-ready = Připraveno
server-page-start = Začít hru
server-page-leave = Odejít
server-page-undo = Vrátit
server-page-pause = Pozastavit
server-page-resume = Pokračovat
server-page-your-turn = Jsi na tahu
server-page-waiting = Čeká se na:
server-page-choices = Možnosti
server-page-log = Záznam
server-page-view = Co víš
server-page-players = Hráči
server-page-free = Volné místo
server-page-here = Připojeno
server-page-away = Odpojeno
server-page-over = Konec hry
server-page-vote = Hlasovat
server-page-yes = Ano
server-page-no = Ne
server-page-wait = Čekat
server-page-bot = Bot
server-page-end = Ukončit
server-page-rematch = Odveta
server-page-say = Rychlé fráze
server-page-lost = Obnovuje se spojení…
server-page-invite = Pozvi ostatní tímto kódem:
server-page-pass = Předej zařízení a odemkni místo:
server-page-lock = Skrýt
server-page-same-card = Po vrácení se dobere tatáž karta.
