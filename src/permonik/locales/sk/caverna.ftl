caverna-name = Caverna: Sedliaci z jaskýň
caverna-about = Trpaslíci klčujú les, kopú v hore a zariaďujú svoje jaskyne (1 – 7 hráčov).

## Podstatné mená

caverna-nothing = nič
caverna-good = { $good ->
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
    [dog] pes
   *[begging] žetón žobrania
    }
caverna-goods = { $good ->
    [wood] { $count ->
        [one] { $count } drevo
        [few] { $count } drevá
       *[other] { $count } driev
        }
    [stone] { $count ->
        [one] { $count } kameň
        [few] { $count } kamene
       *[other] { $count } kameňov
        }
    [ore] { $count ->
        [one] { $count } rudu
        [few] { $count } rudy
       *[other] { $count } rúd
        }
    [ruby] { $count ->
        [one] { $count } rubín
        [few] { $count } rubíny
       *[other] { $count } rubínov
        }
    [gold] { $count ->
        [one] { $count } mincu
        [few] { $count } mince
       *[other] { $count } mincí
        }
    [food] { $count ->
        [one] { $count } jedlo
        [few] { $count } jedlá
       *[other] { $count } jedál
        }
    [grain] { $count ->
        [one] { $count } obilie
        [few] { $count } obilia
       *[other] { $count } obilí
        }
    [veg] { $count ->
        [one] { $count } zeleninu
        [few] { $count } kusy zeleniny
       *[other] { $count } kusov zeleniny
        }
    [sheep] { $count ->
        [one] { $count } ovcu
        [few] { $count } ovce
       *[other] { $count } oviec
        }
    [donkey] { $count ->
        [one] { $count } somára
        [few] { $count } somáre
       *[other] { $count } somárov
        }
    [boar] { $count ->
        [one] { $count } prasa
        [few] { $count } prasatá
       *[other] { $count } prasiat
        }
    [cattle] { $count ->
        [one] { $count } kravu
        [few] { $count } kravy
       *[other] { $count } kráv
        }
    [dog] { $count ->
        [one] { $count } psa
        [few] { $count } psy
       *[other] { $count } psov
        }
   *[begging] { $count ->
        [one] { $count } žetón žobrania
        [few] { $count } žetóny žobrania
       *[other] { $count } žetónov žobrania
        }
    }
caverna-begging = { $count ->
    [one] { $count } žetón žobrania
    [few] { $count } žetóny žobrania
   *[other] { $count } žetónov žobrania
    }
caverna-furnishing-acc = { $furnishing ->
    [entry_dwelling] Vstupnú sieň
   *[dwelling] Svetlicu
    [simple_dwelling_a] Drevenú celu
    [simple_dwelling_b] Kamennú celu
    [mixed_dwelling] Sienku
    [couple_dwelling] Veľkú svetlicu
    [additional_dwelling] Izbičku
    [cuddle_room] Ovčín
    [breakfast_room] Kravín
    [stubble_room] Sklad ohradníkov
    [work_room] Raziaci štít
    [guest_room] Richtárov dom
    [office_room] Kanceláriu
    [carpenter] Stolársku dielňu
    [stone_carver] Kamenársku dielňu
    [blacksmith] Kováčsku dielňu
    [miner] Šachtu
    [builder] Zlievareň
    [trader] Stavebniny
    [wood_supplier] Pílu
    [stone_supplier] Hámor
    [ruby_supplier] Klenotnícku dielňu
    [dog_school] Cvičisko pre psov
    [quarry] Kameňolom
    [seam] Rudnú žilu
    [slaughtering_cave] Bitúnok
    [cooking_cave] Kuchyňu
    [working_cave] Dielňu
    [mining_cave] Gápeľ
    [breeding_cave] Chovnú stanicu
    [peaceful_cave] Svätyňu mieru
    [weaving_parlor] Tkáčovňu
    [milking_parlor] Dojáreň
    [state_parlor] Parádnu izbu
    [hunting_parlor] Poľovnícky salónik
    [beer_parlor] Piváreň
    [blacksmithing_parlor] Hutu
    [stone_storage] Sklad kameňa
    [ore_storage] Sklad rudy
    [spare_part_storage] Sklad náhradných dielov
    [main_storage] Hlavný sklad
    [weapon_storage] Zbrojnicu
    [supplies_storage] Kasárne
    [broom_chamber] Upratovaciu komoru
    [treasure_chamber] Pokladnicu
    [food_chamber] Špajzu
    [prayer_chamber] Kaplnku
    [writing_chamber] Pisáreň
    [fodder_chamber] Sklad krmiva
    }
caverna-harvest = { $event ->
    [none] žatva odpadá
    [harvest] žatva
    [one_food] kŕmenie za jedno jedlo na trpaslíka
   *[skip_one] žatva s jednou vynechanou časťou
    }
caverna-land = { $land ->
    [meadow] lúka
    [field] pole
    [cavern] jaskyňa
    [tunnel] štôlňa
    [deep_tunnel] hlboká štôlňa
    [ore_mine] rudná baňa
   *[ruby_mine] rubínová baňa
    }
caverna-pasture = { $pasture ->
    [small] malá pastvina
   *[large] veľká pastvina
    }
caverna-stable = chliev
caverna-priced = { $choice } – zaplatiť { $goods }
caverna-phase = { $phase ->
    [field] zber z polí
   *[breeding] rozmnožovanie zvierat
    }
caverna-payment = { $payment ->
    [wood] 1 drevo
    [stone] 1 kameň
   *[ore] 2 rudy
    }

## Karty: miestnosti, polia, korisť, doštičky, výmeny

