saboteur-name = Sabotér
saboteur-about = Trpaslíci kopou zlato a někteří z nich potají chtějí, aby to nevyšlo (3–10 hráčů).

## Podstatná jména

saboteur-role = { $role ->
    [saboteur] sabotér
   *[miner] zlatokop
    }
saboteur-tool = { $tool ->
    [lantern] lucerna
    [cart] důlní vozík
   *[pickaxe] krumpáč
    }
saboteur-tool-acc = { $tool ->
    [lantern] lucernu
    [cart] důlní vozík
   *[pickaxe] krumpáč
    }
saboteur-broken-acc = { $tool ->
    [lantern] rozbitou lucernu
    [cart] rozbitý důlní vozík
   *[pickaxe] rozbitý krumpáč
    }
saboteur-kind = { $kind ->
    [gold] zlatý poklad
    [stone-east] kámen (východ–jih)
    [stone-west] kámen (jih–západ)
   *[other] kámen
    }
# Půlobrat zamění sever s jihem a východ se západem.
saboteur-kind-turned = { $kind ->
    [gold] zlatý poklad
    [stone-east] kámen (sever–západ)
    [stone-west] kámen (sever–východ)
   *[other] kámen
    }
saboteur-nuggets = { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
   *[other] { $nuggets } nugetů
    }
saboteur-gold-cards = { $cards ->
    [one] { $cards } karta zlata
    [few] { $cards } karty zlata
   *[other] { $cards } karet zlata
    }
saboteur-cards-acc = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
    }

## Karty

saboteur-card-cross = Křižovatka
saboteur-card-tee-north = Odbočka na sever
saboteur-card-tee-east = Odbočka na východ
saboteur-card-straight-ns = Přímá cesta sever–jih
saboteur-card-straight-ew = Přímá cesta východ–západ
saboteur-card-curve-ne = Zatáčka sever–východ
saboteur-card-curve-nw = Zatáčka sever–západ
saboteur-card-dead-cross = Zaslepená křižovatka
saboteur-card-dead-tee-north = Zaslepená odbočka na sever
saboteur-card-dead-tee-east = Zaslepená odbočka na východ
saboteur-card-dead-straight-ns = Zaslepená přímá cesta sever–jih
saboteur-card-dead-straight-ew = Zaslepená přímá cesta východ–západ
saboteur-card-dead-curve-ne = Zaslepená zatáčka sever–východ
saboteur-card-dead-curve-nw = Zaslepená zatáčka sever–západ
saboteur-card-dead-north = Zaslepený tunel na sever
saboteur-card-dead-east = Zaslepený tunel na východ
saboteur-card-broken-pickaxe = Rozbitý krumpáč
saboteur-card-broken-lantern = Rozbitá lucerna
saboteur-card-broken-cart = Rozbitý vozík
saboteur-card-repair-pickaxe = Oprava: krumpáč
saboteur-card-repair-lantern = Oprava: lucerna
saboteur-card-repair-cart = Oprava: vozík
saboteur-card-repair-pickaxe-lantern = Oprava: krumpáč / lucerna
saboteur-card-repair-pickaxe-cart = Oprava: krumpáč / vozík
saboteur-card-repair-lantern-cart = Oprava: lucerna / vozík
saboteur-card-rockfall = Zával
saboteur-card-map = Mapa
saboteur-card-start = Startovní karta
saboteur-card-gold = Zlatý poklad
saboteur-card-stone-east = Kámen (východ–jih)
saboteur-card-stone-west = Kámen (jih–západ)
saboteur-card-hidden = Karta lícem dolů

## Události

saboteur-event-round-begins = Začíná { $round }. kolo – na tahu: { $player }.
saboteur-event-dealt = { $player } dostává { saboteur-cards-acc }.
saboteur-event-dealt-seen = { $player } dostává roli: { saboteur-role }, a karty: { $cards }.
saboteur-event-place = { $turned ->
    [yes] { $player } vykládá kartu cesty na místo { $cell }: { $card-name }, otočeno.
   *[no] { $player } vykládá kartu cesty na místo { $cell }: { $card-name }.
    }
