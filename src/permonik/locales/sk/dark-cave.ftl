dark-cave-name = Temná jaskyňa
dark-cave-about = Dva klany hľadajú východ z jaskyne a vynášajú zlato medzi netvormi, pavučinami a sabotérmi (2 – 8 hráčov).

## Podstatné mená

dark-cave-role = { $role ->
    [saboteur] sabotér
   *[loyal] verný trpaslík
    }
dark-cave-clan = { $clan ->
    [blue] modrý klan
   *[yellow] žltý klan
    }
dark-cave-clan-card = { dark-cave-role } ({ dark-cave-clan })
dark-cave-works = { $works ->
    [blue] pre modrý klan
   *[yellow] pre žltý klan
    }
dark-cave-kind = { $kind ->
    [vein] zlatá žila
    [lair] temný brloh
    [ladder] rebrík
   *[exit] východ
    }
dark-cave-monster = { $monster ->
    [lindworm] plazúň
    [goblin] škriatok
   *[rat] krysa
    }
dark-cave-monster-acc = { $monster ->
    [lindworm] plazúňa
    [goblin] škriatka
   *[rat] krysu
    }
dark-cave-side = { $side ->
    [east] východná strana
    [south] južná strana
    [west] západná strana
   *[north] severná strana
    }
dark-cave-spot = { $spot ->
    [north] sever
    [east] východ
    [south] juh
    [west] západ
    [middle] stred
    [tunnel] tunel
    [bridge] most
    [below] pod mostom
   *[card] cesta
    }
dark-cave-feature = { $feature ->
    [lair] temný brloh
    [ladder] rebrík
    [bridge] most
    [tunnel] tunel
    [vein] zlatá žila
   *[exit] východ
    }
dark-cave-nuggets = { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
   *[other] { $nuggets } nugetov
    }
dark-cave-moves = { $moves ->
    [one] { $moves } pohyb
    [few] { $moves } pohyby
   *[other] { $moves } pohybov
    }

## Karty

