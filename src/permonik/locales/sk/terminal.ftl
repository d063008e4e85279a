# Príkazový riadok a stôl v termináli.

## Na čo príkaz je

terminal-hint-permonik = Štyri stolové hry o trpaslíkoch, na hranie aj na skúmanie.
terminal-hint-version = Vypísať verziu.
terminal-hint-games = Vypísať hry, počty hráčov a voľby.
terminal-hint-play = Hrať v termináli proti botom alebo s ľuďmi pri jednej klávesnici.
terminal-hint-bench = Zmerať, ako rýchlo sa hra hrá náhodne.
terminal-hint-arena = Nechať botov hrať medzi sebou na rovnakých rozdaniach a zmerať ich silu.
terminal-hint-arena-seats = Úrovne botov oddelené čiarkami; na každom rozdaní vystrieda každá úroveň všetky miesta.
terminal-hint-arena-games = Počet hier; posledné rozdanie sa vždy dohrá celé.
terminal-hint-arena-players = Počet hráčov, ak sa líši od počtu úrovní: úrovne sa okolo stola opakujú.
terminal-hint-arena-records = Zapísať záznam každej hry do tohto priečinka.
terminal-hint-arena-resume = Ukladať odohrané hry do tohto súboru a pokračovať od neho.
terminal-hint-jobs = Počet procesov.
terminal-hint-budget = Aký diel obvyklého premýšľania smú boti vynaložiť, napríklad 0.1.
terminal-hint-perft = Spočítať postupnosti možných ťahov z danej pozície.
terminal-hint-replay = Prehrať záznam hry a overiť ho.
terminal-hint-explain = Vypísať, čo by si boti v dohratej hre mysleli a ako by hrali.
terminal-hint-plot = Nakresliť domnienky do tohto súboru (SVG).
terminal-hint-rules = Vypísať pravidlá hry alebo jedno z nich.
terminal-hint-deck = Vypísať balíček hry ako vzor pre vlastný.
terminal-hint-game = Ktorá hra; zoznam vypíše „permonik games“.
terminal-hint-seats = Počet hráčov.
terminal-hint-bots = Úrovne botov na posledných miestach, oddelené čiarkami; „none“ znamená iba ľudí.
terminal-hint-names = Mená hráčov od prvého miesta, oddelené čiarkami.
terminal-hint-seed = Z čoho vyrastá náhoda: rovnaké semienko rozdá rovnaké karty.
terminal-hint-lang = Jazyk: en, cs alebo sk.
terminal-hint-save = Zapisovať záznam hry do tohto súboru.
terminal-hint-resume = Pokračovať v hre zaznamenanej v tomto súbore.
terminal-hint-option = Voľba hry v tvare name=value; môže ich byť viac.
terminal-hint-deck-file = Hrať s balíčkom z tohto súboru.
terminal-hint-seconds = Dĺžka každého z piatich behov.
terminal-hint-json = Vypísať jeden riadok JSON.
terminal-hint-depth = Dĺžka postupností.
terminal-hint-record = Súbor so záznamom hry.
terminal-hint-at = Vziať pozíciu po tomto riadku záznamu.
terminal-hint-divide = Rozdeliť počet podľa prvého ťahu.
terminal-hint-clause = Jedno pravidlo, napríklad SAB-4.3.
terminal-hint-coverage = Vypísať, ktoré testy dokazujú ktoré pravidlo.
terminal-hint-serve = Otvoriť herňu: hrá sa v prehliadači, osamote alebo s priateľmi.
terminal-hint-backup = Zapísať všetko, čo server vie, do jedného súboru; server môže bežať ďalej.
terminal-hint-restore = Naplniť prázdnu databázu zo zálohy.
terminal-hint-port = Port, na ktorom server počúva; 0 vezme ktorýkoľvek voľný.
terminal-hint-lan = Pustiť dnu aj ostatných z miestnej siete.
terminal-hint-data = Priečinok na dáta.
terminal-hint-database = Adresa databázy PostgreSQL namiesto súboru v priečinku s dátami.
terminal-hint-config = Súbor s nastaveniami (TOML).
terminal-hint-set = Ktorékoľvek ďalšie nastavenie, ako názov=hodnota; možno uviesť viackrát.
terminal-hint-backup-file = Súbor so zálohou.
terminal-hint-solve = Hľadať najlepšiu partiu pre jedného hráča.
terminal-hint-minutes = Ako dlho hľadať, v minútach.
terminal-hint-out = Záznam najlepšej partie; ak súbor existuje, hľadanie od neho pokračuje.