saboteur-event-break = { $player } rozbíjí { saboteur-tool-acc } – cíl: { $target }.
saboteur-event-repair = { $player } opravuje { saboteur-tool-acc } – cíl: { $target }.
saboteur-event-rockfall = { $player } hraje Zával a odstraňuje kartu na místě { $cell }: { $card-name }.
saboteur-event-look = { $player } se dívá na cílovou kartu { $goal }.
saboteur-event-look-seen = { $player } se dívá na cílovou kartu { $goal }: { saboteur-kind }.
saboteur-event-discard = { $player } odhazuje kartu.
saboteur-event-discard-seen = { $player } odhazuje kartu: { $card-name }.
saboteur-event-draw = { $player } si dobírá kartu.
saboteur-event-draw-seen = { $player } si dobírá kartu: { $card-name }.
saboteur-event-goal-revealed = { $turned ->
    [yes] Odkrývá se cílová karta { $goal }: { saboteur-kind-turned }.
   *[no] Odkrývá se cílová karta { $goal }: { saboteur-kind }.
    }
saboteur-event-miners-win = { $round }. kolo vyhrávají zlatokopové – cestu k pokladu dokončuje { $player }.
saboteur-event-saboteurs-win = { $round }. kolo vyhrávají sabotéři – k pokladu nevede žádná cesta.
saboteur-event-role = { $player } odhaluje svou roli: { saboteur-role }.
saboteur-event-role-aside = Odkrývá se odložená karta trpaslíka: { saboteur-role }.
saboteur-event-goal-shown = Odkrývá se i cílová karta { $goal }: { saboteur-kind }.
saboteur-event-gold-offered = { $player } vybírá kartu zlata – počet karet v nabídce: { $count }.
saboteur-event-gold-offered-seen = { $player } vybírá kartu zlata – nugety na kartách: { $offer }.
saboteur-event-gold-taken = { $player } si bere kartu zlata.
saboteur-event-gold-taken-seen = { $player } si bere kartu zlata, na které má { saboteur-nuggets }.
saboteur-event-paid = { $player } dostává { saboteur-nuggets } – karty zlata: { $counted }.
saboteur-event-nobody-paid = { $round }. kolo: u stolu není žádný sabotér, zlato proto nikdo nedostává.
saboteur-event-game-over = Hra končí – výhra: { $winners } ({ saboteur-nuggets }).

## Výzvy

saboteur-prompt-turn = Jsi na tahu: zahraj kartu, nebo ji odhoď.
saboteur-prompt-gold = Vyber kartu zlata. Počet karet v nabídce: { $count }.

## Možnosti

saboteur-choice-place = { $turned ->
    [yes] Vyložit na místo { $cell }: { $card-name }, otočeno
   *[no] Vyložit na místo { $cell }: { $card-name }
    }
saboteur-choice-break = Zahrát kartu „{ $card-name }“ → { $seat }
saboteur-choice-repair = Opravit { saboteur-tool-acc } → { $seat } ({ $card-name })
saboteur-choice-rockfall = Zával: odstranit kartu na místě { $cell }
saboteur-choice-map = Mapa: podívat se na cílovou kartu { $goal }
saboteur-choice-discard = Odhodit kartu „{ $card-name }“
saboteur-choice-take = Vzít si kartu zlata: { saboteur-nuggets }

## Odmítnutí

saboteur-refusal-tool-broken = Dokud máš rozbité nářadí ({ $tools }), nemůžeš vykládat karty cest; zahraj akční kartu, nebo nějakou kartu odhoď.
saboteur-refusal-cell-taken = Na místě { $cell } už karta leží; vyber volné místo.
saboteur-refusal-side-mismatch = Na místě { $cell } karta nenavazuje na { $side ->
    [north] severní
    [east] východní
    [south] jižní
   *[west] západní
    } straně, protože cesta patří k cestě a stěna ke stěně; otoč ji, nebo vyber jiné místo.
saboteur-refusal-not-joined = Karta na místě { $cell } by se nenapojila na cestu od startu; přilož ji k otevřenému konci té cesty.
saboteur-refusal-outside-margin = { $margin ->
    [0] Místo { $cell } je příliš daleko, protože se tu hraje jen uvnitř základního obdélníku; vyber bližší.
    [one] Místo { $cell } je příliš daleko, protože karty leží nejvýš { $margin } místo za základním obdélníkem; vyber bližší.
    [few] Místo { $cell } je příliš daleko, protože karty leží nejvýš { $margin } místa za základním obdélníkem; vyber bližší.
   *[other] Místo { $cell } je příliš daleko, protože karty leží nejvýš { $margin } míst za základním obdélníkem; vyber bližší.
    }
