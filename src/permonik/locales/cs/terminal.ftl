# Příkazový řádek a stůl v terminálu.

## K čemu příkaz je

terminal-hint-permonik = Čtyři deskové hry o trpaslících, k hraní i ke zkoumání.
terminal-hint-version = Vypsat verzi.
terminal-hint-games = Vypsat hry, počty hráčů a volby.
terminal-hint-play = Hrát v terminálu proti botům nebo s lidmi u jedné klávesnice.
terminal-hint-bench = Změřit, jak rychle se hra hraje náhodně.
terminal-hint-arena = Nechat boty hrát mezi sebou na stejných rozdáních a změřit jejich sílu.
terminal-hint-arena-seats = Úrovně botů oddělené čárkami; na každém rozdání vystřídá každá úroveň všechna místa.
terminal-hint-arena-games = Počet her; poslední rozdání se vždy dohraje celé.
terminal-hint-arena-players = Počet hráčů, liší-li se od počtu úrovní: úrovně se kolem stolu opakují.
terminal-hint-arena-records = Zapsat záznam každé hry do této složky.
terminal-hint-arena-resume = Ukládat odehrané hry do tohoto souboru a pokračovat od něj.
terminal-hint-jobs = Počet procesů.
terminal-hint-budget = Jaký díl obvyklého přemýšlení boti smějí vynaložit, například 0.1.
terminal-hint-perft = Spočítat posloupnosti možných tahů z dané pozice.
terminal-hint-replay = Přehrát záznam hry a ověřit ho.
terminal-hint-explain = Vypsat, co by si boti v dohrané hře mysleli a jak by hráli.
terminal-hint-plot = Nakreslit domněnky do tohoto souboru (SVG).
terminal-hint-rules = Vypsat pravidla hry, nebo jedno z nich.
terminal-hint-deck = Vypsat balíček hry jako vzor pro vlastní.
terminal-hint-game = Která hra; seznam vypíše „permonik games“.
terminal-hint-seats = Počet hráčů.
terminal-hint-bots = Úrovně botů na posledních místech, oddělené čárkami; „none“ znamená jen lidi.
terminal-hint-names = Jména hráčů od prvního místa, oddělená čárkami.
terminal-hint-seed = Z čeho vyrůstá náhoda: stejné semínko rozdá stejné karty.
terminal-hint-lang = Jazyk: en, cs nebo sk.
terminal-hint-save = Zapisovat záznam hry do tohoto souboru.
terminal-hint-resume = Pokračovat ve hře zaznamenané v tomto souboru.
terminal-hint-option = Volba hry ve tvaru name=value; může jich být víc.
terminal-hint-deck-file = Hrát s balíčkem z tohoto souboru.
terminal-hint-seconds = Délka každého z pěti běhů.
terminal-hint-json = Vypsat jeden řádek JSON.
terminal-hint-depth = Délka posloupností.
terminal-hint-record = Soubor se záznamem hry.
terminal-hint-at = Vzít pozici po tomto řádku záznamu.
terminal-hint-divide = Rozdělit počet podle prvního tahu.
terminal-hint-clause = Jedno pravidlo, například SAB-4.3.
terminal-hint-coverage = Vypsat, které testy dokazují které pravidlo.
terminal-hint-serve = Otevřít hernu: hraje se v prohlížeči, o samotě nebo s přáteli.
terminal-hint-backup = Zapsat vše, co server ví, do jednoho souboru; server může běžet dál.
terminal-hint-restore = Naplnit prázdnou databázi ze zálohy.
terminal-hint-port = Port, na kterém server naslouchá; 0 vezme kterýkoli volný.
terminal-hint-lan = Pustit dovnitř i ostatní z místní sítě.
terminal-hint-data = Složka pro data.
terminal-hint-database = Adresa databáze PostgreSQL namísto souboru ve složce s daty.
terminal-hint-config = Soubor s nastavením (TOML).
terminal-hint-set = Kterékoli další nastavení, jako název=hodnota; lze uvést vícekrát.
terminal-hint-backup-file = Soubor se zálohou.
terminal-hint-solve = Hledat nejlepší partii pro jednoho hráče.
terminal-hint-minutes = Jak dlouho hledat, v minutách.
terminal-hint-out = Záznam nejlepší partie; pokud soubor existuje, hledání od něj pokračuje.

## Co je na příkazu špatně

