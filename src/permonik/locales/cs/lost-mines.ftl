lost-mines-name = Ztracené doly
lost-mines-about = Dva klany trpaslíků se lesem probíjejí ke čtyřem zapomenutým dolům a ne každý trpaslík je věrný (3–9 hráčů).

## Podstatná jména

lost-mines-role = { $role ->
    [selfish] sobecký trpaslík
    [saboteur] sabotér
   *[loyal] věrný trpaslík
    }
lost-mines-clan = { $clan ->
    [blue] modrý klan
   *[yellow] žlutý klan
    }
lost-mines-kind = { $kind ->
    [gold] zlato
    [gems] drahokamy
    [dragon] drak
   *[silver] stříbro
    }
lost-mines-mine = { $kind ->
    [gold] zlatý důl
    [gems] důl s drahokamy
    [dragon] důl s drakem
   *[silver] stříbrný důl
    }
lost-mines-tool = { $tool ->
    [boat] člun
    [rope] lano
   *[axe] sekera
    }
lost-mines-tool-acc = { $tool ->
    [boat] Člun
    [rope] Lano
   *[axe] Sekeru
    }
lost-mines-obstacle = { $obstacle ->
    [lake] jezero
    [pit] jáma
   *[fallen-trees] polom
    }
lost-mines-obstacle-acc = { $obstacle ->
    [lake] jezero
    [pit] jámu
   *[fallen-trees] polom
    }
lost-mines-feature = { $feature ->
    [rocks] Skály
    [campfire] Táborák
    [fallen-trees] Polom
    [lake] Jezero
    [pit] Jáma
   *[plain] Cesta
    }
lost-mines-overcome = překonaná překážka
lost-mines-token = { $token ->
    [boat] člun
    [rope] lano
    [trap] past
    [troll] troll
   *[axe] sekera
    }
lost-mines-side = { $side ->
    [east] východní strana
    [south] jižní strana
    [west] západní strana
   *[north] severní strana
    }
lost-mines-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
    }
lost-mines-value = { $value ->
    [one] { $value } bod
    [few] { $value } body
   *[other] { $value } bodů
    }
lost-mines-cards-acc = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
    }
lost-mines-treasures = { $count ->
    [one] { $count } poklad
    [few] { $count } poklady
   *[other] { $count } pokladů
    }

## Karty

lost-mines-card-cross = Křižovatka
lost-mines-card-tee-north = Odbočka na sever
lost-mines-card-tee-east = Odbočka na východ
lost-mines-card-straight-ns = Přímá cesta sever–jih
lost-mines-card-straight-ew = Přímá cesta východ–západ
lost-mines-card-curve-ne = Zatáčka sever–východ
lost-mines-card-curve-nw = Zatáčka sever–západ
lost-mines-card-rocks-tee-north = Skály: odbočka na sever
lost-mines-card-rocks-tee-east = Skály: odbočka na východ
lost-mines-card-rocks-straight-ns = Skály: přímá cesta sever–jih
lost-mines-card-rocks-straight-ew = Skály: přímá cesta východ–západ
lost-mines-card-campfire-cross = Táborák: křižovatka
lost-mines-card-campfire-tee-north = Táborák: odbočka na sever
lost-mines-card-campfire-tee-east = Táborák: odbočka na východ
lost-mines-card-campfire-curve-ne = Táborák: zatáčka sever–východ
lost-mines-card-fallen-trees-tee-east = Polom: odbočka na východ
lost-mines-card-fallen-trees-straight-ns = Polom: přímá cesta sever–jih
lost-mines-card-fallen-trees-curve-ne = Polom: zatáčka sever–východ
lost-mines-card-lake-tee-north = Jezero: odbočka na sever
lost-mines-card-lake-straight-ew = Jezero: přímá cesta východ–západ
lost-mines-card-lake-curve-nw = Jezero: zatáčka sever–západ
lost-mines-card-pit-cross = Jáma: křižovatka
lost-mines-card-pit-straight-ns = Jáma: přímá cesta sever–jih
lost-mines-card-pit-straight-ew = Jáma: přímá cesta východ–západ
lost-mines-card-axe = Sekera
lost-mines-card-boat = Člun
lost-mines-card-rope = Lano
lost-mines-card-info-mine-treasure = Informace: důl / poklad
lost-mines-card-info-mine-dwarf = Informace: důl / trpaslík
lost-mines-card-info-treasure-dwarf = Informace: poklad / trpaslík
lost-mines-card-trap = Past
lost-mines-card-troll = Troll
lost-mines-card-storm = Bouře
lost-mines-card-start = Startovní karta
lost-mines-card-silver = Stříbrný důl
lost-mines-card-gold = Zlatý důl
lost-mines-card-gems = Důl s drahokamy
lost-mines-card-dragon = Důl s drakem
lost-mines-card-hidden = Zakrytý důl

