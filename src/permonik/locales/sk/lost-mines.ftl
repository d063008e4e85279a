lost-mines-name = Stratené bane
lost-mines-about = Dva klany trpaslíkov sa lesom predierajú k štyrom zabudnutým baniam a nie každý trpaslík je verný (3 – 9 hráčov).

## Podstatné mená

lost-mines-role = { $role ->
    [selfish] sebecký trpaslík
    [saboteur] sabotér
   *[loyal] verný trpaslík
    }
lost-mines-clan = { $clan ->
    [blue] modrý klan
   *[yellow] žltý klan
    }
lost-mines-kind = { $kind ->
    [gold] zlato
    [gems] drahokamy
    [dragon] drak
   *[silver] striebro
    }
lost-mines-mine = { $kind ->
    [gold] zlatá baňa
    [gems] baňa s drahokamami
    [dragon] baňa s drakom
   *[silver] strieborná baňa
    }
lost-mines-tool = { $tool ->
    [boat] čln
    [rope] lano
   *[axe] sekera
    }
lost-mines-tool-acc = { $tool ->
    [boat] Čln
    [rope] Lano
   *[axe] Sekeru
    }
lost-mines-obstacle = { $obstacle ->
    [lake] jazero
    [pit] jama
   *[fallen-trees] polom
    }
lost-mines-obstacle-acc = { $obstacle ->
    [lake] jazero
    [pit] jamu
   *[fallen-trees] polom
    }
lost-mines-feature = { $feature ->
    [rocks] Skaly
    [campfire] Táborák
    [fallen-trees] Polom
    [lake] Jazero
    [pit] Jama
   *[plain] Cesta
    }
lost-mines-overcome = prekonaná prekážka
lost-mines-token = { $token ->
    [boat] čln
    [rope] lano
    [trap] pasca
    [troll] troll
   *[axe] sekera
    }
lost-mines-side = { $side ->
    [east] východná strana
    [south] južná strana
    [west] západná strana
   *[north] severná strana
    }
lost-mines-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
    }
lost-mines-value = { $value ->
    [one] { $value } bod
    [few] { $value } body
   *[other] { $value } bodov
    }
lost-mines-cards-acc = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } kariet
    }
lost-mines-treasures = { $count ->
    [one] { $count } poklad
    [few] { $count } poklady
   *[other] { $count } pokladov
    }

## Karty

lost-mines-card-cross = Križovatka
lost-mines-card-tee-north = Odbočka na sever
lost-mines-card-tee-east = Odbočka na východ
lost-mines-card-straight-ns = Priama cesta sever – juh
lost-mines-card-straight-ew = Priama cesta východ – západ
lost-mines-card-curve-ne = Zákruta sever – východ
lost-mines-card-curve-nw = Zákruta sever – západ
lost-mines-card-rocks-tee-north = Skaly: odbočka na sever
lost-mines-card-rocks-tee-east = Skaly: odbočka na východ
lost-mines-card-rocks-straight-ns = Skaly: priama cesta sever – juh
lost-mines-card-rocks-straight-ew = Skaly: priama cesta východ – západ
lost-mines-card-campfire-cross = Táborák: križovatka
lost-mines-card-campfire-tee-north = Táborák: odbočka na sever
lost-mines-card-campfire-tee-east = Táborák: odbočka na východ
lost-mines-card-campfire-curve-ne = Táborák: zákruta sever – východ
lost-mines-card-fallen-trees-tee-east = Polom: odbočka na východ
lost-mines-card-fallen-trees-straight-ns = Polom: priama cesta sever – juh
lost-mines-card-fallen-trees-curve-ne = Polom: zákruta sever – východ
lost-mines-card-lake-tee-north = Jazero: odbočka na sever
lost-mines-card-lake-straight-ew = Jazero: priama cesta východ – západ
lost-mines-card-lake-curve-nw = Jazero: zákruta sever – západ
lost-mines-card-pit-cross = Jama: križovatka
lost-mines-card-pit-straight-ns = Jama: priama cesta sever – juh
lost-mines-card-pit-straight-ew = Jama: priama cesta východ – západ
lost-mines-card-axe = Sekera
lost-mines-card-boat = Čln
lost-mines-card-rope = Lano
lost-mines-card-info-mine-treasure = Informácia: baňa / poklad
lost-mines-card-info-mine-dwarf = Informácia: baňa / trpaslík
lost-mines-card-info-treasure-dwarf = Informácia: poklad / trpaslík
lost-mines-card-trap = Pasca
lost-mines-card-troll = Troll
lost-mines-card-storm = Búrka
lost-mines-card-start = Štartovacia karta
lost-mines-card-silver = Strieborná baňa
lost-mines-card-gold = Zlatá baňa
lost-mines-card-gems = Baňa s drahokamami
lost-mines-card-dragon = Baňa s drakom
lost-mines-card-hidden = Zakrytá baňa