terminal-unknown-language = Jazyk „{ $language }“ tu není. Známé jazyky: { $known }.
terminal-unknown-level = Úroveň bota „{ $level }“ neexistuje. Známé úrovně: { $known }.
terminal-unknown-clause = Pravidlo „{ $clause }“ neexistuje.
terminal-unreadable-file = Soubor „{ $file }“ nejde přečíst.
terminal-unreadable-deck = Soubor „{ $file }“ není platný JSON; vzor balíčku vypíše „permonik deck“.
terminal-file-exists = Soubor „{ $file }“ už existuje; vyber jiný název, nebo v té hře pokračuj pomocí --resume.
terminal-too-many-bots = Botů ({ $bots }) je víc než míst ({ $seats }).
terminal-wrong-names = Jména se musí lišit a může jich být nejvýš { $seats }.
terminal-wrong-option = Volba se píše jako name=value, ne „{ $option }“.
terminal-wrong-seed = Semínko náhody má 1–64 bajtů.
terminal-wrong-seconds = Běh musí trvat déle než 0 sekund.
terminal-wrong-setting = Nastavení „{ $name }“ nemůže být „{ $value }“; viz docs/hosting.md.
terminal-arena-other = Soubor „{ $file }“ patří k jinému zápasu; zvolte jiný soubor.
terminal-explain-unfinished = Vysvětlují se jen dohrané hry: před koncem se nic neprozrazuje.
terminal-explain-no-roles = Hra „{ $game }“ nemá skryté role, takže není co kreslit.
terminal-resume-alone = Rozehraná hra má svá místa, boty, jména, semínko, volby i balíček; tyto volby vynech.
terminal-perft-one-of = Pozice se zadává buď volbami --seats a --seed, nebo volbou --record s volbou --at.
terminal-no-tests = Testy tu nejsou; pokrytí jde vypsat jen ve zdrojovém stromu projektu.
terminal-no-deck = Hra „{ $game }“ se nehraje s balíčkem karet.
terminal-solve-only = Řešit lze jen sólovou hru { $game }: nic v ní nezávisí na náhodě.
terminal-solve-wrong-time = Hledání trvá déle než 0 minut a potřebuje aspoň jeden proces.
terminal-solve-other-record = Soubor „{ $file }“ není záznamem dohrané partie hry Caverna pro jednoho hráče.
terminal-solve-other-seed = Partie v souboru „{ $file }“ vzešla z jiného semínka.

## Hry, pravidla a záznamy

terminal-seats = Počet hráčů: { $low }–{ $high }
terminal-option = Volba
terminal-values = Hodnoty
terminal-default = Výchozí
terminal-meaning = Význam
terminal-open = otevřené
terminal-value-seat = místo, od 0
terminal-value-deck = --deck FILE
terminal-clause = Pravidlo
terminal-tests = Testy
terminal-no-test = bez testu
terminal-covered = Pravidla s testem: { $proved } z celkových { $total }
terminal-seed = Semínko náhody: { $seed }
terminal-result = Výsledek
terminal-unfinished = Hra není dohraná. Dosavadní počet tahů: { $count }
terminal-confirmed = Záznam odpovídá pravidlům.
terminal-solve-start = Hledání začíná partií, která má bodů: { $points }. Nejlepší partie se ukládá do souboru „{ $file }“.
terminal-solve-progress = { $done } % · vyzkoušeno partií: { $games } · body nejlepší partie: { $points }

## Rychlost

terminal-bench-game = Hra
terminal-bench-seats = Počet hráčů
terminal-bench-seconds = Sekund na běh (nejlepší z 5)
terminal-bench-games-per-s = Her za sekundu
terminal-bench-decisions-per-s = Rozhodnutí za sekundu
terminal-bench-copy-us = Kopie stavu (µs)
terminal-bench-state-kb = Velikost stavu (KB)
terminal-bench-calibration = Kalibračních obrátek za sekundu
terminal-bench-decisions-per-1000-turns = Rozhodnutí na 1 000 kalibračních obrátek
terminal-bench-build = Sestavení
terminal-bench-python = Python
terminal-bench-round-wins = Vyhraná kola – { $role }
terminal-no-calibration = jen ve zdrojovém stromu

## Aréna

terminal-arena-head = { $game } – hráčů: { $players }, her: { $games }, rozdání: { $deals }
terminal-arena-level = Úroveň
terminal-arena-role = Role
terminal-arena-points = Bodů na hru [95 %]
terminal-arena-wins = Výhry [95 %]
terminal-arena-part-wins = Vyhrála jeho strana [95 %]
terminal-arena-mean-ms = ms na tah
terminal-arena-p99-ms = 99 % pod
terminal-arena-difference = Na stejných rozdáních
terminal-arena-stopped = Přerušeno; zbývá her: { $left }. S --resume zápas pokračuje ze svého souboru.

## Co si boti mysleli

terminal-explain-same = { $player }: { $played } – stejně by hrála i úroveň „normal“
terminal-explain-other = { $player }: { $played } – úroveň „normal“ by hrála: { $advice }
terminal-explain-beliefs = Domněnky, kdo má roli „{ $role }“ (✓ = právem): { $beliefs }
terminal-explain-title = Koho kdo podezíral, že má roli: { $role }
terminal-explain-axis = Tahy od začátku hry: { $count }; na tečkovaných čarách se role rozdávají znovu. Vlevo: kdo si to myslí.

## U stolu

terminal-help = Číslo vybírá řádek; 0 je zpět; víc čísel jde rovnou dál: „2 5“.
    Proč ne: před číslo nebo tah napiš ? · h = nápověda · r = pravidla · q = uložit a odejít