## Čo je na príkaze zlé

terminal-unknown-language = Jazyk „{ $language }“ tu nie je. Známe jazyky: { $known }.
terminal-unknown-level = Úroveň bota „{ $level }“ neexistuje. Známe úrovne: { $known }.
terminal-unknown-clause = Pravidlo „{ $clause }“ neexistuje.
terminal-unreadable-file = Súbor „{ $file }“ sa nedá prečítať.
terminal-unreadable-deck = Súbor „{ $file }“ nie je platný JSON; vzor balíčka vypíše „permonik deck“.
terminal-file-exists = Súbor „{ $file }“ už existuje; vyber iný názov alebo v tej hre pokračuj pomocou --resume.
terminal-too-many-bots = Botov ({ $bots }) je viac ako miest ({ $seats }).
terminal-wrong-names = Mená sa musia líšiť a môže ich byť najviac { $seats }.
terminal-wrong-option = Voľba sa píše ako name=value, nie „{ $option }“.
terminal-wrong-seed = Semienko náhody má 1 – 64 bajtov.
terminal-wrong-seconds = Beh musí trvať dlhšie ako 0 sekúnd.
terminal-wrong-setting = Nastavenie „{ $name }“ nemôže byť „{ $value }“; pozri docs/hosting.md.
terminal-arena-other = Súbor „{ $file }“ patrí k inému zápasu; zvoľte iný súbor.
terminal-explain-unfinished = Vysvetľujú sa len dohraté hry: pred koncom sa nič neprezrádza.
terminal-explain-no-roles = Hra „{ $game }“ nemá skryté roly, takže nie je čo kresliť.
terminal-resume-alone = Rozohraná hra má svoje miesta, botov, mená, semienko, voľby aj balíček; tieto voľby vynechaj.
terminal-perft-one-of = Pozícia sa zadáva buď voľbami --seats a --seed, alebo voľbou --record s voľbou --at.
terminal-no-tests = Testy tu nie sú; pokrytie sa dá vypísať iba v zdrojovom strome projektu.
terminal-no-deck = Hra „{ $game }“ sa nehrá s balíčkom kariet.
terminal-solve-only = Riešiť možno len sólovú hru { $game }: nič v nej nezávisí od náhody.
terminal-solve-wrong-time = Hľadanie trvá dlhšie než 0 minút a potrebuje aspoň jeden proces.
terminal-solve-other-record = Súbor „{ $file }“ nie je záznamom dohranej partie hry Caverna pre jedného hráča.
terminal-solve-other-seed = Partia v súbore „{ $file }“ vzišla z iného semienka.

## Hry, pravidlá a záznamy

terminal-seats = Počet hráčov: { $low } – { $high }
terminal-option = Voľba
terminal-values = Hodnoty
terminal-default = Predvolené
terminal-meaning = Význam
terminal-open = otvorené
terminal-value-seat = miesto, od 0
terminal-value-deck = --deck FILE
terminal-clause = Pravidlo
terminal-tests = Testy
terminal-no-test = bez testu
terminal-covered = Pravidlá s testom: { $proved } z celkových { $total }
terminal-seed = Semienko náhody: { $seed }
terminal-result = Výsledok
terminal-unfinished = Hra nie je dohraná. Doterajší počet ťahov: { $count }
terminal-confirmed = Záznam zodpovedá pravidlám.
terminal-solve-start = Hľadanie sa začína partiou, ktorá má bodov: { $points }. Najlepšia partia sa ukladá do súboru „{ $file }“.
terminal-solve-progress = { $done } % · vyskúšaných partií: { $games } · body najlepšej partie: { $points }