## Udalosti

lost-mines-event-round-begins = Začína sa { $round }. kolo – na ťahu: { $player }.
lost-mines-event-dealt = { $player } dostáva { lost-mines-cards-acc } – { lost-mines-clan }.
lost-mines-event-dealt-seen = { $player } dostáva rolu: { lost-mines-role } ({ lost-mines-clan }), a karty: { $cards }.
lost-mines-event-place = { $turned ->
    [yes] { $player } vykladá kartu cesty na pole { $cell }: { $card-name }, otočené.
   *[no] { $player } vykladá kartu cesty na pole { $cell }: { $card-name }.
    }
lost-mines-event-use = { $player } hrá { lost-mines-tool-acc } a prekonáva { lost-mines-obstacle-acc } na poli { $cell }.
lost-mines-event-look-mine = { $player } sa pozerá na baňu { $mine }.
lost-mines-event-look-mine-seen = { $player } sa pozerá na baňu { $mine }: { lost-mines-mine }.
lost-mines-event-look-treasure = { $player } sa pozerá na poklad { $treasure } ({ lost-mines-kind }).
lost-mines-event-look-treasure-seen = { $player } sa pozerá na poklad { $treasure } ({ lost-mines-kind }): { lost-mines-value }.
lost-mines-event-look-dwarf = { $player } sa pozerá na kartu trpaslíka – cieľ: { $target }.
lost-mines-event-look-dwarf-seen = { $player } sa pozerá na kartu trpaslíka – cieľ: { $target }, { lost-mines-role }.
lost-mines-event-trap = { $player } kladie pascu: pole { $cell }, { lost-mines-side }.
lost-mines-event-troll = { $player } láka trolla: pole { $cell }, { lost-mines-side }.
lost-mines-event-troll-leaves = Troll odchádza: pole { $cell }, { lost-mines-side } – kartu odkladá { $player }.
lost-mines-event-storm = { $player } hrá Búrku a odstraňuje kartu na poli { $cell }: { $card-name }.
lost-mines-event-blown = Búrka odnáša žetón lesa: { lost-mines-token } (pole { $cell }, { lost-mines-side }).
lost-mines-event-discard = { $player } odhadzuje { lost-mines-cards-acc }.
lost-mines-event-discard-seen = { $player } odhadzuje { lost-mines-cards-acc }: { $cards }.
lost-mines-event-draw = { $player } si doberá { lost-mines-cards-acc }.
lost-mines-event-draw-seen = { $player } si doberá { lost-mines-cards-acc }: { $cards }.
lost-mines-event-propose = { $player } navrhuje ukončiť kolo.
lost-mines-event-agree = { $player } súhlasí s ukončením kola.
lost-mines-event-refuse = { $player } chce hrať ďalej.
lost-mines-event-step = { $player } ide na pole { $cell }.
lost-mines-event-trap-sprung = { $player } vstupuje do pasce a stráca kartu.
lost-mines-event-trap-sprung-seen = { $player } vstupuje do pasce a stráca kartu: { $card-name }.
lost-mines-event-trap-empty = { $player } vstupuje do pasce, ale nemá žiadnu kartu, o ktorú by sa dalo prísť.
lost-mines-event-mine-revealed = { $player } odkrýva baňu { $mine }: { lost-mines-mine }.
lost-mines-event-mine-laid = { $turned ->
    [yes] { $player } kladie baňu { $mine } otočenú.
   *[no] { $player } kladie baňu { $mine } neotočenú.
    }
