caverna-name = Caverna: Sedláci z jeskyní
caverna-about = Trpaslíci klučí les, rubou v hoře a zařizují své jeskyně (1–7 hráčů).

## Podstatná jména

caverna-nothing = nic
caverna-good = { $good ->
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
    [dog] pes
   *[begging] žeton žebrání
    }
caverna-goods = { $good ->
    [wood] { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
        }
    [stone] { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
        }
    [ore] { $count ->
        [one] { $count } rudu
        [few] { $count } rudy
       *[other] { $count } rud
        }
    [ruby] { $count ->
        [one] { $count } rubín
        [few] { $count } rubíny
       *[other] { $count } rubínů
        }
    [gold] { $count ->
        [one] { $count } minci
        [few] { $count } mince
       *[other] { $count } mincí
        }
    [food] { $count ->
        [one] { $count } jídlo
        [few] { $count } jídla
       *[other] { $count } jídel
        }
    [grain] { $count ->
        [one] { $count } obilí
        [few] { $count } obilí
       *[other] { $count } obilí
        }
    [veg] { $count ->
        [one] { $count } zeleninu
        [few] { $count } kusy zeleniny
       *[other] { $count } kusů zeleniny
        }
    [sheep] { $count ->
        [one] { $count } ovci
        [few] { $count } ovce
       *[other] { $count } ovcí
        }
    [donkey] { $count ->
        [one] { $count } osla
        [few] { $count } osly
       *[other] { $count } oslů
        }
    [boar] { $count ->
        [one] { $count } prase
        [few] { $count } prasata
       *[other] { $count } prasat
        }
    [cattle] { $count ->
        [one] { $count } krávu
        [few] { $count } krávy
       *[other] { $count } krav
        }
    [dog] { $count ->
        [one] { $count } psa
        [few] { $count } psy
       *[other] { $count } psů
        }
   *[begging] { $count ->
        [one] { $count } žeton žebrání
        [few] { $count } žetony žebrání
       *[other] { $count } žetonů žebrání
        }
    }
caverna-begging = { $count ->
    [one] { $count } žeton žebrání
    [few] { $count } žetony žebrání
   *[other] { $count } žetonů žebrání
    }
caverna-furnishing-acc = { $furnishing ->
    [entry_dwelling] Vstupní síň
   *[dwelling] Světnici
    [simple_dwelling_a] Dřevěnou celu
    [simple_dwelling_b] Kamennou celu
    [mixed_dwelling] Síňku
    [couple_dwelling] Velkou světnici
    [additional_dwelling] Pokojíček
    [cuddle_room] Ovčinec
    [breakfast_room] Kravín
    [stubble_room] Sklad ohradníků
    [work_room] Razicí štít
    [guest_room] Rychtu
    [office_room] Kancelář
    [carpenter] Truhlářskou dílnu
    [stone_carver] Kamenickou dílnu
    [blacksmith] Kovárnu
    [miner] Šachtu
    [builder] Slévárnu
    [trader] Stavebniny
    [wood_supplier] Pilu
    [stone_supplier] Hamr
    [ruby_supplier] Klenotnickou dílnu
    [dog_school] Cvičiště pro psy
    [quarry] Kamenolom
    [seam] Rudnou žílu
    [slaughtering_cave] Jatka
    [cooking_cave] Kuchyň
    [working_cave] Dílnu
    [mining_cave] Žentour
    [breeding_cave] Chovnou stanici
    [peaceful_cave] Svatyni míru
    [weaving_parlor] Tkalcovnu
    [milking_parlor] Dojírnu
    [state_parlor] Parádní pokoj
    [hunting_parlor] Lovecký salonek
    [beer_parlor] Pivnici
    [blacksmithing_parlor] Huť
    [stone_storage] Sklad kamení
    [ore_storage] Sklad rudy
    [spare_part_storage] Sklad náhradních dílů
    [main_storage] Hlavní skladiště
    [weapon_storage] Zbrojnici
    [supplies_storage] Kasárna
    [broom_chamber] Úklidovou místnost
    [treasure_chamber] Pokladnici
    [food_chamber] Spižírnu
    [prayer_chamber] Kapli
    [writing_chamber] Písárnu
    [fodder_chamber] Sklad krmiva
    }
caverna-harvest = { $event ->
    [none] sklizeň odpadá
    [harvest] sklizeň
    [one_food] krmení za jedno jídlo na trpaslíka
   *[skip_one] sklizeň s jednou vynechanou částí
    }
caverna-land = { $land ->
    [meadow] louka
    [field] pole
    [cavern] sluj
    [tunnel] štola
    [deep_tunnel] hluboká štola
    [ore_mine] rudný důl
   *[ruby_mine] rubínový důl
    }
caverna-pasture = { $pasture ->
    [small] jednoduchá pastvina
   *[large] dvojitá pastvina
    }
caverna-stable = chlév
caverna-priced = { $choice } – zaplatit { $goods }
caverna-phase = { $phase ->
    [field] sklizeň z polí
   *[breeding] rozmnožování zvířat
    }
caverna-payment = { $payment ->
    [wood] 1 dřevo
    [stone] 1 kámen
   *[ore] 2 rudy
    }

## Karty: místnosti, pole, kořist, destičky, výměny

