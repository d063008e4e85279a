dark-cave-name = Temná jeskyně
dark-cave-about = Dva klany hledají východ z jeskyně a vynášejí zlato mezi nestvůrami, pavučinami a sabotéry (2–8 hráčů).

## Podstatná jména

dark-cave-role = { $role ->
    [saboteur] sabotér
   *[loyal] věrný trpaslík
    }
dark-cave-clan = { $clan ->
    [blue] modrý klan
   *[yellow] žlutý klan
    }
dark-cave-clan-card = { dark-cave-role } ({ dark-cave-clan })
dark-cave-works = { $works ->
    [blue] pro modrý klan
   *[yellow] pro žlutý klan
    }
dark-cave-kind = { $kind ->
    [vein] zlatá žíla
    [lair] temné doupě
    [ladder] žebřík
   *[exit] východ
    }
dark-cave-monster = { $monster ->
    [lindworm] plazoun
    [goblin] skřet
   *[rat] krysa
    }
dark-cave-monster-acc = { $monster ->
    [lindworm] plazouna
    [goblin] skřeta
   *[rat] krysu
    }
dark-cave-side = { $side ->
    [east] východní strana
    [south] jižní strana
    [west] západní strana
   *[north] severní strana
    }
dark-cave-spot = { $spot ->
    [north] sever
    [east] východ
    [south] jih
    [west] západ
    [middle] střed
    [tunnel] tunel
    [bridge] most
    [below] pod mostem
   *[card] cesta
    }
dark-cave-feature = { $feature ->
    [lair] temné doupě
    [ladder] žebřík
    [bridge] most
    [tunnel] tunel
    [vein] zlatá žíla
   *[exit] východ
    }
dark-cave-nuggets = { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
   *[other] { $nuggets } nugetů
    }
dark-cave-moves = { $moves ->
    [one] { $moves } pohyb
    [few] { $moves } pohyby
   *[other] { $moves } pohybů
    }

## Karty