lost-mines-event-dragon = { $player } budí draka: −2 body na konci kola.
lost-mines-event-treasure = { $player } berie poklad { $treasure }: { lost-mines-kind }.
lost-mines-event-treasure-seen = { $player } berie poklad { $treasure }: { lost-mines-kind }, { lost-mines-value }.
lost-mines-event-decline = { $player } si ďalší poklad neberie.
lost-mines-event-out = { $player } nemá karty a do konca kola vypadáva z hry.
lost-mines-event-round-ends = { $reason ->
    [treasures] { $round }. kolo sa končí: všetky poklady sú rozobraté.
    [agreed] { $round }. kolo sa končí: všetci s tým súhlasia.
   *[cards] { $round }. kolo sa končí: nikto nemá karty.
    }
lost-mines-event-role = { $player } ukazuje kartu trpaslíka: { lost-mines-role }, { lost-mines-clan }.
lost-mines-event-shows = { $player } ukazuje { lost-mines-treasures }, spolu { lost-mines-points }.
lost-mines-event-gain = { $player } získava { lost-mines-points }.
lost-mines-event-game-over = Hra sa končí – výhra: { $winners } ({ lost-mines-points }).

## Výzvy

lost-mines-prompt-play = Si na ťahu: zahraj kartu alebo jednu či dve odhoď.
lost-mines-prompt-move = { $moves ->
    [one] Pohni trpaslíkom. Zostáva { $moves } krok.
    [few] Pohni trpaslíkom. Zostávajú { $moves } kroky.
   *[other] Pohni trpaslíkom. Zostáva { $moves } krokov.
    }
lost-mines-prompt-turning = Baňa { $mine }: { lost-mines-mine }. Vyber, ako ju natočiť.
lost-mines-prompt-treasure = Vyber poklad: { lost-mines-kind }.
lost-mines-prompt-more-treasure = Trpaslík zostáva v bani. Vezmi si ďalší poklad ({ lost-mines-kind }) alebo ho nechaj tak.
lost-mines-prompt-vote = { $player } navrhuje ukončiť kolo. Súhlasíš?

## Možnosti

lost-mines-choice-place = { $turned ->
    [yes] Vyložiť na pole { $cell }: { $card-name }, otočené
   *[no] Vyložiť na pole { $cell }: { $card-name }
    }
lost-mines-choice-use = { $card-name }: prekonať prekážku na poli { $cell }
lost-mines-choice-look-mine = { $card-name }: pozrieť sa na baňu { $mine }
lost-mines-choice-look-treasure = { $card-name }: pozrieť sa na poklad { $treasure } ({ lost-mines-kind })
lost-mines-choice-look-dwarf = { $card-name }: pozrieť sa na kartu trpaslíka → { $seat }
lost-mines-choice-trap = Pasca: pole { $cell }, { lost-mines-side }
lost-mines-choice-troll = Troll: pole { $cell }, { lost-mines-side }
lost-mines-choice-storm = Búrka: odstrániť kartu na poli { $cell }
lost-mines-choice-discard = Odhodiť kartu „{ $card-name }“
lost-mines-choice-discard-two = Odhodiť dve karty: { $cards }
lost-mines-choice-propose = Navrhnúť koniec kola
lost-mines-choice-step = Ísť na pole { $cell }
lost-mines-choice-stop = Zastaviť
lost-mines-choice-lay-mine = { $turned ->
    [yes] Položiť baňu otočenú
   *[no] Položiť baňu neotočenú
    }
lost-mines-choice-take = Vziať poklad { $treasure }: { lost-mines-kind }
lost-mines-choice-decline = Nebrať poklad
lost-mines-choice-refuse = Hrať ďalej
lost-mines-choice-agree = Súhlasiť

## Odmietnutia