dark-cave-card-cross-1 = Križovatka (I)
dark-cave-card-tee-north-1 = Odbočka na sever (I)
dark-cave-card-tee-east-1 = Odbočka na východ (I)
dark-cave-card-straight-ns-1 = Priama cesta sever – juh (I)
dark-cave-card-straight-ew-1 = Priama cesta východ – západ (I)
dark-cave-card-curve-ne-1 = Zákruta sever – východ (I)
dark-cave-card-curve-nw-1 = Zákruta sever – západ (I)
dark-cave-card-lair-tee-north-1 = Brloh: odbočka na sever (I)
dark-cave-card-lair-tee-east-1 = Brloh: odbočka na východ (I)
dark-cave-card-lair-cross-1 = Brloh: križovatka (I)
dark-cave-card-ladder-tee-north-1 = Rebrík: odbočka na sever (I)
dark-cave-card-bridge-ew-1 = Most východ – západ (I)
dark-cave-card-tunnel-ne-1 = Tunel medzi zákrutami sever – východ a juh – západ (I)
dark-cave-card-tunnel-nw-1 = Tunel medzi zákrutami sever – západ a juh – východ (I)
dark-cave-card-cross-2 = Križovatka (II)
dark-cave-card-tee-north-2 = Odbočka na sever (II)
dark-cave-card-tee-east-2 = Odbočka na východ (II)
dark-cave-card-straight-ns-2 = Priama cesta sever – juh (II)
dark-cave-card-straight-ew-2 = Priama cesta východ – západ (II)
dark-cave-card-curve-ne-2 = Zákruta sever – východ (II)
dark-cave-card-curve-nw-2 = Zákruta sever – západ (II)
dark-cave-card-lair-straight-ns-2 = Brloh: priama cesta sever – juh (II)
dark-cave-card-lair-straight-ew-2 = Brloh: priama cesta východ – západ (II)
dark-cave-card-lair-tee-north-2 = Brloh: odbočka na sever (II)
dark-cave-card-ladder-straight-ns-2 = Rebrík: priama cesta sever – juh (II)
dark-cave-card-ladder-straight-ew-2 = Rebrík: priama cesta východ – západ (II)
dark-cave-card-vein-curve-ne-2 = Zlatá žila: zákruta sever – východ (II)
dark-cave-card-bridge-ns-2 = Most sever – juh (II)
dark-cave-card-bridge-ew-2 = Most východ – západ (II)
dark-cave-card-tunnel-ne-2 = Tunel medzi zákrutami sever – východ a juh – západ (II)
dark-cave-card-tunnel-nw-2 = Tunel medzi zákrutami sever – západ a juh – východ (II)
dark-cave-card-cross-3 = Križovatka (III)
dark-cave-card-tee-north-3 = Odbočka na sever (III)
dark-cave-card-tee-east-3 = Odbočka na východ (III)
dark-cave-card-straight-ns-3 = Priama cesta sever – juh (III)
dark-cave-card-straight-ew-3 = Priama cesta východ – západ (III)
dark-cave-card-curve-ne-3 = Zákruta sever – východ (III)
dark-cave-card-curve-nw-3 = Zákruta sever – západ (III)
dark-cave-card-lair-tee-east-3 = Brloh: odbočka na východ (III)
dark-cave-card-lair-curve-ne-3 = Brloh: zákruta sever – východ (III)
dark-cave-card-lair-curve-nw-3 = Brloh: zákruta sever – západ (III)
dark-cave-card-ladder-cross-3 = Rebrík: križovatka (III)
dark-cave-card-vein-curve-nw-3 = Zlatá žila: zákruta sever – západ (III)
dark-cave-card-bridge-ns-3 = Most sever – juh (III)
dark-cave-card-tunnel-ne-3 = Tunel medzi zákrutami sever – východ a juh – západ (III)
dark-cave-card-rockfall-1 = Zával (I)
dark-cave-card-rockfall-2 = Zával (II)
dark-cave-card-rockfall-3 = Zával (III)
dark-cave-card-web-1 = Pavučina (I)
dark-cave-card-web-2 = Pavučina (II)
dark-cave-card-web-3 = Pavučina (III)
dark-cave-card-boots-1 = Topánky (I)
dark-cave-card-boots-2 = Topánky (II)
dark-cave-card-boots-3 = Topánky (III)
dark-cave-card-battle-axe-1 = Bojová sekera (I)
dark-cave-card-battle-axe-2 = Bojová sekera (II)
dark-cave-card-battle-axe-3 = Bojová sekera (III)
dark-cave-card-secret-info-1 = Tajné informácie (I)
dark-cave-card-secret-info-2 = Tajné informácie (II)
dark-cave-card-secret-info-3 = Tajné informácie (III)
dark-cave-card-card-swap-1 = Výmena kariet (I)
dark-cave-card-card-swap-2 = Výmena kariet (II)
dark-cave-card-card-swap-3 = Výmena kariet (III)
dark-cave-card-rat-1 = Krysa (I)
dark-cave-card-rat-2 = Krysa (II)
dark-cave-card-rat-3 = Krysa (III)
dark-cave-card-lindworm-1 = Plazúň (I)
dark-cave-card-lindworm-2 = Plazúň (II)
dark-cave-card-lindworm-3 = Plazúň (III)
dark-cave-card-goblin-1 = Škriatok (I)
dark-cave-card-goblin-2 = Škriatok (II)
dark-cave-card-goblin-3 = Škriatok (III)
dark-cave-card-start = Štartovacia karta
dark-cave-card-exit = Východ
dark-cave-card-vein = Zlatá žila
dark-cave-card-lair = Temný brloh
dark-cave-card-ladder = Rebrík
dark-cave-card-hidden = Zakrytá cieľová karta

## Udalosti

dark-cave-event-place = { $turned ->
    [yes] { $player } vykladá kartu cesty na miesto { $cell }: { $card-name }, otočené.
   *[no] { $player } vykladá kartu cesty na miesto { $cell }: { $card-name }.
    }