dark-cave-card-cross-1 = Křižovatka (I)
dark-cave-card-tee-north-1 = Odbočka na sever (I)
dark-cave-card-tee-east-1 = Odbočka na východ (I)
dark-cave-card-straight-ns-1 = Přímá cesta sever–jih (I)
dark-cave-card-straight-ew-1 = Přímá cesta východ–západ (I)
dark-cave-card-curve-ne-1 = Zatáčka sever–východ (I)
dark-cave-card-curve-nw-1 = Zatáčka sever–západ (I)
dark-cave-card-lair-tee-north-1 = Doupě: odbočka na sever (I)
dark-cave-card-lair-tee-east-1 = Doupě: odbočka na východ (I)
dark-cave-card-lair-cross-1 = Doupě: křižovatka (I)
dark-cave-card-ladder-tee-north-1 = Žebřík: odbočka na sever (I)
dark-cave-card-bridge-ew-1 = Most východ–západ (I)
dark-cave-card-tunnel-ne-1 = Tunel mezi zatáčkami sever–východ a jih–západ (I)
dark-cave-card-tunnel-nw-1 = Tunel mezi zatáčkami sever–západ a jih–východ (I)
dark-cave-card-cross-2 = Křižovatka (II)
dark-cave-card-tee-north-2 = Odbočka na sever (II)
dark-cave-card-tee-east-2 = Odbočka na východ (II)
dark-cave-card-straight-ns-2 = Přímá cesta sever–jih (II)
dark-cave-card-straight-ew-2 = Přímá cesta východ–západ (II)
dark-cave-card-curve-ne-2 = Zatáčka sever–východ (II)
dark-cave-card-curve-nw-2 = Zatáčka sever–západ (II)
dark-cave-card-lair-straight-ns-2 = Doupě: přímá cesta sever–jih (II)
dark-cave-card-lair-straight-ew-2 = Doupě: přímá cesta východ–západ (II)
dark-cave-card-lair-tee-north-2 = Doupě: odbočka na sever (II)
dark-cave-card-ladder-straight-ns-2 = Žebřík: přímá cesta sever–jih (II)
dark-cave-card-ladder-straight-ew-2 = Žebřík: přímá cesta východ–západ (II)
dark-cave-card-vein-curve-ne-2 = Zlatá žíla: zatáčka sever–východ (II)
dark-cave-card-bridge-ns-2 = Most sever–jih (II)
dark-cave-card-bridge-ew-2 = Most východ–západ (II)
dark-cave-card-tunnel-ne-2 = Tunel mezi zatáčkami sever–východ a jih–západ (II)
dark-cave-card-tunnel-nw-2 = Tunel mezi zatáčkami sever–západ a jih–východ (II)
dark-cave-card-cross-3 = Křižovatka (III)
dark-cave-card-tee-north-3 = Odbočka na sever (III)
dark-cave-card-tee-east-3 = Odbočka na východ (III)
dark-cave-card-straight-ns-3 = Přímá cesta sever–jih (III)
dark-cave-card-straight-ew-3 = Přímá cesta východ–západ (III)
dark-cave-card-curve-ne-3 = Zatáčka sever–východ (III)
dark-cave-card-curve-nw-3 = Zatáčka sever–západ (III)
dark-cave-card-lair-tee-east-3 = Doupě: odbočka na východ (III)
dark-cave-card-lair-curve-ne-3 = Doupě: zatáčka sever–východ (III)
dark-cave-card-lair-curve-nw-3 = Doupě: zatáčka sever–západ (III)
dark-cave-card-ladder-cross-3 = Žebřík: křižovatka (III)
dark-cave-card-vein-curve-nw-3 = Zlatá žíla: zatáčka sever–západ (III)
dark-cave-card-bridge-ns-3 = Most sever–jih (III)
dark-cave-card-tunnel-ne-3 = Tunel mezi zatáčkami sever–východ a jih–západ (III)
dark-cave-card-rockfall-1 = Zával (I)
dark-cave-card-rockfall-2 = Zával (II)
dark-cave-card-rockfall-3 = Zával (III)
dark-cave-card-web-1 = Pavučina (I)
dark-cave-card-web-2 = Pavučina (II)
dark-cave-card-web-3 = Pavučina (III)
dark-cave-card-boots-1 = Boty (I)
dark-cave-card-boots-2 = Boty (II)
dark-cave-card-boots-3 = Boty (III)
dark-cave-card-battle-axe-1 = Válečná sekera (I)
dark-cave-card-battle-axe-2 = Válečná sekera (II)
dark-cave-card-battle-axe-3 = Válečná sekera (III)
dark-cave-card-secret-info-1 = Tajné informace (I)
dark-cave-card-secret-info-2 = Tajné informace (II)
dark-cave-card-secret-info-3 = Tajné informace (III)
dark-cave-card-card-swap-1 = Výměna karet (I)
dark-cave-card-card-swap-2 = Výměna karet (II)
dark-cave-card-card-swap-3 = Výměna karet (III)
dark-cave-card-rat-1 = Krysa (I)
dark-cave-card-rat-2 = Krysa (II)
dark-cave-card-rat-3 = Krysa (III)
dark-cave-card-lindworm-1 = Plazoun (I)
dark-cave-card-lindworm-2 = Plazoun (II)
dark-cave-card-lindworm-3 = Plazoun (III)
dark-cave-card-goblin-1 = Skřet (I)
dark-cave-card-goblin-2 = Skřet (II)
dark-cave-card-goblin-3 = Skřet (III)
dark-cave-card-start = Startovní karta
dark-cave-card-exit = Východ
dark-cave-card-vein = Zlatá žíla
dark-cave-card-lair = Temné doupě
dark-cave-card-ladder = Žebřík
dark-cave-card-hidden = Zakrytá cílová karta

## Události

dark-cave-event-place = { $turned ->
    [yes] { $player } vykládá kartu cesty na místo { $cell }: { $card-name }, otočeno.
   *[no] { $player } vykládá kartu cesty na místo { $cell }: { $card-name }.
    }