lost-mines-refusal-off-board = Pole { $cell } nie je na hernom pláne; vyber pole na ňom.
lost-mines-refusal-cell-taken = Na poli { $cell } už karta leží; vyber prázdne pole.
lost-mines-refusal-turned-same = Karta „{ $card-name }“ vyzerá po otočení rovnako; vylož ju tak, ako je.
lost-mines-refusal-side-mismatch = Na poli { $cell } karta nenadväzuje ({ lost-mines-side }), pretože cesta patrí k ceste a okraj bez cesty k okraju bez cesty; otoč ju alebo vyber iné pole.
lost-mines-refusal-no-path-continued = Karta na poli { $cell } by nepredĺžila žiadnu cestu; prilož ju k otvorenému koncu cesty.
lost-mines-refusal-no-such-obstacle = Na poli { $cell } nie je čo prekonávať; vybavenie { lost-mines-tool } sa hrá na túto prekážku: { lost-mines-obstacle }.
lost-mines-refusal-already-overcome = Prekážka na poli { $cell } už je prekonaná; { lost-mines-tool } sa hodí inde.
lost-mines-refusal-no-token = V banku už nie je žetón lesa tohto druhu: { lost-mines-token }; zahraj inú kartu.
lost-mines-refusal-not-on-the-card = { $look ->
    [mine] Karta „{ $card-name }“ ti baňu neukáže; vyber jednu z dvoch možností na nej.
    [treasure] Karta „{ $card-name }“ ti poklad neukáže; vyber jednu z dvoch možností na nej.
   *[dwarf] Karta „{ $card-name }“ ti kartu trpaslíka neukáže; vyber jednu z dvoch možností na nej.
    }
lost-mines-refusal-mine-revealed = Baňa { $mine } už je odkrytá; vyber niektorú zakrytú.
lost-mines-refusal-treasure-taken = Poklad { $treasure } už niekto má; vyber iný.
lost-mines-refusal-own-dwarf = Svojho trpaslíka poznáš; vyber iného hráča.
lost-mines-refusal-edge-off-board = Tu cesta vedie mimo herného plánu (pole { $cell }, { lost-mines-side }); vyber miesto medzi dvoma poľami.
lost-mines-refusal-edge-taken = Tu už žetón leží (pole { $cell }, { lost-mines-side }); vyber iné miesto.
lost-mines-refusal-edge-to-hidden = Tu cesta vedie k zakrytej bani (pole { $cell }, { lost-mines-side }); vyber iné miesto.
lost-mines-refusal-no-path-there = Tadiaľto žiadna cesta nevedie (pole { $cell }, { lost-mines-side }); vyber miesto, kde sa cesty spájajú, alebo otvorený koniec cesty.
lost-mines-refusal-no-path-card = Na poli { $cell } neleží žiadna karta cesty, ktorú by Búrka odstránila; vyber pole, kde nejaká je.
lost-mines-refusal-not-removable = Karta na poli { $cell } zostáva, pretože Búrka neodstráni štartovaciu kartu ani baňu; vyber kartu cesty.
lost-mines-refusal-dwarf-there = Na poli { $cell } stojí trpaslík, a karta preto zostáva; vyber inú.
lost-mines-refusal-no-agreed-end = Tento stôl hrá bez dohody o konci kola; zahraj alebo odhoď kartu.
lost-mines-refusal-already-proposed = Koniec kola sa dá navrhnúť iba raz za ťah; zahraj alebo odhoď kartu.
lost-mines-refusal-no-way = Z miesta, kde trpaslík stojí, na pole { $cell } žiadna cesta nevedie; vyber kartu, na ktorú jeho cesta nadväzuje.
lost-mines-refusal-troll-there = V ceste na pole { $cell } stojí troll; choď inou cestou alebo počkaj, kým odíde.
lost-mines-refusal-obstacle-there = Na pole { $cell } sa nedá vstúpiť, kým niekto neprekoná prekážku: { lost-mines-obstacle }.
lost-mines-refusal-one-dwarf-only = Na poli { $cell } je miesto iba pre jedného trpaslíka a už tam niekto stojí; choď inou cestou alebo počkaj.
lost-mines-refusal-mine-does-not-fit = Takto by baňa nenadväzovala tak, ako má; natoč ju druhým smerom.
lost-mines-refusal-wrong-kind = Poklad { $treasure } patrí k inej bani ({ lost-mines-kind }); vyber poklad tejto bane.
lost-mines-refusal-must-take = Kto skončí pohyb v bani, musí si vziať poklad; vyber niektorý.