dark-cave-event-rockfall = { $player } hrá Zával, ktorý odstraňuje kartu na mieste { $cell }: { $card-name }.
dark-cave-event-web = { $player } kladie pavučinu: miesto { $cell }, { dark-cave-side }.
dark-cave-event-equip = { $player } vykladá vybavenie: { $card-name } – cieľ: { $target }.
dark-cave-event-look-goal = { $player } sa pozerá na cieľovú kartu { $goal }.
dark-cave-event-look-goal-seen = { $player } sa pozerá na cieľovú kartu { $goal }: { dark-cave-kind }.
dark-cave-event-look-clan = { $player } sa pozerá na klanovú kartu – cieľ: { $target } ({ dark-cave-clan }).
dark-cave-event-look-clan-seen = { $player } sa pozerá na klanovú kartu – cieľ: { $target } ({ dark-cave-clan }), { dark-cave-role }.
dark-cave-event-swap = { $player } hrá Výmenu kariet – druhá ruka: { $target }.
dark-cave-event-swap-seen = { $player } hrá Výmenu kariet – druhá ruka: { $target }. Preč idú: { $given }. Prichádzajú: { $taken }.
dark-cave-event-lure = { $player } láka netvora na miesto { $cell }: { $card-name }.
dark-cave-event-discard = { $player } odhadzuje lícom dolu – karty: { $levels }.
dark-cave-event-discard-seen = { $player } odhadzuje lícom dolu: { $cards }.
dark-cave-event-draw = { $player } si doberá kartu { $level }.
dark-cave-event-draw-seen = { $player } si doberá kartu: { $card-name }.
dark-cave-event-cut = { $player } seká do pavučiny bojovou sekerou: miesto { $cell }, { dark-cave-side }.
dark-cave-event-web-weakens = Pavučina sa otáča na stranu 1: miesto { $cell }, { dark-cave-side }.
dark-cave-event-web-leaves = Pavučina mizne: miesto { $cell }, { dark-cave-side }.
dark-cave-event-step = { $player } ide na miesto { $cell }.
dark-cave-event-monster-step = Na miesto { $cell } sa presúva { dark-cave-monster }.
dark-cave-event-attack = Útočí { dark-cave-monster } – cieľ: { $target }.
dark-cave-event-slay = { $player } zneškodňuje { dark-cave-monster-acc } bojovou sekerou.
dark-cave-event-paralysed = { $player }: trpaslík je ochromený a jeden ťah stojí.
dark-cave-event-stands-up = { $player }: trpaslík vstáva a v tomto ťahu stojí.
dark-cave-event-monster-leaves = Jaskyňu opúšťa { dark-cave-monster }.
dark-cave-event-lose-card = { $cause ->
    [rat] { $player } pre krysu stráca kartu { $level }.
   *[bridge] { $player } na moste stráca kartu { $level }.
    }
dark-cave-event-lose-card-seen = { $cause ->
    [rat] { $player } pre krysu stráca kartu: { $card-name }.
   *[bridge] { $player } na moste stráca kartu: { $card-name }.
    }
dark-cave-event-lose-nugget = { $loss ->
    [goblin] { $player } pre škriatka stráca nuget.
   *[tunnel] { $player } v tuneli stráca nuget.
    }
dark-cave-event-goal-revealed = { $player } odkrýva cieľovú kartu { $goal }: { dark-cave-kind }.
dark-cave-event-goal-laid = { $turned ->
    [yes] { $player } kladie cieľovú kartu { $goal } otočenú a zastavuje sa na nej.
   *[no] { $player } kladie cieľovú kartu { $goal } neotočenú a zastavuje sa na nej.
    }
dark-cave-event-vein = { $player } berie nuget zo zlatej žily.
dark-cave-event-clan-shown = { $player } odkrýva klanovú kartu: { dark-cave-role }, { dark-cave-clan }.
dark-cave-event-escape = { $player } opúšťa jaskyňu a zachraňuje { dark-cave-nuggets }.
dark-cave-event-aside-seen = { $player } sa pozerá na odložené klanové karty – počet: { $count }.
dark-cave-event-aside-seen-seen = { $player } sa pozerá na odložené klanové karty: { $aside }.
dark-cave-event-skipped = { $player } nemá karty, ťah sa preskakuje.
dark-cave-event-propose = { $player } navrhuje ukončiť hru.
dark-cave-event-agree = { $player } súhlasí s koncom hry.
dark-cave-event-decline = { $player } chce hrať ďalej.
dark-cave-event-game-over = Hra sa končí – výhra: { $winners }.

## Výzvy

dark-cave-prompt-turn = Si na ťahu: zahraj kartu alebo jednu či dve odhoď.
dark-cave-prompt-monster = Na ťahu je { dark-cave-monster }. Zostáva: { dark-cave-moves }.
dark-cave-prompt-move = Pohni trpaslíkom. Zostáva: { dark-cave-moves }.
dark-cave-prompt-axe = Zneškodniť { dark-cave-monster-acc } bojovou sekerou?
dark-cave-prompt-turning = Cieľová karta { $goal }: { dark-cave-kind }. Vyber, ako ju natočiť.
dark-cave-prompt-last = Použi bojovú sekeru na pavučinu alebo ukonči ťah.
dark-cave-prompt-vote = { $player } navrhuje ukončiť hru. Súhlasíš?

## Možnosti

dark-cave-choice-place = { $turned ->
    [yes] Vyložiť na miesto { $cell }: { $card-name }, otočené
   *[no] Vyložiť na miesto { $cell }: { $card-name }
    }