caverna-card-entry_dwelling = Vstupná sieň
caverna-card-dwelling = Svetlica
caverna-card-simple_dwelling_a = Drevená cela
caverna-card-simple_dwelling_b = Kamenná cela
caverna-card-mixed_dwelling = Sienka
caverna-card-couple_dwelling = Veľká svetlica
caverna-card-additional_dwelling = Izbička
caverna-card-cuddle_room = Ovčín
caverna-card-breakfast_room = Kravín
caverna-card-stubble_room = Sklad ohradníkov
caverna-card-work_room = Raziaci štít
caverna-card-guest_room = Richtárov dom
caverna-card-office_room = Kancelária
caverna-card-carpenter = Stolárska dielňa
caverna-card-stone_carver = Kamenárska dielňa
caverna-card-blacksmith = Kováčska dielňa
caverna-card-miner = Šachta
caverna-card-builder = Zlievareň
caverna-card-trader = Stavebniny
caverna-card-wood_supplier = Píla
caverna-card-stone_supplier = Hámor
caverna-card-ruby_supplier = Klenotnícka dielňa
caverna-card-dog_school = Cvičisko pre psov
caverna-card-quarry = Kameňolom
caverna-card-seam = Rudná žila
caverna-card-slaughtering_cave = Bitúnok
caverna-card-cooking_cave = Kuchyňa
caverna-card-working_cave = Dielňa
caverna-card-mining_cave = Gápeľ
caverna-card-breeding_cave = Chovná stanica
caverna-card-peaceful_cave = Svätyňa mieru
caverna-card-weaving_parlor = Tkáčovňa
caverna-card-milking_parlor = Dojáreň
caverna-card-state_parlor = Parádna izba
caverna-card-hunting_parlor = Poľovnícky salónik
caverna-card-beer_parlor = Piváreň
caverna-card-blacksmithing_parlor = Huta
caverna-card-stone_storage = Sklad kameňa
caverna-card-ore_storage = Sklad rudy
caverna-card-spare_part_storage = Sklad náhradných dielov
caverna-card-main_storage = Hlavný sklad
caverna-card-weapon_storage = Zbrojnica
caverna-card-supplies_storage = Kasárne
caverna-card-broom_chamber = Upratovacia komora
caverna-card-treasure_chamber = Pokladnica
caverna-card-food_chamber = Špajza
caverna-card-prayer_chamber = Kaplnka
caverna-card-writing_chamber = Pisáreň
caverna-card-fodder_chamber = Sklad krmiva
caverna-card-ruby_mining = Ťažba rubínov
caverna-card-housework = Domáce práce
caverna-card-slash_and_burn = Vypaľovanie lesa
caverna-card-drift_mining = Razenie štôlní
caverna-card-excavation = Hĺbenie jaskýň
caverna-card-starting_player = Začínajúci hráč
caverna-card-imitation = Napodobnenie
caverna-card-logging = Rúbanie stromov
caverna-card-supplies = Prísun zdrojov
caverna-card-growth = Prírastky
caverna-card-ore_mining = Ťažba rudy
caverna-card-wood_gathering = Zbieranie dreva
caverna-card-forest_exploration = Prieskum lesa
caverna-card-clearing = Klčovanie lesa
caverna-card-sustenance = Zháňanie potravy
caverna-card-strip_mining = Povrchová baňa
caverna-card-depot = Medzisklad materiálu
caverna-card-small_drift_mining = Malé razenie štôlní
caverna-card-drift_mining_2 = Razenie štôlní (2)
caverna-card-weekly_market = Nedeľné trhy
caverna-card-imitation_2 = Napodobnenie (2)
caverna-card-hardware_rental = Požičovňa náradia
caverna-card-fence_building = Stavba plotov
caverna-card-large_depot = Zásoby materiálu
caverna-card-imitation_3 = Napodobnenie (3)
caverna-card-extension = Rozšírenie
caverna-card-blacksmithing = Kovanie zbraní
caverna-card-sheep_farming = Chov oviec
caverna-card-ore_mine_construction = Založenie rudnej bane
caverna-card-wish_for_children = Túžba po dieťati
caverna-card-urgent_wish = Naliehavá túžba po dieťati
caverna-card-donkey_farming = Chov somárov
caverna-card-ruby_mine_construction = Založenie rubínovej bane
caverna-card-family_life = Rodinný život
caverna-card-ore_delivery = Dobývanie rudy
caverna-card-exploration = Prieskum
caverna-card-adventure = Dobrodružstvo
caverna-card-ore_trading = Obchod s rudou
caverna-card-ruby_delivery = Dobývanie rubínov
caverna-card-loot_weapons = všetky zbrane +1 (po výprave)
caverna-card-loot_dog = 1 pes
caverna-card-loot_wood = 1 drevo
caverna-card-loot_sheep = 1 ovca
caverna-card-loot_grain = 1 obilie
caverna-card-loot_donkey = 1 somár
caverna-card-loot_stone = 1 kameň
caverna-card-loot_veg = 1 zelenina
caverna-card-loot_ore = 2 rudy
caverna-card-loot_boar = 1 prasa
caverna-card-loot_gold = 2 mince
caverna-card-loot_furnish = zariadiť 1 miestnosť
caverna-card-loot_stable = 1 chliev (zadarmo)
caverna-card-loot_tunnel = 1 štôlňa
caverna-card-loot_small_pasture = malá pastvina za 1 drevo
caverna-card-loot_cattle = 1 krava
caverna-card-loot_large_pasture = veľká pastvina za 2 drevá
caverna-card-loot_meadow = 1 lúka
caverna-card-loot_dwelling = Svetlica za 2 drevá a 2 kamene
caverna-card-loot_field = 1 pole
caverna-card-loot_sow = sejba
caverna-card-loot_cavern = 1 jaskyňa
caverna-card-loot_breed = rozmnožovanie zvierat (najviac 2 druhy)
caverna-card-tile_meadow_field = lúka a pole
caverna-card-tile_cavern_tunnel = jaskyňa a štôlňa
caverna-card-tile_cavern_cavern = dve jaskyne
caverna-card-tile_ore_mine = rudná baňa a hlboká štôlňa
caverna-card-tile_ruby_mine = rubínová baňa
caverna-card-tile_meadow = lúka
caverna-card-tile_field = pole
caverna-card-tile_tunnel = štôlňa
caverna-card-tile_cavern = jaskyňa
caverna-card-exchange_grain_to_food = obilie
caverna-card-exchange_veg_to_food = zelenina
caverna-card-exchange_sheep_to_food = ovca
caverna-card-exchange_donkey_to_food = somár
caverna-card-exchange_donkeys_to_food = dva somáre
caverna-card-exchange_boar_to_food = prasa
caverna-card-exchange_cattle_to_food = krava
caverna-card-exchange_ruby_to_food = rubín
caverna-card-exchange_gold_to_food = mince za jedlo
caverna-card-exchange_cook = Kuchyňa: obilie a zelenina
caverna-card-exchange_brew_food = Piváreň: dve obilia
caverna-card-exchange_brew_gold = Piváreň: dve obilia
caverna-card-exchange_hunt = Poľovnícky salónik: dve prasatá
caverna-card-exchange_smelt = Huta: ruda a rubín
caverna-card-exchange_weapon_to_food = Svätyňa mieru: zbraň
caverna-card-exchange_trade_gold = Stavebniny: dve mince
caverna-card-exchange_sell_parts = Sklad náhradných dielov: drevo, kameň a ruda
caverna-card-exchange_ruby_to_dog = rubín
caverna-card-exchange_ruby_to_grain = rubín
caverna-card-exchange_ruby_to_veg = rubín
caverna-card-exchange_ruby_to_sheep = rubín
caverna-card-exchange_ruby_to_wood = rubín
caverna-card-exchange_ruby_to_donkey = rubín
caverna-card-exchange_ruby_to_stone = rubín
caverna-card-exchange_ruby_to_boar = rubín
caverna-card-exchange_ruby_to_ore = rubín
caverna-card-exchange_ruby_to_cattle = rubín a jedlo
caverna-card-exchange_ruby_to_gold = rubín
caverna-card-exchange_ruby_to_meadow = rubín za lúku
caverna-card-exchange_ruby_to_field = rubín za pole
caverna-card-exchange_ruby_to_tunnel = rubín za štôlňu
caverna-card-exchange_ruby_to_cavern = dva rubíny za jaskyňu

## Udalosti

caverna-event-round-begins = Kolo { $round } sa začína, začínajúci hráč: { $player }. Nové pole: „{ $space-name }“.
caverna-event-wish-turned = Túžbu po dieťati strieda pole „{ $space-name }“.
caverna-event-marker = Žetón žatvy pre kolo { $round }: { caverna-harvest }.
caverna-event-emptied = Pole „{ $space-name }“ sa vyprázdňuje a stráca { $goods }.
caverna-event-kept = { $player } platí rubín, tovar na poli „{ $space-name }“ zostáva.
caverna-event-income = { $player } na začiatku kola získava { $goods }.
caverna-event-place = { $player } umiestňuje trpaslíka (sila { $strength }) na pole „{ $space-name }“.
caverna-event-call = { $player } platí rubín a povoláva iného trpaslíka (sila { $strength }).
caverna-event-stays-home = { $player } nemá pre trpaslíka (sila { $strength }) žiadne pole, trpaslík zostáva doma.
caverna-event-imitate = { $player } napodobňuje pole „{ $space-name }“.
caverna-event-take = { $player } berie { $goods } (pole „{ $space-name }“).
caverna-event-token = { $player } berie figúrku začínajúceho hráča.
caverna-event-gain = { $player } získava { $goods }.
caverna-event-lay = { $player } vykladá doštičku – { $tile-name }: { $squares }.
caverna-event-fence = { $player } oplocuje pastvinu ({ $squares }), platí: { $goods }.
caverna-event-stable = { $player } stavia chliev ({ $square }), platí: { $goods }.
caverna-event-sow = { $player } seje { $goods }.
caverna-event-furnish = { $player } zariaďuje { caverna-furnishing-acc } ({ $square }), platí: { $goods }.
caverna-event-forge = { $player } kuje zbraň so silou { $strength }, platí: { $goods }.
caverna-event-loot = { $player } si z výpravy prináša korisť: { $loot-name }.
caverna-event-expedition-ends = { $player } končí výpravu, trpaslík má teraz silu { $strength }.
caverna-event-grow = { $player } má nového trpaslíka, trpaslíkov spolu: { $count }.
caverna-event-exchange = { $player } vymieňa { $goods } → { $gains }.
caverna-event-disarm = { $player } odovzdáva zbraň so silou { $strength } a získava rovnaký počet jedál.
caverna-event-no-harvest = Kolo { $round } sa končí bez žatvy.
caverna-event-skips = { $player } vynecháva jednu časť: { caverna-phase }.
caverna-event-reap = { $player } zbiera { $goods }.
caverna-event-working-cave = { $player } kŕmi jedného trpaslíka vďaka Dielni, platí: { $goods }.
caverna-event-feed = { $player } kŕmi rodinu a platí { $goods }.
caverna-event-beg = { $player } berie { caverna-begging }.
caverna-event-breed = { $player } má mláďatá a získava { $goods }.
caverna-event-game-over = Koniec hry – výhra: { $winners } (body: { $points }).