dark-cave-event-rockfall = { $player } hraje Zával, který odstraňuje kartu na místě { $cell }: { $card-name }.
dark-cave-event-web = { $player } klade pavučinu: místo { $cell }, { dark-cave-side }.
dark-cave-event-equip = { $player } vykládá vybavení: { $card-name } – cíl: { $target }.
dark-cave-event-look-goal = { $player } se dívá na cílovou kartu { $goal }.
dark-cave-event-look-goal-seen = { $player } se dívá na cílovou kartu { $goal }: { dark-cave-kind }.
dark-cave-event-look-clan = { $player } se dívá na klanovou kartu – cíl: { $target } ({ dark-cave-clan }).
dark-cave-event-look-clan-seen = { $player } se dívá na klanovou kartu – cíl: { $target } ({ dark-cave-clan }), { dark-cave-role }.
dark-cave-event-swap = { $player } hraje Výměnu karet – druhá ruka: { $target }.
dark-cave-event-swap-seen = { $player } hraje Výměnu karet – druhá ruka: { $target }. Pryč jdou: { $given }. Přicházejí: { $taken }.
dark-cave-event-lure = { $player } láká nestvůru na místo { $cell }: { $card-name }.
dark-cave-event-discard = { $player } odhazuje lícem dolů – karty: { $levels }.
dark-cave-event-discard-seen = { $player } odhazuje lícem dolů: { $cards }.
dark-cave-event-draw = { $player } si dobírá kartu { $level }.
dark-cave-event-draw-seen = { $player } si dobírá kartu: { $card-name }.
dark-cave-event-cut = { $player } seká do pavučiny válečnou sekerou: místo { $cell }, { dark-cave-side }.
dark-cave-event-web-weakens = Pavučina se otáčí na stranu 1: místo { $cell }, { dark-cave-side }.
dark-cave-event-web-leaves = Pavučina mizí: místo { $cell }, { dark-cave-side }.
dark-cave-event-step = { $player } jde na místo { $cell }.
dark-cave-event-monster-step = Na místo { $cell } se přesouvá { dark-cave-monster }.
dark-cave-event-attack = Útočí { dark-cave-monster } – cíl: { $target }.
dark-cave-event-slay = { $player } zneškodňuje { dark-cave-monster-acc } válečnou sekerou.
dark-cave-event-paralysed = { $player }: trpaslík je ochromený a jeden tah stojí.
dark-cave-event-stands-up = { $player }: trpaslík vstává a v tomto tahu stojí.
dark-cave-event-monster-leaves = Jeskyni opouští { dark-cave-monster }.
dark-cave-event-lose-card = { $cause ->
    [rat] { $player } ztrácí kvůli kryse kartu { $level }.
   *[bridge] { $player } na mostě ztrácí kartu { $level }.
    }
dark-cave-event-lose-card-seen = { $cause ->
    [rat] { $player } ztrácí kvůli kryse kartu: { $card-name }.
   *[bridge] { $player } na mostě ztrácí kartu: { $card-name }.
    }
dark-cave-event-lose-nugget = { $loss ->
    [goblin] { $player } ztrácí kvůli skřetovi nuget.
   *[tunnel] { $player } v tunelu ztrácí nuget.
    }
dark-cave-event-goal-revealed = { $player } odkrývá cílovou kartu { $goal }: { dark-cave-kind }.
dark-cave-event-goal-laid = { $turned ->
    [yes] { $player } klade cílovou kartu { $goal } otočenou a zastavuje se na ní.
   *[no] { $player } klade cílovou kartu { $goal } neotočenou a zastavuje se na ní.
    }
dark-cave-event-vein = { $player } bere nuget ze zlaté žíly.
dark-cave-event-clan-shown = { $player } odkrývá klanovou kartu: { dark-cave-role }, { dark-cave-clan }.
dark-cave-event-escape = { $player } opouští jeskyni a zachraňuje { dark-cave-nuggets }.
dark-cave-event-aside-seen = { $player } se dívá na odložené klanové karty – počet: { $count }.
dark-cave-event-aside-seen-seen = { $player } se dívá na odložené klanové karty: { $aside }.
dark-cave-event-skipped = { $player } nemá karty, tah se přeskakuje.
dark-cave-event-propose = { $player } navrhuje ukončit hru.
dark-cave-event-agree = { $player } souhlasí s koncem hry.
dark-cave-event-decline = { $player } chce hrát dál.
dark-cave-event-game-over = Hra končí – výhra: { $winners }.

## Výzvy

dark-cave-prompt-turn = Jsi na tahu: zahraj kartu, nebo jednu či dvě odhoď.
dark-cave-prompt-monster = Na tahu je { dark-cave-monster }. Zbývá: { dark-cave-moves }.
dark-cave-prompt-move = Pohni trpaslíkem. Zbývá: { dark-cave-moves }.
dark-cave-prompt-axe = Zneškodnit { dark-cave-monster-acc } válečnou sekerou?
dark-cave-prompt-turning = Cílová karta { $goal }: { dark-cave-kind }. Vyber, jak ji natočit.
dark-cave-prompt-last = Použij válečnou sekeru na pavučinu, nebo ukonči tah.
dark-cave-prompt-vote = { $player } navrhuje ukončit hru. Souhlasíš?

## Možnosti

dark-cave-choice-place = { $turned ->
    [yes] Vyložit na místo { $cell }: { $card-name }, otočeno
   *[no] Vyložit na místo { $cell }: { $card-name }
    }