dark-cave-choice-rockfall = { $card-name }: odstrániť kartu na mieste { $cell }
dark-cave-choice-web = { $card-name }: miesto { $cell }, { dark-cave-side }
dark-cave-choice-equip = Vyložiť kartu „{ $card-name }“ → { $seat }
dark-cave-choice-look-goal = { $card-name }: pozrieť sa na cieľovú kartu { $goal }
dark-cave-choice-look-clan = { $card-name }: pozrieť sa na klanovú kartu → { $seat }
dark-cave-choice-swap = { $card-name } → { $seat }
dark-cave-choice-lure = { $card-name }: miesto { $cell } – { dark-cave-spot }
dark-cave-choice-discard = Odhodiť kartu „{ $card-name }“
dark-cave-choice-discard-two = Odhodiť dve karty: { $cards }
dark-cave-choice-cut = Sekerou na pavučinu: miesto { $cell }, { dark-cave-side }
dark-cave-choice-propose = Navrhnúť koniec hry
dark-cave-choice-step = Ísť na miesto { $cell } – { dark-cave-spot }
dark-cave-choice-stop = Zastaviť
dark-cave-choice-end-turn = Ukončiť ťah
dark-cave-choice-fight = Použiť sekeru – { dark-cave-monster }
dark-cave-choice-endure = Nechať si sekeru
dark-cave-choice-orient = { $turned ->
    [yes] Položiť cieľovú kartu otočenú
   *[no] Položiť cieľovú kartu neotočenú
    }
dark-cave-choice-agree = Súhlasiť
dark-cave-choice-decline = Hrať ďalej

## Odmietnutia

dark-cave-refusal-cell-taken = Na mieste { $cell } už karta leží; vyber prázdne miesto.
dark-cave-refusal-turned-same = Karta „{ $card-name }“ vyzerá po otočení rovnako; vylož ju tak, ako je.
dark-cave-refusal-side-mismatch = Na mieste { $cell } karta nenadväzuje ({ dark-cave-side }), pretože cesta patrí k ceste a stena k stene; otoč ju alebo vyber iné miesto.
dark-cave-refusal-not-joined = Karta na mieste { $cell } by nepredĺžila žiadnu cestu; prilož ju k otvorenému koncu cesty.
dark-cave-refusal-no-path-card = Na mieste { $cell } neleží žiadna karta cesty, ktorú by Zával odstránil; vyber miesto, kde nejaká je.
dark-cave-refusal-not-removable = Karta na mieste { $cell } zostáva, pretože Zával neodstráni štartovaciu kartu ani cieľovú kartu; vyber kartu cesty.
dark-cave-refusal-somebody-there = Na karte na mieste { $cell } niekto stojí, a preto zostáva; vyber inú.
dark-cave-refusal-web-there = Pavučina už tu je (miesto { $cell }, { dark-cave-side }); vyber iné miesto.
dark-cave-refusal-no-open-side = Tadiaľto žiadna cesta nevedie (miesto { $cell }, { dark-cave-side }); vyber miesto, kde na seba cesty nadväzujú, alebo otvorený koniec cesty.
dark-cave-refusal-has-boots = { $target } už topánky má a dvoje mať nemožno; vyber iný cieľ.
dark-cave-refusal-goal-revealed = Cieľová karta { $goal } už leží lícom nahor; vyber niektorú zakrytú.
dark-cave-refusal-own-clan-card = Svoju klanovú kartu poznáš; vyber iného hráča.
dark-cave-refusal-clan-shown = Táto klanová karta už leží lícom nahor: { $target }; vyber inú.
dark-cave-refusal-swap-with-self = Karty nemožno vymeniť so sebou; vyber iného hráča.
dark-cave-refusal-no-lair = V sieti ciest nie je žiadny temný brloh, z ktorého by prišiel netvor: { dark-cave-monster }; zahraj inú kartu.
dark-cave-refusal-not-a-lair = Na tomto poli na mieste { $cell } žiadny temný brloh nie je; vyber pole s brlohom.
dark-cave-refusal-monster-in-play = V jaskyni už je { dark-cave-monster } a ide ďalej z miesta { $cell }; začni tam.
dark-cave-refusal-no-web-there = Žiadna pavučina tu nie je (miesto { $cell }, { dark-cave-side }); sekeru si nechaj.
dark-cave-refusal-no-axe = Žiadna bojová sekera pred tebou neleží a z ruky ju použiť nemožno; najprv ju zahraj.
dark-cave-refusal-web-too-far = Tvoj trpaslík pri tejto pavučine nestojí (miesto { $cell }, { dark-cave-side }); najprv choď na pole pri nej.
dark-cave-refusal-no-agreed-end = Pri tomto stole sa koniec hry nedohaduje; zahraj alebo odhoď kartu.
dark-cave-refusal-proposed-before = Koniec hry sa dá navrhnúť iba raz za ťah; zahraj alebo odhoď kartu.
dark-cave-refusal-no-step = Na toto pole na mieste { $cell } jediným pohybom dôjsť nemožno; vyber vedľajšie pole alebo choď z rebríka na rebrík.
dark-cave-refusal-web-in-the-way = V ceste je pavučina (miesto { $cell }, { dark-cave-side }); choď inadiaľ alebo použi bojovú sekeru.