## Události

lost-mines-event-round-begins = Začíná { $round }. kolo – na tahu: { $player }.
lost-mines-event-dealt = { $player } dostává { lost-mines-cards-acc } – { lost-mines-clan }.
lost-mines-event-dealt-seen = { $player } dostává roli: { lost-mines-role } ({ lost-mines-clan }), a karty: { $cards }.
lost-mines-event-place = { $turned ->
    [yes] { $player } vykládá kartu cesty na pole { $cell }: { $card-name }, otočeno.
   *[no] { $player } vykládá kartu cesty na pole { $cell }: { $card-name }.
    }
lost-mines-event-use = { $player } hraje { lost-mines-tool-acc } a překonává { lost-mines-obstacle-acc } na poli { $cell }.
lost-mines-event-look-mine = { $player } se dívá na důl { $mine }.
lost-mines-event-look-mine-seen = { $player } se dívá na důl { $mine }: { lost-mines-mine }.
lost-mines-event-look-treasure = { $player } se dívá na poklad { $treasure } ({ lost-mines-kind }).
lost-mines-event-look-treasure-seen = { $player } se dívá na poklad { $treasure } ({ lost-mines-kind }): { lost-mines-value }.
lost-mines-event-look-dwarf = { $player } se dívá na kartu trpaslíka – cíl: { $target }.
lost-mines-event-look-dwarf-seen = { $player } se dívá na kartu trpaslíka – cíl: { $target }, { lost-mines-role }.
lost-mines-event-trap = { $player } klade past: pole { $cell }, { lost-mines-side }.
lost-mines-event-troll = { $player } láká trolla: pole { $cell }, { lost-mines-side }.
lost-mines-event-troll-leaves = Troll odchází: pole { $cell }, { lost-mines-side } – kartu odkládá { $player }.
lost-mines-event-storm = { $player } hraje Bouři a odstraňuje kartu na poli { $cell }: { $card-name }.
lost-mines-event-blown = Bouře odnáší žeton lesa: { lost-mines-token } (pole { $cell }, { lost-mines-side }).
lost-mines-event-discard = { $player } odhazuje { lost-mines-cards-acc }.
lost-mines-event-discard-seen = { $player } odhazuje { lost-mines-cards-acc }: { $cards }.
lost-mines-event-draw = { $player } si dobírá { lost-mines-cards-acc }.
lost-mines-event-draw-seen = { $player } si dobírá { lost-mines-cards-acc }: { $cards }.
lost-mines-event-propose = { $player } navrhuje ukončit kolo.
lost-mines-event-agree = { $player } souhlasí s ukončením kola.
lost-mines-event-refuse = { $player } chce hrát dál.
lost-mines-event-step = { $player } jde na pole { $cell }.
lost-mines-event-trap-sprung = { $player } vstupuje do pasti a ztrácí kartu.
lost-mines-event-trap-sprung-seen = { $player } vstupuje do pasti a ztrácí kartu: { $card-name }.
lost-mines-event-trap-empty = { $player } vstupuje do pasti, ale nemá žádnou kartu, o kterou by se dalo přijít.
lost-mines-event-mine-revealed = { $player } odkrývá důl { $mine }: { lost-mines-mine }.
lost-mines-event-mine-laid = { $turned ->
    [yes] { $player } pokládá důl { $mine } otočený.
   *[no] { $player } pokládá důl { $mine } neotočený.
    }