## Výzvy

caverna-prompt-purge = Pole „{ $space-name }“ sa má vyprázdniť. Zaplatíš rubín a necháš tam { $goods }?
caverna-prompt-turn = Kolo { $round }: pošli trpaslíka na akčné pole (sila { $strength }).
caverna-prompt-space = Pole „{ $space-name }“: vyber, čo vykonáš.
caverna-prompt-expedition = Výprava: vyber korisť. Zostáva kusov: { $count }; sila: { $strength }.
caverna-prompt-furnish = Vyber miestnosť.
caverna-prompt-site = Vyber políčko pre miestnosť: { $furnishing-name }.
caverna-prompt-payment = Vyber, ako zaplatíš miestnosť: { $furnishing-name }.
caverna-prompt-overflow = Všetky zvieratá nemajú miesto. Vyber, ktoré spracuješ na jedlo.
caverna-prompt-exchange = Vymeň tovar alebo sa vráť.
caverna-prompt-square = Vyber políčko pre doštičku: { $tile-name }.
caverna-prompt-gold = Vyber, koľko mincí vymeníš za jedlo.
caverna-prompt-imitate = Vyber pole, ktoré napodobníš.
caverna-prompt-market = Nakúp na trhu, v poradí zoznamu.
caverna-prompt-skip = Vyber, ktorú časť žatvy vynecháš.
caverna-prompt-feed = Kŕmenie. Na zaplatenie jedla: { $food }; chýba: { $missing }.
caverna-prompt-breed = Rozmnožovanie: vyber druhy, ktoré budú mať mláďa.
caverna-prompt-litter = Vyber jeden alebo dva druhy, ktoré budú mať mláďa.
caverna-prompt-fence = { $pasture ->
    [small] Vyber lúku pre malú pastvinu.
   *[large] Vyber dve lúky pre veľkú pastvinu.
    }
caverna-prompt-stable = Vyber políčko pre chliev.
caverna-prompt-sow = Vyber, koľko polí čím oseješ.

## Voľby

caverna-choice-keep = Zaplatiť rubín a nechať tovar na poli „{ $space-name }“
caverna-choice-let-go = Nechať pole „{ $space-name }“ vyprázdniť
caverna-choice-place = Poslať trpaslíka: { $space-name }
caverna-choice-call = Povolať iného trpaslíka (sila { $strength })
caverna-choice-pass = Nechať trpaslíka doma (sila { $strength })
caverna-choice-take = Vziať { $goods }
caverna-choice-grow = Potomstvo
caverna-choice-lay = Vyložiť doštičku – { $tile-name }: { $squares }
caverna-choice-fence = { $pasture ->
    [small] Malá pastvina: { $squares }
   *[large] Veľká pastvina: { $squares }
    }
caverna-choice-stable = Postaviť chliev: { $square }
caverna-choice-sow = Osiať polia – obilie: { $grain }, zelenina: { $veg }
caverna-choice-furnish = Zariadiť miestnosť: { $furnishing-name }
caverna-choice-site = Zariadiť miestnosť: { $furnishing-name } ({ $square })
caverna-choice-replace = Nahradiť rudou – drevo: { $wood }, kameň: { $stone }
caverna-choice-forge = Vyrobiť zbraň so silou { $strength }
caverna-choice-loot = Vziať korisť: { $loot-name }
caverna-choice-breed = Mláďatá: { $animals }
caverna-choice-imitate = Napodobniť: { $space-name }
caverna-choice-trade = Predať rudu, koľkokrát: { $count }
caverna-choice-buy = Kúpiť: { caverna-good }
caverna-choice-exchange = Vymeniť tovar…
caverna-choice-swap = { $where ->
    [home] { $exchange-name } (trpaslík doma) → { $gains }
    [space] { $exchange-name } (trpaslík na poli) → { $gains }
    [acting] { $exchange-name } (trpaslík v akcii) → { $gains }
    [asks] { $exchange-name } → najviac { $gains }
   *[none] { $exchange-name } → { $gains }
    }
caverna-choice-gold = Vymeniť mince: { $count } → { $gains }
caverna-choice-feed = Nakŕmiť rodinu – jedlo: { $food }, žetóny žobrania: { $begging }
caverna-choice-work = { $eater ->
    [adult] Nakŕmiť jedného trpaslíka: { caverna-payment }
   *[newborn] Nakŕmiť novonarodeného trpaslíka: { caverna-payment }
    }
caverna-choice-skip = Vynechať: { caverna-phase }
caverna-choice-stop = Hotovo
caverna-choice-back = Späť

## Odmietnutia