## Výsledok

dark-cave-line-ended = { $reason ->
    [clan] Hra sa končí: všetci, čo pracujú pre jeden klan, sú vonku.
    [agreed] Hra sa končí: všetci s tým súhlasia.
   *[cards] Hra sa končí: nikto nemá karty.
    }
dark-cave-line-saved = { $player }: { dark-cave-role } ({ dark-cave-clan }), zbiera { dark-cave-works } a zachraňuje { dark-cave-nuggets }.
dark-cave-line-left-inside = { $player }: { dark-cave-role } ({ dark-cave-clan }), zbiera { dark-cave-works } a zostáva vnútri; prepadá: { dark-cave-nuggets }.
dark-cave-line-treasure = Hodnota pokladu, { dark-cave-clan }: { dark-cave-nuggets } × { $times } = { $value }.
dark-cave-line-tie = Oba poklady majú rovnakú hodnotu a rozhoduje, kto je vonku prvý: { $player } – { dark-cave-clan }.
dark-cave-line-victory = Vyhráva { dark-cave-clan }: { $players }.
dark-cave-line-draw = Remíza: vonku nie je nikto, a nikto teda nevyhráva.

## Voľby

dark-cave-option-first = Prvý hráč
dark-cave-option-first-help = Kto začína; bez voľby rozhodne náhoda.
dark-cave-option-agreed_end = Dohodnutý koniec
dark-cave-option-agreed_end-help = Či smie hráč navrhnúť predčasný koniec hry; všetci ostatní musia súhlasiť.
dark-cave-option-deck = Balíček
dark-cave-option-deck-help = Rekonštruovaný balíček alebo obsah iného, ktorý dodržiava tlačené počty.

## Pravidlá