lost-mines-event-dragon = { $player } budí draka: −2 body na konci kola.
lost-mines-event-treasure = { $player } bere poklad { $treasure }: { lost-mines-kind }.
lost-mines-event-treasure-seen = { $player } bere poklad { $treasure }: { lost-mines-kind }, { lost-mines-value }.
lost-mines-event-decline = { $player } si další poklad nebere.
lost-mines-event-out = { $player } nemá karty a do konce kola vypadává ze hry.
lost-mines-event-round-ends = { $reason ->
    [treasures] { $round }. kolo končí: všechny poklady jsou rozebrané.
    [agreed] { $round }. kolo končí: všichni s tím souhlasí.
   *[cards] { $round }. kolo končí: nikdo nemá karty.
    }
lost-mines-event-role = { $player } ukazuje kartu trpaslíka: { lost-mines-role }, { lost-mines-clan }.
lost-mines-event-shows = { $player } ukazuje { lost-mines-treasures }, celkem { lost-mines-points }.
lost-mines-event-gain = { $player } získává { lost-mines-points }.
lost-mines-event-game-over = Hra končí – výhra: { $winners } ({ lost-mines-points }).

## Výzvy

lost-mines-prompt-play = Jsi na tahu: zahraj kartu, nebo jednu či dvě odhoď.
lost-mines-prompt-move = { $moves ->
    [one] Pohni trpaslíkem. Zbývá { $moves } krok.
    [few] Pohni trpaslíkem. Zbývají { $moves } kroky.
   *[other] Pohni trpaslíkem. Zbývá { $moves } kroků.
    }
lost-mines-prompt-turning = Důl { $mine }: { lost-mines-mine }. Vyber, jak ho natočit.
lost-mines-prompt-treasure = Vyber poklad: { lost-mines-kind }.
lost-mines-prompt-more-treasure = Trpaslík zůstává v dole. Vezmi si další poklad ({ lost-mines-kind }), nebo ho nech být.
lost-mines-prompt-vote = { $player } navrhuje ukončit kolo. Souhlasíš?

## Možnosti

lost-mines-choice-place = { $turned ->
    [yes] Vyložit na pole { $cell }: { $card-name }, otočeno
   *[no] Vyložit na pole { $cell }: { $card-name }
    }
lost-mines-choice-use = { $card-name }: překonat překážku na poli { $cell }
lost-mines-choice-look-mine = { $card-name }: podívat se na důl { $mine }
lost-mines-choice-look-treasure = { $card-name }: podívat se na poklad { $treasure } ({ lost-mines-kind })
lost-mines-choice-look-dwarf = { $card-name }: podívat se na kartu trpaslíka → { $seat }
lost-mines-choice-trap = Past: pole { $cell }, { lost-mines-side }
lost-mines-choice-troll = Troll: pole { $cell }, { lost-mines-side }
lost-mines-choice-storm = Bouře: odstranit kartu na poli { $cell }
lost-mines-choice-discard = Odhodit kartu „{ $card-name }“
lost-mines-choice-discard-two = Odhodit dvě karty: { $cards }
lost-mines-choice-propose = Navrhnout konec kola
lost-mines-choice-step = Jít na pole { $cell }
lost-mines-choice-stop = Zastavit
lost-mines-choice-lay-mine = { $turned ->
    [yes] Položit důl otočený
   *[no] Položit důl neotočený
    }
lost-mines-choice-take = Vzít poklad { $treasure }: { lost-mines-kind }
lost-mines-choice-decline = Nebrat poklad
lost-mines-choice-refuse = Hrát dál
lost-mines-choice-agree = Souhlasit

