# The words of Caverna’s table in the browser.

web-caverna-actions = Akce
web-caverna-at-home = doma
web-caverna-bonus = { $room } – dodatečné body
web-caverna-can-build = Mohu zařídit: { $count }
web-caverna-changed = změna od tvého posledního tahu
web-caverna-changed-count = Změny od tvého posledního tahu: { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
    }
web-caverna-choices = Možnosti
web-caverna-colour = { $colour ->
    [orange] Obytná místnost (oranžová)
    [green] Dílna (zelená)
   *[yellow] Síň nebo sklad (žlutá)
    }
web-caverna-costs = Stojí to { $goods }
web-caverna-count = Počet
web-caverna-do = { $verb ->
    [place] Poslat
    [imitate] Napodobit
    [call] Povolat
    [take] Vzít
    [grow] Rozrůst se
    [lay] Položit
    [fence] Oplotit
    [stable] Postavit
    [sow] Zasít
    [furnish] Zařídit
    [site] Zařídit
    [replace] Zaplatit
    [forge] Vykovat
    [loot] Vzít
    [breed] Rozmnožit
    [trade] Prodat
    [buy] Koupit
    [swap] Směnit
    [gold] Směnit
    [work] Nakrmit
   *[other] Potvrdit
    }
web-caverna-dwarf = trpaslík, bojová síla { $strength }: { $where }
web-caverna-dwarfs = Trpaslíci
web-caverna-dwarfs-left = trpaslíci doma: { $left }, celkem: { $count }
web-caverna-effect = Účinek: { $effect ->
    [food] jídlo
    [animals] zvířata
    [gold] mince
    [points] body
    [material] stavební materiál
    [weapon] zbraně
   *[beds] postele
    }
web-caverna-ends = { $event ->
    [none] sklizeň odpadá
    [harvest] sklizeň
    [one_food] krmení: 1 jídlo na trpaslíka
    [skip_one] sklizeň bez jedné části
    [red] červený žeton sklizně
   *[unknown] žeton sklizně ještě není otočený
    }
web-caverna-filter = Filtr
web-caverna-food-due = Krmení v tomto kole: máš { $have }, potřebuješ { $food }.
web-caverna-food-missing = Chybí: { $missing }
web-caverna-food-none = V tomto kole se nekrmí.
web-caverna-food-perhaps = Bude-li sklizeň: máš { $have }, potřebuješ { $food }.
web-caverna-free = zdarma
web-caverna-have = { $good }: { $count }
web-caverna-here = lze vybrat
web-caverna-hidden = { $count ->
    [one] { $cards }
    [few] V neznámém pořadí: { $cards }
   *[other] V neznámém pořadí: { $cards }
    }
web-caverna-home = Domov
web-caverna-home-of = Domov: { $player }
web-caverna-lacks = chybí: { $goods }
web-caverna-letter = { $colour ->
    [orange] B
    [green] D
   *[yellow] S
    }
web-caverna-lies = leží tu { $goods }
web-caverna-line = { $line ->
    [animals] Hospodářská zvířata
    [dogs] Psi
    [missing] Chybějící druhy zvířat
    [grain] Obilí
    [veg] Zelenina
    [rubies] Rubíny
    [dwarfs] Trpaslíci
    [unused] Nevyužitá políčka
    [small-pastures] Jednoduché pastviny
    [large-pastures] Dvojité pastviny
    [ore-mines] Rudné doly
    [ruby-mines] Rubínové doly
    [gold] Mince
   *[begging] Žetony žebrání
    }
web-caverna-lit = { $count ->
    [one] Svítí { $count } políčko. Klepni na ně.
    [few] Svítí { $count } políčka. Klepni na jedno.
   *[other] Svítí { $count } políček. Klepni na jedno.
    }
web-caverna-loot = Kořist
web-caverna-needs = bojová síla { $strength }
web-caverna-new = nové
web-caverna-newborn = nově narozený
web-caverna-not-now = teď to nejde
web-caverna-owned = má ji: { $player }
web-caverna-part = { $verb ->
    [lay] Položit: { $tile }
    [fence] { $pasture ->
        [small] Jednoduchá pastvina
       *[large] Dvojitá pastvina
        }
    [stable] Postavit chlév
    [sow] Setba
    [furnish] Zařídit místnost
    [forge] Výroba zbraně
    [loot] Výprava
    [trade] Prodat rudu
    [buy] Nakoupit na trhu
    [swap] Směnit
    [work] Dílna
    [breed] Rozmnožování
   *[other] Vybrat
    }
web-caverna-part-of-board = Část desky
web-caverna-parts = Co můžeš udělat
web-caverna-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
    }
web-caverna-points-short = Body
web-caverna-points-vary = body podle toho, co máš
web-caverna-price-now = Platíš:
web-caverna-price-printed = Tištěná cena:
web-caverna-printed = přináší { $goods }
web-caverna-region = { $region ->
    [forest] Les
    [mountain] Hora
   *[all] Vše
    }
web-caverna-room = { $room }
web-caverna-rooms = Místnosti
web-caverna-round = { $round }. kolo
web-caverna-rounds = { $count ->
    [one] Kolo { $rounds }
    [few] Kola { $rounds }
   *[other] Kola { $rounds }
    }
web-caverna-score = Body
web-caverna-score-now = Kdyby hra skončila teď.
web-caverna-score-of = Body: { $player }
web-caverna-search = Hledat
web-caverna-shown = Co je tu vidět
web-caverna-since = Od tvého posledního tahu:
web-caverna-sown = pole, roste tu { $goods }
web-caverna-stable = chlév
web-caverna-stands = stojí tu { $player } (bojová síla { $strength })
web-caverna-starts = začínající hráč
web-caverna-stays = zůstává doma
web-caverna-supply = Zásoba
web-caverna-tap-to-turn = Klepni na destičku, otočí se.
web-caverna-tile = { $tile ->
    [forest] les
    [mountain] hora
    [meadow] louka
    [field] prázdné pole
    [cavern] sluj
    [tunnel] štola
    [deep_tunnel] hluboká štola
    [ore_mine] rudný důl
    [ruby_mine] rubínový důl
    [small_pasture] jednoduchá pastvina
   *[large_pasture] dvojitá pastvina
    }
web-caverna-total = Celkem
web-caverna-track = Kola
