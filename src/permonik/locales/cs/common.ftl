# Co nepatří žádné jednotlivé hře.

card-other = Karta „{ $card }“
nobody = nikdo

## Odmítnutí, která zná každá hra

refusal-malformed = Takový tah tahle hra nezná; vyber některou z nabízených možností.
refusal-game-over = Hra už skončila a nejde v ní pokračovat; začni novou.
refusal-not-your-turn = Teď nejsi na tahu; počkej, až na tebe přijde řada.
refusal-not-now = Tohle teď udělat nejde; vyber některou z nabízených možností.
refusal-not-in-hand = Kartu „{ $card-name }“ v ruce nemáš; vyber některou ze svých karet.

## Volby

error-option-unknown = Volba „{ $option }“ neexistuje. Tato hra má volby: { $known }.
error-option-not-at-this-count = Volba „{ $option }“ nemá při tomto počtu hráčů ({ $seats }) význam; vynech ji.
error-option-not-a-flag = Volba „{ $option }“ je buď true, nebo false, ne „{ $value }“.
error-option-not-a-choice = Volba „{ $option }“ nemůže být „{ $value }“. Vyber jednu z těchto možností: { $choices }.
error-option-not-a-deck = Volba „{ $option }“ chce obsah balíčku nebo název známého balíčku, ne „{ $value }“.
error-option-out-of-range = Volba „{ $option }“ chce celé číslo v rozmezí { $low }–{ $high }, ne „{ $value }“.

## Místa a balíčky

error-seats-out-of-range = Tahle hra chce počet hráčů v rozmezí { $low }–{ $high }, ne „{ $value }“.
error-deck-wrong-game = Balíček patří ke hře „{ $found }“; je potřeba balíček pro hru „{ $game }“.
error-deck-wrong-format = Balíček je zapsaný ve formátu „{ $found }“; je potřeba formát { $format }.
error-deck-unknown-part = Balíček má neznámou část „{ $part }“. Známé části: { $known }.
error-deck-missing-part = V balíčku chybí část „{ $part }“; doplň ji.
error-deck-part-not-list = Část balíčku „{ $part }“ musí být seznam karet.
error-deck-part-not-table = Část balíčku „{ $part }“ musí u každého druhu karty uvádět počet.
error-deck-unknown-card = V části balíčku „{ $part }“ je neznámá karta „{ $card }“. Známé karty: { $known }.
error-deck-card-name = Karta se nemůže jmenovat „{ $card }“; použij nejvýš 40 malých písmen bez diakritiky, číslic a spojovníků, na začátku písmeno.
error-deck-card-twice = Název „{ $card }“ už má jiná karta; vyber jiný.
error-deck-count = Počet karet „{ $card }“ nemůže být „{ $found }“; je to celé číslo, nejméně 1.
error-deck-total = Část balíčku „{ $part }“ má nesprávný počet karet: { $found }. Potřebný počet: { $total }.
error-deck-path-shape = Karta cesty má právě položky „card“, „open“, „joined“ a „count“, na rozdíl od této: { $entry }
error-deck-sides = Strany karty „{ $card }“ nemohou být „{ $found }“; použij písmena N, E, S a W, každé nejvýš jednou.
error-deck-joined = Spojené strany karty „{ $card }“ nevycházejí: { $found }. Spoj vždy aspoň dvě otevřené strany a každou jen jednou.
error-deck-same-shape = Karty „{ $card }“ a „{ $other }“ mají stejný tvar; udělej z nich jednu a počty sečti.
error-deck-path-entries = Karta cesty má v tomto balíčku právě tyto položky: { $entries }; na rozdíl od této: { $entry }
error-deck-feature = Karta „{ $card }“ nemůže vést přes „{ $found }“. Známé možnosti: { $known }.
error-deck-treasure-value = Poklad druhu „{ $card }“ nemůže mít hodnotu „{ $found }“; je to celé číslo v rozmezí 1–99.
error-deck-mine-sides = Důl „{ $card }“ nemůže mít otevřené strany „{ $found }“; potřebuje jednu ze stran N a S a jednu ze stran E a W, aby se dal vždy natočit ke vstupu.
error-deck-board-cell = Místo „{ $found }“ nevyhovuje; starty a doly leží na šesti různých polích plánu, sloupce 0–{ $columns } a řady 0–{ $rows }, zápis [sloupec, řada].
error-deck-not-a-note = Část balíčku „{ $part }“ je buď true, nebo false, ne „{ $found }“.
error-deck-level = Karta „{ $card }“ nemůže mít číslo „{ $found }“; může to být 1, 2 nebo 3.
error-deck-fields = Pole karty „{ $card }“ nejsou v pořádku: { $found }. Pojmenuj jedno až osm polí písmeny a číslicemi, každé jednou.
error-deck-links = Spojení polí na kartě „{ $card }“ není v pořádku: { $found }. Patří do něj dvě různá pole této karty.
error-deck-features = Co je na polích karty „{ $card }“, není v pořádku: { $found }. Na poli karty cesty může být lair, ladder, bridge, tunnel nebo vein a tunel neleží u žádné strany.
error-deck-crossing = Na kartě „{ $card }“ stojí cesta mezi stranami { $sides } nesprávný počet pohybů: { $found }. Podle čísla karty má stát: { $total }.
error-deck-feature-total = Karet cest, na kterých je „{ $feature }“, je nesprávný počet: { $found }. Potřeba je: { $total }.
error-deck-level-total = V části „{ $part }“ je nesprávný počet karet s číslem { $level }: { $found }. Potřeba je: { $total }.
error-deck-kind-total = Akčních karet druhu „{ $kind }“ je nesprávný počet: { $found }. Potřeba je: { $total }.
error-deck-goal-feature = Karta „{ $card }“ musí mít „{ $feature }“ právě na jednom poli a cílová karta nic jiného.
error-deck-goal-sides = Cílová karta „{ $card }“ nemůže být otevřená na strany „{ $found }“; potřebuje jednu ze stran N a S a jednu ze stran E a W, aby ji šlo vždy natočit ke vstupu.