caverna-card-entry_dwelling = Vstupní síň
caverna-card-dwelling = Světnice
caverna-card-simple_dwelling_a = Dřevěná cela
caverna-card-simple_dwelling_b = Kamenná cela
caverna-card-mixed_dwelling = Síňka
caverna-card-couple_dwelling = Velká světnice
caverna-card-additional_dwelling = Pokojíček
caverna-card-cuddle_room = Ovčinec
caverna-card-breakfast_room = Kravín
caverna-card-stubble_room = Sklad ohradníků
caverna-card-work_room = Razicí štít
caverna-card-guest_room = Rychta
caverna-card-office_room = Kancelář
caverna-card-carpenter = Truhlářská dílna
caverna-card-stone_carver = Kamenická dílna
caverna-card-blacksmith = Kovárna
caverna-card-miner = Šachta
caverna-card-builder = Slévárna
caverna-card-trader = Stavebniny
caverna-card-wood_supplier = Pila
caverna-card-stone_supplier = Hamr
caverna-card-ruby_supplier = Klenotnická dílna
caverna-card-dog_school = Cvičiště pro psy
caverna-card-quarry = Kamenolom
caverna-card-seam = Rudná žíla
caverna-card-slaughtering_cave = Jatka
caverna-card-cooking_cave = Kuchyň
caverna-card-working_cave = Dílna
caverna-card-mining_cave = Žentour
caverna-card-breeding_cave = Chovná stanice
caverna-card-peaceful_cave = Svatyně míru
caverna-card-weaving_parlor = Tkalcovna
caverna-card-milking_parlor = Dojírna
caverna-card-state_parlor = Parádní pokoj
caverna-card-hunting_parlor = Lovecký salonek
caverna-card-beer_parlor = Pivnice
caverna-card-blacksmithing_parlor = Huť
caverna-card-stone_storage = Sklad kamení
caverna-card-ore_storage = Sklad rudy
caverna-card-spare_part_storage = Sklad náhradních dílů
caverna-card-main_storage = Hlavní skladiště
caverna-card-weapon_storage = Zbrojnice
caverna-card-supplies_storage = Kasárna
caverna-card-broom_chamber = Úklidová místnost
caverna-card-treasure_chamber = Pokladnice
caverna-card-food_chamber = Spižírna
caverna-card-prayer_chamber = Kaple
caverna-card-writing_chamber = Písárna
caverna-card-fodder_chamber = Sklad krmiva
caverna-card-ruby_mining = Těžba rubínů
caverna-card-housework = Domácí práce
caverna-card-slash_and_burn = Žďáření
caverna-card-drift_mining = Ražba štol
caverna-card-excavation = Rubání slují
caverna-card-starting_player = Začínající hráč
caverna-card-imitation = Napodobení
caverna-card-logging = Kácení stromů
caverna-card-supplies = Přísun zdrojů
caverna-card-growth = Přírůstky
caverna-card-ore_mining = Těžba rudy
caverna-card-wood_gathering = Sbírání dřeva
caverna-card-forest_exploration = Průzkum lesa
caverna-card-clearing = Klučení lesa
caverna-card-sustenance = Shánění potravy
caverna-card-strip_mining = Povrchový důl
caverna-card-depot = Mezisklad materiálu
caverna-card-small_drift_mining = Malá ražba štol
caverna-card-drift_mining_2 = Ražba štol (2)
caverna-card-weekly_market = Nedělní trhy
caverna-card-imitation_2 = Napodobení (2)
caverna-card-hardware_rental = Půjčovna nářadí
caverna-card-fence_building = Stavba plotů
caverna-card-large_depot = Zásoby materiálu
caverna-card-imitation_3 = Napodobení (3)
caverna-card-extension = Rozšíření
caverna-card-blacksmithing = Kování zbraní
caverna-card-sheep_farming = Chov ovcí
caverna-card-ore_mine_construction = Založení rudného dolu
caverna-card-wish_for_children = Touha po dítěti
caverna-card-urgent_wish = Naléhavá touha po dítěti
caverna-card-donkey_farming = Chov oslů
caverna-card-ruby_mine_construction = Založení rubínového dolu
caverna-card-family_life = Rodinný život
caverna-card-ore_delivery = Dobývání rudy
caverna-card-exploration = Průzkum
caverna-card-adventure = Dobrodružství
caverna-card-ore_trading = Obchod s rudou
caverna-card-ruby_delivery = Dobývání rubínů
caverna-card-loot_weapons = všechny zbraně +1 (po výpravě)
caverna-card-loot_dog = 1 pes
caverna-card-loot_wood = 1 dřevo
caverna-card-loot_sheep = 1 ovce
caverna-card-loot_grain = 1 obilí
caverna-card-loot_donkey = 1 osel
caverna-card-loot_stone = 1 kámen
caverna-card-loot_veg = 1 zelenina
caverna-card-loot_ore = 2 rudy
caverna-card-loot_boar = 1 prase
caverna-card-loot_gold = 2 mince
caverna-card-loot_furnish = zařídit 1 místnost
caverna-card-loot_stable = 1 chlév (zdarma)
caverna-card-loot_tunnel = 1 štola
caverna-card-loot_small_pasture = jednoduchá pastvina za 1 dřevo
caverna-card-loot_cattle = 1 kráva
caverna-card-loot_large_pasture = dvojitá pastvina za 2 dřeva
caverna-card-loot_meadow = 1 louka
caverna-card-loot_dwelling = Světnice za 2 dřeva a 2 kameny
caverna-card-loot_field = 1 pole
caverna-card-loot_sow = setba
caverna-card-loot_cavern = 1 sluj
caverna-card-loot_breed = rozmnožování zvířat (nejvýš 2 druhy)
caverna-card-tile_meadow_field = louka a pole
caverna-card-tile_cavern_tunnel = sluj a štola
caverna-card-tile_cavern_cavern = dvě sluje
caverna-card-tile_ore_mine = rudný důl a hluboká štola
caverna-card-tile_ruby_mine = rubínový důl
caverna-card-tile_meadow = louka
caverna-card-tile_field = pole
caverna-card-tile_tunnel = štola
caverna-card-tile_cavern = sluj
caverna-card-exchange_grain_to_food = obilí
caverna-card-exchange_veg_to_food = zelenina
caverna-card-exchange_sheep_to_food = ovce
caverna-card-exchange_donkey_to_food = osel
caverna-card-exchange_donkeys_to_food = dva osli
caverna-card-exchange_boar_to_food = prase
caverna-card-exchange_cattle_to_food = kráva
caverna-card-exchange_ruby_to_food = rubín
caverna-card-exchange_gold_to_food = mince za jídlo
caverna-card-exchange_cook = Kuchyň: obilí a zelenina
caverna-card-exchange_brew_food = Pivnice: dvě obilí
caverna-card-exchange_brew_gold = Pivnice: dvě obilí
caverna-card-exchange_hunt = Lovecký salonek: dvě prasata
caverna-card-exchange_smelt = Huť: ruda a rubín
caverna-card-exchange_weapon_to_food = Svatyně míru: zbraň
caverna-card-exchange_trade_gold = Stavebniny: dvě mince
caverna-card-exchange_sell_parts = Sklad náhradních dílů: dřevo, kámen a ruda
caverna-card-exchange_ruby_to_dog = rubín
caverna-card-exchange_ruby_to_grain = rubín
caverna-card-exchange_ruby_to_veg = rubín
caverna-card-exchange_ruby_to_sheep = rubín
caverna-card-exchange_ruby_to_wood = rubín
caverna-card-exchange_ruby_to_donkey = rubín
caverna-card-exchange_ruby_to_stone = rubín
caverna-card-exchange_ruby_to_boar = rubín
caverna-card-exchange_ruby_to_ore = rubín
caverna-card-exchange_ruby_to_cattle = rubín a jídlo
caverna-card-exchange_ruby_to_gold = rubín
caverna-card-exchange_ruby_to_meadow = rubín za louku
caverna-card-exchange_ruby_to_field = rubín za pole
caverna-card-exchange_ruby_to_tunnel = rubín za štolu
caverna-card-exchange_ruby_to_cavern = dva rubíny za sluj

## Události

caverna-event-round-begins = Kolo { $round } začíná, začínající hráč: { $player }. Nové pole: „{ $space-name }“.
caverna-event-wish-turned = Touhu po dítěti střídá pole „{ $space-name }“.
caverna-event-marker = Žeton sklizně pro kolo { $round }: { caverna-harvest }.
caverna-event-emptied = Pole „{ $space-name }“ se vyprazdňuje a ztrácí { $goods }.
caverna-event-kept = { $player } platí rubín, zboží na poli „{ $space-name }“ zůstává.
caverna-event-income = { $player } na začátku kola získává { $goods }.
caverna-event-place = { $player } posílá trpaslíka (síla { $strength }) na pole „{ $space-name }“.
caverna-event-call = { $player } platí rubín a povolává jiného trpaslíka (síla { $strength }).
caverna-event-stays-home = { $player } nemá pro trpaslíka (síla { $strength }) žádné pole, trpaslík zůstává doma.
caverna-event-imitate = { $player } napodobuje pole „{ $space-name }“.
caverna-event-take = { $player } bere { $goods } (pole „{ $space-name }“).
caverna-event-token = { $player } bere figurku začínajícího hráče.
caverna-event-gain = { $player } získává { $goods }.
caverna-event-lay = { $player } vykládá destičku – { $tile-name }: { $squares }.
caverna-event-fence = { $player } oplocuje pastvinu ({ $squares }), platí: { $goods }.
caverna-event-stable = { $player } staví chlév ({ $square }), platí: { $goods }.
caverna-event-sow = { $player } seje { $goods }.
caverna-event-furnish = { $player } zařizuje { caverna-furnishing-acc } ({ $square }), platí: { $goods }.
caverna-event-forge = { $player } kove zbraň o síle { $strength }, platí: { $goods }.
caverna-event-loot = { $player } si z výpravy přináší kořist: { $loot-name }.
caverna-event-expedition-ends = { $player } končí výpravu, trpaslík má teď sílu { $strength }.
caverna-event-grow = { $player } má nového trpaslíka, trpaslíků celkem: { $count }.
caverna-event-exchange = { $player } vyměňuje { $goods } → { $gains }.
caverna-event-disarm = { $player } odevzdává zbraň o síle { $strength } a získává stejný počet jídel.
caverna-event-no-harvest = Kolo { $round } končí bez sklizně.
caverna-event-skips = { $player } vynechává jednu část: { caverna-phase }.
caverna-event-reap = { $player } sklízí { $goods }.
caverna-event-working-cave = { $player } krmí jednoho trpaslíka díky Dílně, platí: { $goods }.
caverna-event-feed = { $player } krmí rodinu a platí { $goods }.
caverna-event-beg = { $player } bere { caverna-begging }.
caverna-event-breed = { $player } má mláďata a získává { $goods }.
caverna-event-game-over = Konec hry – výhra: { $winners } (body: { $points }).

