# Čo nepatrí žiadnej jednotlivej hre.

card-other = Karta „{ $card }“
nobody = nikto

## Odmietnutia, ktoré pozná každá hra

refusal-malformed = Taký ťah táto hra nepozná; vyber niektorú z ponúkaných možností.
refusal-game-over = Hra sa už skončila a nedá sa v nej pokračovať; začni novú.
refusal-not-your-turn = Teraz nie si na ťahu; počkaj, kým na teba príde rad.
refusal-not-now = Toto sa teraz urobiť nedá; vyber niektorú z ponúkaných možností.
refusal-not-in-hand = Kartu „{ $card-name }“ v ruke nemáš; vyber niektorú zo svojich kariet.

## Voľby

error-option-unknown = Voľba „{ $option }“ neexistuje. Táto hra má voľby: { $known }.
error-option-not-at-this-count = Voľba „{ $option }“ nemá pri tomto počte hráčov ({ $seats }) význam; vynechaj ju.
error-option-not-a-flag = Voľba „{ $option }“ je buď true, alebo false, nie „{ $value }“.
error-option-not-a-choice = Voľba „{ $option }“ nemôže byť „{ $value }“. Vyber jednu z týchto možností: { $choices }.
error-option-not-a-deck = Voľba „{ $option }“ chce obsah balíčka alebo názov známeho balíčka, nie „{ $value }“.
error-option-out-of-range = Voľba „{ $option }“ chce celé číslo v rozmedzí { $low } – { $high }, nie „{ $value }“.

## Miesta a balíčky

error-seats-out-of-range = Táto hra chce počet hráčov v rozmedzí { $low } – { $high }, nie „{ $value }“.
error-deck-wrong-game = Balíček patrí k hre „{ $found }“; treba balíček pre hru „{ $game }“.
error-deck-wrong-format = Balíček je zapísaný vo formáte „{ $found }“; treba formát { $format }.
error-deck-unknown-part = Balíček má neznámu časť „{ $part }“. Známe časti: { $known }.
error-deck-missing-part = V balíčku chýba časť „{ $part }“; doplň ju.
error-deck-part-not-list = Časť balíčka „{ $part }“ musí byť zoznam kariet.
error-deck-part-not-table = Časť balíčka „{ $part }“ musí pri každom druhu karty uvádzať počet.
error-deck-unknown-card = V časti balíčka „{ $part }“ je neznáma karta „{ $card }“. Známe karty: { $known }.
error-deck-card-name = Karta sa nemôže volať „{ $card }“; použi najviac 40 malých písmen bez diakritiky, číslic a spojovníkov, na začiatku písmeno.
error-deck-card-twice = Názov „{ $card }“ už má iná karta; vyber iný.
error-deck-count = Počet kariet „{ $card }“ nemôže byť „{ $found }“; je to celé číslo, najmenej 1.
error-deck-total = Časť balíčka „{ $part }“ má nesprávny počet kariet: { $found }. Potrebný počet: { $total }.
error-deck-path-shape = Karta cesty má práve položky „card“, „open“, „joined“ a „count“, na rozdiel od tejto: { $entry }
error-deck-sides = Strany karty „{ $card }“ nemôžu byť „{ $found }“; použi písmená N, E, S a W, každé najviac raz.
error-deck-joined = Spojené strany karty „{ $card }“ nevychádzajú: { $found }. Spoj vždy aspoň dve otvorené strany a každú iba raz.
error-deck-same-shape = Karty „{ $card }“ a „{ $other }“ majú rovnaký tvar; urob z nich jednu a počty sčítaj.
error-deck-path-entries = Karta cesty má v tomto balíčku práve tieto položky: { $entries }; na rozdiel od tejto: { $entry }
error-deck-feature = Karta „{ $card }“ nemôže viesť cez „{ $found }“. Známe možnosti: { $known }.
error-deck-treasure-value = Poklad druhu „{ $card }“ nemôže mať hodnotu „{ $found }“; je to celé číslo v rozmedzí 1 – 99.
error-deck-mine-sides = Baňa „{ $card }“ nemôže mať otvorené strany „{ $found }“; potrebuje jednu zo strán N a S a jednu zo strán E a W, aby sa dala vždy natočiť k vstupu.
error-deck-board-cell = Miesto „{ $found }“ nevyhovuje; štarty a bane ležia na šiestich rôznych poliach plánu, stĺpce 0 – { $columns } a rady 0 – { $rows }, zápis [stĺpec, rad].
error-deck-not-a-note = Časť balíčka „{ $part }“ je buď true, alebo false, nie „{ $found }“.
error-deck-level = Karta „{ $card }“ nemôže mať číslo „{ $found }“; môže to byť 1, 2 alebo 3.
error-deck-fields = Polia karty „{ $card }“ nie sú v poriadku: { $found }. Pomenuj jedno až osem polí písmenami a číslicami, každé raz.
error-deck-links = Spojenie polí na karte „{ $card }“ nie je v poriadku: { $found }. Patria doň dve rôzne polia tejto karty.
error-deck-features = Čo je na poliach karty „{ $card }“, nie je v poriadku: { $found }. Na poli karty cesty môže byť lair, ladder, bridge, tunnel alebo vein a tunel neleží pri žiadnej strane.
error-deck-crossing = Na karte „{ $card }“ stojí cesta medzi stranami { $sides } nesprávny počet pohybov: { $found }. Podľa čísla karty má stáť: { $total }.
error-deck-feature-total = Kariet ciest, na ktorých je „{ $feature }“, je nesprávny počet: { $found }. Potrebný je: { $total }.
error-deck-level-total = V časti „{ $part }“ je nesprávny počet kariet s číslom { $level }: { $found }. Potrebný je: { $total }.
error-deck-kind-total = Akčných kariet druhu „{ $kind }“ je nesprávny počet: { $found }. Potrebný je: { $total }.
error-deck-goal-feature = Karta „{ $card }“ musí mať „{ $feature }“ práve na jednom poli a cieľová karta nič iné.
error-deck-goal-sides = Cieľová karta „{ $card }“ nemôže byť otvorená na strany „{ $found }“; potrebuje jednu zo strán N a S a jednu zo strán E a W, aby sa dala vždy natočiť na vstup.