saboteur-refusal-turned-same = Karta „{ $card-name }“ vypadá po otočení stejně; vylož ji tak, jak je.
saboteur-refusal-already-broken = { $target } už má { saboteur-broken-acc } a stejné nářadí nejde rozbít dvakrát; vyber jiný cíl nebo jinou kartu.
saboteur-refusal-repair-wrong-tool = Karta „{ $card-name }“ neopraví { saboteur-tool-acc }, jen to, co je na ní; vyber nářadí z karty.
saboteur-refusal-not-broken = { $target } nemá { saboteur-broken-acc }, takže není co opravovat; vyber nářadí, které je rozbité.
saboteur-refusal-no-path-card = Na místě { $cell } neleží žádná karta cesty, kterou by Zával odstranil; vyber místo, kde nějaká je, nebo Zával odhoď.
saboteur-refusal-not-removable = Karta na místě { $cell } zůstává, protože Zával neodstraní startovní kartu ani cílové karty; vyber kartu cesty.
saboteur-refusal-goal-revealed = Cílová karta { $goal } už leží lícem nahoru a Mapa by na ní nic nového neukázala; vyber některou zakrytou.
saboteur-refusal-not-offered = Karta zlata, která má { saboteur-nuggets }, v nabídce není; vyber jednu z nabízených.

## Výsledek

saboteur-line-round-miners = { $round }. kolo vyhrávají zlatokopové – cestu dokončuje { $player }. Zlatokopové: { $miners }. Sabotéři: { $saboteurs }.
saboteur-line-round-saboteurs = { $round }. kolo vyhrávají sabotéři. Zlatokopové: { $miners }. Sabotéři: { $saboteurs }.
saboteur-line-round-pay = { $round }. kolo – { $player }: { saboteur-nuggets } ({ saboteur-gold-cards }).
saboteur-line-total = Celkem – { $player }: { saboteur-nuggets } ({ saboteur-gold-cards }).
saboteur-line-victory = Výhra: { $players } ({ saboteur-nuggets }).

## Volby

saboteur-option-rounds = Počet kol
saboteur-option-rounds-help = Kolik kol hra má; obvykle jsou 3.
saboteur-option-pay = Zlato pro zlatokopy
saboteur-option-pay-help = Kolik karet zlata si zlatokopové rozdělí po vyhraném kole.
saboteur-option-pay-digger = karta za zlatokopa
saboteur-option-pay-player = karta za hráče
saboteur-option-first = První hráč
saboteur-option-first-help = Kdo začíná první kolo; bez volby rozhodne náhoda.
saboteur-option-margin = Okraj
saboteur-option-margin-help = Kolik míst za základním obdélníkem smějí karty ležet; bez volby se nic neomezuje.
saboteur-option-deck = Balíček
saboteur-option-deck-help = Tištěný balíček, nebo obsah jiného se stejným počtem karet.

## Pravidla