## Odmítnutí

lost-mines-refusal-off-board = Pole { $cell } není na herním plánu; vyber pole na něm.
lost-mines-refusal-cell-taken = Na poli { $cell } už karta leží; vyber prázdné pole.
lost-mines-refusal-turned-same = Karta „{ $card-name }“ vypadá po otočení stejně; vylož ji tak, jak je.
lost-mines-refusal-side-mismatch = Na poli { $cell } karta nenavazuje ({ lost-mines-side }), protože cesta patří k cestě a okraj bez cesty k okraji bez cesty; otoč ji, nebo vyber jiné pole.
lost-mines-refusal-no-path-continued = Karta na poli { $cell } by neprodloužila žádnou cestu; přilož ji k otevřenému konci cesty.
lost-mines-refusal-no-such-obstacle = Na poli { $cell } není co překonávat; vybavení { lost-mines-tool } se hraje na tuto překážku: { lost-mines-obstacle }.
lost-mines-refusal-already-overcome = Překážka na poli { $cell } už je překonaná; { lost-mines-tool } se hodí jinde.
lost-mines-refusal-no-token = V banku už není žeton lesa tohoto druhu: { lost-mines-token }; zahraj jinou kartu.
lost-mines-refusal-not-on-the-card = { $look ->
    [mine] Karta „{ $card-name }“ ti důl neukáže; vyber jednu ze dvou možností na ní.
    [treasure] Karta „{ $card-name }“ ti poklad neukáže; vyber jednu ze dvou možností na ní.
   *[dwarf] Karta „{ $card-name }“ ti kartu trpaslíka neukáže; vyber jednu ze dvou možností na ní.
    }
lost-mines-refusal-mine-revealed = Důl { $mine } už je odkrytý; vyber některý zakrytý.
lost-mines-refusal-treasure-taken = Poklad { $treasure } už někdo má; vyber jiný.
lost-mines-refusal-own-dwarf = Svého trpaslíka znáš; vyber jiného hráče.
lost-mines-refusal-edge-off-board = Tady cesta vede mimo herní plán (pole { $cell }, { lost-mines-side }); vyber místo mezi dvěma poli.
lost-mines-refusal-edge-taken = Tady už žeton leží (pole { $cell }, { lost-mines-side }); vyber jiné místo.
lost-mines-refusal-edge-to-hidden = Tady cesta vede k zakrytému dolu (pole { $cell }, { lost-mines-side }); vyber jiné místo.
lost-mines-refusal-no-path-there = Tudy žádná cesta nevede (pole { $cell }, { lost-mines-side }); vyber místo, kde se cesty spojují, nebo otevřený konec cesty.
lost-mines-refusal-no-path-card = Na poli { $cell } neleží žádná karta cesty, kterou by Bouře odstranila; vyber pole, kde nějaká je.
lost-mines-refusal-not-removable = Karta na poli { $cell } zůstává, protože Bouře neodstraní startovní kartu ani důl; vyber kartu cesty.
lost-mines-refusal-dwarf-there = Na poli { $cell } stojí trpaslík, a karta proto zůstává; vyber jinou.
lost-mines-refusal-no-agreed-end = Tento stůl hraje bez dohody o konci kola; zahraj nebo odhoď kartu.
lost-mines-refusal-already-proposed = Konec kola jde navrhnout jen jednou za tah; zahraj nebo odhoď kartu.
lost-mines-refusal-no-way = Z místa, kde trpaslík stojí, na pole { $cell } žádná cesta nevede; vyber kartu, na kterou jeho cesta navazuje.
lost-mines-refusal-troll-there = V cestě na pole { $cell } stojí troll; jdi jinudy, nebo počkej, až odejde.
lost-mines-refusal-obstacle-there = Na pole { $cell } nejde vstoupit, dokud někdo nepřekoná překážku: { lost-mines-obstacle }.
lost-mines-refusal-one-dwarf-only = Na poli { $cell } je místo jen pro jednoho trpaslíka a už tam někdo stojí; jdi jinudy, nebo počkej.
lost-mines-refusal-mine-does-not-fit = Takhle by důl nenavazoval tak, jak má; natoč ho druhým směrem.
lost-mines-refusal-wrong-kind = Poklad { $treasure } patří k jinému dolu ({ lost-mines-kind }); vyber poklad tohoto dolu.
lost-mines-refusal-must-take = Kdo skončí pohyb v dole, musí si vzít poklad; vyber některý.