caverna-refusal-not-this-space = Rozhoduje sa o poli „{ $space-name }“; najprv rozhodni o ňom.
caverna-refusal-space-not-in-play = Pole „{ $space-name }“ nie je v hre; vyber iné.
caverna-refusal-space-taken = Pole „{ $space-name }“ je obsadené; vyber voľné.
caverna-refusal-nothing-to-do = Na poli „{ $space-name }“ teraz nemôžeš nič vykonať; vyber iné.
caverna-refusal-nothing-to-imitate = Z poľa „{ $space-name }“ teraz nie je čo napodobniť; vyber iné.
caverna-refusal-cannot-pay = Nemôžeš zaplatiť { $goods }; vyber niečo lacnejšie alebo najprv nazbieraj viac.
caverna-refusal-called-already = Za tento ťah je rubín už zaplatený; pošli povolaného trpaslíka na pole.
caverna-refusal-no-such-dwarf = Doma nemáš trpaslíka so silou { $strength }; vyber inú silu.
caverna-refusal-dwarf-is-next = Trpaslík so silou { $strength } je na rade aj bez rubínu; rovno ho pošli.
caverna-refusal-nowhere-to-go = Trpaslík so silou { $strength } nemá kam ísť; vyber iného.
caverna-refusal-must-be-placed = Pre tohto trpaslíka ešte existuje pole; pošli ho tam.
caverna-refusal-never-imitated = Pole „{ $space-name }“ sa nedá nikdy napodobniť; vyber iné.
caverna-refusal-own-space = Na poli „{ $space-name }“ stojí tvoj trpaslík; vyber pole súpera.
caverna-refusal-not-occupied = Na poli „{ $space-name }“ nikto nestojí; vyber pole so súperovým trpaslíkom.
caverna-refusal-part-closed = Túto časť poľa „{ $space-name }“ teraz nemožno vykonať; vyber inú alebo skonči.
caverna-refusal-not-on-this-space = Pole „{ $space-name }“ toto neumožňuje; vyber, čo ponúka.
caverna-refusal-nothing-lies-here = Na poli „{ $space-name }“ nie je čo vziať; vyber inú časť.
caverna-refusal-too-many-dwarfs = S toľkými trpaslíkmi ({ $count }) už rodina rásť nemôže; šiesty potrebuje Izbičku.
caverna-refusal-no-bed = Nie je voľná posteľ (trpaslíkov: { $count }); najprv zariaď obytnú miestnosť.
caverna-refusal-other-tile = Vykladá sa iná doštička: { $tile-name }; vyber pre ňu políčko.
caverna-refusal-wrong-ground = Táto doštička nepatrí na políčko { $square }; vyber políčka v správnej časti dosky.
caverna-refusal-square-taken = Na políčku { $square } už doštička leží; vyber prázdne.
caverna-refusal-squares-apart = Políčko { $square } nesusedí s druhým; vyber dve susedné.
caverna-refusal-turned-same = Otočená doštička vyzerá rovnako ({ $square }); uveď políčka v opačnom poradí.
caverna-refusal-off-the-board = Políčko { $square } leží mimo dosky; presahovať smie iba polovica dvojitej doštičky, a to s Kanceláriou.
caverna-refusal-field-on-stable = Na políčku { $square } stojí chliev; polož tam lúku, nie pole.
caverna-refusal-not-joined = Doštička na políčku { $square } by nenadväzovala; vyber políčko vedľa svojich doštičiek.
caverna-refusal-not-a-tunnel = Na políčku { $square } nie je vhodná prázdna štôlňa; vyber iné.
caverna-refusal-other-pasture = Táto korisť je pre pastvinu druhej veľkosti; vyber správny počet lúk.
caverna-refusal-not-a-meadow = Na políčku { $square } nie je neoplotená lúka; vyber iné.
caverna-refusal-no-stable-left = Všetky tri chlievy už stoja; vyber niečo iné.
caverna-refusal-stable-there = Na políčku { $square } už chliev stojí; vyber iné.
caverna-refusal-no-ground-for-stable = Na políčku { $square } chliev stáť nemôže; vyber les, lúku alebo pastvinu.
caverna-refusal-too-many-fields = Naraz možno osiať najviac dve polia každou plodinou; osej menej.
caverna-refusal-sow-something = Osiať treba aspoň jedno pole; vyber plodinu.
caverna-refusal-too-few-fields = Prázdnych polí je málo ({ $count }); osej menej.
caverna-refusal-not-a-dwelling = Miestnosť „{ $furnishing-name }“ nie je obytná; vyber oranžovú doštičku.
caverna-refusal-not-for-sale = Miestnosť „{ $furnishing-name }“ nie je v ponuke; vyber inú.
caverna-refusal-no-cavern = Nemáš prázdnu jaskyňu; najprv nejakú vyhĺb.
caverna-refusal-other-furnishing = Vybraná je miestnosť „{ $furnishing-name }“; zvoľ pre ňu políčko.
caverna-refusal-not-furnishable = Políčko { $square } takto zariadiť nemožno; vyber niektoré z ponúkaných.
caverna-refusal-too-much-ore = Zlievareň nahradí najviac jedno drevo a jeden kameň; zvoľ menej.
caverna-refusal-nothing-to-replace = V cene nie je čo nahradiť; zvoľ inú platbu.
caverna-refusal-armed-already = Tento trpaslík už zbraň má a výrobou ju zlepšiť nemožno; vyber niečo iné.
caverna-refusal-no-such-weapon = Zbraň so silou { $strength } tu nie je; vyber niektorú z ponúkaných.
caverna-refusal-three-times-at-most = Rudu možno predať raz až trikrát; zvoľ taký počet.
caverna-refusal-market-order = Toto už na trhu máš za sebou: { caverna-good }; vyber niečo ďalej v zozname.
caverna-refusal-unarmed = Neozbrojený trpaslík na výpravu nejde; najprv vyrob zbraň.
caverna-refusal-too-weak = Na túto korisť treba silu { $strength }; vyber inú.
caverna-refusal-loot-taken = Túto korisť už z výpravy máš: { $loot-name }; vyber inú.
caverna-refusal-loot-impossible = Túto korisť teraz nemožno využiť: { $loot-name }; vyber inú.
caverna-refusal-one-or-two-types = Vyber jeden alebo dva druhy zvierat.
caverna-refusal-no-pair = Tohto druhu nemáš dve zvieratá: { caverna-good }; vyber iné druhy.
caverna-refusal-no-room = Všetky mláďatá by nemali miesto; vyber menej druhov.
caverna-refusal-not-before-the-first-part = Vymieňať možno až po prvej časti poľa; najprv nejakú vykonaj.
caverna-refusal-exchanges-just-left = Výmeny sú práve zatvorené; najprv vykonaj niečo iné.
caverna-refusal-nothing-to-exchange = Nemáš čo vymeniť.
caverna-refusal-give-up-animals = Niektoré zvieratá nemajú miesto; najprv spracuj zvieratá.
caverna-refusal-no-gold-for-rubies = Pri tomto stole sa rubíny za mince nemenia; vyber niečo iné.
caverna-refusal-not-owned = Na to treba miestnosť „{ $furnishing-name }“; vyber niečo iné.
caverna-refusal-no-square = Pre túto doštičku nie je políčko: { $tile-name }; vyber niečo iné.
caverna-refusal-two-gold-at-least = Naraz sa menia aspoň dve mince; zvoľ viac.
caverna-refusal-fed-already = Dielňa už v tomto kŕmení trpaslíka nakŕmila; zaplať jedlom.
caverna-refusal-no-newborn = Nie je tu novonarodený trpaslík; vyber dospelého.
caverna-refusal-do-something-first = Aspoň jednu časť treba vykonať; vyber ju.

## Výsledok

caverna-line-animals = { $player } – hospodárske zvieratá: { $count } → { $points }
caverna-line-dogs = { $player } – psy: { $count } → { $points }
caverna-line-missing = { $player } – chýbajúce druhy zvierat: { $count } → { $points }
caverna-line-grain = { $player } – obilie: { $count } → { $points }
caverna-line-veg = { $player } – zelenina: { $count } → { $points }
caverna-line-rubies = { $player } – rubíny: { $count } → { $points }
caverna-line-dwarfs = { $player } – trpaslíci: { $count } → { $points }
caverna-line-unused = { $player } – nevyužité políčka: { $count } → { $points }
caverna-line-small-pastures = { $player } – malé pastviny: { $count } → { $points }
caverna-line-large-pastures = { $player } – veľké pastviny: { $count } → { $points }
caverna-line-ore-mines = { $player } – rudné bane: { $count } → { $points }
caverna-line-ruby-mines = { $player } – rubínové bane: { $count } → { $points }
caverna-line-gold = { $player } – mince: { $count } → { $points }
caverna-line-begging = { $player } – žetóny žobrania: { $count } → { $points }
caverna-line-furnishing = { $player } – miestnosť: { $furnishing-name } ({ $count }) → { $points }
caverna-line-bonus = { $player } – dodatočné body: { $furnishing-name } ({ $count }) → { $points }
caverna-line-total = { $player } – spolu: { $points }
caverna-line-victory = Výhra: { $players } (body: { $points })

## Možnosti

caverna-option-set = Miestnosti
caverna-option-set-help = Ktoré miestnosti sú v ponuke: všetkých 48 druhov alebo 27 na prvú hru.
caverna-option-set-full = plná hra
caverna-option-set-introductory = základná verzia
caverna-option-ruby_to_gold = Rubín → minca
caverna-option-ruby_to_gold-help = Či možno vymeniť rubín za mincu.
caverna-option-solo_purge_threshold = Vyprázdniť pole od
caverna-option-solo_purge_threshold-help = Sólová hra: od koľkých kusov sa pole pred doplnením vyprázdni.
caverna-option-purge_counts_total = Rátajú sa všetky kusy
caverna-option-purge_counts_total-help = Sólová hra: kusy na poli sa rátajú spolu alebo iba najčastejší druh.
caverna-option-marker_reveal = Žetóny žatvy
caverna-option-marker_reveal-help = Kedy sa odkrýva žetón žatvy daného kola.
caverna-option-marker_reveal-round_start = na začiatku kola
caverna-option-marker_reveal-before_harvest = pred žatvou
caverna-option-single_tile_overhang = Presahujú aj jednoduché doštičky
caverna-option-single_tile_overhang-help = Či smú s Kanceláriou presahovať cez okraj aj jednoduché doštičky.
caverna-option-first_player = Prvý hráč
caverna-option-first_player-help = Kto začína prvé kolo; bez voľby rozhodne náhoda.