## Výzvy

caverna-prompt-purge = Pole „{ $space-name }“ se má vyprázdnit. Zaplatíš rubín a necháš tam { $goods }?
caverna-prompt-turn = Kolo { $round }: pošli trpaslíka na akční pole (síla { $strength }).
caverna-prompt-space = Pole „{ $space-name }“: vyber, co provedeš.
caverna-prompt-expedition = Výprava: vyber kořist. Zbývá kusů: { $count }; síla: { $strength }.
caverna-prompt-furnish = Vyber místnost.
caverna-prompt-site = Vyber políčko pro místnost: { $furnishing-name }.
caverna-prompt-payment = Vyber, jak zaplatíš místnost: { $furnishing-name }.
caverna-prompt-overflow = Všechna zvířata nemají místo. Vyber, která zpracuješ na jídlo.
caverna-prompt-exchange = Vyměň zboží, nebo se vrať.
caverna-prompt-square = Vyber políčko pro destičku: { $tile-name }.
caverna-prompt-gold = Vyber, kolik mincí vyměníš za jídlo.
caverna-prompt-imitate = Vyber pole, které napodobíš.
caverna-prompt-market = Nakup na trhu, v pořadí seznamu.
caverna-prompt-skip = Vyber, kterou část sklizně vynecháš.
caverna-prompt-feed = Krmení. K zaplacení jídla: { $food }; chybí: { $missing }.
caverna-prompt-breed = Rozmnožování: vyber druhy, které budou mít mládě.
caverna-prompt-litter = Vyber jeden nebo dva druhy, které budou mít mládě.
caverna-prompt-fence = { $pasture ->
    [small] Vyber louku pro jednoduchou pastvinu.
   *[large] Vyber dvě louky pro dvojitou pastvinu.
    }
caverna-prompt-stable = Vyber políčko pro chlév.
caverna-prompt-sow = Vyber, kolik polí čím oseješ.

## Volby

caverna-choice-keep = Zaplatit rubín a nechat zboží na poli „{ $space-name }“
caverna-choice-let-go = Nechat pole „{ $space-name }“ vyprázdnit
caverna-choice-place = Poslat trpaslíka: { $space-name }
caverna-choice-call = Povolat jiného trpaslíka (síla { $strength })
caverna-choice-pass = Nechat trpaslíka doma (síla { $strength })
caverna-choice-take = Vzít { $goods }
caverna-choice-grow = Potomstvo
caverna-choice-lay = Vyložit destičku – { $tile-name }: { $squares }
caverna-choice-fence = { $pasture ->
    [small] Jednoduchá pastvina: { $squares }
   *[large] Dvojitá pastvina: { $squares }
    }
caverna-choice-stable = Postavit chlév: { $square }
caverna-choice-sow = Osít pole – obilí: { $grain }, zelenina: { $veg }
caverna-choice-furnish = Zařídit místnost: { $furnishing-name }
caverna-choice-site = Zařídit místnost: { $furnishing-name } ({ $square })
caverna-choice-replace = Nahradit rudou – dřevo: { $wood }, kámen: { $stone }
caverna-choice-forge = Vyrobit zbraň o síle { $strength }
caverna-choice-loot = Vzít kořist: { $loot-name }
caverna-choice-breed = Mláďata: { $animals }
caverna-choice-imitate = Napodobit: { $space-name }
caverna-choice-trade = Prodat rudu, kolikrát: { $count }
caverna-choice-buy = Koupit: { caverna-good }
caverna-choice-exchange = Vyměnit zboží…
caverna-choice-swap = { $where ->
    [home] { $exchange-name } (trpaslík doma) → { $gains }
    [space] { $exchange-name } (trpaslík na poli) → { $gains }
    [acting] { $exchange-name } (trpaslík v akci) → { $gains }
    [asks] { $exchange-name } → nejvýš { $gains }
   *[none] { $exchange-name } → { $gains }
    }
caverna-choice-gold = Vyměnit mince: { $count } → { $gains }
caverna-choice-feed = Nakrmit rodinu – jídlo: { $food }, žetony žebrání: { $begging }
caverna-choice-work = { $eater ->
    [adult] Nakrmit jednoho trpaslíka: { caverna-payment }
   *[newborn] Nakrmit novorozeného trpaslíka: { caverna-payment }
    }
caverna-choice-skip = Vynechat: { caverna-phase }
caverna-choice-stop = Hotovo
caverna-choice-back = Zpět

## Odmítnutí