## Výsledek

lost-mines-line-dwarf = { $round }. kolo – { $player }: { lost-mines-role }, { lost-mines-clan }; { lost-mines-treasures }, celkem { lost-mines-points }.
lost-mines-line-selfish = { $round }. kolo – { $player } si nechává všechno: { lost-mines-points }.
lost-mines-line-clan = { $round }. kolo – { lost-mines-clan }: { lost-mines-points } – dělí se: { $players }; každý podíl { $share }, zbytek { $rest }.
lost-mines-line-rest = { $round }. kolo – zbytek { $rest } za nejcennější poklad ({ $value }): { $players }, každý podíl { $points }; propadá { $lost }.
lost-mines-line-dragon = { $round }. kolo – drak bere { lost-mines-points }: { $player }.
lost-mines-line-gain = { $round }. kolo – { $player }: { lost-mines-points }.
lost-mines-line-total = Celkem – { $player }: { lost-mines-points }.
lost-mines-line-victory = Výhra: { $players } ({ lost-mines-points }).

## Volby

lost-mines-option-rounds = Počet kol
lost-mines-option-rounds-help = Kolik kol hra má; obvykle jsou 2.
lost-mines-option-first = První hráč
lost-mines-option-first-help = Kdo začíná první kolo; bez volby rozhodne náhoda.
lost-mines-option-agreed_end = Konec kola dohodou
lost-mines-option-agreed_end-help = Jestli jde navrhnout předčasný konec kola; všichni ostatní musí souhlasit.
lost-mines-option-deck = Balíček
lost-mines-option-deck-help = Rekonstruovaný balíček, nebo obsah jiného se stejným počtem karet.

## Pravidla