## Pravidlá

caverna-rule-cav-1-1 = Hrá jeden až sedem hráčov a vyhráva najviac bodov.
caverna-rule-cav-1-2 = Tovaru môže mať hráč ľubovoľné množstvo.
caverna-rule-cav-1-3 = Každé hospodárske zviera potrebuje doma miesto.
caverna-rule-cav-1-4 = Psy nie sú hospodárske zvieratá a miesto nepotrebujú.
caverna-rule-cav-1-5 = Obmedzený je iba počet trpaslíkov, chlievov a miestností.
caverna-rule-cav-2-1 = Doska má dvanásť políčok lesa a dvanásť políčok hory.
caverna-rule-cav-2-2 = Vstupná sieň a jedna prázdna jaskyňa sú na doske od začiatku.
caverna-rule-cav-2-3 = Políčka susedia iba stranou a les s horou nesusedí.
caverna-rule-cav-2-4 = Symbol na políčku prináša zisk raz, pri prvom prekrytí doštičkou.
caverna-rule-cav-2-5 = Chliev na políčku symbol nezískava.
caverna-rule-cav-2-6 = Vyložené doštičky zostávajú na svojom mieste.
caverna-rule-cav-3-1 = Akčné polia v hre závisia od počtu hráčov.
caverna-rule-cav-3-2 = Každý začína s dvoma neozbrojenými trpaslíkmi.
caverna-rule-cav-3-3 = Každý má tri chlievy a z tovaru iba jedlo.
caverna-rule-cav-3-4 = Začiatočné jedlo závisí od poradia v prvom kole.
caverna-rule-cav-3-5 = Miestností je 48 druhov, v základnej verzii 27.
caverna-rule-cav-3-6 = Začína náhodný hráč, ak sa stôl nedohodne.
caverna-rule-cav-4-1 = Kolo má päť fáz v pevnom poradí.
caverna-rule-cav-4-2 = Hrá sa dvanásť kôl, v jednom a dvoch hráčoch jedenásť.
caverna-rule-cav-4-3 = Každé kolo odkrýva jednu kartu akcie svojej štvrtiny.
caverna-rule-cav-4-4 = Rodinný život otáča Túžbu po dieťati na Naliehavú túžbu.
caverna-rule-cav-4-5 = Začiatok kola má pevné poradie, príjmy prichádzajú posledné.
caverna-rule-cav-4-6 = Polia s hromadeným tovarom sa dopĺňajú každé kolo.
caverna-rule-cav-4-7 = Príjmy prichádzajú po doplnení a pred prvým trpaslíkom.
caverna-rule-cav-4-8 = Neznáme sú iba budúce karty a žetóny.
caverna-rule-cav-4-9 = Všetci trpaslíci sa vracajú domov, novonarodení sú nabudúce dospelí.
caverna-rule-cav-4-10 = Hra sa končí po dvanástom kole a posledných výmenách.
caverna-rule-cav-5-1 = Hráči posielajú po jednom trpaslíkovi v smere hodinových ručičiek.
caverna-rule-cav-5-2 = Prvý ide trpaslík s najslabšou zbraňou.
caverna-rule-cav-5-3 = Za rubín smie ísť iný trpaslík.
caverna-rule-cav-5-4 = Na pole sa zmestí iba jeden trpaslík.
caverna-rule-cav-5-5 = Pole možno obsadiť, iba ak je na ňom čo vykonať.
caverna-rule-cav-5-6 = Doma zostáva iba trpaslík, ktorý nemá kam ísť.
caverna-rule-cav-5-7 = Buď – alebo znamená práve jednu časť.
caverna-rule-cav-5-8 = A/alebo znamená aspoň jednu časť v ľubovoľnom poradí.
caverna-rule-cav-5-9 = A potom znamená prvú časť a prípadne druhú.
caverna-rule-cav-5-10 = A potom / alebo znamená aspoň jednu časť v danom poradí.
caverna-rule-cav-5-11 = Tovar z poľa sa berie celý alebo vôbec.
caverna-rule-cav-5-12 = Figúrka začínajúceho hráča platí od ďalšieho kola.
caverna-rule-cav-5-13 = Skončiť možno po vykonaní jednej časti.
caverna-rule-cav-5-14 = Jediná možná časť bez voľby sa vykoná hneď.
caverna-rule-cav-6-1 = Dvojitá doštička leží na dvoch susedných políčkach svojej časti.
caverna-rule-cav-6-2 = Doštička v lese nadväzuje na vchod alebo na inú doštičku.
caverna-rule-cav-6-3 = Obe políčka sú prázdne a aspoň jedno nadväzuje.
caverna-rule-cav-6-4 = Na chliev patrí lúka, nikdy pole.
caverna-rule-cav-6-5 = Dve jaskyne možno vyložiť iba na poli Hĺbenie jaskýň.
caverna-rule-cav-6-6 = Doštička v hore nadväzuje na využité políčko.
caverna-rule-cav-6-7 = Jednoduchá doštička leží na jednom prázdnom nadväzujúcom políčku.
caverna-rule-cav-6-8 = Jednoduché pole sa na chliev nekladie.
caverna-rule-cav-6-9 = Rudná baňa patrí na dve susedné obyčajné štôlne.
caverna-rule-cav-6-10 = Rubínová baňa patrí na prázdnu štôlňu alebo hlbokú štôlňu.
caverna-rule-cav-6-11 = Malá pastvina stojí 2 drevá.
caverna-rule-cav-6-12 = Veľká pastvina potrebuje dve susedné lúky a 4 drevá.
caverna-rule-cav-6-13 = Jedna akcia oplotí najviac jednu malú a jednu veľkú pastvinu.
caverna-rule-cav-6-14 = Chlievy na pastvine zostávajú a pastviny sa nespájajú.
caverna-rule-cav-6-15 = Chliev stojí 1 kameň, jeden za akciu, spolu tri.
caverna-rule-cav-6-16 = Chliev stojí v lese, na lúke alebo pastvine, na políčku jeden.
caverna-rule-cav-6-17 = V jednej akcii sa osejú najviac dve polia každej plodiny.
caverna-rule-cav-6-18 = Osiate pole nesie 3 obilia alebo 2 zeleniny.
caverna-rule-cav-7-1 = Miestnosť potrebuje prázdnu jaskyňu.
caverna-rule-cav-7-2 = Obytné sú iba oranžové miestnosti.
caverna-rule-cav-7-3 = Cena sa platí celá, po zľavách.
caverna-rule-cav-7-4 = Každá miestnosť sa predá raz, Svetlica bez obmedzenia.
caverna-rule-cav-7-5 = Zariadené políčko sa znovu nezariaďuje a nie je z neho baňa.
caverna-rule-cav-7-6 = Najprv sa volí miestnosť, potom políčko, potom platba.
caverna-rule-cav-7-7 = Neskoršia zo Stavebnín a Skladu náhradných dielov kryje skoršiu.
caverna-rule-cav-7-8 = Prekrytá miestnosť je z hry vonku.
caverna-rule-cav-8-1 = Zbraň stojí toľko rudy, koľko má sily.
caverna-rule-cav-8-2 = Po výprave zbraň zosilnie o 1.
caverna-rule-cav-8-3 = Všetky zbrane +1 platia až po výprave, pre všetkých ozbrojených.
caverna-rule-cav-8-4 = Náročnosť je počet rôznych druhov koristi.
caverna-rule-cav-8-5 = O koristi rozhoduje sila na začiatku výpravy.
caverna-rule-cav-8-6 = Zbraň nezosilnie nad 14.
caverna-rule-cav-8-7 = Korisť, ktorú teraz nemožno využiť, nemožno vybrať.
caverna-rule-cav-8-8 = Trpaslík na výprave o zbraň neprichádza.
caverna-rule-cav-8-9 = Sila 1: všetky zbrane +1.
caverna-rule-cav-8-10 = Sila 1: jeden pes.
caverna-rule-cav-8-11 = Sila 1: jedno drevo.
caverna-rule-cav-8-12 = Sila 2: jedna ovca.
caverna-rule-cav-8-13 = Sila 2: jedno obilie.
caverna-rule-cav-8-14 = Sila 3: jeden somár.
caverna-rule-cav-8-15 = Sila 3: jeden kameň.
caverna-rule-cav-8-16 = Sila 4: jedna zelenina.
caverna-rule-cav-8-17 = Sila 4: dve rudy ako jeden druh.
caverna-rule-cav-8-18 = Sila 5: jedno prasa.
caverna-rule-cav-8-19 = Sila 6: dve mince.
caverna-rule-cav-8-20 = Sila 7: zariadiť miestnosť za obvyklú cenu.
caverna-rule-cav-8-21 = Sila 8: jeden chliev zadarmo.
caverna-rule-cav-8-22 = Sila 9: jedna jednoduchá štôlňa.
caverna-rule-cav-8-23 = Sila 9: malá pastvina za 1 drevo.
caverna-rule-cav-8-24 = Sila 10: jedna krava.
caverna-rule-cav-8-25 = Sila 10: veľká pastvina za 2 drevá.
caverna-rule-cav-8-26 = Sila 11: jedna jednoduchá lúka.
caverna-rule-cav-8-27 = Sila 11: Svetlica za 2 drevá a 2 kamene.
caverna-rule-cav-8-28 = Sila 12: jedno jednoduché pole.
caverna-rule-cav-8-29 = Sila 12: sejba.
caverna-rule-cav-8-30 = Sila 14: jedna jednoduchá jaskyňa.
caverna-rule-cav-8-31 = Sila 14: rozmnoží sa jeden alebo dva druhy zvierat.
caverna-rule-cav-8-32 = Zbraň si vyrobí iba neozbrojený trpaslík.
caverna-rule-cav-8-33 = Vyrobiť možno akúkoľvek silu 1 až 8, ktorú možno zaplatiť.
caverna-rule-cav-8-34 = Koristi možno vziať menej, ale aspoň jednu.
caverna-rule-cav-8-35 = Korisť sa berie postupne a prvá môže zaplatiť ďalšiu.
caverna-rule-cav-8-36 = Druhá výprava sa začína so zvýšenou silou a korisť smie zopakovať.
caverna-rule-cav-8-37 = Na výpravu ide iba ozbrojený trpaslík.
caverna-rule-cav-9-1 = Potomstvo potrebuje voľné miesto v obytnej miestnosti.
caverna-rule-cav-9-2 = Vstupná sieň a Veľká svetlica majú dve miesta, ostatné jedno.
caverna-rule-cav-9-3 = Bez Izbičky je trpaslíkov najviac päť.
caverna-rule-cav-9-4 = Izbička je iba pre šiesteho trpaslíka.
caverna-rule-cav-9-5 = Nový trpaslík stojí pri rodičovi a v tomto kole nepracuje.
caverna-rule-cav-9-6 = Nový trpaslík sa ráta ihneď.
caverna-rule-cav-9-7 = Jedna akcia prináša jedného nového trpaslíka.
caverna-rule-cav-10-1 = Všetky hospodárske zvieratá majú miesto v každom okamihu.
caverna-rule-cav-10-2 = Pastvina je pre jeden druh a každý chliev miesto zdvojnásobí.
caverna-rule-cav-10-3 = Chliev v lese je pre jedno prasa.
caverna-rule-cav-10-4 = Lúka s chlievom je pre jedno hospodárske zviera.
caverna-rule-cav-10-5 = Vstupná sieň a Sienka pojmú dve zvieratá toho istého druhu.
caverna-rule-cav-10-6 = Každá baňa je pre jedného somára.
caverna-rule-cav-10-7 = Psy na lúke alebo pastvine ustrážia o jednu ovcu viac, než ich je.
caverna-rule-cav-10-8 = Psy miesto nezaberajú a inde nič nemenia.
caverna-rule-cav-10-9 = Miesto sa overuje po každom zisku i úbytku miesta.
caverna-rule-cav-10-10 = Zvieratá bez miesta sa spracujú na jedlo alebo predajú.
caverna-rule-cav-10-11 = S Kanceláriou smie polovica dvojitej doštičky presahovať.
caverna-rule-cav-10-12 = Každá presahujúca doštička prináša 2 mince.
caverna-rule-cav-10-13 = Políčka mimo dosky sú bežné a nikdy nevyužité.
caverna-rule-cav-10-14 = Mimo dosky chliev potrebuje lúku alebo pastvinu.
caverna-rule-cav-10-15 = Jednoduché doštičky nepresahujú.
caverna-rule-cav-10-16 = Presahovať smie aj prvá doštička v lese.
caverna-rule-cav-11-1 = Svetlica má miesto pre jedného trpaslíka a nikdy sa neminie.
caverna-rule-cav-11-2 = Drevená cela má miesto pre jedného trpaslíka.
caverna-rule-cav-11-3 = Kamenná cela má miesto pre jedného trpaslíka.
caverna-rule-cav-11-4 = Sienka pojme trpaslíka a dve zvieratá toho istého druhu.
caverna-rule-cav-11-5 = Veľká svetlica má miesto pre dvoch trpaslíkov.
caverna-rule-cav-11-6 = Izbička má miesto pre šiesteho trpaslíka.
caverna-rule-cav-11-7 = Ovčín pojme toľko oviec, koľko je trpaslíkov.
caverna-rule-cav-11-8 = Kravín pojme tri kravy.
caverna-rule-cav-11-9 = So Skladom ohradníkov pojme každé prázdne pole jedno zviera.
caverna-rule-cav-11-10 = S Raziacim štítom možno zariaďovať aj štôlne.
caverna-rule-cav-11-11 = Richtárov dom mení buď – alebo na a/alebo.
caverna-rule-cav-11-12 = S Kanceláriou smú dvojité doštičky presahovať za 2 mince.
caverna-rule-cav-11-13 = Stolárska dielňa šetrí 1 drevo na miestnostiach a pastvinách.
caverna-rule-cav-11-14 = Kamenárska dielňa dáva 2 kamene, zľavu 1 kameň a chlievy zadarmo.
caverna-rule-cav-11-15 = Kováčska dielňa dáva 2 rudy a na zbrani šetrí 2 rudy.
caverna-rule-cav-11-16 = Šachta dáva 1 rudu za každú rudnú baňu so somárom.
caverna-rule-cav-11-17 = Zlievareň nahrádza pri miestnosti 1 drevo a 1 kameň rudou.
caverna-rule-cav-11-18 = Stavebniny predávajú drevo, kameň a rudu za 2 mince.
caverna-rule-cav-11-19 = Píla dáva 1 drevo v každom z nasledujúcich 7 kôl.
caverna-rule-cav-11-20 = Hámor dáva 1 kameň v každom z nasledujúcich 5 kôl.
caverna-rule-cav-11-21 = Klenotnícka dielňa dáva 1 rubín v každom z nasledujúcich 4 kôl.
caverna-rule-cav-11-22 = Cvičisko pre psov dáva 1 drevo za každého získaného psa.
caverna-rule-cav-11-23 = Kameňolom dáva 1 kameň za každé mláďa somára.
caverna-rule-cav-11-24 = Rudná žila dáva 1 rudu za každý získaný kameň.
caverna-rule-cav-11-25 = Bitúnok pridáva 1 jedlo za každé spracované zviera.
caverna-rule-cav-11-26 = Kuchyňa mení obilie a zeleninu na 5 jedál.
caverna-rule-cav-11-27 = Dielňa nakŕmi jedného trpaslíka drevom, kameňom alebo 2 rudami.
caverna-rule-cav-11-28 = Gápeľ šetrí 1 jedlo za každého somára v bani.
caverna-rule-cav-11-29 = Chovná stanica dáva jedlo za mláďatá.
caverna-rule-cav-11-30 = Svätyňa mieru mení zbrane na jedlo.
caverna-rule-cav-11-31 = Tkáčovňa dáva jedlo a body za ovce.
caverna-rule-cav-11-32 = Dojáreň dáva jedlo a body za kravy.
caverna-rule-cav-11-33 = Parádna izba dáva jedlo a body za susedné obytné miestnosti.
caverna-rule-cav-11-34 = Poľovnícky salónik mení 2 prasatá na 2 mince a 2 jedlá.
caverna-rule-cav-11-35 = Piváreň mení 2 obilia na 3 mince alebo 4 jedlá.
caverna-rule-cav-11-36 = Huta mení rudu a rubín na 2 mince a 1 jedlo.
caverna-rule-cav-11-37 = Sklad kameňa dáva 1 bod za každý kameň.
caverna-rule-cav-11-38 = Sklad rudy dáva 1 bod za každé 2 rudy.
caverna-rule-cav-11-39 = Sklad náhradných dielov mení drevo, kameň a rudu na 2 mince.
caverna-rule-cav-11-40 = Hlavný sklad dáva 2 body za každú žltú miestnosť.
caverna-rule-cav-11-41 = Zbrojnica dáva 3 body za každého ozbrojeného trpaslíka.
caverna-rule-cav-11-42 = Kasárne dávajú 8 bodov, ak sú všetci trpaslíci ozbrojení.
caverna-rule-cav-11-43 = Upratovacia komora dáva body za päť alebo šesť trpaslíkov.
caverna-rule-cav-11-44 = Pokladnica dáva za každý rubín o 1 bod viac.
caverna-rule-cav-11-45 = Špajza dáva 2 body za dvojicu obilia a zeleniny.
caverna-rule-cav-11-46 = Kaplnka dáva 8 bodov, ak nie je ozbrojený žiaden trpaslík.
caverna-rule-cav-11-47 = Pisáreň škrtá až 7 záporných bodov.
caverna-rule-cav-11-48 = Sklad krmiva dáva 1 bod za každé 3 hospodárske zvieratá.
caverna-rule-cav-12-1 = Body sa rátajú na konci, prehľad možno zostaviť kedykoľvek.
caverna-rule-cav-12-2 = Hospodárske zvieratá a psy sú po 1 bode.
caverna-rule-cav-12-3 = Každý chýbajúci druh zvierat stojí 2 body.
caverna-rule-cav-12-4 = Obilie je za pol bodu, zaokrúhlené nahor.
caverna-rule-cav-12-5 = Každá zelenina je za 1 bod.
caverna-rule-cav-12-6 = Každý rubín je za 1 bod.
caverna-rule-cav-12-7 = Každý trpaslík je za 1 bod.
caverna-rule-cav-12-8 = Každé nevyužité políčko stojí 1 bod.
caverna-rule-cav-12-9 = Miestnosti prinášajú svoje vytlačené body.
caverna-rule-cav-12-10 = Malá pastvina je za 2 body, veľká za 4.
caverna-rule-cav-12-11 = Rudná baňa je za 3 body, rubínová za 4.
caverna-rule-cav-12-12 = Žlté miestnosti prinášajú body navyše.
caverna-rule-cav-12-13 = Každá minca je za 1 bod, materiál a jedlo za nič.
caverna-rule-cav-12-14 = Každý žetón žobrania stojí 3 body.
caverna-rule-cav-12-15 = Pri zhode bodov sa víťazstvo delí.
caverna-rule-cav-13-1 = Kolo sa môže skončiť štyrmi spôsobmi.
caverna-rule-cav-13-2 = Koniec prvého až piateho kola je daný.
caverna-rule-cav-13-3 = Od šiesteho kola rozhoduje žetón odkrytý na začiatku kola.
caverna-rule-cav-13-4 = Žetóny žatvy sú štyri zelené a tri červené.
caverna-rule-cav-13-5 = Tri červené žetóny znamenajú tri rôzne veci.
caverna-rule-cav-13-6 = Pri treťom červenom žetóne každý vynecháva polia alebo rozmnožovanie.
caverna-rule-cav-13-7 = O žatve sa rozhoduje od začínajúceho hráča v smere hodinových ručičiek.
caverna-rule-cav-13-8 = Z každého osiateho poľa sa berie jedna plodina.
caverna-rule-cav-13-9 = Trpaslík zje 2 jedlá, novonarodený 1.
caverna-rule-cav-13-10 = Pri úspornom kŕmení zje každý 1 jedlo.
caverna-rule-cav-13-11 = Jedlo v zásobe sa musí použiť.
caverna-rule-cav-13-12 = Za chýbajúce jedlo sa žobre a žetóny zostávajú.
caverna-rule-cav-13-13 = Nikto nemusí iný tovar meniť na jedlo.
caverna-rule-cav-13-14 = Pred platením možno vymieňať.
caverna-rule-cav-13-15 = Účet sa ráta až pri platení.
caverna-rule-cav-13-16 = Medzi kŕmením a rozmnožovaním možno vymieňať.
caverna-rule-cav-13-17 = Druh s dvoma zvieratami má jedno mláďa.
caverna-rule-cav-13-18 = Všetky mláďatá potrebujú miesto naraz.
caverna-rule-cav-13-19 = Rozmnožiť sa môžu ľubovoľné druhy alebo žiaden.
caverna-rule-cav-13-20 = Psy sa nerozmnožujú.
caverna-rule-cav-13-21 = Počas rozmnožovania sa nevymieňa.
caverna-rule-cav-13-22 = Pole vyprázdnené v tejto žatve už má miesto.
caverna-rule-cav-13-23 = Dielňa sa používa najviac raz za kŕmenie, a iba dobrovoľne.
caverna-rule-cav-14-1 = Vymieňať možno pri vlastnom rozhodovaní, ľubovoľný počet ráz.
caverna-rule-cav-14-2 = 1 obilie dáva 1 jedlo.
caverna-rule-cav-14-3 = 1 zelenina dáva 2 jedlá.
caverna-rule-cav-14-4 = 1 ovca dáva 1 jedlo.
caverna-rule-cav-14-5 = 1 somár dáva 1 jedlo.
caverna-rule-cav-14-6 = 2 somáre spracované spolu dávajú 3 jedlá.
caverna-rule-cav-14-7 = 1 prasa dáva 2 jedlá.
caverna-rule-cav-14-8 = Mince dávajú o 1 jedlo menej, najmenej 2 mince.
caverna-rule-cav-14-9 = 1 krava dáva 3 jedlá.
caverna-rule-cav-14-10 = 1 rubín dáva 2 jedlá.
caverna-rule-cav-14-11 = 1 rubín dáva jeden z deviatich tovarov alebo zvierat.
caverna-rule-cav-14-12 = 1 rubín a 1 jedlo dávajú 1 kravu.
caverna-rule-cav-14-13 = 1 rubín dáva jednoduchú lúku, pole alebo štôlňu.
caverna-rule-cav-14-14 = 2 rubíny dávajú jednoduchú jaskyňu.
caverna-rule-cav-14-15 = Psy sa nejedia.
caverna-rule-cav-14-16 = Rubíny sa za mince nemenia.
caverna-rule-cav-14-17 = So Svätyňou mieru možno odovzdať ktorúkoľvek svoju zbraň.
caverna-rule-cav-14-18 = Pred prvou časťou poľa sa nevymieňa.
caverna-rule-cav-14-19 = Medzi ďalšími časťami vymieňať možno.
caverna-rule-cav-14-20 = Kým sa vybraná vec nedokončí, nevymieňa sa.
caverna-rule-cav-14-21 = Súpravy sa vymieňajú celé.
caverna-rule-cav-14-22 = Žiadna reťaz výmen nevedie späť na začiatok.
caverna-rule-cav-14-23 = Po opustení výmen musí prísť niečo iné.
caverna-rule-cav-14-24 = Čo výmena prinesie, možno hneď použiť.
caverna-rule-cav-14-25 = Po poslednom kole smie každý ešte vymieňať.
caverna-rule-cav-14-26 = Pri vyhodnotení sa nevymieňa.
caverna-rule-cav-15-1 = Ťažba rubínov: rubíny, s rubínovou baňou o jeden viac.
caverna-rule-cav-15-2 = Domáce práce: pes a/alebo miestnosť.
caverna-rule-cav-15-3 = Vypaľovanie lesa: lúka a pole, a potom / alebo sejba.
caverna-rule-cav-15-4 = Razenie štôlní: kameň a/alebo jaskyňa a štôlňa.
caverna-rule-cav-15-5 = Hĺbenie jaskýň: kameň a/alebo jaskyňa so štôlňou či druhou jaskyňou.
caverna-rule-cav-15-6 = Začínajúci hráč: figúrka, jedlo a ruda alebo rubín.
caverna-rule-cav-15-7 = Napodobnenie: v troch hráčoch za 4 jedlá, inak za 2.
caverna-rule-cav-15-8 = Rúbanie stromov: drevo, a potom / alebo výprava s náročnosťou 1.
caverna-rule-cav-15-9 = Prísun zdrojov: drevo, kameň, ruda, jedlo a 2 mince.
caverna-rule-cav-15-10 = Prírastky: buď tovar, alebo potomstvo.
caverna-rule-cav-15-11 = Ťažba rudy: ruda a 2 rudy za každú rudnú baňu.
caverna-rule-cav-15-12 = Zbieranie dreva: drevo.
caverna-rule-cav-15-13 = Prieskum lesa: drevo a zelenina alebo 2 jedlá.
caverna-rule-cav-15-14 = Klčovanie lesa: drevo a/alebo lúka a pole.
caverna-rule-cav-15-15 = Zháňanie potravy: tovar a/alebo lúka a pole.
caverna-rule-cav-15-16 = Povrchová baňa: ruda a kameň a k tomu 2 drevá.
caverna-rule-cav-15-17 = Medzisklad materiálu: drevo a ruda.
caverna-rule-cav-15-18 = Malé razenie štôlní: 1 kameň a/alebo jaskyňa a štôlňa.
caverna-rule-cav-15-19 = Druhé Razenie štôlní funguje ako prvé.
caverna-rule-cav-15-20 = Nedeľné trhy: 4 mince, a potom / alebo nákup po jednom kuse.
caverna-rule-cav-15-21 = Druhé Napodobnenie stojí v piatich hráčoch 4 jedlá, potom 1.
caverna-rule-cav-15-22 = Požičovňa náradia: výprava s náročnosťou 2, a potom / alebo sejba.
caverna-rule-cav-15-23 = Stavba plotov: drevo, a potom / alebo ploty.
caverna-rule-cav-15-24 = Zásoby materiálu: drevo, ruda a kameň.
caverna-rule-cav-15-25 = Tretie Napodobnenie je zadarmo.
caverna-rule-cav-15-26 = Rozšírenie: buď doštička v lese s drevom, alebo v hore s kameňom.
caverna-rule-cav-15-27 = Kovanie zbraní: zbraň, a potom / alebo výprava s náročnosťou 3.
caverna-rule-cav-15-28 = Chov oviec: ploty a chliev, a potom / alebo ovce.
caverna-rule-cav-15-29 = Založenie rudnej bane: baňa s 3 rudami, a potom / alebo výprava.
caverna-rule-cav-15-30 = Túžba po dieťati: buď potomstvo, alebo obytná miestnosť.
caverna-rule-cav-15-31 = Naliehavá túžba: buď miestnosť a potom potomstvo, alebo 3 mince.
caverna-rule-cav-15-32 = Chov somárov: ploty a chliev, a potom / alebo somáre.
caverna-rule-cav-15-33 = Založenie rubínovej bane: na štôlni, alebo na hlbokej štôlni s rubínom.
caverna-rule-cav-15-34 = Rodinný život: potomstvo a/alebo sejba.
caverna-rule-cav-15-35 = Dobývanie rudy: kameň, ruda a 2 rudy za každú rudnú baňu.
caverna-rule-cav-15-36 = Prieskum: výprava s náročnosťou 4.
caverna-rule-cav-15-37 = Dobrodružstvo: zbraň, a potom / alebo dve výpravy s náročnosťou 1.
caverna-rule-cav-15-38 = Obchod s rudou: až trikrát 2 rudy za 2 mince a 1 jedlo.
caverna-rule-cav-15-39 = Dobývanie rubínov: rubíny, s dvoma rubínovými baňami o jeden viac.
caverna-rule-cav-16-1 = Najprv sa platí jedlo, potom sa napodobní použiteľné pole.
caverna-rule-cav-16-2 = Napodobniť možno iba pole obsadené súperom.
caverna-rule-cav-16-3 = Vlastné pole nemožno nikdy napodobniť.
caverna-rule-cav-16-4 = Pole Začínajúci hráč nemožno napodobniť.
caverna-rule-cav-16-5 = Napodobnenie nemožno napodobniť.
caverna-rule-cav-16-6 = Trpaslík stojí na Napodobnení a smie vziať zvyšný tovar.
caverna-rule-cav-16-7 = V siedmich hráčoch možno Napodobnenie za 2 jedlá použiť znovu.
caverna-rule-cav-16-8 = Richtárov dom pomáha aj na napodobnenom poli.
caverna-rule-cav-17-1 = Sólový hráč začína s 2 jedlami.
caverna-rule-cav-17-2 = V sólovej hre sú štyri polia zakryté.
caverna-rule-cav-17-3 = V sólovej hre prichádzajú karty v pevnom poradí.
caverna-rule-cav-17-4 = V jednom a dvoch hráčoch nie je Prieskum.
caverna-rule-cav-17-5 = V sólovej hre je od piateho kola vždy plná žatva.
caverna-rule-cav-17-6 = V sólovej hre sa polia so šiestimi a viac kusmi vyprázdnia.
caverna-rule-cav-17-7 = Jeden rubín zachráni jedno také pole na toto kolo.
caverna-rule-cav-17-8 = Aj v sólovej hre platí poradie trpaslíkov.
caverna-rule-cav-17-9 = V dvoch hráčoch je Ťažba rubínov do tretieho kola prázdna.
caverna-rule-cav-17-10 = V dvoch hráčoch chýba jeden zelený žetón.
caverna-rule-cav-17-11 = Dodávky rátajú iba odohrané kolá.
caverna-rule-cav-18-1 = Súprava miestností je plná alebo základná.
caverna-rule-cav-18-2 = Stôl môže povoliť 1 rubín za 1 mincu.
caverna-rule-cav-18-3 = V sólovej hre možno vyprázdňovať až od siedmich kusov.
caverna-rule-cav-18-4 = V sólovej hre možno rátať iba najčastejší druh.
caverna-rule-cav-18-5 = Žetóny možno odkrývať až pred žatvou.
caverna-rule-cav-18-6 = Jednoduchým doštičkám možno povoliť presahovanie.
caverna-rule-cav-18-7 = Na prvom začínajúcom hráčovi sa možno dohodnúť.