## Výsledok

lost-mines-line-dwarf = { $round }. kolo – { $player }: { lost-mines-role }, { lost-mines-clan }; { lost-mines-treasures }, spolu { lost-mines-points }.
lost-mines-line-selfish = { $round }. kolo – { $player } si necháva všetko: { lost-mines-points }.
lost-mines-line-clan = { $round }. kolo – { lost-mines-clan }: { lost-mines-points } – delia sa: { $players }; každý podiel { $share }, zvyšok { $rest }.
lost-mines-line-rest = { $round }. kolo – zvyšok { $rest } za najcennejší poklad ({ $value }): { $players }, každý podiel { $points }; prepadá { $lost }.
lost-mines-line-dragon = { $round }. kolo – drak berie { lost-mines-points }: { $player }.
lost-mines-line-gain = { $round }. kolo – { $player }: { lost-mines-points }.
lost-mines-line-total = Spolu – { $player }: { lost-mines-points }.
lost-mines-line-victory = Výhra: { $players } ({ lost-mines-points }).

## Voľby

lost-mines-option-rounds = Počet kôl
lost-mines-option-rounds-help = Koľko kôl hra má; zvyčajne sú 2.
lost-mines-option-first = Prvý hráč
lost-mines-option-first-help = Kto začína prvé kolo; bez voľby rozhodne náhoda.
lost-mines-option-agreed_end = Koniec kola dohodou
lost-mines-option-agreed_end-help = Či sa dá navrhnúť predčasný koniec kola; všetci ostatní musia súhlasiť.
lost-mines-option-deck = Balíček
lost-mines-option-deck-help = Rekonštruovaný balíček alebo obsah iného s rovnakým počtom kariet.

## Pravidlá

