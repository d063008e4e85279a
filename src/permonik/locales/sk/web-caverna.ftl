# The words of Caverna’s table in the browser.

web-caverna-actions = Akcie
web-caverna-at-home = doma
web-caverna-bonus = { $room } – dodatočné body
web-caverna-can-build = Môžem zariadiť: { $count }
web-caverna-changed = zmena od tvojho posledného ťahu
web-caverna-changed-count = Zmeny od tvojho posledného ťahu: { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políčok
    }
web-caverna-choices = Možnosti
web-caverna-colour = { $colour ->
    [orange] Obytná miestnosť (oranžová)
    [green] Dielňa (zelená)
   *[yellow] Sieň alebo sklad (žltá)
    }
web-caverna-costs = Stojí to { $goods }
web-caverna-count = Počet
web-caverna-do = { $verb ->
    [place] Poslať
    [imitate] Napodobniť
    [call] Povolať
    [take] Vziať
    [grow] Rozrásť sa
    [lay] Položiť
    [fence] Oplotiť
    [stable] Postaviť
    [sow] Zasiať
    [furnish] Zariadiť
    [site] Zariadiť
    [replace] Zaplatiť
    [forge] Vykovať
    [loot] Vziať
    [breed] Rozmnožiť
    [trade] Predať
    [buy] Kúpiť
    [swap] Vymeniť
    [gold] Vymeniť
    [work] Nakŕmiť
   *[other] Potvrdiť
    }
web-caverna-dwarf = trpaslík, bojová sila { $strength }: { $where }
web-caverna-dwarfs = Trpaslíci
web-caverna-dwarfs-left = trpaslíci doma: { $left }, spolu: { $count }
web-caverna-effect = Účinok: { $effect ->
    [food] jedlo
    [animals] zvieratá
    [gold] mince
    [points] body
    [material] stavebný materiál
    [weapon] zbrane
   *[beds] postele
    }
web-caverna-ends = { $event ->
    [none] žatva odpadá
    [harvest] žatva
    [one_food] kŕmenie: 1 jedlo na trpaslíka
    [skip_one] žatva bez jednej časti
    [red] červený žetón žatvy
   *[unknown] žetón žatvy ešte nie je otočený
    }
web-caverna-filter = Filter
web-caverna-food-due = Kŕmenie v tomto kole: máš { $have }, potrebuješ { $food }.
web-caverna-food-missing = Chýba: { $missing }
web-caverna-food-none = V tomto kole sa nekŕmi.
web-caverna-food-perhaps = Ak bude žatva: máš { $have }, potrebuješ { $food }.
web-caverna-free = zadarmo
web-caverna-have = { $good }: { $count }
web-caverna-here = dá sa vybrať
web-caverna-hidden = { $count ->
    [one] { $cards }
    [few] V neznámom poradí: { $cards }
   *[other] V neznámom poradí: { $cards }
    }
web-caverna-home = Domov
web-caverna-home-of = Domov: { $player }
web-caverna-lacks = chýba: { $goods }
web-caverna-letter = { $colour ->
    [orange] B
    [green] D
   *[yellow] S
    }
web-caverna-lies = leží tu { $goods }
web-caverna-line = { $line ->
    [animals] Hospodárske zvieratá
    [dogs] Psy
    [missing] Chýbajúce druhy zvierat
    [grain] Obilie
    [veg] Zelenina
    [rubies] Rubíny
    [dwarfs] Trpaslíci
    [unused] Nevyužité políčka
    [small-pastures] Malé pastviny
    [large-pastures] Veľké pastviny
    [ore-mines] Rudné bane
    [ruby-mines] Rubínové bane
    [gold] Mince
   *[begging] Žetóny žobrania
    }
web-caverna-lit = { $count ->
    [one] Svieti { $count } políčko. Ťukni naň.
    [few] Svietia { $count } políčka. Ťukni na jedno.
   *[other] Svieti { $count } políčok. Ťukni na jedno.
    }
web-caverna-loot = Korisť
web-caverna-needs = bojová sila { $strength }
web-caverna-new = nové
web-caverna-newborn = novonarodený
web-caverna-not-now = teraz to nejde
web-caverna-owned = má ju: { $player }
web-caverna-part = { $verb ->
    [lay] Položiť: { $tile }
    [fence] { $pasture ->
        [small] Malá pastvina
       *[large] Veľká pastvina
        }
    [stable] Postaviť chliev
    [sow] Sejba
    [furnish] Zariadiť miestnosť
    [forge] Výroba zbrane
    [loot] Výprava
    [trade] Predať rudu
    [buy] Nakúpiť na trhu
    [swap] Vymeniť
    [work] Dielňa
    [breed] Rozmnožovanie
   *[other] Vybrať
    }
web-caverna-part-of-board = Časť dosky
web-caverna-parts = Čo môžeš urobiť
web-caverna-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
    }
web-caverna-points-short = Body
web-caverna-points-vary = body podľa toho, čo máš
web-caverna-price-now = Platíš:
web-caverna-price-printed = Tlačená cena:
web-caverna-printed = prináša { $goods }
web-caverna-region = { $region ->
    [forest] Les
    [mountain] Hora
   *[all] Všetko
    }
web-caverna-room = { $room }
web-caverna-rooms = Miestnosti
web-caverna-round = { $round }. kolo
web-caverna-rounds = { $count ->
    [one] Kolo { $rounds }
    [few] Kolá { $rounds }
   *[other] Kolá { $rounds }
    }
web-caverna-score = Body
web-caverna-score-now = Keby sa hra skončila teraz.
web-caverna-score-of = Body: { $player }
web-caverna-search = Hľadať
web-caverna-shown = Čo je tu vidieť
web-caverna-since = Od tvojho posledného ťahu:
web-caverna-sown = pole, rastie tu { $goods }
web-caverna-stable = chliev
web-caverna-stands = stojí tu { $player } (bojová sila { $strength })
web-caverna-starts = začínajúci hráč
web-caverna-stays = zostáva doma
web-caverna-supply = Zásoba
web-caverna-tap-to-turn = Ťukni na doštičku, otočí sa.
web-caverna-tile = { $tile ->
    [forest] les
    [mountain] hora
    [meadow] lúka
    [field] prázdne pole
    [cavern] jaskyňa
    [tunnel] štôlňa
    [deep_tunnel] hlboká štôlňa
    [ore_mine] rudná baňa
    [ruby_mine] rubínová baňa
    [small_pasture] malá pastvina
   *[large_pasture] veľká pastvina
    }
web-caverna-total = Spolu
web-caverna-track = Kolá