## Záznamy a soubory

error-record-empty = Záznam je prázdný; žádná hra v něm není.
error-record-no-header = Řádek { $line } není začátek záznamu; záznam začíná hrou, místy, semínkem náhody a volbami.
error-record-other-format = Záznam je zapsaný ve formátu „{ $text }“, který tato verze nečte.
error-record-other-game = Záznam patří k jiné hře: „{ $text }“.
error-record-options = S volbami v záznamu nejde hru založit: „{ $text }“.
error-record-broken-line = Řádek { $line } záznamu není celý: { $text }
error-record-unknown-line = Řádek { $line } záznamu nic neznamená: { $text }
error-record-after-footer = Řádek { $line } stojí až za koncem záznamu: { $text }
error-record-unreadable-action = Na řádku { $line } záznamu není žádný tah této hry: „{ $text }“.
error-record-illegal-action = Tah na řádku { $line } záznamu není možný: „{ $text }“ (pravidlo { $clause }).
error-record-other-end = Záznam na řádku { $line } uvádí konec „{ $text }“, ale předchozí tahy vedou jinam.
error-record-other-outcome = Výsledek na řádku { $line } záznamu není ten, ke kterému vedou tahy.
error-record-other-hash = Kontrolní součet na řádku { $line } záznamu nepatří k pozici, ke které vedou tahy.
error-record-other-version = Záznam má jinou verzi pravidel ({ $found }); tady platí verze { $version }, hra proto může dopadnout jinak.
error-file-missing = Soubor „{ $file }“ neexistuje; zkontroluj jeho název.
error-file-not-written = Do souboru „{ $file }“ nejde zapisovat; vyber jiné umístění.
error-game-unknown = Hra „{ $game }“ neexistuje. Známé hry: { $known }.