## Rýchlosť

terminal-bench-game = Hra
terminal-bench-seats = Počet hráčov
terminal-bench-seconds = Sekúnd na beh (najlepší z 5)
terminal-bench-games-per-s = Hier za sekundu
terminal-bench-decisions-per-s = Rozhodnutí za sekundu
terminal-bench-copy-us = Kópia stavu (µs)
terminal-bench-state-kb = Veľkosť stavu (KB)
terminal-bench-calibration = Kalibračných obrátok za sekundu
terminal-bench-decisions-per-1000-turns = Rozhodnutí na 1 000 kalibračných obrátok
terminal-bench-build = Zostavenie
terminal-bench-python = Python
terminal-bench-round-wins = Vyhrané kolá – { $role }
terminal-no-calibration = iba v zdrojovom strome

## Aréna

terminal-arena-head = { $game } – hráčov: { $players }, hier: { $games }, rozdaní: { $deals }
terminal-arena-level = Úroveň
terminal-arena-role = Rola
terminal-arena-points = Bodov na hru [95 %]
terminal-arena-wins = Výhry [95 %]
terminal-arena-part-wins = Vyhrala jeho strana [95 %]
terminal-arena-mean-ms = ms na ťah
terminal-arena-p99-ms = 99 % pod
terminal-arena-difference = Na rovnakých rozdaniach
terminal-arena-stopped = Prerušené; zostáva hier: { $left }. S --resume zápas pokračuje zo svojho súboru.

## Čo si boti mysleli

terminal-explain-same = { $player }: { $played } – rovnako by hrala aj úroveň „normal“
terminal-explain-other = { $player }: { $played } – úroveň „normal“ by hrala: { $advice }
terminal-explain-beliefs = Domnienky, kto má rolu „{ $role }“ (✓ = právom): { $beliefs }
terminal-explain-title = Koho kto podozrieval, že má rolu: { $role }
terminal-explain-axis = Ťahy od začiatku hry: { $count }; na bodkovaných čiarach sa roly rozdávajú znova. Vľavo: kto si to myslí.

## Pri stole

terminal-help = Číslo vyberá riadok; 0 je späť; viac čísel ide rovno ďalej: „2 5“.
    Prečo nie: pred číslo alebo ťah napíš ? · h = pomocník · r = pravidlá · q = uložiť a odísť
terminal-help-cards = V zátvorke: koľkými spôsobmi sa karta dá zahrať. Skrátene: „2 3,−1“ = karta 2 na miesto 3, −1
    „2 3,−1 t“ = otočená · „4 Bert“ = karta 4, cieľ Bert