## Záznamy a súbory

error-record-empty = Záznam je prázdny; žiadna hra v ňom nie je.
error-record-no-header = Riadok { $line } nie je začiatok záznamu; záznam sa začína hrou, miestami, semienkom náhody a voľbami.
error-record-other-format = Záznam je zapísaný vo formáte „{ $text }“, ktorý táto verzia nečíta.
error-record-other-game = Záznam patrí k inej hre: „{ $text }“.
error-record-options = S voľbami v zázname sa hra založiť nedá: „{ $text }“.
error-record-broken-line = Riadok { $line } záznamu nie je celý: { $text }
error-record-unknown-line = Riadok { $line } záznamu nič neznamená: { $text }
error-record-after-footer = Riadok { $line } stojí až za koncom záznamu: { $text }
error-record-unreadable-action = Na riadku { $line } záznamu nie je žiadny ťah tejto hry: „{ $text }“.
error-record-illegal-action = Ťah na riadku { $line } záznamu nie je možný: „{ $text }“ (pravidlo { $clause }).
error-record-other-end = Záznam na riadku { $line } uvádza koniec „{ $text }“, ale predchádzajúce ťahy vedú inam.
error-record-other-outcome = Výsledok na riadku { $line } záznamu nie je ten, ku ktorému vedú ťahy.
error-record-other-hash = Kontrolný súčet na riadku { $line } záznamu nepatrí k pozícii, ku ktorej vedú ťahy.
error-record-other-version = Záznam má inú verziu pravidiel ({ $found }); tu platí verzia { $version }, hra preto môže dopadnúť inak.
error-file-missing = Súbor „{ $file }“ neexistuje; skontroluj jeho názov.
error-file-not-written = Do súboru „{ $file }“ sa nedá zapisovať; vyber iné umiestnenie.
error-game-unknown = Hra „{ $game }“ neexistuje. Známe hry: { $known }.
