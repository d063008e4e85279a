# Server stolov: čo hovorí na jednoduchej stránke, pri stoloch, v kanáloch a v termináli.

## Príkazy

server-running = Permoník má otvorené: { $address }
server-backed-up = Do súboru „{ $file }“ sa zálohovalo { $count ->
    [one] { $count } riadok
    [few] { $count } riadky
   *[other] { $count } riadkov
    }.
server-restored = Zo súboru „{ $file }“ sa obnovilo { $count ->
    [one] { $count } riadok
    [few] { $count } riadky
   *[other] { $count } riadkov
    }.

## Ťažkosti s databázou

error-store-disk-full = Disk je plný a „{ $file }“ nemôže rásť. Uvoľni miesto a spusti server znova; nič sa nestratilo.
error-store-read-only = Do „{ $file }“ sa nedá zapisovať. Skontroluj oprávnenia.
error-store-cannot-open = „{ $file }“ sa nedá otvoriť: { $reason }
error-store-not-a-database = „{ $file }“ nie je databáza Permoníka; zostáva bez zmeny.
error-store-in-use = „{ $file }“ používa iný server. Najprv ho zastav alebo použi PostgreSQL.
error-store-failed = Databáza „{ $file }“ neodpovedá, ako má: { $reason }
error-store-newer = Dáta sú z novšej verzie ({ $found }); táto pozná { $known }. Nainštaluj novšiu verziu; nič sa nezmenilo.
error-store-unknown-address = Adresa databázy sa začína postgresql://, nie „{ $file }“.
error-store-not-empty = „{ $file }“ už dáta obsahuje; záloha sa obnovuje iba do prázdnej databázy.
error-store-not-a-backup = „{ $file }“ nie je záloha Permoníka.
error-store-port = Server nemôže počúvať na porte { $port }: { $reason }

## Mená a kanály

server-bot-name = Bot { $number }
server-former-player = Bývalý hráč { $number }
server-feed-title = Permoník: si na ťahu
server-feed-turn = { $game }: si na ťahu

## Frázy

server-phrase-hello = Ahoj!
server-phrase-good-luck = Veľa šťastia!
server-phrase-well-played = Pekne zahrané.
server-phrase-thanks = Ďakujem.
server-phrase-sorry = Prepáč.
server-phrase-hurry = Si na ťahu, prosím.
server-phrase-wait = Okamih, prosím.
server-phrase-trust-me = Ver mi.
server-phrase-suspicious = To je podozrivé.
server-phrase-not-me = Ja za to nemôžem.
server-phrase-laugh = Cha-cha!
server-phrase-goodbye = Dovidenia.

## Prečo stôl hovorí nie