saboteur-rule-sab-1-1 = Karet cest je 40: 31 průchozích a 9 zaslepených tunelů.
saboteur-rule-sab-1-2 = Průchozí karty cest jsou křižovatky, odbočky, přímé cesty a zatáčky.
saboteur-rule-sab-1-3 = V zaslepeném tunelu nejsou spojené žádné dvě strany.
saboteur-rule-sab-1-4 = Akčních karet je 27: rozbité nářadí, opravy, Mapy a Závaly.
saboteur-rule-sab-1-5 = Karet zlata je 28 a každá má jeden až tři nugety.
saboteur-rule-sab-1-6 = Startovní karta je otevřená a průchozí na všechny čtyři strany.
saboteur-rule-sab-1-7 = Cílové karty jsou tři: zlatý poklad a dva kameny.
saboteur-rule-sab-1-8 = Jiný balíček musí mít stejné počty karet cest, akčních karet a karet zlata.
saboteur-rule-sab-2-1 = Počet zlatokopů a sabotérů závisí na počtu hráčů.
saboteur-rule-sab-2-2 = Každý dostává jednu kartu trpaslíka a jedna navíc zůstává tajně odložená.
saboteur-rule-sab-2-3 = Do konce kola zná každý jen svou vlastní roli.
saboteur-rule-sab-2-4 = Mezi startem a prostředním cílem je sedm volných míst, mezi sousedními cíli jedno.
saboteur-rule-sab-2-5 = Tři cílové karty se zamíchají a položí lícem dolů.
saboteur-rule-sab-2-6 = Podle počtu hráčů dostává každý 6, 5 nebo 4 karty.
saboteur-rule-sab-2-7 = První kolo začíná náhodný nebo dohodnutý hráč a hraje se po směru hodinových ručiček.
saboteur-rule-sab-3-1 = V tahu vyložíš kartu cesty, zahraješ akční kartu, nebo jednu kartu odhodíš.
saboteur-rule-sab-3-2 = Na konci tahu si dobereš jednu kartu, dokud je z čeho.
saboteur-rule-sab-3-3 = Karty se odhazují lícem dolů.
saboteur-rule-sab-3-4 = Odhodit kartu můžeš vždy, ale s kartami v ruce tah vynechat nejde.
saboteur-rule-sab-3-5 = Kdo nemá karty, toho tah se přeskakuje.
saboteur-rule-sab-3-6 = Hrát a odhazovat můžeš jen karty z vlastní ruky.
saboteur-rule-sab-3-7 = Hraje jen ten, kdo je na tahu.
saboteur-rule-sab-4-1 = S rozbitým nářadím nemůžeš vykládat karty cest.
saboteur-rule-sab-4-2 = Karta se vykládá jen na volné místo.
saboteur-rule-sab-4-3 = Odkryté karty na sebe musí stranami navazovat: cesta k cestě, stěna ke stěně.
saboteur-rule-sab-4-4 = Na zakryté cílové karty navazovat nemusíš.
saboteur-rule-sab-4-5 = Nová karta se musí napojit na nepřerušenou cestu od startu.
saboteur-rule-sab-4-6 = Zaslepeným tunelem cesta nevede.
saboteur-rule-sab-4-7 = Ležet vedle zakryté cílové karty k napojení nestačí.
saboteur-rule-sab-4-8 = Kartu můžeš otočit o půl obrátky, ale nikdy ne položit napříč.
saboteur-rule-sab-4-9 = Karta, která po otočení vypadá stejně, se vykládá neotočená.
saboteur-rule-sab-4-10 = Karty smějí ležet i za základním obdélníkem, a to na všechny strany.
saboteur-rule-sab-4-11 = S dohodnutým okrajem smějí karty ležet jen tolik míst za základním obdélníkem.
saboteur-rule-sab-4-12 = Odříznutou část bludiště nejde rozšiřovat, dokud se znovu nepřipojí.
saboteur-rule-sab-5-1 = Nářadí můžeš rozbít komukoli, i sobě.
saboteur-rule-sab-5-2 = Nikdo nemůže mít dvakrát rozbité stejné nářadí.
saboteur-rule-sab-5-3 = Jeden hráč může mít rozbité až tři různé kusy nářadí.
saboteur-rule-sab-5-4 = I s rozbitým nářadím můžeš hrát akční karty a odhazovat.
saboteur-rule-sab-6-1 = Opravit nářadí můžeš komukoli, i sobě.
saboteur-rule-sab-6-2 = Karta opravy opraví jen nářadí, které je na ní.
saboteur-rule-sab-6-3 = Opravit jde jen rozbité nářadí.
saboteur-rule-sab-6-4 = Karta se dvěma kusy nářadí opraví jen jeden z nich.
saboteur-rule-sab-6-5 = Karta opravy i rozbité nářadí se odhazují lícem nahoru.
saboteur-rule-sab-7-1 = Zával odstraní z bludiště kteroukoli jednu kartu cesty.
saboteur-rule-sab-7-2 = Zával neodstraní startovní kartu ani cílovou kartu.
saboteur-rule-sab-7-3 = Když není žádná karta cesty k odstranění, jde Zával jen odhodit.
saboteur-rule-sab-7-4 = Prázdné místo se dá znovu zaplnit kartou, která navazuje.
saboteur-rule-sab-7-5 = S Mapou se tajně podíváš na jednu zakrytou cílovou kartu.
saboteur-rule-sab-7-6 = Na odkrytou cílovou kartu Mapu zahrát nejde.
saboteur-rule-sab-7-7 = Na stejnou cílovou kartu se můžeš podívat i znovu.
saboteur-rule-sab-8-1 = Cílová karta, ke které dojde nepřerušená cesta, se hned odkrývá.
saboteur-rule-sab-8-2 = Zaslepený tunel cílovou kartu neodkryje.
saboteur-rule-sab-8-3 = Karta, která dovede cestu ke dvěma cílům, odkrývá oba.
saboteur-rule-sab-8-4 = Odkrytá cílová karta se natočí tak, aby do ní cesta pokračovala.
saboteur-rule-sab-8-5 = Jen odkrytý kámen nemusí navazovat na ostatní sousední karty.
saboteur-rule-sab-8-6 = Odkrytý kámen je pak obyčejná karta cesty.
saboteur-rule-sab-8-7 = Po každé vyložené kartě se odkryjí všechny cíle, kterých se cesta dotýká.
saboteur-rule-sab-8-8 = Odkrytím zlatého pokladu kolo hned končí.
saboteur-rule-sab-9-1 = Zlatokopové vyhrávají, když se odkryje zlatý poklad.
saboteur-rule-sab-9-2 = Sabotéři vyhrávají, když karty dojdou dřív, než cesta dospěje ke zlatému pokladu.
saboteur-rule-sab-9-3 = Na konci kola se odkryjí všechny karty trpaslíků i cílové karty.
saboteur-rule-sab-9-4 = Co skončené kolo ukázalo, zůstává do konce hry k nahlédnutí.
saboteur-rule-sab-10-1 = Karet zlata se rozdává tolik, kolik je u stolu zlatokopů.
saboteur-rule-sab-10-2 = První vybírá zlatokop, který dokončí cestu ke zlatu.
saboteur-rule-sab-10-3 = Když cestu dokončí sabotér, první vybírá nejbližší zlatokop proti směru hodinových ručiček.
saboteur-rule-sab-10-4 = Každý zlatokop si nechá jednu kartu zlata a ostatní podá dál proti směru hodinových ručiček.
saboteur-rule-sab-10-5 = Kterou kartu zlata si kdo bere, je tajné.
saboteur-rule-sab-10-6 = Při odměně za hráče je karet zlata tolik, kolik je hráčů, nejvýš však 9.
saboteur-rule-sab-10-7 = Když karty zlata nestačí, dostane se dřív na ty, kdo vybírají dřív.
saboteur-rule-sab-10-8 = Karty zlata se losují ze všech, které zbývají.
saboteur-rule-sab-11-1 = Jeden sabotér dostává 4 nugety, dva nebo tři po 3 a čtyři po 2.
saboteur-rule-sab-11-2 = Odměnu dostávají jen sabotéři u stolu.
saboteur-rule-sab-11-3 = Když u stolu není žádný sabotér, odměnu nedostává nikdo.
saboteur-rule-sab-11-4 = Sabotérům se vyplácí veřejně a co nejmenším počtem karet.
saboteur-rule-sab-11-5 = Když zlato nestačí, vyplácí se sabotérům v pořadí míst, dokud je z čeho.
saboteur-rule-sab-12-1 = Pro nové kolo se znovu rozdají role, cíle i karty a nářadí je zase celé.
saboteur-rule-sab-12-2 = Další kolo začíná hráč nalevo od toho, kdo použije poslední kartu.
saboteur-rule-sab-12-3 = Zlato si každý nechává.
saboteur-rule-sab-12-4 = Počet karet zlata je veřejný, nugety na nich jsou tajné.
saboteur-rule-sab-12-5 = Hra má tři kola, pokud se stůl nedohodne jinak.
saboteur-rule-sab-12-6 = Vyhrává hráč s nejvíce nugety.
saboteur-rule-sab-12-7 = Hráči se stejným počtem nugetů se o výhru dělí.
saboteur-rule-sab-12-8 = Na konci hry všichni počítají zlato veřejně.