terminal-keys = (h = pomocník)
terminal-which = { $what } – čo z toho? (0 späť)
terminal-hand-over = Stlač Enter, keď bude pri klávesnici { $player }.
terminal-look-away = Ostatní sa nepozerajú.
terminal-continue = Pokračuj klávesom Enter.
terminal-unknown-choice = „{ $input }“ v zozname nie je; napíš niektoré z čísel alebo h pre pomocníka.
terminal-no-action = „{ $input }“ nie je ťah; opýtaj sa napríklad „? 2 3,−1“ alebo napíš h pre pomocníka.
terminal-why-not = Nedá sa to: { $reason }
terminal-rule = Pravidlo { $clause }: { $text }
terminal-possible = To sa dá.
terminal-only-discard = Táto karta teraz nikam nepasuje a dá sa iba odhodiť; na jedno miesto sa opýtaj napríklad „? 2 3,−1“.
terminal-at = miesto { $cell }
terminal-round = Kolo { $round }/{ $rounds }
terminal-draw-pile = Doberací balíček
terminal-discard-pile = Odkladacia kôpka
terminal-cards = Karty
terminal-gold = Zlato
terminal-treasures = Poklady
terminal-points = Body
terminal-role = Rola
terminal-broken = Rozbité
terminal-dead-end = zaslepený tunel (veľký a malý)
terminal-to-act = na ťahu
terminal-last-moves = Od tvojho posledného ťahu
terminal-saved = Uložené do súboru „{ $file }“.
terminal-resumed = Pokračuje hra zo súboru „{ $file }“.
terminal-goodbye = Dovidenia pri ďalšej hre.
terminal-discard-two = Odhodiť dve karty
terminal-unseen = Ešte nevidené
terminal-own-discards = Odhodené tebou
terminal-look-unseen = karty, ktoré ešte nie sú vidieť na stole ani v ruke
terminal-walk = { $moves ->
    [one] miesto { $place } ({ $moves } pohyb)
    [few] miesto { $place } ({ $moves } pohyby)
   *[other] miesto { $place } ({ $moves } pohybov)
    }
terminal-cost = { $what ->
    [nuggets] { $count ->
        [one] −{ $count } nuget
        [few] −{ $count } nugety
       *[other] −{ $count } nugetov
        }
   *[cards] { $count ->
        [one] −{ $count } karta
        [few] −{ $count } karty
       *[other] −{ $count } kariet
        }
    }
terminal-out = mimo hry
terminal-paralysed = ochromený trpaslík
terminal-escaped = vonku z jaskyne
terminal-plain-field = pole cesty
terminal-empty-vein = zlatá žila, prázdna
terminal-web = pavučina a jej strana
terminal-equipment = topánky, bojová sekera
terminal-levels = úrovne kariet v ruke
terminal-field = pole na tej strane karty
terminal-look-map = mapa celej jaskyne
terminal-good = { $good ->
    [wood] drevo
    [stone] kameň
    [ore] ruda
    [ruby] rubín
    [gold] minca
    [food] jedlo
    [grain] obilie
    [veg] zelenina
    [sheep] ovca
    [donkey] somár
    [boar] prasa
    [cattle] krava
   *[dog] pes
    }
terminal-caverna-do = { $verb ->
    [lay] Položiť doštičku: { $what }
    [fence] Postaviť plot: { $what }
    [stable] Postaviť chliev
    [sow] Sejba
    [furnish] Zariadiť miestnosť
    [loot] Výprava
    [forge] Výroba zbrane
    [trade] Predať rudu
    [buy] Kúpiť
    [swap] Vymeniť
   *[other] Ďalšie možnosti
    }
terminal-look-caverna = { $letter ->
    [b] akčné polia: čo vedia a kto na nich stojí
    [f] miestnosti v ponuke: cena, body, na čo sú
    [o] dosky všetkých hráčov; „o Bert“ = jedna z nich
   *[s] priebežné hodnotenie; „s Bert“ = iného hráča
    }
terminal-score = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
    }
terminal-dwarfs = Trpaslíci
terminal-unknown-harvest = žetón žatvy ešte nie je otočený
terminal-round-end = Koniec kola: { $event }
terminal-feeding = Kŕmenie – jedlo: { $food }, chýba: { $missing }
terminal-markers = Žetóny žatvy: { $shown } · zostáva zelených: { $green }, červených: { $red }
terminal-to-come = Ešte len príde (kolá { $rounds }): { $spaces }
terminal-furnishing = Miestnosť
terminal-price = Cena
terminal-dwarf-signs = sila trpaslíka doma (na poli) alebo novorodený
terminal-begins = začínajúci hráč
terminal-marker-signs = žetón žatvy v kole: zelený ✓, červený ?
terminal-one-good = 1 { terminal-good }