caverna-refusal-not-this-space = Rozhoduje se o poli „{ $space-name }“; nejdřív rozhodni o něm.
caverna-refusal-space-not-in-play = Pole „{ $space-name }“ není ve hře; vyber jiné.
caverna-refusal-space-taken = Pole „{ $space-name }“ je obsazené; vyber volné.
caverna-refusal-nothing-to-do = Na poli „{ $space-name }“ teď nemůžeš nic provést; vyber jiné.
caverna-refusal-nothing-to-imitate = Z pole „{ $space-name }“ teď není co napodobit; vyber jiné.
caverna-refusal-cannot-pay = Nemůžeš zaplatit { $goods }; vyber něco levnějšího, nebo nejdřív nasbírej víc.
caverna-refusal-called-already = Za tenhle tah je rubín už zaplacený; pošli povolaného trpaslíka na pole.
caverna-refusal-no-such-dwarf = Doma nemáš trpaslíka se silou { $strength }; vyber jinou sílu.
caverna-refusal-dwarf-is-next = Trpaslík se silou { $strength } je na řadě i bez rubínu; rovnou ho pošli.
caverna-refusal-nowhere-to-go = Trpaslík se silou { $strength } nemá kam jít; vyber jiného.
caverna-refusal-must-be-placed = Pro tohoto trpaslíka ještě existuje pole; pošli ho tam.
caverna-refusal-never-imitated = Pole „{ $space-name }“ nelze nikdy napodobit; vyber jiné.
caverna-refusal-own-space = Na poli „{ $space-name }“ stojí tvůj trpaslík; vyber pole soupeře.
caverna-refusal-not-occupied = Na poli „{ $space-name }“ nikdo nestojí; vyber pole se soupeřovým trpaslíkem.
caverna-refusal-part-closed = Tuto část pole „{ $space-name }“ teď nelze provést; vyber jinou, nebo skonči.
caverna-refusal-not-on-this-space = Pole „{ $space-name }“ tohle neumožňuje; vyber, co nabízí.
caverna-refusal-nothing-lies-here = Na poli „{ $space-name }“ není co vzít; vyber jinou část.
caverna-refusal-too-many-dwarfs = S tolika trpaslíky ({ $count }) už rodina růst nemůže; šestý potřebuje Pokojíček.
caverna-refusal-no-bed = Není volná postel (trpaslíků: { $count }); nejdřív zařiď obytnou místnost.
caverna-refusal-other-tile = Vykládá se jiná destička: { $tile-name }; vyber pro ni políčko.
caverna-refusal-wrong-ground = Tahle destička nepatří na políčko { $square }; vyber políčka ve správné části desky.
caverna-refusal-square-taken = Na políčku { $square } už destička leží; vyber prázdné.
caverna-refusal-squares-apart = Políčko { $square } nesousedí s druhým; vyber dvě sousední.
caverna-refusal-turned-same = Otočená destička vypadá stejně ({ $square }); uveď políčka v opačném pořadí.
caverna-refusal-off-the-board = Políčko { $square } leží mimo desku; přečnívat smí jen půlka dvojité destičky, a to s Kanceláří.
caverna-refusal-field-on-stable = Na políčku { $square } stojí chlév; polož tam louku, ne pole.
caverna-refusal-not-joined = Destička na políčku { $square } by nenavazovala; vyber políčko vedle svých destiček.
caverna-refusal-not-a-tunnel = Na políčku { $square } není vhodná prázdná štola; vyber jiné.
caverna-refusal-other-pasture = Tahle kořist je pro pastvinu druhé velikosti; vyber správný počet luk.
caverna-refusal-not-a-meadow = Na políčku { $square } není neoplocená louka; vyber jiné.
caverna-refusal-no-stable-left = Všechny tři chlévy už stojí; vyber něco jiného.
caverna-refusal-stable-there = Na políčku { $square } už chlév stojí; vyber jiné.
caverna-refusal-no-ground-for-stable = Na políčku { $square } chlév stát nemůže; vyber les, louku nebo pastvinu.
caverna-refusal-too-many-fields = Najednou lze osít nejvýš dvě pole každou plodinou; osej méně.
caverna-refusal-sow-something = Osít je potřeba aspoň jedno pole; vyber plodinu.
caverna-refusal-too-few-fields = Prázdných polí je málo ({ $count }); osej méně.
caverna-refusal-not-a-dwelling = Místnost „{ $furnishing-name }“ není obytná; vyber oranžovou destičku.
caverna-refusal-not-for-sale = Místnost „{ $furnishing-name }“ není v nabídce; vyber jinou.
caverna-refusal-no-cavern = Nemáš prázdnou sluj; nejdřív nějakou vyrub.
caverna-refusal-other-furnishing = Vybraná je místnost „{ $furnishing-name }“; zvol její políčko.
caverna-refusal-not-furnishable = Políčko { $square } takhle zařídit nelze; vyber některé z nabízených.
caverna-refusal-too-much-ore = Slévárna nahradí nejvýš jedno dřevo a jeden kámen; zvol méně.
caverna-refusal-nothing-to-replace = V ceně není co nahradit; zvol jinou platbu.
caverna-refusal-armed-already = Tento trpaslík už zbraň má a výrobou ji zlepšit nelze; vyber něco jiného.
caverna-refusal-no-such-weapon = Zbraň o síle { $strength } tady není; vyber některou z nabízených.
caverna-refusal-three-times-at-most = Rudu lze prodat jednou až třikrát; zvol takový počet.
caverna-refusal-market-order = Tohle už na trhu máš za sebou: { caverna-good }; vyber něco dál v seznamu.
caverna-refusal-unarmed = Neozbrojený trpaslík na výpravu nejde; nejdřív vyrob zbraň.
caverna-refusal-too-weak = Na tuhle kořist je potřeba síla { $strength }; vyber jinou.
caverna-refusal-loot-taken = Tuhle kořist už z výpravy máš: { $loot-name }; vyber jinou.
caverna-refusal-loot-impossible = Tuhle kořist teď nelze využít: { $loot-name }; vyber jinou.
caverna-refusal-one-or-two-types = Vyber jeden nebo dva druhy zvířat.
caverna-refusal-no-pair = Tohoto druhu nemáš dvě zvířata: { caverna-good }; vyber jiné druhy.
caverna-refusal-no-room = Všechna mláďata by neměla místo; vyber méně druhů.
caverna-refusal-not-before-the-first-part = Vyměňovat lze až po první části pole; nejdřív nějakou proveď.
caverna-refusal-exchanges-just-left = Výměny jsou právě zavřené; nejdřív proveď něco jiného.
caverna-refusal-nothing-to-exchange = Nemáš co vyměnit.
caverna-refusal-give-up-animals = Některá zvířata nemají místo; nejdřív zpracuj zvířata.
caverna-refusal-no-gold-for-rubies = U tohoto stolu se rubíny za mince nemění; vyber něco jiného.
caverna-refusal-not-owned = K tomu je potřeba místnost „{ $furnishing-name }“; vyber něco jiného.
caverna-refusal-no-square = Pro tuhle destičku není políčko: { $tile-name }; vyber něco jiného.
caverna-refusal-two-gold-at-least = Najednou se mění aspoň dvě mince; zvol víc.
caverna-refusal-fed-already = Dílna už v tomto krmení trpaslíka nakrmila; zaplať jídlem.
caverna-refusal-no-newborn = Není tu novorozený trpaslík; vyber dospělého.
caverna-refusal-do-something-first = Aspoň jednu část je nutné provést; vyber ji.

## Výsledek

caverna-line-animals = { $player } – hospodářská zvířata: { $count } → { $points }
caverna-line-dogs = { $player } – psi: { $count } → { $points }
caverna-line-missing = { $player } – chybějící druhy zvířat: { $count } → { $points }
caverna-line-grain = { $player } – obilí: { $count } → { $points }
caverna-line-veg = { $player } – zelenina: { $count } → { $points }
caverna-line-rubies = { $player } – rubíny: { $count } → { $points }
caverna-line-dwarfs = { $player } – trpaslíci: { $count } → { $points }
caverna-line-unused = { $player } – nevyužitá políčka: { $count } → { $points }
caverna-line-small-pastures = { $player } – jednoduché pastviny: { $count } → { $points }
caverna-line-large-pastures = { $player } – dvojité pastviny: { $count } → { $points }
caverna-line-ore-mines = { $player } – rudné doly: { $count } → { $points }
caverna-line-ruby-mines = { $player } – rubínové doly: { $count } → { $points }
caverna-line-gold = { $player } – mince: { $count } → { $points }
caverna-line-begging = { $player } – žetony žebrání: { $count } → { $points }
caverna-line-furnishing = { $player } – místnost: { $furnishing-name } ({ $count }) → { $points }
caverna-line-bonus = { $player } – dodatečné body: { $furnishing-name } ({ $count }) → { $points }
caverna-line-total = { $player } – celkem: { $points }
caverna-line-victory = Výhra: { $players } (body: { $points })

## Možnosti