lost-mines-rule-lm-1-1 = Herný plán má 11 stĺpcov a 7 radov, na západe dva štarty a na východe štyri bane.
lost-mines-rule-lm-1-2 = Kariet ciest je 40 a na každej sú všetky otvorené strany spojené.
lost-mines-rule-lm-1-3 = Obyčajných kariet ciest je 23.
lost-mines-rule-lm-1-4 = 4 karty ciest vedú cez skaly a 4 majú táborák.
lost-mines-rule-lm-1-5 = 9 kariet ciest má prekážku: polom, jazero alebo jamu.
lost-mines-rule-lm-1-6 = Štartovacie karty sú otvorené na všetky štyri strany.
lost-mines-rule-lm-1-7 = V troch zo štyroch baní je poklad, v jednej drak.
lost-mines-rule-lm-1-8 = Akčných kariet je 23: vybavenie, informácie, pasce, trollovia a búrky.
lost-mines-rule-lm-1-9 = Žetónov lesa je 14.
lost-mines-rule-lm-1-10 = Pokladov je 12, na rube majú druh a na líci hodnotu.
lost-mines-rule-lm-1-11 = Každý klan má troch verných trpaslíkov, jedného sebeckého a jedného sabotéra.
lost-mines-rule-lm-1-12 = Iný balíček musí mať rovnaké počty kariet, žetónov a pokladov.
lost-mines-rule-lm-2-1 = Koľko verných trpaslíkov sa zúčastňuje, závisí od počtu hráčov.
lost-mines-rule-lm-2-2 = Každý dostáva jednu kartu trpaslíka a zvyšok zostáva tajne odložený.
lost-mines-rule-lm-2-3 = Klany sú verejné, roly sú do konca kola tajné.
lost-mines-rule-lm-2-4 = Štyri bane sa zamiešajú a zostanú zakryté.
lost-mines-rule-lm-2-5 = Pokladov sa vykladá toľko, koľko je hráčov, a ich hodnotu nikto nevidí.
lost-mines-rule-lm-2-6 = Každý trpaslík začína na štartovacej karte svojho klanu.
lost-mines-rule-lm-2-7 = Desať kariet ciest a akčných kariet zostáva tajne odložených.
lost-mines-rule-lm-2-8 = Každý dostáva 5 kariet, od 7 hráčov 4.
lost-mines-rule-lm-2-9 = Začína náhodný alebo dohodnutý hráč a hrá sa v smere hodinových ručičiek.
lost-mines-rule-lm-3-1 = V ťahu zahráš alebo odhodíš, potom sa pohneš, potom si doberieš.
lost-mines-rule-lm-3-2 = Kto má karty, musí hrať alebo odhadzovať.
lost-mines-rule-lm-3-3 = Po zahraní si doberieš jednu kartu, po odhodení toľko, koľko odhodíš.
lost-mines-rule-lm-3-4 = Z prázdneho doberacieho balíčka sa nedoberá.
lost-mines-rule-lm-3-5 = Karty sa odhadzujú lícom dolu.
lost-mines-rule-lm-3-6 = Odhodiť môžeš vždy ktorúkoľvek jednu alebo dve karty.
lost-mines-rule-lm-3-7 = Hrať a odhadzovať môžeš iba karty z vlastnej ruky.
lost-mines-rule-lm-3-8 = Hrá iba ten, kto je na rade.
lost-mines-rule-lm-3-9 = Kto nemá na začiatku ťahu karty, do konca kola vypadáva.
lost-mines-rule-lm-3-10 = Trpaslík hráča, ktorý je mimo hry, zostáva stáť a ďalej prekáža.
lost-mines-rule-lm-3-11 = Kto zahrá poslednú kartu, v tom ťahu sa ešte pohne.
lost-mines-rule-lm-3-12 = V ťahu sa hrá iba jedna karta, a to pred pohybom.
lost-mines-rule-lm-4-1 = Karta sa vykladá iba na prázdne pole.
lost-mines-rule-lm-4-2 = Karty sa vykladajú iba na herný plán.
lost-mines-rule-lm-4-3 = Odkryté karty na seba musia nadväzovať: cesta k ceste, okraj bez cesty k okraju bez cesty.
lost-mines-rule-lm-4-4 = Na zakryté bane nadväzovať nemusíš.
lost-mines-rule-lm-4-5 = Každá nová karta musí predlžovať niektorú cestu.
lost-mines-rule-lm-4-6 = Ležať vedľa zakrytej bane na predĺženie cesty nestačí.
lost-mines-rule-lm-4-7 = Predĺžiť môžeš ktorúkoľvek cestu, aj ďaleko od svojho trpaslíka.
lost-mines-rule-lm-4-8 = Cesta smie viesť až k okraju herného plánu.
lost-mines-rule-lm-4-9 = Kartu môžeš otočiť o pol obrátky, ale nikdy nie položiť naprieč.
lost-mines-rule-lm-4-10 = Karta, ktorá po otočení vyzerá rovnako, sa vykladá neotočená.
lost-mines-rule-lm-4-11 = Kartu môžeš priložiť aj k otvorenému koncu, na ktorom leží pasca alebo troll.
lost-mines-rule-lm-5-1 = Po zahraní alebo odhodení môžeš pohnúť trpaslíkom až o tri karty.
lost-mines-rule-lm-5-2 = Trpaslík, ktorý začína pohyb pri táboráku, smie ísť až o päť kariet.
lost-mines-rule-lm-5-3 = Táborák po ceste nepomáha.
lost-mines-rule-lm-5-4 = Krok vedie cez dve otvorené strany, ktoré sa dotýkajú, alebo na zakrytú baňu.
lost-mines-rule-lm-5-5 = Na neprekonanú prekážku sa nedá vstúpiť.
lost-mines-rule-lm-5-6 = Na skalách je miesto pre jedného trpaslíka a nikto ho neobíde.
lost-mines-rule-lm-5-7 = Na prekonanej prekážke je miesto pre jedného trpaslíka a nikto ho neobíde.
lost-mines-rule-lm-5-8 = Na ostatných kartách je miesto pre ľubovoľný počet trpaslíkov.
lost-mines-rule-lm-5-9 = Cez trolla nikto neprejde.
lost-mines-rule-lm-5-10 = Zastaviť môžeš kedykoľvek.
lost-mines-rule-lm-6-1 = Pasca alebo troll sa kladie tam, kde sa spájajú cesty dvoch kariet.
lost-mines-rule-lm-6-2 = Pasca alebo troll sa kladie aj na otvorený koniec cesty.
lost-mines-rule-lm-6-3 = Pre pasce a trollov platia štarty a odkryté bane ako karty ciest.
lost-mines-rule-lm-6-4 = K zakrytej bani sa pasca ani troll nekladie.
lost-mines-rule-lm-6-5 = Kde cesta vedie mimo herného plánu, tam sa pasca ani troll nekladie.
lost-mines-rule-lm-6-6 = Na jednom mieste leží iba jeden žetón.
lost-mines-rule-lm-6-7 = Na pascu aj trolla je potrebný žetón z banku.
lost-mines-rule-lm-6-8 = Každý krok cez pascu stojí jednu kartu.
lost-mines-rule-lm-6-9 = Stratená karta sa ťahá náhodne a pozná ju iba ten, komu chýba.
lost-mines-rule-lm-6-10 = Stratená karta sa nenahrádza.
lost-mines-rule-lm-6-11 = Kto nemá karty, nič nestráca a pascou prejde.
lost-mines-rule-lm-6-12 = Pasca zostáva do konca kola.
lost-mines-rule-lm-6-13 = Troll odchádza, keď je jeho hráč znovu na ťahu.
lost-mines-rule-lm-6-14 = Odchádza aj troll hráča, ktorý je mimo hry.
lost-mines-rule-lm-7-1 = Sekera je na polomy, čln na jazerá a lano na jamy.
lost-mines-rule-lm-7-2 = Vybavenie sa hrá iba na svoju prekážku na hernom pláne.
lost-mines-rule-lm-7-3 = Na jednu prekážku patrí iba jedno vybavenie.
lost-mines-rule-lm-7-4 = Na vybavenie je potrebný žetón z banku.
lost-mines-rule-lm-7-5 = Prekonaná prekážka je priechodná pre všetkých trpaslíkov.
lost-mines-rule-lm-8-1 = S kartou informácie sa tajne pozrieš na baňu, poklad alebo kartu trpaslíka.
lost-mines-rule-lm-8-2 = Každá karta informácie ponúka dve z troch možností.
lost-mines-rule-lm-8-3 = Ostatní vedia, na čo sa pozeráš, ale nie, čo vidíš.
lost-mines-rule-lm-8-4 = Na odkrytú baňu sa pozrieť nedá.
lost-mines-rule-lm-8-5 = Na poklad, ktorý už niekto má, sa pozrieť nedá.
lost-mines-rule-lm-8-6 = Na vlastnú kartu trpaslíka sa informácia nehrá.
lost-mines-rule-lm-8-7 = Na rovnakú kartu sa môžeš pozrieť aj znovu.
lost-mines-rule-lm-8-8 = Keď nie je na čo sa pozrieť, dá sa karta informácie iba odhodiť.
lost-mines-rule-lm-9-1 = Búrka odstráni ktorúkoľvek jednu kartu cesty.
lost-mines-rule-lm-9-2 = Búrka neodstráni kartu, na ktorej stojí trpaslík.
lost-mines-rule-lm-9-3 = Búrka neodstráni štartovaciu kartu ani baňu.
lost-mines-rule-lm-9-4 = Vybavenie z odstránenej karty sa vracia do banku.
lost-mines-rule-lm-9-5 = Pasca alebo troll odchádza, iba keď sú obe polia vedľa prázdne.
lost-mines-rule-lm-9-6 = Prázdne pole sa dá znovu zaplniť.
lost-mines-rule-lm-9-7 = Keď nie je čo odstrániť, dá sa Búrka iba odhodiť.
lost-mines-rule-lm-10-1 = Prvý trpaslík v zakrytej bani ju odkryje a jeho pohyb sa tam končí.
lost-mines-rule-lm-10-2 = Odkrytá baňa sa natočí tak, aby do nej trpaslík mohol, a ak to ide, aby nadväzovala.
lost-mines-rule-lm-10-3 = Iba baňa nemusí na susedné karty nadväzovať.
lost-mines-rule-lm-10-4 = Keď sa dá baňa položiť dvoma spôsobmi, hráč si vyberie.
lost-mines-rule-lm-10-5 = Odkrytá baňa patrí k sieti ciest.
lost-mines-rule-lm-10-6 = Kto baňou iba prejde, nič si neberie.
lost-mines-rule-lm-10-7 = Kto skončí pohyb v bani, musí si vziať jej poklad.
lost-mines-rule-lm-10-8 = Z pokladov, ktoré k bani zostávajú, si hráč vyberá voľne.
lost-mines-rule-lm-10-9 = Hodnotu pokladu pozná iba ten, kto ho má.
lost-mines-rule-lm-10-10 = Kto v bani zostane stáť, môže si v každom svojom ťahu vziať ďalší poklad.
lost-mines-rule-lm-10-11 = Vyjsť z bane a vrátiť sa je pohyb ako každý iný.
lost-mines-rule-lm-10-12 = Keď poklad toho druhu nie je, nič sa neberie.
lost-mines-rule-lm-10-13 = Kto odkryje draka, berie si žetón draka.
lost-mines-rule-lm-10-14 = Baňa s drakom je potom obyčajná karta cesty.
lost-mines-rule-lm-11-1 = Kolo sa hneď končí, keď sú všetky poklady rozobraté.
lost-mines-rule-lm-11-2 = Kolo sa končí, keď na konci ťahu nie sú karty v balíčku ani v ruke.
lost-mines-rule-lm-11-3 = Pri hre s dohodou môžeš raz za ťah navrhnúť koniec kola.
lost-mines-rule-lm-11-4 = Ostatní odpovedajú v smere hodinových ručičiek, kým niekto neodmietne.
lost-mines-rule-lm-11-5 = Keď všetci súhlasia, kolo sa hodnotí tak, ako je.
lost-mines-rule-lm-11-6 = Na konci kola každý ukáže kartu trpaslíka aj poklady.
lost-mines-rule-lm-11-7 = Čo skončené kolo ukázalo, zostáva do konca hry k nahliadnutiu.
lost-mines-rule-lm-12-1 = Sebecký trpaslík si necháva svoje poklady a o iné sa nedelí.
lost-mines-rule-lm-12-2 = Verní trpaslíci zbierajú pre svoj klan, sabotéri pre ten druhý.
lost-mines-rule-lm-12-3 = Čo sa pre klan nazbiera, delí sa rovným dielom medzi tých, čo preň zbierajú.
lost-mines-rule-lm-12-4 = Zvyšok dostáva ten z nich, kto má najcennejší poklad.
lost-mines-rule-lm-12-5 = Pri zhode sa zvyšok delí, a čo nevyjde, prepadá.
lost-mines-rule-lm-12-6 = Drak stojí 2 body z kola.
lost-mines-rule-lm-12-7 = Drak neberie viac, než koľko kolo vynieslo.
lost-mines-rule-lm-12-8 = Klan, pre ktorý nikto nezbiera, nič nedostáva.
lost-mines-rule-lm-13-1 = Pre nové kolo sa všetko znovu pripraví a rozdá.
lost-mines-rule-lm-13-2 = Ďalšie kolo začína hráč naľavo od toho, kto použije poslednú kartu.
lost-mines-rule-lm-13-3 = Keď sa v kole nehrá žiadna karta, začína znovu ten istý hráč.
lost-mines-rule-lm-13-4 = Hra má dve kolá, ak sa stôl nedohodne inak.
lost-mines-rule-lm-13-5 = Vyhráva hráč s najväčším počtom bodov.
lost-mines-rule-lm-13-6 = Hráči s rovnakým počtom bodov sa o výhru delia.
lost-mines-rule-lm-13-7 = Po konci hry sa už nehrá.