error-table-stale = Hra sa medzitým posunula; pozri sa a vyber znova.
error-table-paused = Hra je pozastavená; najprv v nej pokračuj.
error-table-not-your-turn = Teraz nie si na ťahu.
error-table-illegal = Taká možnosť v ponuke nie je.
error-table-malformed = Tejto správe server nerozumie.
error-table-hello-first = Prvou správou musí byť pozdrav.
error-table-spectator = Hru iba sleduješ; toto môžu iba hráči.
error-table-locked = Najprv odomkni niektoré miesto.
error-table-people-only = Toto môžu iba ľudia.
error-table-game-over = Hra sa už skončila.
error-table-not-started = Hra sa ešte nezačala.
error-table-undo-nothing = Nie je čo vrátiť.
error-table-undo-never = Toto sa už vrátiť nedá: niekto medzitým uvidel niečo tajné.
error-table-no-vote = Toto hlasovanie sa už skončilo.
error-table-not-asked = V tomto hlasovaní sa teba alebo na toto nikto nepýta.
error-table-vote-open = Prebieha iné hlasovanie; najprv ho dokonči.
error-table-not-absent = Tento hráč nechýba.
error-table-not-paused = Hra nie je pozastavená.
error-table-unknown-phrase = Taká fráza neexistuje.
error-table-no-chat = Pri tomto stole sú iba rýchle frázy.
error-table-empty-text = Nie je čo povedať.
error-table-not-passed-around = Pri tomto stole sa nehrá na jednom zariadení.
error-table-not-your-seat = Toto miesto nie je tvoje.
error-table-not-host = Toto môže iba hostiteľ.
error-table-already-started = Hra sa už začala.
error-table-no-outside-bots = Tento stôl cudzích botov neprijíma.
error-table-seat-taken = Toto miesto je obsadené.
error-table-seat-free = Toto miesto je voľné.
error-table-name-taken = Meno „{ $name }“ tu už niekto má; vyber si iné.
error-table-name-empty = Meno potrebuje aspoň jeden viditeľný znak.
error-table-name-too-long = Meno má najviac 24 znakov.
error-table-name-hidden-marks = V mene nemôžu byť neviditeľné znaky.
error-table-unknown-level = Úroveň botov „{ $level }“ neexistuje.
error-table-not-seated = Na tom mieste nikto vhodný nesedí.
error-table-seats-free = Niektoré miesta sú ešte voľné; niekoho pozvi alebo pridaj botov.
error-table-not-ready = Niekto ešte nie je pripravený.
error-table-too-many-bots = Aspoň jedno miesto patrí človeku.
error-table-private-only = Toto sa dá iba pri súkromných stoloch.
error-table-deck-too-big = Balíček je priveľký; smie mať najviac 64 KB.
error-table-unknown-game = Hra „{ $game }“ neexistuje.
error-table-too-many-tables = Počet stolov, pri ktorých môžeš sedieť naraz: { $most }. Najprv niektorú hru dohraj.
error-table-no-such-table = Taký stôl tu nie je.
error-table-wrong-code = K tomuto kódu nič nepatrí.
error-table-code-needed = Tento stôl je súkromný; požiadaj o kód.
error-table-not-over = Toto sa prezradí až po konci hry.
error-table-not-explained = Boti si s touto hrou neporadili.
error-table-no-such-step = Hra má iba { $most ->
    [one] { $most } ťah
    [few] { $most } ťahy
   *[other] { $most } ťahov
    }.
error-table-not-yours = Táto hra patrí iba svojim hráčom.
error-table-no-such-seat = Také miesto pri stole nie je.
error-table-no-spectators = Tento stôl neprijíma divákov.
error-table-wrong-date = Dátum sa píše takto: 2031-12-24.
error-table-no-session = Server ťa ešte nepozná; načítaj stránku znova.
error-table-too-many-sockets = Je otvorených priveľa okien; niektoré zavri.
error-table-too-many-messages = Priveľa správ naraz.
error-table-other-protocol = Stránka je inej verzie; načítaj ju znova.

## Jednoduchá stránka

server-page-title = Permoník
server-page-language = Jazyk
server-page-name = Tvoje meno
server-page-change = Zmeniť
server-page-play-now = Hrať hneď proti botom
server-page-new-table = Nový stôl
server-page-game = Hra
server-page-seats = Miesta
server-page-bots = Boti
server-page-level = Úroveň
server-page-public = Verejný
server-page-create = Založiť stôl
server-page-join = Pridať sa
server-page-code = Kód
server-page-open-tables = Otvorené stoly
server-page-my-games = Moje hry
server-page-none = Zatiaľ nič
server-page-ready = Pripravené
server-page-start = Začať hru
server-page-leave = Odísť
server-page-undo = Vrátiť
server-page-pause = Pozastaviť
server-page-resume = Pokračovať
server-page-your-turn = Si na ťahu
server-page-waiting = Čaká sa na:
server-page-choices = Možnosti
server-page-log = Záznam
server-page-view = Čo vieš
server-page-players = Hráči
server-page-free = Voľné miesto
server-page-here = Pripojené
server-page-away = Odpojené
server-page-over = Koniec hry
server-page-vote = Hlasovať
server-page-yes = Áno
server-page-no = Nie
server-page-wait = Čakať
server-page-bot = Bot
server-page-end = Ukončiť
server-page-rematch = Odveta
server-page-say = Rýchle frázy
server-page-lost = Obnovuje sa spojenie…
server-page-invite = Pozvi ostatných týmto kódom:
server-page-pass = Odovzdaj zariadenie a odomkni miesto:
server-page-lock = Skryť
server-page-same-card = Po vrátení sa doberie tá istá karta.