caverna-option-set = Místnosti
caverna-option-set-help = Které místnosti jsou v nabídce: všech 48 druhů, nebo 27 pro první hru.
caverna-option-set-full = plná hra
caverna-option-set-introductory = základní verze
caverna-option-ruby_to_gold = Rubín → mince
caverna-option-ruby_to_gold-help = Zda lze vyměnit rubín za minci.
caverna-option-solo_purge_threshold = Vyklízet pole od
caverna-option-solo_purge_threshold-help = Sólová hra: od kolika kusů se pole před doplněním vyklidí.
caverna-option-purge_counts_total = Počítají se všechny kusy
caverna-option-purge_counts_total-help = Sólová hra: kusy na poli se počítají dohromady, nebo jen nejčastější druh.
caverna-option-marker_reveal = Žetony sklizně
caverna-option-marker_reveal-help = Kdy se odkrývá žeton sklizně daného kola.
caverna-option-marker_reveal-round_start = na začátku kola
caverna-option-marker_reveal-before_harvest = před sklizní
caverna-option-single_tile_overhang = Přečnívají i jednoduché destičky
caverna-option-single_tile_overhang-help = Zda smí s Kanceláří přečnívat přes okraj i jednoduché destičky.
caverna-option-first_player = První hráč
caverna-option-first_player-help = Kdo začíná první kolo; bez volby rozhodne náhoda.

## Pravidla