terminal-help-cards = V závorce: kolika způsoby jde karta zahrát. Zkráceně: „2 3,−1“ = karta 2 na místo 3, −1
    „2 3,−1 t“ = otočená · „4 Bert“ = karta 4, cíl Bert
terminal-keys = (h = nápověda)
terminal-which = { $what } – co z toho? (0 zpět)
terminal-hand-over = Stiskni Enter, až bude u klávesnice { $player }.
terminal-look-away = Ostatní se nedívají.
terminal-continue = Pokračuj klávesou Enter.
terminal-unknown-choice = „{ $input }“ v seznamu není; napiš některé z čísel, nebo h pro nápovědu.
terminal-no-action = „{ $input }“ není tah; zeptej se třeba „? 2 3,−1“, nebo napiš h pro nápovědu.
terminal-why-not = Nejde to: { $reason }
terminal-rule = Pravidlo { $clause }: { $text }
terminal-possible = To jde.
terminal-only-discard = Tahle karta teď nikam nepasuje a jde jen odhodit; na jedno místo se zeptej třeba „? 2 3,−1“.
terminal-at = místo { $cell }
terminal-round = Kolo { $round }/{ $rounds }
terminal-draw-pile = Dobírací balíček
terminal-discard-pile = Odkládací hromádka
terminal-cards = Karty
terminal-gold = Zlato
terminal-treasures = Poklady
terminal-points = Body
terminal-role = Role
terminal-broken = Rozbité
terminal-dead-end = zaslepený tunel (velký a malý)
terminal-to-act = na tahu
terminal-last-moves = Od tvého posledního tahu
terminal-saved = Uloženo do souboru „{ $file }“.
terminal-resumed = Pokračuje hra ze souboru „{ $file }“.
terminal-goodbye = Na shledanou u další hry.
terminal-discard-two = Odhodit dvě karty
terminal-unseen = Ještě neviděné
terminal-own-discards = Odhozené tebou
terminal-look-unseen = karty, které ještě nejsou vidět na stole ani v ruce
terminal-walk = { $moves ->
    [one] místo { $place } ({ $moves } pohyb)
    [few] místo { $place } ({ $moves } pohyby)
   *[other] místo { $place } ({ $moves } pohybů)
    }
terminal-cost = { $what ->
    [nuggets] { $count ->
        [one] −{ $count } nuget
        [few] −{ $count } nugety
       *[other] −{ $count } nugetů
        }
   *[cards] { $count ->
        [one] −{ $count } karta
        [few] −{ $count } karty
       *[other] −{ $count } karet
        }
    }
terminal-out = mimo hru
terminal-paralysed = ochromený trpaslík
terminal-escaped = venku z jeskyně
terminal-plain-field = pole cesty
terminal-empty-vein = zlatá žíla, prázdná
terminal-web = pavučina a její strana
terminal-equipment = boty, válečná sekera
terminal-levels = úrovně karet v ruce
terminal-field = pole na té straně karty
terminal-look-map = mapa celé jeskyně
terminal-good = { $good ->
    [wood] dřevo
    [stone] kámen
    [ore] ruda
    [ruby] rubín
    [gold] mince
    [food] jídlo
    [grain] obilí
    [veg] zelenina
    [sheep] ovce
    [donkey] osel
    [boar] prase
    [cattle] kráva
   *[dog] pes
    }
terminal-caverna-do = { $verb ->
    [lay] Položit destičku: { $what }
    [fence] Postavit plot: { $what }
    [stable] Postavit chlév
    [sow] Setba
    [furnish] Zařídit místnost
    [loot] Výprava
    [forge] Výroba zbraně
    [trade] Prodat rudu
    [buy] Koupit
    [swap] Vyměnit
   *[other] Další možnosti
    }
terminal-look-caverna = { $letter ->
    [b] akční pole: co umějí a kdo na nich stojí
    [f] místnosti v nabídce: cena, body, k čemu jsou
    [o] desky všech hráčů; „o Bert“ = jedna z nich
   *[s] průběžné hodnocení; „s Bert“ = jiného hráče
    }
terminal-score = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
    }
terminal-dwarfs = Trpaslíci
terminal-unknown-harvest = žeton sklizně ještě není otočený
terminal-round-end = Konec kola: { $event }
terminal-feeding = Krmení – jídlo: { $food }, chybí: { $missing }
terminal-markers = Žetony sklizně: { $shown } · zbývá zelených: { $green }, červených: { $red }
terminal-to-come = Teprve přijde (kola { $rounds }): { $spaces }
terminal-furnishing = Místnost
terminal-price = Cena
terminal-dwarf-signs = síla trpaslíka doma (na poli), nebo novorozený
terminal-begins = začínající hráč
terminal-marker-signs = žeton sklizně v kole: zelený ✓, červený ?
terminal-one-good = 1 { terminal-good }