dark-cave-rule-dc-1-1 = Kariet ciest je 50: 19 kariet I, 17 kariet II a 14 kariet III.
dark-cave-rule-dc-1-2 = Brlohov je 9, rebríkov 4, mostov 4, tunelov 5 a zlatých žíl 2; 26 kariet ciest je obyčajných.
dark-cave-rule-dc-1-3 = Prekonať kartu I stojí jeden pohyb, kartu II dva a kartu III tri pohyby.
dark-cave-rule-dc-1-4 = Na karte s mostom sa dve cesty križujú, ale nespájajú.
dark-cave-rule-dc-1-5 = Akčných kariet je 32: 10 kariet I, 10 kariet II a 12 kariet III.
dark-cave-rule-dc-1-6 = Akčných kariet je deväť druhov.
dark-cave-rule-dc-1-7 = Štartovacia karta je jediné pole s rebríkom a vedú z nej štyri cesty.
dark-cave-rule-dc-1-8 = Štyri cieľové karty sú východ, zlatá žila, brloh a rebrík.
dark-cave-rule-dc-1-9 = Obe cesty dvojitej zákruty spája iba tunel, ktorý je samostatným poľom.
dark-cave-rule-dc-1-10 = Nugetov je 46; tie, ktoré nikto nemá, ležia v banku.
dark-cave-rule-dc-1-11 = Iný balíček musí dodržať tlačené počty kariet aj počty pohybov.
dark-cave-rule-dc-1-12 = Rovnaké karty sú zameniteľné, nech sa hrá ktorákoľvek z nich.
dark-cave-rule-dc-2-1 = Pri 2 až 5 hráčoch ležia cieľové karty štyri miesta od štartu v oboch smeroch.
dark-cave-rule-dc-2-2 = Pri 6 až 8 hráčoch ležia cieľové karty tri miesta od štartu v oboch smeroch.
dark-cave-rule-dc-2-3 = Klanové karty v hre závisia od počtu hráčov.
dark-cave-rule-dc-2-4 = Klan poznajú všetci, postava je tajná a zvyšné klanové karty idú nabok a nikto ich nevidí.
dark-cave-rule-dc-2-5 = Pri 3 a 4 hráčoch majú všetci rovnakú farbu a sabotéri pracujú pre chýbajúci klan.
dark-cave-rule-dc-2-6 = Každý trpaslík začína na štartovacej karte s 3 nugetmi.
dark-cave-rule-dc-2-7 = Z každej kôpky I, II a III ide 5 kariet späť do škatule bez toho, že by ich niekto videl.
dark-cave-rule-dc-2-8 = Každý dostáva päť kariet; ich čísla závisia od počtu hráčov.
dark-cave-rule-dc-2-9 = V doberacom balíčku ležia karty I na kartách II a tie na kartách III.
dark-cave-rule-dc-2-10 = Začína náhodný alebo dohodnutý hráč a hrá sa v smere hodinových ručičiek.
dark-cave-rule-dc-2-11 = Štyri cieľové karty sa zamiešajú a vyložia lícom dolu.
dark-cave-rule-dc-3-1 = V ťahu najprv zahráš alebo odhodíš, potom pohneš trpaslíkom a nakoniec doberieš.
dark-cave-rule-dc-3-2 = Na začiatku tvojho ťahu odchádzajú tvoje netvory.
dark-cave-rule-dc-3-3 = Na začiatku tvojho ťahu sa tvoje pavučiny otáčajú z 2 na 1, z 1 miznú.
dark-cave-rule-dc-3-4 = Na začiatku tvojho ťahu ochromený trpaslík vstáva, ale nehýbe sa.
dark-cave-rule-dc-3-5 = Smieš odhodiť jednu alebo dve karty lícom dolu; ostatní vidia ich rub.
dark-cave-rule-dc-3-6 = Bez kariet sa tvoj ťah preskočí, ale čo patrí na jeho začiatok, to sa stane.
dark-cave-rule-dc-3-7 = Odhodiť smieš vždy, ale s kartami v ruke sa ťah nedá vynechať.
dark-cave-rule-dc-3-8 = Hrať a odhadzovať smieš iba karty zo svojej ruky.
dark-cave-rule-dc-3-9 = Rozhoduje iba ten, kto je práve na rade.
dark-cave-rule-dc-4-1 = Kartu možno vyložiť iba na prázdne miesto.
dark-cave-rule-dc-4-2 = Nová karta musí predlžovať cestu niektorej odkrytej karty.
dark-cave-rule-dc-4-3 = Okraje susedných odkrytých kariet musia na seba nadväzovať.
dark-cave-rule-dc-4-4 = Zakryté cieľové karty na nič nadväzovať nemusia a nič nespájajú.
dark-cave-rule-dc-4-5 = Spojenie so štartom ani s vlastným trpaslíkom nie je nutné.
dark-cave-rule-dc-4-6 = Kartu smieš otočiť o pol otáčky, nikdy ju nevykladaj naprieč.
dark-cave-rule-dc-4-7 = Karta, ktorá po otočení vyzerá rovnako, sa vykladá neotočená.
dark-cave-rule-dc-4-8 = Karty smú ležať aj mimo hernej plochy, na všetky strany.
dark-cave-rule-dc-4-9 = Na vyloženú zlatú žilu príde nuget z banku.
dark-cave-rule-dc-5-1 = Trpaslík ide najviac o 3 polia a smie kedykoľvek zastaviť alebo zostať.
dark-cave-rule-dc-5-2 = S topánkami ide trpaslík až o 4 polia.
dark-cave-rule-dc-5-3 = Jeden pohyb vedie na vedľajšie pole alebo na ďalšiu kartu, kde na seba cesty nadväzujú.
dark-cave-rule-dc-5-4 = Na jednom poli smie stáť ľubovoľný počet trpaslíkov.
dark-cave-rule-dc-5-5 = Pohyb sa končí na zakrytej cieľovej karte, pri netvorovi, na východe alebo posledným pohybom.
dark-cave-rule-dc-5-6 = Z rebríka na ktorýkoľvek iný rebrík vedie jediný pohyb.
dark-cave-rule-dc-5-7 = Rebrík na zakrytej cieľovej karte použiť nemožno.
dark-cave-rule-dc-5-8 = Vstup na drevený most stojí jednu kartu, zakaždým znova.
dark-cave-rule-dc-5-9 = Stratenú kartu vytiahne hráč naľavo bez pozerania a nenahrádza sa.
dark-cave-rule-dc-5-10 = S prázdnou rukou sa na moste nič nestráca.
dark-cave-rule-dc-5-11 = Cesta pod mostom nič nestojí a na most nevedie.
dark-cave-rule-dc-5-12 = Vstup do tunela stojí jeden nuget.
dark-cave-rule-dc-5-13 = Bez nugetov je tunel zadarmo.
dark-cave-rule-dc-5-14 = Trpaslík, ktorý skončí na zlatej žile, berie jej nuget.
dark-cave-rule-dc-5-15 = Kto berie nuget zo žily, odkrýva svoju klanovú kartu.
dark-cave-rule-dc-6-1 = Tajné informácie ti ukážu zakrytú cieľovú kartu alebo cudziu klanovú kartu.
dark-cave-rule-dc-6-2 = Ostatní vedia, na ktorú kartu sa pozeráš, nie čo na nej je.
dark-cave-rule-dc-6-3 = Na odkrytú kartu ani na vlastnú klanovú kartu sa pozerať nedá.
dark-cave-rule-dc-6-4 = Na rovnakú zakrytú kartu sa smieš pozrieť znova.
dark-cave-rule-dc-6-5 = Zával odstráni kartu cesty, na ktorej nikto nestojí.
dark-cave-rule-dc-6-6 = Zával neodstráni štartovaciu kartu ani cieľovú kartu.
dark-cave-rule-dc-6-7 = S odstránenou kartou miznú pavučiny na jej otvorených koncoch.
dark-cave-rule-dc-6-8 = Pavučina, kde nadväzuje iná karta, zostáva.
dark-cave-rule-dc-6-9 = Nuget z odstránenej zlatej žily sa vracia do banku.
dark-cave-rule-dc-6-10 = Zával smie sieť ciest prerušiť a obe časti zostávajú v hre.
dark-cave-rule-dc-6-11 = Výmena kariet vymení celé ruky dvoch hráčov.
dark-cave-rule-dc-6-12 = Po Výmene kariet si doberá druhý hráč, nie ty.
dark-cave-rule-dc-6-13 = Akčnú kartu bez možného cieľa možno iba odhodiť.
dark-cave-rule-dc-7-1 = Pavučina príde tam, kde na seba nadväzujú dve cesty, alebo na otvorený koniec cesty.
dark-cave-rule-dc-7-2 = Otvorený koniec smie viesť na prázdne miesto, k zakrytej cieľovej karte alebo k stene.
dark-cave-rule-dc-7-3 = Kde žiadna odkrytá karta nemá cestu, tam pavučina byť nemôže.
dark-cave-rule-dc-7-4 = Na jednom mieste je vždy najviac jedna pavučina.
dark-cave-rule-dc-7-5 = Pavučina zastaví trpaslíkov aj netvorov v oboch smeroch.
dark-cave-rule-dc-7-6 = Pavučina sa začína stranou 2 nahor a jej karta leží pred hráčom.
dark-cave-rule-dc-7-7 = Sekera otočí pavučinu zo strany 2 na stranu 1 alebo ju odstráni.
dark-cave-rule-dc-7-8 = Aby sa pavučina dala presekať, musí trpaslík stáť na poli pri nej.
dark-cave-rule-dc-7-9 = Použiť možno iba sekeru, ktorá leží pred tebou.
dark-cave-rule-dc-7-10 = Sekeru možno na pavučinu použiť pri každom rozhodnutí vo vlastnom ťahu.
dark-cave-rule-dc-7-11 = Ak by sa sekera dala použiť aj po pohybe, hra sa pred dobraním ešte opýta.
dark-cave-rule-dc-7-12 = Sekera zneškodní netvora skôr, než na kohokoľvek zaútočí.
dark-cave-rule-dc-7-13 = Aj keď sekera netvora zneškodní, pohyb trpaslíka sa končí.
dark-cave-rule-dc-7-14 = Kartu cesty možno priložiť aj ku koncu s pavučinou.
dark-cave-rule-dc-7-15 = Topánky možno vyložiť pred kohokoľvek, ale nikto nesmie mať dvoje.
dark-cave-rule-dc-7-16 = Bojové sekery možno vyložiť pred kohokoľvek, aj niekoľko.
dark-cave-rule-dc-8-1 = Netvor prichádza z ktoréhokoľvek temného brlohu na odkrytej karte.
dark-cave-rule-dc-8-2 = Bez brlohu žiadneho netvora prilákať nemožno.
dark-cave-rule-dc-8-3 = Príchod do brlohu nie je útok.
dark-cave-rule-dc-8-4 = Krysa ide najviac o 3 polia, plazúň o 4 a škriatok o 5 polí.
dark-cave-rule-dc-8-5 = Netvory chodia po rebríkoch, mostoch aj tuneloch voľne; pavučiny ich zastavia.
dark-cave-rule-dc-8-6 = Netvor, ktorý už v jaskyni je, ide ďalej odtiaľ, kde stojí.
dark-cave-rule-dc-8-7 = Skoršia karta netvora sa odkladá; platí tá nová.
dark-cave-rule-dc-8-8 = Netvor sa pri trpaslíkoch zastaví a útočí na všetkých.
dark-cave-rule-dc-8-9 = Trpaslík, ktorý vstúpi k netvorovi, je napadnutý sám.
dark-cave-rule-dc-8-10 = Na sekery sa hra pýta od hráča na ťahu v smere hodinových ručičiek; prvá ochráni všetkých.
dark-cave-rule-dc-8-11 = Kto pri netvorovi zostáva alebo odchádza, toho nenapadne.
dark-cave-rule-dc-8-12 = Viac netvorov útočí v poradí krysa, plazúň, škriatok.
dark-cave-rule-dc-8-13 = Krysa pripraví obeť o kartu.
dark-cave-rule-dc-8-14 = Plazúň obeť na jeden ťah ochromí.
dark-cave-rule-dc-8-15 = Trpaslík ochromený vo vlastnom ťahu pred pohybom príde o tento aj ďalší pohyb.
dark-cave-rule-dc-8-16 = Škriatok pripraví obeť o nuget, ak nejaký má.
dark-cave-rule-dc-8-17 = Netvor smie vstúpiť na zakrytú cieľovú kartu bez toho, že by ju odkryl.
dark-cave-rule-dc-9-1 = Prvý trpaslík na zakrytej cieľovej karte ju odkryje a zastaví sa.
dark-cave-rule-dc-9-2 = Odkrytá cieľová karta sa natočí, aby trpaslík vstúpil a aby podľa možnosti nadväzovala.
dark-cave-rule-dc-9-3 = Trpaslík stojí na prvom poli pri strane, ktorou prišiel.
dark-cave-rule-dc-9-4 = Trpaslík, ktorý vstúpi na pole s východom, hneď opúšťa jaskyňu.
dark-cave-rule-dc-9-5 = Kto opustí jaskyňu, odkrýva svoju klanovú kartu.
dark-cave-rule-dc-9-6 = Kto je vonku prvý, pozrie sa na odložené klanové karty.
dark-cave-rule-dc-9-7 = Kto je vonku, hrá a doberá karty ďalej.
dark-cave-rule-dc-9-8 = Čo odkrytá cieľová karta ukazuje, platí hneď.
dark-cave-rule-dc-9-9 = Netvor na odkrytej cieľovej karte stojí trpaslíkovi v ceste a útočí.
dark-cave-rule-dc-9-10 = Na východe s netvorom príde najprv útok a potom odchod.
dark-cave-rule-dc-9-11 = Odkrytá cieľová karta nadväzovať nemusí, nové karty k nej áno.
dark-cave-rule-dc-10-1 = Za zahranú kartu si doberáš jednu, za odhodené toľko, koľko ich je.
dark-cave-rule-dc-10-2 = Keď sa doberací balíček míňa, doberáš si, čo zostáva.
dark-cave-rule-dc-10-3 = Hra sa končí, keď sú na konci ťahu doberací balíček aj všetky ruky prázdne.
dark-cave-rule-dc-10-4 = Hra sa končí hneď, ako sú vonku všetci, čo pracujú pre jeden klan.
dark-cave-rule-dc-10-5 = S dohodnutým koncom smie hráč raz za ťah navrhnúť koniec a všetci musia súhlasiť.
dark-cave-rule-dc-10-6 = Po konci hry sa odkrývajú všetky klanové karty.
dark-cave-rule-dc-11-1 = Počítajú sa iba vynesené nugety.
dark-cave-rule-dc-11-2 = Hodnota pokladu sú nugety krát trpaslíci, ktorí pracovali pre druhý klan.
dark-cave-rule-dc-11-3 = Verný trpaslík pracuje pre svoj klan, sabotér pre ten druhý.
dark-cave-rule-dc-11-4 = Vyhráva klan s cennejším pokladom.
dark-cave-rule-dc-11-5 = Pri zhode vyhráva klan, pre ktorý pracoval prvý trpaslík vonku.
dark-cave-rule-dc-11-6 = Keď nie je vonku nikto, nevyhráva nikto.
dark-cave-rule-dc-11-7 = Pri dvoch hráčoch vyhráva, kto je vonku prvý.
dark-cave-rule-dc-12-1 = Klany, nugety, karty pred hráčmi a ruby všetkých kariet vidia všetci.
dark-cave-rule-dc-12-2 = Hráč vie, ktoré karty odhadzuje alebo stráca, ostatní nie.
dark-cave-rule-dc-12-3 = Čo ti hra ukázala, to vieš stále.
dark-cave-rule-dc-12-4 = Po Výmene kariet vieš, kde môžu byť karty, ktoré odišli z tvojej ruky.