caverna-rule-cav-1-1 = Hraje jeden až sedm hráčů a vyhrává nejvíc bodů.
caverna-rule-cav-1-2 = Zboží může mít hráč libovolné množství.
caverna-rule-cav-1-3 = Každé hospodářské zvíře potřebuje doma místo.
caverna-rule-cav-1-4 = Psi nejsou hospodářská zvířata a místo nepotřebují.
caverna-rule-cav-1-5 = Omezený je jen počet trpaslíků, chlévů a místností.
caverna-rule-cav-2-1 = Deska má dvanáct políček lesa a dvanáct políček hory.
caverna-rule-cav-2-2 = Vstupní síň a jedna prázdná sluj jsou na desce od začátku.
caverna-rule-cav-2-3 = Políčka sousedí jen stranou a les s horou nesousedí.
caverna-rule-cav-2-4 = Symbol na políčku přináší zisk jednou, při prvním překrytí destičkou.
caverna-rule-cav-2-5 = Chlév na políčku symbol nezískává.
caverna-rule-cav-2-6 = Vyložené destičky zůstávají na svém místě.
caverna-rule-cav-3-1 = Akční pole ve hře závisí na počtu hráčů.
caverna-rule-cav-3-2 = Každý začíná se dvěma neozbrojenými trpaslíky.
caverna-rule-cav-3-3 = Každý má tři chlévy a ze zboží jen jídlo.
caverna-rule-cav-3-4 = Počáteční jídlo závisí na pořadí v prvním kole.
caverna-rule-cav-3-5 = Místností je 48 druhů, v základní verzi 27.
caverna-rule-cav-3-6 = Začíná náhodný hráč, pokud se stůl nedohodne.
caverna-rule-cav-4-1 = Kolo má pět fází v pevném pořadí.
caverna-rule-cav-4-2 = Hraje se dvanáct kol, v jednom a ve dvou hráčích jedenáct.
caverna-rule-cav-4-3 = Každé kolo odkrývá jednu kartu akce své čtvrtiny.
caverna-rule-cav-4-4 = Rodinný život otáčí Touhu po dítěti na Naléhavou touhu.
caverna-rule-cav-4-5 = Začátek kola má pevné pořadí, příjmy přicházejí poslední.
caverna-rule-cav-4-6 = Pole s hromaděným zbožím se doplňují každé kolo.
caverna-rule-cav-4-7 = Příjmy přicházejí po doplnění a před prvním trpaslíkem.
caverna-rule-cav-4-8 = Neznámé jsou jen budoucí karty a žetony.
caverna-rule-cav-4-9 = Všichni trpaslíci se vracejí domů, novorození jsou příště dospělí.
caverna-rule-cav-4-10 = Hra končí po dvanáctém kole a posledních výměnách.
caverna-rule-cav-5-1 = Hráči posílají po jednom trpaslíkovi po směru hodinových ručiček.
caverna-rule-cav-5-2 = První jde trpaslík s nejslabší zbraní.
caverna-rule-cav-5-3 = Za rubín smí jít jiný trpaslík.
caverna-rule-cav-5-4 = Na pole se vejde jen jeden trpaslík.
caverna-rule-cav-5-5 = Pole lze obsadit, jen když je na něm co provést.
caverna-rule-cav-5-6 = Doma zůstává jen trpaslík, který nemá kam jít.
caverna-rule-cav-5-7 = Buď – anebo znamená právě jednu část.
caverna-rule-cav-5-8 = A/nebo znamená aspoň jednu část v libovolném pořadí.
caverna-rule-cav-5-9 = A poté znamená první část a případně druhou.
caverna-rule-cav-5-10 = A poté / nebo znamená aspoň jednu část v daném pořadí.
caverna-rule-cav-5-11 = Zboží z pole se bere celé, nebo vůbec.
caverna-rule-cav-5-12 = Figurka začínajícího hráče platí od příštího kola.
caverna-rule-cav-5-13 = Skončit lze po provedení jedné části.
caverna-rule-cav-5-14 = Jediná možná část bez volby se provede hned.
caverna-rule-cav-6-1 = Dvojitá destička leží na dvou sousedních políčkách své části.
caverna-rule-cav-6-2 = Destička v lese navazuje na vchod nebo na jinou destičku.
caverna-rule-cav-6-3 = Obě políčka jsou prázdná a aspoň jedno navazuje.
caverna-rule-cav-6-4 = Na chlév patří louka, nikdy pole.
caverna-rule-cav-6-5 = Dvě sluje lze vyložit jen na poli Rubání slují.
caverna-rule-cav-6-6 = Destička v hoře navazuje na využité políčko.
caverna-rule-cav-6-7 = Jednoduchá destička leží na jednom prázdném navazujícím políčku.
caverna-rule-cav-6-8 = Jednoduché pole se na chlév neklade.
caverna-rule-cav-6-9 = Rudný důl patří na dvě sousední obyčejné štoly.
caverna-rule-cav-6-10 = Rubínový důl patří na prázdnou štolu nebo hlubokou štolu.
caverna-rule-cav-6-11 = Jednoduchá pastvina stojí 2 dřeva.
caverna-rule-cav-6-12 = Dvojitá pastvina potřebuje dvě sousední louky a 4 dřeva.
caverna-rule-cav-6-13 = Jedna akce oplotí nejvýš jednu jednoduchou a jednu dvojitou pastvinu.
caverna-rule-cav-6-14 = Chlévy na pastvině zůstávají a pastviny se nespojují.
caverna-rule-cav-6-15 = Chlév stojí 1 kámen, jeden za akci, celkem tři.
caverna-rule-cav-6-16 = Chlév stojí v lese, na louce nebo pastvině, na políčku jeden.
caverna-rule-cav-6-17 = V jedné akci se osejí nejvýš dvě pole každé plodiny.
caverna-rule-cav-6-18 = Oseté pole nese 3 obilí nebo 2 zeleniny.
caverna-rule-cav-7-1 = Místnost potřebuje prázdnou sluj.
caverna-rule-cav-7-2 = Obytné jsou jen oranžové místnosti.
caverna-rule-cav-7-3 = Cena se platí celá, po slevách.
caverna-rule-cav-7-4 = Každá místnost se prodá jednou, Světnice bez omezení.
caverna-rule-cav-7-5 = Zařízené políčko se znovu nezařizuje a není z něj důl.
caverna-rule-cav-7-6 = Nejdřív se volí místnost, pak políčko, pak platba.
caverna-rule-cav-7-7 = Pozdější ze Stavebnin a Skladu náhradních dílů kryje dřívější.
caverna-rule-cav-7-8 = Překrytá místnost je ze hry venku.
caverna-rule-cav-8-1 = Zbraň stojí tolik rudy, kolik má síly.
caverna-rule-cav-8-2 = Po výpravě zbraň zesílí o 1.
caverna-rule-cav-8-3 = Všechny zbraně +1 platí až po výpravě, pro všechny ozbrojené.
caverna-rule-cav-8-4 = Náročnost je počet různých druhů kořisti.
caverna-rule-cav-8-5 = O kořisti rozhoduje síla na začátku výpravy.
caverna-rule-cav-8-6 = Zbraň nezesílí nad 14.
caverna-rule-cav-8-7 = Kořist, kterou teď nelze využít, nelze vybrat.
caverna-rule-cav-8-8 = Trpaslík na výpravě o zbraň nepřichází.
caverna-rule-cav-8-9 = Síla 1: všechny zbraně +1.
caverna-rule-cav-8-10 = Síla 1: jeden pes.
caverna-rule-cav-8-11 = Síla 1: jedno dřevo.
caverna-rule-cav-8-12 = Síla 2: jedna ovce.
caverna-rule-cav-8-13 = Síla 2: jedno obilí.
caverna-rule-cav-8-14 = Síla 3: jeden osel.
caverna-rule-cav-8-15 = Síla 3: jeden kámen.
caverna-rule-cav-8-16 = Síla 4: jedna zelenina.
caverna-rule-cav-8-17 = Síla 4: dvě rudy jako jeden druh.
caverna-rule-cav-8-18 = Síla 5: jedno prase.
caverna-rule-cav-8-19 = Síla 6: dvě mince.
caverna-rule-cav-8-20 = Síla 7: zařídit místnost za obvyklou cenu.
caverna-rule-cav-8-21 = Síla 8: jeden chlév zdarma.
caverna-rule-cav-8-22 = Síla 9: jedna jednoduchá štola.
caverna-rule-cav-8-23 = Síla 9: jednoduchá pastvina za 1 dřevo.
caverna-rule-cav-8-24 = Síla 10: jedna kráva.
caverna-rule-cav-8-25 = Síla 10: dvojitá pastvina za 2 dřeva.
caverna-rule-cav-8-26 = Síla 11: jedna jednoduchá louka.
caverna-rule-cav-8-27 = Síla 11: Světnice za 2 dřeva a 2 kameny.
caverna-rule-cav-8-28 = Síla 12: jedno jednoduché pole.
caverna-rule-cav-8-29 = Síla 12: setba.
caverna-rule-cav-8-30 = Síla 14: jedna jednoduchá sluj.
caverna-rule-cav-8-31 = Síla 14: rozmnoží se jeden nebo dva druhy zvířat.
caverna-rule-cav-8-32 = Zbraň si vyrobí jen neozbrojený trpaslík.
caverna-rule-cav-8-33 = Vyrobit lze jakoukoli sílu 1 až 8, kterou lze zaplatit.
caverna-rule-cav-8-34 = Kořisti lze vzít méně, ale aspoň jednu.
caverna-rule-cav-8-35 = Kořist se bere postupně a první může zaplatit další.
caverna-rule-cav-8-36 = Druhá výprava začíná se zvýšenou silou a kořist smí zopakovat.
caverna-rule-cav-8-37 = Na výpravu jde jen ozbrojený trpaslík.
caverna-rule-cav-9-1 = Potomstvo potřebuje volné místo v obytné místnosti.
caverna-rule-cav-9-2 = Vstupní síň a Velká světnice mají dvě místa, ostatní jedno.
caverna-rule-cav-9-3 = Bez Pokojíčku je trpaslíků nejvýš pět.
caverna-rule-cav-9-4 = Pokojíček je jen pro šestého trpaslíka.
caverna-rule-cav-9-5 = Nový trpaslík stojí u rodiče a v tomto kole nepracuje.
caverna-rule-cav-9-6 = Nový trpaslík se počítá ihned.
caverna-rule-cav-9-7 = Jedna akce přináší jednoho nového trpaslíka.
caverna-rule-cav-10-1 = Všechna hospodářská zvířata mají místo v každém okamžiku.
caverna-rule-cav-10-2 = Pastvina je pro jeden druh a každý chlév místo zdvojnásobí.
caverna-rule-cav-10-3 = Chlév v lese je pro jedno prase.
caverna-rule-cav-10-4 = Louka s chlévem je pro jedno hospodářské zvíře.
caverna-rule-cav-10-5 = Vstupní síň a Síňka pojmou dvě zvířata téhož druhu.
caverna-rule-cav-10-6 = Každý důl je pro jednoho osla.
caverna-rule-cav-10-7 = Psi na louce nebo pastvině uhlídají o jednu ovci víc, než je jich.
caverna-rule-cav-10-8 = Psi místo nezabírají a jinde nic nemění.
caverna-rule-cav-10-9 = Místo se ověřuje po každém zisku i úbytku místa.
caverna-rule-cav-10-10 = Zvířata bez místa se zpracují na jídlo nebo prodají.
caverna-rule-cav-10-11 = S Kanceláří smí půlka dvojité destičky přečnívat.
caverna-rule-cav-10-12 = Každá přečnívající destička přináší 2 mince.
caverna-rule-cav-10-13 = Políčka mimo desku jsou běžná a nikdy nevyužitá.
caverna-rule-cav-10-14 = Mimo desku chlév potřebuje louku nebo pastvinu.
caverna-rule-cav-10-15 = Jednoduché destičky nepřečnívají.
caverna-rule-cav-10-16 = Přečnívat smí i první destička v lese.
caverna-rule-cav-11-1 = Světnice má místo pro jednoho trpaslíka a nikdy nedojde.
caverna-rule-cav-11-2 = Dřevěná cela má místo pro jednoho trpaslíka.
caverna-rule-cav-11-3 = Kamenná cela má místo pro jednoho trpaslíka.
caverna-rule-cav-11-4 = Síňka pojme trpaslíka a dvě zvířata téhož druhu.
caverna-rule-cav-11-5 = Velká světnice má místo pro dva trpaslíky.
caverna-rule-cav-11-6 = Pokojíček má místo pro šestého trpaslíka.
caverna-rule-cav-11-7 = Ovčinec pojme tolik ovcí, kolik je trpaslíků.
caverna-rule-cav-11-8 = Kravín pojme tři krávy.
caverna-rule-cav-11-9 = Se Skladem ohradníků pojme každé prázdné pole jedno zvíře.
caverna-rule-cav-11-10 = S Razicím štítem lze zařizovat i štoly.
caverna-rule-cav-11-11 = Rychta mění buď – anebo na a/nebo.
caverna-rule-cav-11-12 = S Kanceláří smějí dvojité destičky přečnívat za 2 mince.
caverna-rule-cav-11-13 = Truhlářská dílna šetří 1 dřevo na místnostech a pastvinách.
caverna-rule-cav-11-14 = Kamenická dílna dává 2 kameny, slevu 1 kámen a chlévy zdarma.
caverna-rule-cav-11-15 = Kovárna dává 2 rudy a na zbrani šetří 2 rudy.
caverna-rule-cav-11-16 = Šachta dává 1 rudu za každý rudný důl s oslem.
caverna-rule-cav-11-17 = Slévárna nahrazuje u místnosti 1 dřevo a 1 kámen rudou.
caverna-rule-cav-11-18 = Stavebniny prodávají dřevo, kámen a rudu za 2 mince.
caverna-rule-cav-11-19 = Pila dává 1 dřevo v každém z následujících 7 kol.
caverna-rule-cav-11-20 = Hamr dává 1 kámen v každém z následujících 5 kol.
caverna-rule-cav-11-21 = Klenotnická dílna dává 1 rubín v každém z následujících 4 kol.
caverna-rule-cav-11-22 = Cvičiště pro psy dává 1 dřevo za každého získaného psa.
caverna-rule-cav-11-23 = Kamenolom dává 1 kámen za každé oslí mládě.
caverna-rule-cav-11-24 = Rudná žíla dává 1 rudu za každý získaný kámen.
caverna-rule-cav-11-25 = Jatka přidávají 1 jídlo za každé zpracované zvíře.
caverna-rule-cav-11-26 = Kuchyň mění obilí a zeleninu na 5 jídel.
caverna-rule-cav-11-27 = Dílna nakrmí jednoho trpaslíka dřevem, kamenem nebo 2 rudami.
caverna-rule-cav-11-28 = Žentour šetří 1 jídlo za každého osla v dole.
caverna-rule-cav-11-29 = Chovná stanice dává jídlo za mláďata.
caverna-rule-cav-11-30 = Svatyně míru mění zbraně na jídlo.
caverna-rule-cav-11-31 = Tkalcovna dává jídlo a body za ovce.
caverna-rule-cav-11-32 = Dojírna dává jídlo a body za krávy.
caverna-rule-cav-11-33 = Parádní pokoj dává jídlo a body za sousední obytné místnosti.
caverna-rule-cav-11-34 = Lovecký salonek mění 2 prasata na 2 mince a 2 jídla.
caverna-rule-cav-11-35 = Pivnice mění 2 obilí na 3 mince nebo 4 jídla.
caverna-rule-cav-11-36 = Huť mění rudu a rubín na 2 mince a 1 jídlo.
caverna-rule-cav-11-37 = Sklad kamení dává 1 bod za každý kámen.
caverna-rule-cav-11-38 = Sklad rudy dává 1 bod za každé 2 rudy.
caverna-rule-cav-11-39 = Sklad náhradních dílů mění dřevo, kámen a rudu na 2 mince.
caverna-rule-cav-11-40 = Hlavní skladiště dává 2 body za každou žlutou místnost.
caverna-rule-cav-11-41 = Zbrojnice dává 3 body za každého ozbrojeného trpaslíka.
caverna-rule-cav-11-42 = Kasárna dávají 8 bodů, jsou-li všichni trpaslíci ozbrojení.
caverna-rule-cav-11-43 = Úklidová místnost dává body za pět nebo šest trpaslíků.
caverna-rule-cav-11-44 = Pokladnice dává za každý rubín o 1 bod víc.
caverna-rule-cav-11-45 = Spižírna dává 2 body za dvojici obilí a zeleniny.
caverna-rule-cav-11-46 = Kaple dává 8 bodů, není-li ozbrojen žádný trpaslík.
caverna-rule-cav-11-47 = Písárna škrtá až 7 záporných bodů.
caverna-rule-cav-11-48 = Sklad krmiva dává 1 bod za každá 3 hospodářská zvířata.
caverna-rule-cav-12-1 = Body se počítají na konci, přehled lze sestavit kdykoli.
caverna-rule-cav-12-2 = Hospodářská zvířata a psi jsou po 1 bodu.
caverna-rule-cav-12-3 = Každý chybějící druh zvířat stojí 2 body.
caverna-rule-cav-12-4 = Obilí je za půl bodu, zaokrouhleno nahoru.
caverna-rule-cav-12-5 = Každá zelenina je za 1 bod.
caverna-rule-cav-12-6 = Každý rubín je za 1 bod.
caverna-rule-cav-12-7 = Každý trpaslík je za 1 bod.
caverna-rule-cav-12-8 = Každé nevyužité políčko stojí 1 bod.
caverna-rule-cav-12-9 = Místnosti přinášejí své vytištěné body.
caverna-rule-cav-12-10 = Jednoduchá pastvina je za 2 body, dvojitá za 4.
caverna-rule-cav-12-11 = Rudný důl je za 3 body, rubínový za 4.
caverna-rule-cav-12-12 = Žluté místnosti přinášejí body navíc.
caverna-rule-cav-12-13 = Každá mince je za 1 bod, materiál a jídlo za nic.
caverna-rule-cav-12-14 = Každý žeton žebrání stojí 3 body.
caverna-rule-cav-12-15 = Při shodě bodů se vítězství dělí.
caverna-rule-cav-13-1 = Kolo může skončit čtyřmi způsoby.
caverna-rule-cav-13-2 = Konec prvního až pátého kola je daný.
caverna-rule-cav-13-3 = Od šestého kola rozhoduje žeton odkrytý na začátku kola.
caverna-rule-cav-13-4 = Žetony sklizně jsou čtyři zelené a tři červené.
caverna-rule-cav-13-5 = Tři červené žetony znamenají tři různé věci.
caverna-rule-cav-13-6 = Při třetím červeném žetonu každý vynechává pole nebo rozmnožování.
caverna-rule-cav-13-7 = O sklizni se rozhoduje od začínajícího hráče po směru hodinových ručiček.
caverna-rule-cav-13-8 = Z každého osetého pole se bere jedna plodina.
caverna-rule-cav-13-9 = Trpaslík sní 2 jídla, novorozený 1.
caverna-rule-cav-13-10 = Při úsporném krmení sní každý 1 jídlo.
caverna-rule-cav-13-11 = Jídlo v zásobě se musí použít.
caverna-rule-cav-13-12 = Za chybějící jídlo se žebrá a žetony zůstávají.
caverna-rule-cav-13-13 = Nikdo nemusí jiné zboží měnit na jídlo.
caverna-rule-cav-13-14 = Před placením lze vyměňovat.
caverna-rule-cav-13-15 = Účet se počítá až při placení.
caverna-rule-cav-13-16 = Mezi krmením a rozmnožováním lze vyměňovat.
caverna-rule-cav-13-17 = Druh se dvěma zvířaty má jedno mládě.
caverna-rule-cav-13-18 = Všechna mláďata potřebují místo najednou.
caverna-rule-cav-13-19 = Rozmnožit se mohou libovolné druhy, nebo žádný.
caverna-rule-cav-13-20 = Psi se nerozmnožují.
caverna-rule-cav-13-21 = Během rozmnožování se nevyměňuje.
caverna-rule-cav-13-22 = Pole vyprázdněné v této sklizni už má místo.
caverna-rule-cav-13-23 = Dílna se používá nejvýš jednou za krmení, a jen dobrovolně.
caverna-rule-cav-14-1 = Vyměňovat lze při vlastním rozhodování, libovolněkrát.
caverna-rule-cav-14-2 = 1 obilí dává 1 jídlo.
caverna-rule-cav-14-3 = 1 zelenina dává 2 jídla.
caverna-rule-cav-14-4 = 1 ovce dává 1 jídlo.
caverna-rule-cav-14-5 = 1 osel dává 1 jídlo.
caverna-rule-cav-14-6 = 2 osli zpracovaní spolu dávají 3 jídla.
caverna-rule-cav-14-7 = 1 prase dává 2 jídla.
caverna-rule-cav-14-8 = Mince dávají o 1 jídlo méně, nejméně 2 mince.
caverna-rule-cav-14-9 = 1 kráva dává 3 jídla.
caverna-rule-cav-14-10 = 1 rubín dává 2 jídla.
caverna-rule-cav-14-11 = 1 rubín dává jedno z devíti zboží nebo zvířat.
caverna-rule-cav-14-12 = 1 rubín a 1 jídlo dávají 1 krávu.
caverna-rule-cav-14-13 = 1 rubín dává jednoduchou louku, pole nebo štolu.
caverna-rule-cav-14-14 = 2 rubíny dávají jednoduchou sluj.
caverna-rule-cav-14-15 = Psi se nejedí.
caverna-rule-cav-14-16 = Rubíny se za mince nemění.
caverna-rule-cav-14-17 = Se Svatyní míru lze odevzdat kteroukoli svou zbraň.
caverna-rule-cav-14-18 = Před první částí pole se nevyměňuje.
caverna-rule-cav-14-19 = Mezi dalšími částmi vyměňovat lze.
caverna-rule-cav-14-20 = Dokud se vybraná věc nedokončí, nevyměňuje se.
caverna-rule-cav-14-21 = Sady se vyměňují celé.
caverna-rule-cav-14-22 = Žádný řetěz výměn nevede zpět na začátek.
caverna-rule-cav-14-23 = Po opuštění výměn musí přijít něco jiného.
caverna-rule-cav-14-24 = Co výměna přinese, lze hned použít.
caverna-rule-cav-14-25 = Po posledním kole smí každý ještě vyměňovat.
caverna-rule-cav-14-26 = Při vyhodnocení se nevyměňuje.
caverna-rule-cav-15-1 = Těžba rubínů: rubíny, s rubínovým dolem o jeden víc.
caverna-rule-cav-15-2 = Domácí práce: pes a/nebo místnost.
caverna-rule-cav-15-3 = Žďáření: louka a pole, a poté / nebo setba.
caverna-rule-cav-15-4 = Ražba štol: kámen a/nebo sluj a štola.
caverna-rule-cav-15-5 = Rubání slují: kámen a/nebo sluj se štolou či druhou slují.
caverna-rule-cav-15-6 = Začínající hráč: figurka, jídlo a ruda nebo rubín.
caverna-rule-cav-15-7 = Napodobení: ve třech hráčích za 4 jídla, jinak za 2.
caverna-rule-cav-15-8 = Kácení stromů: dřevo, a poté / nebo výprava o náročnosti 1.
caverna-rule-cav-15-9 = Přísun zdrojů: dřevo, kámen, ruda, jídlo a 2 mince.
caverna-rule-cav-15-10 = Přírůstky: buď zboží, anebo potomstvo.
caverna-rule-cav-15-11 = Těžba rudy: ruda a 2 rudy za každý rudný důl.
caverna-rule-cav-15-12 = Sbírání dřeva: dřevo.
caverna-rule-cav-15-13 = Průzkum lesa: dřevo a zelenina nebo 2 jídla.
caverna-rule-cav-15-14 = Klučení lesa: dřevo a/nebo louka a pole.
caverna-rule-cav-15-15 = Shánění potravy: zboží a/nebo louka a pole.
caverna-rule-cav-15-16 = Povrchový důl: ruda a kámen a k tomu 2 dřeva.
caverna-rule-cav-15-17 = Mezisklad materiálu: dřevo a ruda.
caverna-rule-cav-15-18 = Malá ražba štol: 1 kámen a/nebo sluj a štola.
caverna-rule-cav-15-19 = Druhá Ražba štol funguje jako první.
caverna-rule-cav-15-20 = Nedělní trhy: 4 mince, a poté / nebo nákup po jednom kusu.
caverna-rule-cav-15-21 = Druhé Napodobení stojí v pěti hráčích 4 jídla, pak 1.
caverna-rule-cav-15-22 = Půjčovna nářadí: výprava o náročnosti 2, a poté / nebo setba.
caverna-rule-cav-15-23 = Stavba plotů: dřevo, a poté / nebo ploty.
caverna-rule-cav-15-24 = Zásoby materiálu: dřevo, ruda a kámen.
caverna-rule-cav-15-25 = Třetí Napodobení je zdarma.
caverna-rule-cav-15-26 = Rozšíření: buď destička v lese s dřevem, anebo v hoře s kamenem.
caverna-rule-cav-15-27 = Kování zbraní: zbraň, a poté / nebo výprava o náročnosti 3.
caverna-rule-cav-15-28 = Chov ovcí: ploty a chlév, a poté / nebo ovce.
caverna-rule-cav-15-29 = Založení rudného dolu: důl s 3 rudami, a poté / nebo výprava.
caverna-rule-cav-15-30 = Touha po dítěti: buď potomstvo, anebo obytná místnost.
caverna-rule-cav-15-31 = Naléhavá touha: buď místnost a poté potomstvo, anebo 3 mince.
caverna-rule-cav-15-32 = Chov oslů: ploty a chlév, a poté / nebo osli.
caverna-rule-cav-15-33 = Založení rubínového dolu: na štole, anebo na hluboké štole s rubínem.
caverna-rule-cav-15-34 = Rodinný život: potomstvo a/nebo setba.
caverna-rule-cav-15-35 = Dobývání rudy: kámen, ruda a 2 rudy za každý rudný důl.
caverna-rule-cav-15-36 = Průzkum: výprava o náročnosti 4.
caverna-rule-cav-15-37 = Dobrodružství: zbraň, a poté / nebo dvě výpravy o náročnosti 1.
caverna-rule-cav-15-38 = Obchod s rudou: až třikrát 2 rudy za 2 mince a 1 jídlo.
caverna-rule-cav-15-39 = Dobývání rubínů: rubíny, se dvěma rubínovými doly o jeden víc.
caverna-rule-cav-16-1 = Nejdřív se platí jídlo, pak se napodobí použitelné pole.
caverna-rule-cav-16-2 = Napodobit lze jen pole obsazené soupeřem.
caverna-rule-cav-16-3 = Vlastní pole nelze nikdy napodobit.
caverna-rule-cav-16-4 = Pole Začínající hráč nelze napodobit.
caverna-rule-cav-16-5 = Napodobení nelze napodobit.
caverna-rule-cav-16-6 = Trpaslík stojí na Napodobení a smí vzít zbylé zboží.
caverna-rule-cav-16-7 = V sedmi hráčích lze Napodobení za 2 jídla použít znovu.
caverna-rule-cav-16-8 = Rychta pomáhá i na napodobeném poli.
caverna-rule-cav-17-1 = Sólový hráč začíná se 2 jídly.
caverna-rule-cav-17-2 = V sólové hře jsou čtyři pole zakrytá.
caverna-rule-cav-17-3 = V sólové hře přicházejí karty v pevném pořadí.
caverna-rule-cav-17-4 = V jednom a ve dvou hráčích není Průzkum.
caverna-rule-cav-17-5 = V sólové hře je od pátého kola vždy plná sklizeň.
caverna-rule-cav-17-6 = V sólové hře se pole s šesti a více kusy vyklízejí.
caverna-rule-cav-17-7 = Jeden rubín zachrání jedno takové pole na toto kolo.
caverna-rule-cav-17-8 = I v sólové hře platí pořadí trpaslíků.
caverna-rule-cav-17-9 = Ve dvou hráčích je Těžba rubínů do třetího kola prázdná.
caverna-rule-cav-17-10 = Ve dvou hráčích chybí jeden zelený žeton.
caverna-rule-cav-17-11 = Dodávky počítají jen odehraná kola.
caverna-rule-cav-18-1 = Sada místností je plná, nebo základní.
caverna-rule-cav-18-2 = Stůl může povolit 1 rubín za 1 minci.
caverna-rule-cav-18-3 = V sólové hře lze vyklízet až od sedmi kusů.
caverna-rule-cav-18-4 = V sólové hře lze počítat jen nejčastější druh.
caverna-rule-cav-18-5 = Žetony lze odkrývat až před sklizní.
caverna-rule-cav-18-6 = Jednoduchým destičkám lze povolit přečnívání.
caverna-rule-cav-18-7 = Na prvním začínajícím hráči se lze dohodnout.