dark-cave-choice-rockfall = { $card-name }: odstranit kartu na místě { $cell }
dark-cave-choice-web = { $card-name }: místo { $cell }, { dark-cave-side }
dark-cave-choice-equip = Vyložit kartu „{ $card-name }“ → { $seat }
dark-cave-choice-look-goal = { $card-name }: podívat se na cílovou kartu { $goal }
dark-cave-choice-look-clan = { $card-name }: podívat se na klanovou kartu → { $seat }
dark-cave-choice-swap = { $card-name } → { $seat }
dark-cave-choice-lure = { $card-name }: místo { $cell } – { dark-cave-spot }
dark-cave-choice-discard = Odhodit kartu „{ $card-name }“
dark-cave-choice-discard-two = Odhodit dvě karty: { $cards }
dark-cave-choice-cut = Sekerou na pavučinu: místo { $cell }, { dark-cave-side }
dark-cave-choice-propose = Navrhnout konec hry
dark-cave-choice-step = Jít na místo { $cell } – { dark-cave-spot }
dark-cave-choice-stop = Zastavit
dark-cave-choice-end-turn = Ukončit tah
dark-cave-choice-fight = Použít sekeru – { dark-cave-monster }
dark-cave-choice-endure = Nechat si sekeru
dark-cave-choice-orient = { $turned ->
    [yes] Položit cílovou kartu otočenou
   *[no] Položit cílovou kartu neotočenou
    }
dark-cave-choice-agree = Souhlasit
dark-cave-choice-decline = Hrát dál

## Odmítnutí

dark-cave-refusal-cell-taken = Na místě { $cell } už karta leží; vyber prázdné místo.
dark-cave-refusal-turned-same = Karta „{ $card-name }“ vypadá po otočení stejně; vylož ji tak, jak je.
dark-cave-refusal-side-mismatch = Na místě { $cell } karta nenavazuje ({ dark-cave-side }), protože cesta patří k cestě a zeď ke zdi; otoč ji, nebo vyber jiné místo.
dark-cave-refusal-not-joined = Karta na místě { $cell } by neprodloužila žádnou cestu; přilož ji k otevřenému konci cesty.
dark-cave-refusal-no-path-card = Na místě { $cell } neleží žádná karta cesty, kterou by Zával odstranil; vyber místo, kde nějaká je.
dark-cave-refusal-not-removable = Karta na místě { $cell } zůstává, protože Zával neodstraní startovní kartu ani cílovou kartu; vyber kartu cesty.
dark-cave-refusal-somebody-there = Na kartě na místě { $cell } někdo stojí, a proto zůstává; vyber jinou.
dark-cave-refusal-web-there = Pavučina už tu je (místo { $cell }, { dark-cave-side }); vyber jiné místo.
dark-cave-refusal-no-open-side = Tudy žádná cesta nevede (místo { $cell }, { dark-cave-side }); vyber místo, kde na sebe cesty navazují, nebo otevřený konec cesty.
dark-cave-refusal-has-boots = { $target } už boty má a dvoje mít nelze; vyber jiný cíl.
dark-cave-refusal-goal-revealed = Cílová karta { $goal } už leží lícem nahoru; vyber některou zakrytou.
dark-cave-refusal-own-clan-card = Svou klanovou kartu znáš; vyber jiného hráče.
dark-cave-refusal-clan-shown = Tato klanová karta už leží lícem nahoru: { $target }; vyber jinou.
dark-cave-refusal-swap-with-self = Karty nejde vyměnit se sebou; vyber jiného hráče.
dark-cave-refusal-no-lair = V síti cest není žádné temné doupě, ze kterého by přišla nestvůra: { dark-cave-monster }; zahraj jinou kartu.
dark-cave-refusal-not-a-lair = Na tomto poli na místě { $cell } žádné temné doupě není; vyber pole s doupětem.
dark-cave-refusal-monster-in-play = V jeskyni už je { dark-cave-monster } a jde dál z místa { $cell }; začni tam.
dark-cave-refusal-no-web-there = Žádná pavučina tu není (místo { $cell }, { dark-cave-side }); sekeru si nech.
dark-cave-refusal-no-axe = Žádná válečná sekera před tebou neleží a z ruky ji použít nejde; nejdřív ji zahraj.
dark-cave-refusal-web-too-far = Tvůj trpaslík u této pavučiny nestojí (místo { $cell }, { dark-cave-side }); nejdřív jdi na pole u ní.
dark-cave-refusal-no-agreed-end = U tohoto stolu se konec hry nedomlouvá; zahraj nebo odhoď kartu.
dark-cave-refusal-proposed-before = Konec hry lze navrhnout jen jednou za tah; zahraj nebo odhoď kartu.
dark-cave-refusal-no-step = Na toto pole na místě { $cell } jediným pohybem dojít nejde; vyber vedlejší pole, nebo jdi z žebříku na žebřík.
dark-cave-refusal-web-in-the-way = V cestě je pavučina (místo { $cell }, { dark-cave-side }); jdi jinudy, nebo použij válečnou sekeru.