lost-mines-rule-lm-1-1 = Herní plán má 11 sloupců a 7 řad, na západě dva starty a na východě čtyři doly.
lost-mines-rule-lm-1-2 = Karet cest je 40 a na každé jsou všechny otevřené strany spojené.
lost-mines-rule-lm-1-3 = Obyčejných karet cest je 23.
lost-mines-rule-lm-1-4 = 4 karty cest vedou přes skály a 4 mají táborák.
lost-mines-rule-lm-1-5 = 9 karet cest má překážku: polom, jezero nebo jámu.
lost-mines-rule-lm-1-6 = Startovní karty jsou otevřené na všechny čtyři strany.
lost-mines-rule-lm-1-7 = Ve třech ze čtyř dolů je poklad, v jednom drak.
lost-mines-rule-lm-1-8 = Akčních karet je 23: vybavení, informace, pasti, trollové a bouře.
lost-mines-rule-lm-1-9 = Žetonů lesa je 14.
lost-mines-rule-lm-1-10 = Pokladů je 12, na rubu mají druh a na líci hodnotu.
lost-mines-rule-lm-1-11 = Každý klan má tři věrné trpaslíky, jednoho sobeckého a jednoho sabotéra.
lost-mines-rule-lm-1-12 = Jiný balíček musí mít stejné počty karet, žetonů a pokladů.
lost-mines-rule-lm-2-1 = Kolik věrných trpaslíků se účastní, závisí na počtu hráčů.
lost-mines-rule-lm-2-2 = Každý dostává jednu kartu trpaslíka a zbytek zůstává tajně odložený.
lost-mines-rule-lm-2-3 = Klany jsou veřejné, role jsou do konce kola tajné.
lost-mines-rule-lm-2-4 = Čtyři doly se zamíchají a zůstanou zakryté.
lost-mines-rule-lm-2-5 = Pokladů se vykládá tolik, kolik je hráčů, a jejich hodnotu nikdo nevidí.
lost-mines-rule-lm-2-6 = Každý trpaslík začíná na startovní kartě svého klanu.
lost-mines-rule-lm-2-7 = Deset karet cest a akčních karet zůstává tajně odložených.
lost-mines-rule-lm-2-8 = Každý dostává 5 karet, od 7 hráčů 4.
lost-mines-rule-lm-2-9 = Začíná náhodný nebo dohodnutý hráč a hraje se po směru hodinových ručiček.
lost-mines-rule-lm-3-1 = V tahu zahraješ nebo odhodíš, pak se pohneš, pak si dobereš.
lost-mines-rule-lm-3-2 = Kdo má karty, musí hrát nebo odhazovat.
lost-mines-rule-lm-3-3 = Po zahrání si dobereš jednu kartu, po odhození tolik, kolik odhodíš.
lost-mines-rule-lm-3-4 = Z prázdného dobíracího balíčku se nedobírá.
lost-mines-rule-lm-3-5 = Karty se odhazují lícem dolů.
lost-mines-rule-lm-3-6 = Odhodit můžeš vždy kteroukoli jednu nebo dvě karty.
lost-mines-rule-lm-3-7 = Hrát a odhazovat můžeš jen karty z vlastní ruky.
lost-mines-rule-lm-3-8 = Hraje jen ten, kdo je na řadě.
lost-mines-rule-lm-3-9 = Kdo nemá na začátku tahu karty, do konce kola vypadává.
lost-mines-rule-lm-3-10 = Trpaslík hráče, který je ze hry, zůstává stát a dál překáží.
lost-mines-rule-lm-3-11 = Kdo zahraje poslední kartu, v tom tahu se ještě pohne.
lost-mines-rule-lm-3-12 = V tahu se hraje jen jedna karta, a to před pohybem.
lost-mines-rule-lm-4-1 = Karta se vykládá jen na prázdné pole.
lost-mines-rule-lm-4-2 = Karty se vykládají jen na herní plán.
lost-mines-rule-lm-4-3 = Odkryté karty na sebe musí navazovat: cesta k cestě, okraj bez cesty k okraji bez cesty.
lost-mines-rule-lm-4-4 = Na zakryté doly navazovat nemusíš.
lost-mines-rule-lm-4-5 = Každá nová karta musí prodlužovat některou cestu.
lost-mines-rule-lm-4-6 = Ležet vedle zakrytého dolu k prodloužení cesty nestačí.
lost-mines-rule-lm-4-7 = Prodloužit můžeš kteroukoli cestu, i daleko od svého trpaslíka.
lost-mines-rule-lm-4-8 = Cesta smí vést až k okraji herního plánu.
lost-mines-rule-lm-4-9 = Kartu můžeš otočit o půl obrátky, ale nikdy ne položit napříč.
lost-mines-rule-lm-4-10 = Karta, která po otočení vypadá stejně, se vykládá neotočená.
lost-mines-rule-lm-4-11 = Kartu můžeš přiložit i k otevřenému konci, na kterém leží past nebo troll.
lost-mines-rule-lm-5-1 = Po zahrání nebo odhození můžeš pohnout trpaslíkem až o tři karty.
lost-mines-rule-lm-5-2 = Trpaslík, který začíná pohyb u táboráku, smí jít až o pět karet.
lost-mines-rule-lm-5-3 = Táborák po cestě nepomáhá.
lost-mines-rule-lm-5-4 = Krok vede přes dvě otevřené strany, které se dotýkají, nebo na zakrytý důl.
lost-mines-rule-lm-5-5 = Na nepřekonanou překážku nejde vstoupit.
lost-mines-rule-lm-5-6 = Na skalách je místo pro jednoho trpaslíka a nikdo ho nemine.
lost-mines-rule-lm-5-7 = Na překonané překážce je místo pro jednoho trpaslíka a nikdo ho nemine.
lost-mines-rule-lm-5-8 = Na ostatních kartách je místo pro libovolný počet trpaslíků.
lost-mines-rule-lm-5-9 = Přes trolla nikdo neprojde.
lost-mines-rule-lm-5-10 = Zastavit můžeš kdykoli.
lost-mines-rule-lm-6-1 = Past nebo troll se klade tam, kde se spojují cesty dvou karet.
lost-mines-rule-lm-6-2 = Past nebo troll se klade i na otevřený konec cesty.
lost-mines-rule-lm-6-3 = Pro pasti a trolly platí starty a odkryté doly jako karty cest.
lost-mines-rule-lm-6-4 = K zakrytému dolu se past ani troll neklade.
lost-mines-rule-lm-6-5 = Kde cesta vede mimo herní plán, tam se past ani troll neklade.
lost-mines-rule-lm-6-6 = Na jednom místě leží jen jeden žeton.
lost-mines-rule-lm-6-7 = Na past i trolla je potřeba žeton z banku.
lost-mines-rule-lm-6-8 = Každý krok přes past stojí jednu kartu.
lost-mines-rule-lm-6-9 = Ztracená karta se táhne náhodně a zná ji jen ten, komu chybí.
lost-mines-rule-lm-6-10 = Ztracená karta se nenahrazuje.
lost-mines-rule-lm-6-11 = Kdo nemá karty, nic neztrácí a pastí projde.
lost-mines-rule-lm-6-12 = Past zůstává do konce kola.
lost-mines-rule-lm-6-13 = Troll odchází, když je jeho hráč znovu na tahu.
lost-mines-rule-lm-6-14 = Odchází i troll hráče, který je ze hry.
lost-mines-rule-lm-7-1 = Sekera je na polomy, člun na jezera a lano na jámy.
lost-mines-rule-lm-7-2 = Vybavení se hraje jen na svou překážku na herním plánu.
lost-mines-rule-lm-7-3 = Na jednu překážku patří jen jedno vybavení.
lost-mines-rule-lm-7-4 = Na vybavení je potřeba žeton z banku.
lost-mines-rule-lm-7-5 = Překonaná překážka je průchozí pro všechny trpaslíky.
lost-mines-rule-lm-8-1 = S kartou informace se tajně podíváš na důl, poklad nebo kartu trpaslíka.
lost-mines-rule-lm-8-2 = Každá karta informace nabízí dvě ze tří možností.
lost-mines-rule-lm-8-3 = Ostatní vědí, na co se díváš, ale ne, co vidíš.
lost-mines-rule-lm-8-4 = Na odkrytý důl se podívat nejde.
lost-mines-rule-lm-8-5 = Na poklad, který už někdo má, se podívat nejde.
lost-mines-rule-lm-8-6 = Na vlastní kartu trpaslíka se informace nehraje.
lost-mines-rule-lm-8-7 = Na stejnou kartu se můžeš podívat i znovu.
lost-mines-rule-lm-8-8 = Když není na co se podívat, jde karta informace jen odhodit.
lost-mines-rule-lm-9-1 = Bouře odstraní kteroukoli jednu kartu cesty.
lost-mines-rule-lm-9-2 = Bouře neodstraní kartu, na které stojí trpaslík.
lost-mines-rule-lm-9-3 = Bouře neodstraní startovní kartu ani důl.
lost-mines-rule-lm-9-4 = Vybavení z odstraněné karty se vrací do banku.
lost-mines-rule-lm-9-5 = Past nebo troll odchází, jen když jsou obě pole vedle prázdná.
lost-mines-rule-lm-9-6 = Prázdné pole se dá znovu zaplnit.
lost-mines-rule-lm-9-7 = Když není co odstranit, jde Bouře jen odhodit.
lost-mines-rule-lm-10-1 = První trpaslík v zakrytém dole ho odkryje a jeho pohyb tam končí.
lost-mines-rule-lm-10-2 = Odkrytý důl se natočí tak, aby do něj trpaslík mohl, a pokud to jde, aby navazoval.
lost-mines-rule-lm-10-3 = Jen důl nemusí na sousední karty navazovat.
lost-mines-rule-lm-10-4 = Když jde důl položit dvěma způsoby, hráč si vybere.
lost-mines-rule-lm-10-5 = Odkrytý důl patří k síti cest.
lost-mines-rule-lm-10-6 = Kdo dolem jen projde, nic si nebere.
lost-mines-rule-lm-10-7 = Kdo skončí pohyb v dole, musí si vzít jeho poklad.
lost-mines-rule-lm-10-8 = Z pokladů, které k dolu zbývají, si hráč vybírá volně.
lost-mines-rule-lm-10-9 = Hodnotu pokladu zná jen ten, kdo ho má.
lost-mines-rule-lm-10-10 = Kdo v dole zůstane stát, může si v každém svém tahu vzít další poklad.
lost-mines-rule-lm-10-11 = Vyjít z dolu a vrátit se je pohyb jako každý jiný.
lost-mines-rule-lm-10-12 = Když poklad toho druhu není, nic se nebere.
lost-mines-rule-lm-10-13 = Kdo odkryje draka, bere si žeton draka.
lost-mines-rule-lm-10-14 = Důl s drakem je pak obyčejná karta cesty.
lost-mines-rule-lm-11-1 = Kolo hned končí, když jsou všechny poklady rozebrané.
lost-mines-rule-lm-11-2 = Kolo končí, když na konci tahu nejsou karty v balíčku ani v ruce.
lost-mines-rule-lm-11-3 = Při hře s dohodou můžeš jednou za tah navrhnout konec kola.
lost-mines-rule-lm-11-4 = Ostatní odpovídají po směru hodinových ručiček, dokud někdo neodmítne.
lost-mines-rule-lm-11-5 = Když všichni souhlasí, kolo se hodnotí tak, jak je.
lost-mines-rule-lm-11-6 = Na konci kola každý ukáže kartu trpaslíka i poklady.
lost-mines-rule-lm-11-7 = Co skončené kolo ukázalo, zůstává do konce hry k nahlédnutí.
lost-mines-rule-lm-12-1 = Sobecký trpaslík si nechává své poklady a o jiné se nedělí.
lost-mines-rule-lm-12-2 = Věrní trpaslíci sbírají pro svůj klan, sabotéři pro ten druhý.
lost-mines-rule-lm-12-3 = Co se pro klan nasbírá, dělí se rovným dílem mezi ty, kdo pro něj sbírají.
lost-mines-rule-lm-12-4 = Zbytek dostává ten z nich, kdo má nejcennější poklad.
lost-mines-rule-lm-12-5 = Při shodě se zbytek dělí, a co nevyjde, propadá.
lost-mines-rule-lm-12-6 = Drak stojí 2 body z kola.
lost-mines-rule-lm-12-7 = Drak nebere víc, než kolik kolo vyneslo.
lost-mines-rule-lm-12-8 = Klan, pro který nikdo nesbírá, nic nedostává.
lost-mines-rule-lm-13-1 = Pro nové kolo se všechno znovu připraví a rozdá.
lost-mines-rule-lm-13-2 = Další kolo začíná hráč nalevo od toho, kdo použije poslední kartu.
lost-mines-rule-lm-13-3 = Když se v kole nehraje žádná karta, začíná znovu stejný hráč.
lost-mines-rule-lm-13-4 = Hra má dvě kola, pokud se stůl nedohodne jinak.
lost-mines-rule-lm-13-5 = Vyhrává hráč s nejvíce body.
lost-mines-rule-lm-13-6 = Hráči se stejným počtem bodů se o výhru dělí.
lost-mines-rule-lm-13-7 = Po konci hry už se nehraje.