## Výsledek

dark-cave-line-ended = { $reason ->
    [clan] Hra končí: všichni, kdo pracují pro jeden klan, jsou venku.
    [agreed] Hra končí: všichni s tím souhlasí.
   *[cards] Hra končí: nikdo nemá karty.
    }
dark-cave-line-saved = { $player }: { dark-cave-role } ({ dark-cave-clan }), sbírá { dark-cave-works } a zachraňuje { dark-cave-nuggets }.
dark-cave-line-left-inside = { $player }: { dark-cave-role } ({ dark-cave-clan }), sbírá { dark-cave-works } a zůstává uvnitř; propadá: { dark-cave-nuggets }.
dark-cave-line-treasure = Hodnota pokladu, { dark-cave-clan }: { dark-cave-nuggets } × { $times } = { $value }.
dark-cave-line-tie = Oba poklady mají stejnou hodnotu a rozhoduje, kdo je venku první: { $player } – { dark-cave-clan }.
dark-cave-line-victory = Vyhrává { dark-cave-clan }: { $players }.
dark-cave-line-draw = Remíza: venku není nikdo, a nikdo tedy nevyhrává.

## Volby

dark-cave-option-first = První hráč
dark-cave-option-first-help = Kdo začíná; bez volby rozhodne náhoda.
dark-cave-option-agreed_end = Dohodnutý konec
dark-cave-option-agreed_end-help = Zda smí hráč navrhnout předčasný konec hry; všichni ostatní musí souhlasit.
dark-cave-option-deck = Balíček
dark-cave-option-deck-help = Rekonstruovaný balíček, nebo obsah jiného, který dodržuje tištěné počty.

## Pravidla

dark-cave-rule-dc-1-1 = Karet cest je 50: 19 karet I, 17 karet II a 14 karet III.
dark-cave-rule-dc-1-2 = Doupat je 9, žebříků 4, mostů 4, tunelů 5 a zlatých žil 2; 26 karet cest je obyčejných.
dark-cave-rule-dc-1-3 = Překonat kartu I stojí jeden pohyb, kartu II dva a kartu III tři pohyby.
dark-cave-rule-dc-1-4 = Na kartě s mostem se dvě cesty kříží, ale nespojují.
dark-cave-rule-dc-1-5 = Akčních karet je 32: 10 karet I, 10 karet II a 12 karet III.
dark-cave-rule-dc-1-6 = Akčních karet je devět druhů.
dark-cave-rule-dc-1-7 = Startovní karta je jediné pole se žebříkem a vedou z ní čtyři cesty.
dark-cave-rule-dc-1-8 = Čtyři cílové karty jsou východ, zlatá žíla, doupě a žebřík.
dark-cave-rule-dc-1-9 = Obě cesty dvojité zatáčky spojuje jen tunel, který je samostatným polem.
dark-cave-rule-dc-1-10 = Nugetů je 46; ty, které nikdo nemá, leží v banku.
dark-cave-rule-dc-1-11 = Jiný balíček musí dodržet tištěné počty karet i počty pohybů.
dark-cave-rule-dc-1-12 = Stejné karty jsou zaměnitelné, ať se hraje kterákoli z nich.
dark-cave-rule-dc-2-1 = Ve 2 až 5 hráčích leží cílové karty čtyři místa od startu v obou směrech.
dark-cave-rule-dc-2-2 = V 6 až 8 hráčích leží cílové karty tři místa od startu v obou směrech.
dark-cave-rule-dc-2-3 = Klanové karty ve hře závisejí na počtu hráčů.
dark-cave-rule-dc-2-4 = Klan znají všichni, postava je tajná a zbylé klanové karty jdou stranou, aniž je kdo vidí.
dark-cave-rule-dc-2-5 = Ve 3 a 4 hráčích mají všichni stejnou barvu a sabotéři pracují pro chybějící klan.
dark-cave-rule-dc-2-6 = Každý trpaslík začíná na startovní kartě se 3 nugety.
dark-cave-rule-dc-2-7 = Z každé hromádky I, II a III jde 5 karet zpět do krabice, aniž je kdo vidí.
dark-cave-rule-dc-2-8 = Každý dostává pět karet; jejich čísla závisejí na počtu hráčů.
dark-cave-rule-dc-2-9 = V dobíracím balíčku leží karty I na kartách II a ty na kartách III.
dark-cave-rule-dc-2-10 = Začíná náhodný nebo dohodnutý hráč a hraje se po směru hodinových ručiček.
dark-cave-rule-dc-2-11 = Čtyři cílové karty se zamíchají a vyloží lícem dolů.
dark-cave-rule-dc-3-1 = V tahu nejdřív zahraješ nebo odhodíš, pak pohneš trpaslíkem a nakonec dobereš.
dark-cave-rule-dc-3-2 = Na začátku tvého tahu odcházejí tvé nestvůry.
dark-cave-rule-dc-3-3 = Na začátku tvého tahu se tvé pavučiny otáčejí z 2 na 1, z 1 mizí.
dark-cave-rule-dc-3-4 = Na začátku tvého tahu ochromený trpaslík vstává, ale nehýbe se.
dark-cave-rule-dc-3-5 = Smíš odhodit jednu nebo dvě karty lícem dolů; ostatní vidí jejich rub.
dark-cave-rule-dc-3-6 = Bez karet se tvůj tah přeskočí, ale co patří na jeho začátek, to se stane.
dark-cave-rule-dc-3-7 = Odhodit smíš vždy, ale s kartami v ruce nejde tah vynechat.
dark-cave-rule-dc-3-8 = Hrát a odhazovat smíš jen karty ze své ruky.
dark-cave-rule-dc-3-9 = Rozhoduje jen ten, kdo je právě na řadě.
dark-cave-rule-dc-4-1 = Kartu lze vyložit jen na prázdné místo.
dark-cave-rule-dc-4-2 = Nová karta musí prodlužovat cestu některé odkryté karty.
dark-cave-rule-dc-4-3 = Okraje sousedních odkrytých karet na sebe musí navazovat.
dark-cave-rule-dc-4-4 = Zakryté cílové karty na nic navazovat nemusí a nic nespojují.
dark-cave-rule-dc-4-5 = Spojení se startem ani s vlastním trpaslíkem není nutné.
dark-cave-rule-dc-4-6 = Kartu smíš otočit o půl otáčky, nikdy ji nevykládej napříč.
dark-cave-rule-dc-4-7 = Karta, která po otočení vypadá stejně, se vykládá neotočená.
dark-cave-rule-dc-4-8 = Karty smí ležet i mimo herní plochu, na všechny strany.
dark-cave-rule-dc-4-9 = Na vyloženou zlatou žílu přijde nuget z banku.
dark-cave-rule-dc-5-1 = Trpaslík jde nejvýš o 3 pole a smí kdykoli zastavit nebo zůstat.
dark-cave-rule-dc-5-2 = S botami jde trpaslík až o 4 pole.
dark-cave-rule-dc-5-3 = Jeden pohyb vede na vedlejší pole nebo na další kartu, kde na sebe cesty navazují.
dark-cave-rule-dc-5-4 = Na jednom poli smí stát libovolný počet trpaslíků.
dark-cave-rule-dc-5-5 = Pohyb končí na zakryté cílové kartě, u nestvůry, na východu nebo posledním pohybem.
dark-cave-rule-dc-5-6 = Z žebříku na kterýkoli jiný žebřík vede jediný pohyb.
dark-cave-rule-dc-5-7 = Žebřík na zakryté cílové kartě použít nejde.
dark-cave-rule-dc-5-8 = Vstup na dřevěný most stojí jednu kartu, pokaždé znovu.
dark-cave-rule-dc-5-9 = Ztracenou kartu vytáhne hráč nalevo, aniž ji vidí, a nenahrazuje se.
dark-cave-rule-dc-5-10 = S prázdnou rukou se na mostě nic neztrácí.
dark-cave-rule-dc-5-11 = Cesta pod mostem nic nestojí a na most nevede.
dark-cave-rule-dc-5-12 = Vstup do tunelu stojí jeden nuget.
dark-cave-rule-dc-5-13 = Bez nugetů je tunel zdarma.
dark-cave-rule-dc-5-14 = Trpaslík, který skončí na zlaté žíle, bere její nuget.
dark-cave-rule-dc-5-15 = Kdo bere nuget ze žíly, odkrývá svou klanovou kartu.
dark-cave-rule-dc-6-1 = Tajné informace ti ukážou zakrytou cílovou kartu, nebo cizí klanovou kartu.
dark-cave-rule-dc-6-2 = Ostatní vědí, na kterou kartu se díváš, ne co na ní je.
dark-cave-rule-dc-6-3 = Na odkrytou kartu ani na vlastní klanovou kartu se dívat nejde.
dark-cave-rule-dc-6-4 = Na stejnou zakrytou kartu se smíš podívat znovu.
dark-cave-rule-dc-6-5 = Zával odstraní kartu cesty, na které nikdo nestojí.
dark-cave-rule-dc-6-6 = Zával neodstraní startovní kartu ani cílovou kartu.
dark-cave-rule-dc-6-7 = S odstraněnou kartou mizí pavučiny na jejích otevřených koncích.
dark-cave-rule-dc-6-8 = Pavučina, kde navazuje jiná karta, zůstává.
dark-cave-rule-dc-6-9 = Nuget z odstraněné zlaté žíly se vrací do banku.
dark-cave-rule-dc-6-10 = Zával smí síť cest přerušit a obě části zůstávají ve hře.
dark-cave-rule-dc-6-11 = Výměna karet vymění celé ruce dvou hráčů.
dark-cave-rule-dc-6-12 = Po Výměně karet si dobírá druhý hráč, ne ty.
dark-cave-rule-dc-6-13 = Akční kartu bez možného cíle lze jen odhodit.
dark-cave-rule-dc-7-1 = Pavučina přijde tam, kde na sebe navazují dvě cesty, nebo na otevřený konec cesty.
dark-cave-rule-dc-7-2 = Otevřený konec smí vést na prázdné místo, k zakryté cílové kartě nebo ke zdi.
dark-cave-rule-dc-7-3 = Kde žádná odkrytá karta nemá cestu, tam pavučina být nemůže.
dark-cave-rule-dc-7-4 = Na jednom místě je vždy nejvýš jedna pavučina.
dark-cave-rule-dc-7-5 = Pavučina zastaví trpaslíky i nestvůry v obou směrech.
dark-cave-rule-dc-7-6 = Pavučina začíná stranou 2 nahoru a její karta leží před hráčem.
dark-cave-rule-dc-7-7 = Sekera otočí pavučinu ze strany 2 na stranu 1, nebo ji odstraní.
dark-cave-rule-dc-7-8 = Aby šlo pavučinu přeseknout, musí trpaslík stát na poli u ní.
dark-cave-rule-dc-7-9 = Použít lze jen sekeru, která leží před tebou.
dark-cave-rule-dc-7-10 = Sekeru lze na pavučinu použít při každém rozhodnutí ve vlastním tahu.
dark-cave-rule-dc-7-11 = Kdyby šla sekera použít i po pohybu, hra se před dobráním ještě zeptá.
dark-cave-rule-dc-7-12 = Sekera zneškodní nestvůru dřív, než na kohokoli zaútočí.
dark-cave-rule-dc-7-13 = I když sekera nestvůru zneškodní, pohyb trpaslíka končí.
dark-cave-rule-dc-7-14 = Kartu cesty lze přiložit i ke konci s pavučinou.
dark-cave-rule-dc-7-15 = Boty lze vyložit před kohokoli, ale nikdo nesmí mít dvoje.
dark-cave-rule-dc-7-16 = Válečné sekery lze vyložit před kohokoli, i několik.
dark-cave-rule-dc-8-1 = Nestvůra přichází z kteréhokoli temného doupěte na odkryté kartě.
dark-cave-rule-dc-8-2 = Bez doupěte žádnou nestvůru přilákat nejde.
dark-cave-rule-dc-8-3 = Příchod do doupěte není útok.
dark-cave-rule-dc-8-4 = Krysa jde nejvýš o 3 pole, plazoun o 4 a skřet o 5 polí.
dark-cave-rule-dc-8-5 = Nestvůry chodí po žebřících, mostech i tunelech volně; pavučiny je zastaví.
dark-cave-rule-dc-8-6 = Nestvůra, která už v jeskyni je, jde dál odtud, kde stojí.
dark-cave-rule-dc-8-7 = Dřívější karta nestvůry se odkládá; platí ta nová.
dark-cave-rule-dc-8-8 = Nestvůra se u trpaslíků zastaví a útočí na všechny.
dark-cave-rule-dc-8-9 = Trpaslík, který vstoupí k nestvůře, je napaden sám.
dark-cave-rule-dc-8-10 = Na sekery se hra ptá od hráče na tahu po směru hodinových ručiček; první ochrání všechny.
dark-cave-rule-dc-8-11 = Kdo u nestvůry zůstává nebo odchází, toho nenapadne.
dark-cave-rule-dc-8-12 = Více nestvůr útočí v pořadí krysa, plazoun, skřet.
dark-cave-rule-dc-8-13 = Krysa připraví oběť o kartu.
dark-cave-rule-dc-8-14 = Plazoun oběť na jeden tah ochromí.
dark-cave-rule-dc-8-15 = Trpaslík ochromený ve vlastním tahu před pohybem přijde o tento i příští pohyb.
dark-cave-rule-dc-8-16 = Skřet připraví oběť o nuget, má-li nějaký.
dark-cave-rule-dc-8-17 = Nestvůra smí vstoupit na zakrytou cílovou kartu, aniž ji odkryje.
dark-cave-rule-dc-9-1 = První trpaslík na zakryté cílové kartě ji odkryje a zastaví se.
dark-cave-rule-dc-9-2 = Odkrytá cílová karta se natočí, aby trpaslík vstoupil a aby pokud možno navazovala.
dark-cave-rule-dc-9-3 = Trpaslík stojí na prvním poli u strany, kterou přišel.
dark-cave-rule-dc-9-4 = Trpaslík, který vstoupí na pole s východem, hned opouští jeskyni.
dark-cave-rule-dc-9-5 = Kdo opustí jeskyni, odkrývá svou klanovou kartu.
dark-cave-rule-dc-9-6 = Kdo je venku první, podívá se na odložené klanové karty.
dark-cave-rule-dc-9-7 = Kdo je venku, hraje a dobírá karty dál.
dark-cave-rule-dc-9-8 = Co odkrytá cílová karta ukazuje, platí hned.
dark-cave-rule-dc-9-9 = Nestvůra na odkryté cílové kartě stojí trpaslíkovi v cestě a útočí.
dark-cave-rule-dc-9-10 = Na východu s nestvůrou přijde nejdřív útok a pak odchod.
dark-cave-rule-dc-9-11 = Odkrytá cílová karta navazovat nemusí, nové karty k ní ano.
dark-cave-rule-dc-10-1 = Za zahranou kartu si dobíráš jednu, za odhozené tolik, kolik jich je.
dark-cave-rule-dc-10-2 = Když dobírací balíček dochází, dobíráš si, co zbývá.
dark-cave-rule-dc-10-3 = Hra končí, když jsou na konci tahu dobírací balíček i všechny ruce prázdné.
dark-cave-rule-dc-10-4 = Hra končí hned, jakmile jsou venku všichni, kdo pracují pro jeden klan.
dark-cave-rule-dc-10-5 = S dohodnutým koncem smí hráč jednou za tah navrhnout konec a všichni musí souhlasit.
dark-cave-rule-dc-10-6 = Po konci hry se odkrývají všechny klanové karty.
dark-cave-rule-dc-11-1 = Počítají se jen vynesené nugety.
dark-cave-rule-dc-11-2 = Hodnota pokladu jsou nugety krát trpaslíci, kteří pracovali pro druhý klan.
dark-cave-rule-dc-11-3 = Věrný trpaslík pracuje pro svůj klan, sabotér pro ten druhý.
dark-cave-rule-dc-11-4 = Vyhrává klan s cennějším pokladem.
dark-cave-rule-dc-11-5 = Při shodě vyhrává klan, pro který pracoval první trpaslík venku.
dark-cave-rule-dc-11-6 = Když není venku nikdo, nevyhrává nikdo.
dark-cave-rule-dc-11-7 = Ve dvou hráčích vyhrává, kdo je venku první.
dark-cave-rule-dc-12-1 = Klany, nugety, karty před hráči a ruby všech karet vidí všichni.
dark-cave-rule-dc-12-2 = Hráč ví, které karty odhazuje nebo ztrácí, ostatní ne.
dark-cave-rule-dc-12-3 = Co ti hra ukázala, to víš pořád.
dark-cave-rule-dc-12-4 = Po Výměně karet víš, kde mohou být karty, které z tvé ruky odešly.
