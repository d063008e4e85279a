saboteur-name = Sabotér
saboteur-about = Trpaslíci kopú zlato a niektorí z nich potajomky chcú, aby to nevyšlo (3 – 10 hráčov).

## Podstatné mená

saboteur-role = { $role ->
    [saboteur] sabotér
   *[miner] zlatokop
    }
saboteur-tool = { $tool ->
    [lantern] lampáš
    [cart] banský vozík
   *[pickaxe] krompáč
    }
saboteur-tool-acc = { $tool ->
    [lantern] lampáš
    [cart] banský vozík
   *[pickaxe] krompáč
    }
saboteur-broken-acc = { $tool ->
    [lantern] rozbitý lampáš
    [cart] rozbitý banský vozík
   *[pickaxe] rozbitý krompáč
    }
saboteur-kind = { $kind ->
    [gold] zlatý poklad
    [stone-east] kameň (východ – juh)
    [stone-west] kameň (juh – západ)
   *[other] kameň
    }
# Polobrat zamení sever s juhom a východ so západom.
saboteur-kind-turned = { $kind ->
    [gold] zlatý poklad
    [stone-east] kameň (sever – západ)
    [stone-west] kameň (sever – východ)
   *[other] kameň
    }
saboteur-nuggets = { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
   *[other] { $nuggets } nugetov
    }
saboteur-gold-cards = { $cards ->
    [one] { $cards } karta zlata
    [few] { $cards } karty zlata
   *[other] { $cards } kariet zlata
    }
saboteur-cards-acc = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } kariet
    }

## Karty

saboteur-card-cross = Križovatka
saboteur-card-tee-north = Odbočka na sever
saboteur-card-tee-east = Odbočka na východ
saboteur-card-straight-ns = Priama cesta sever – juh
saboteur-card-straight-ew = Priama cesta východ – západ
saboteur-card-curve-ne = Zákruta sever – východ
saboteur-card-curve-nw = Zákruta sever – západ
saboteur-card-dead-cross = Zaslepená križovatka
saboteur-card-dead-tee-north = Zaslepená odbočka na sever
saboteur-card-dead-tee-east = Zaslepená odbočka na východ
saboteur-card-dead-straight-ns = Zaslepená priama cesta sever – juh
saboteur-card-dead-straight-ew = Zaslepená priama cesta východ – západ
saboteur-card-dead-curve-ne = Zaslepená zákruta sever – východ
saboteur-card-dead-curve-nw = Zaslepená zákruta sever – západ
saboteur-card-dead-north = Zaslepený tunel na sever
saboteur-card-dead-east = Zaslepený tunel na východ
saboteur-card-broken-pickaxe = Rozbitý krompáč
saboteur-card-broken-lantern = Rozbitý lampáš
saboteur-card-broken-cart = Rozbitý vozík
saboteur-card-repair-pickaxe = Oprava: krompáč
saboteur-card-repair-lantern = Oprava: lampáš
saboteur-card-repair-cart = Oprava: vozík
saboteur-card-repair-pickaxe-lantern = Oprava: krompáč / lampáš
saboteur-card-repair-pickaxe-cart = Oprava: krompáč / vozík
saboteur-card-repair-lantern-cart = Oprava: lampáš / vozík
saboteur-card-rockfall = Zával
saboteur-card-map = Mapa
saboteur-card-start = Štartovacia karta
saboteur-card-gold = Zlatý poklad
saboteur-card-stone-east = Kameň (východ – juh)
saboteur-card-stone-west = Kameň (juh – západ)
saboteur-card-hidden = Karta lícom dolu

## Udalosti

saboteur-event-round-begins = Začína sa { $round }. kolo – na ťahu: { $player }.
saboteur-event-dealt = { $player } dostáva { saboteur-cards-acc }.
saboteur-event-dealt-seen = { $player } dostáva rolu: { saboteur-role }, a karty: { $cards }.
saboteur-event-place = { $turned ->
    [yes] { $player } vykladá kartu cesty na miesto { $cell }: { $card-name }, otočené.
   *[no] { $player } vykladá kartu cesty na miesto { $cell }: { $card-name }.
    }
saboteur-event-break = { $player } rozbíja { saboteur-tool-acc } – cieľ: { $target }.
saboteur-event-repair = { $player } opravuje { saboteur-tool-acc } – cieľ: { $target }.
saboteur-event-rockfall = { $player } hrá Zával a odstraňuje kartu na mieste { $cell }: { $card-name }.
saboteur-event-look = { $player } sa pozerá na cieľovú kartu { $goal }.
saboteur-event-look-seen = { $player } sa pozerá na cieľovú kartu { $goal }: { saboteur-kind }.
saboteur-event-discard = { $player } odhadzuje kartu.
saboteur-event-discard-seen = { $player } odhadzuje kartu: { $card-name }.
saboteur-event-draw = { $player } si doberá kartu.
saboteur-event-draw-seen = { $player } si doberá kartu: { $card-name }.
saboteur-event-goal-revealed = { $turned ->
    [yes] Odkrýva sa cieľová karta { $goal }: { saboteur-kind-turned }.
   *[no] Odkrýva sa cieľová karta { $goal }: { saboteur-kind }.
    }
saboteur-event-miners-win = { $round }. kolo vyhrávajú zlatokopi – cestu k pokladu dokončuje { $player }.
saboteur-event-saboteurs-win = { $round }. kolo vyhrávajú sabotéri – k pokladu nevedie žiadna cesta.
saboteur-event-role = { $player } odhaľuje svoju rolu: { saboteur-role }.
saboteur-event-role-aside = Odkrýva sa odložená karta trpaslíka: { saboteur-role }.
saboteur-event-goal-shown = Odkrýva sa aj cieľová karta { $goal }: { saboteur-kind }.
saboteur-event-gold-offered = { $player } vyberá kartu zlata – počet kariet v ponuke: { $count }.
saboteur-event-gold-offered-seen = { $player } vyberá kartu zlata – nugety na kartách: { $offer }.
saboteur-event-gold-taken = { $player } si berie kartu zlata.
saboteur-event-gold-taken-seen = { $player } si berie kartu zlata, na ktorej má { saboteur-nuggets }.
saboteur-event-paid = { $player } dostáva { saboteur-nuggets } – karty zlata: { $counted }.
saboteur-event-nobody-paid = { $round }. kolo: pri stole nie je žiadny sabotér, zlato preto nikto nedostáva.
saboteur-event-game-over = Hra sa končí – výhra: { $winners } ({ saboteur-nuggets }).

## Výzvy

saboteur-prompt-turn = Si na ťahu: zahraj kartu alebo ju odhoď.
saboteur-prompt-gold = Vyber kartu zlata. Počet kariet v ponuke: { $count }.

## Možnosti

saboteur-choice-place = { $turned ->
    [yes] Vyložiť na miesto { $cell }: { $card-name }, otočené
   *[no] Vyložiť na miesto { $cell }: { $card-name }
    }
saboteur-choice-break = Zahrať kartu „{ $card-name }“ → { $seat }
saboteur-choice-repair = Opraviť { saboteur-tool-acc } → { $seat } ({ $card-name })
saboteur-choice-rockfall = Zával: odstrániť kartu na mieste { $cell }
saboteur-choice-map = Mapa: pozrieť sa na cieľovú kartu { $goal }
saboteur-choice-discard = Odhodiť kartu „{ $card-name }“
saboteur-choice-take = Vziať si kartu zlata: { saboteur-nuggets }

## Odmietnutia

saboteur-refusal-tool-broken = Kým máš rozbité náradie ({ $tools }), nemôžeš vykladať karty ciest; zahraj akčnú kartu alebo nejakú kartu odhoď.
saboteur-refusal-cell-taken = Na mieste { $cell } už karta leží; vyber voľné miesto.
saboteur-refusal-side-mismatch = Na mieste { $cell } karta nenadväzuje na { $side ->
    [north] severnej
    [east] východnej
    [south] južnej
   *[west] západnej
    } strane, pretože cesta patrí k ceste a stena k stene; otoč ju alebo vyber iné miesto.
saboteur-refusal-not-joined = Karta na mieste { $cell } by sa nenapojila na cestu od štartu; prilož ju k otvorenému koncu tej cesty.
saboteur-refusal-outside-margin = { $margin ->
    [0] Miesto { $cell } je príliš ďaleko, pretože sa tu hrá iba vnútri základného obdĺžnika; vyber bližšie.
    [one] Miesto { $cell } je príliš ďaleko, pretože karty ležia najviac { $margin } miesto za základným obdĺžnikom; vyber bližšie.
    [few] Miesto { $cell } je príliš ďaleko, pretože karty ležia najviac { $margin } miesta za základným obdĺžnikom; vyber bližšie.
   *[other] Miesto { $cell } je príliš ďaleko, pretože karty ležia najviac { $margin } miest za základným obdĺžnikom; vyber bližšie.
    }
saboteur-refusal-turned-same = Karta „{ $card-name }“ vyzerá po otočení rovnako; vylož ju tak, ako je.
saboteur-refusal-already-broken = { $target } už má { saboteur-broken-acc } a rovnaké náradie sa nedá rozbiť dvakrát; vyber iný cieľ alebo inú kartu.
saboteur-refusal-repair-wrong-tool = Karta „{ $card-name }“ neopraví { saboteur-tool-acc }, iba to, čo je na nej; vyber náradie z karty.
saboteur-refusal-not-broken = { $target } nemá { saboteur-broken-acc }, takže nie je čo opravovať; vyber náradie, ktoré je rozbité.
saboteur-refusal-no-path-card = Na mieste { $cell } neleží žiadna karta cesty, ktorú by Zával odstránil; vyber miesto, kde nejaká je, alebo Zával odhoď.
saboteur-refusal-not-removable = Karta na mieste { $cell } zostáva, pretože Zával neodstráni štartovaciu kartu ani cieľové karty; vyber kartu cesty.
saboteur-refusal-goal-revealed = Cieľová karta { $goal } už leží lícom nahor a Mapa by na nej nič nové neukázala; vyber niektorú zakrytú.
saboteur-refusal-not-offered = Karta zlata, ktorá má { saboteur-nuggets }, v ponuke nie je; vyber jednu z ponúkaných.

## Výsledok

saboteur-line-round-miners = { $round }. kolo vyhrávajú zlatokopi – cestu dokončuje { $player }. Zlatokopi: { $miners }. Sabotéri: { $saboteurs }.
saboteur-line-round-saboteurs = { $round }. kolo vyhrávajú sabotéri. Zlatokopi: { $miners }. Sabotéri: { $saboteurs }.
saboteur-line-round-pay = { $round }. kolo – { $player }: { saboteur-nuggets } ({ saboteur-gold-cards }).
saboteur-line-total = Spolu – { $player }: { saboteur-nuggets } ({ saboteur-gold-cards }).
saboteur-line-victory = Výhra: { $players } ({ saboteur-nuggets }).

## Voľby

saboteur-option-rounds = Počet kôl
saboteur-option-rounds-help = Koľko kôl hra má; obvykle sú 3.
saboteur-option-pay = Zlato pre zlatokopov
saboteur-option-pay-help = Koľko kariet zlata si zlatokopi rozdelia po vyhranom kole.
saboteur-option-pay-digger = karta za zlatokopa
saboteur-option-pay-player = karta za hráča
saboteur-option-first = Prvý hráč
saboteur-option-first-help = Kto začína prvé kolo; bez voľby rozhodne náhoda.
saboteur-option-margin = Okraj
saboteur-option-margin-help = Koľko miest za základným obdĺžnikom smú karty ležať; bez voľby sa nič neobmedzuje.
saboteur-option-deck = Balíček
saboteur-option-deck-help = Tlačený balíček alebo obsah iného s rovnakým počtom kariet.

## Pravidlá

saboteur-rule-sab-1-1 = Kariet ciest je 40: 31 priechodných a 9 zaslepených tunelov.
saboteur-rule-sab-1-2 = Priechodné karty ciest sú križovatky, odbočky, priame cesty a zákruty.
saboteur-rule-sab-1-3 = V zaslepenom tuneli nie sú spojené žiadne dve strany.
saboteur-rule-sab-1-4 = Akčných kariet je 27: rozbité náradie, opravy, Mapy a Závaly.
saboteur-rule-sab-1-5 = Kariet zlata je 28 a každá má jeden až tri nugety.
saboteur-rule-sab-1-6 = Štartovacia karta je otvorená a priechodná na všetky štyri strany.
saboteur-rule-sab-1-7 = Cieľové karty sú tri: zlatý poklad a dva kamene.
saboteur-rule-sab-1-8 = Iný balíček musí mať rovnaké počty kariet ciest, akčných kariet a kariet zlata.
saboteur-rule-sab-2-1 = Počet zlatokopov a sabotérov závisí od počtu hráčov.
saboteur-rule-sab-2-2 = Každý dostáva jednu kartu trpaslíka a jedna navyše zostáva tajne odložená.
saboteur-rule-sab-2-3 = Do konca kola pozná každý iba svoju vlastnú rolu.
saboteur-rule-sab-2-4 = Medzi štartom a prostredným cieľom je sedem voľných miest, medzi susednými cieľmi jedno.
saboteur-rule-sab-2-5 = Tri cieľové karty sa zamiešajú a položia lícom dolu.
saboteur-rule-sab-2-6 = Podľa počtu hráčov dostáva každý 6, 5 alebo 4 karty.
saboteur-rule-sab-2-7 = Prvé kolo začína náhodný alebo dohodnutý hráč a hrá sa v smere hodinových ručičiek.
saboteur-rule-sab-3-1 = V ťahu vyložíš kartu cesty, zahráš akčnú kartu alebo jednu kartu odhodíš.
saboteur-rule-sab-3-2 = Na konci ťahu si doberieš jednu kartu, kým je z čoho.
saboteur-rule-sab-3-3 = Karty sa odhadzujú lícom dolu.
saboteur-rule-sab-3-4 = Odhodiť kartu môžeš vždy, ale s kartami v ruke sa ťah vynechať nedá.
saboteur-rule-sab-3-5 = Kto nemá karty, toho ťah sa preskakuje.
saboteur-rule-sab-3-6 = Hrať a odhadzovať môžeš iba karty z vlastnej ruky.
saboteur-rule-sab-3-7 = Hrá iba ten, kto je na ťahu.
saboteur-rule-sab-4-1 = S rozbitým náradím nemôžeš vykladať karty ciest.
saboteur-rule-sab-4-2 = Karta sa vykladá iba na voľné miesto.
saboteur-rule-sab-4-3 = Odkryté karty na seba musia stranami nadväzovať: cesta k ceste, stena k stene.
saboteur-rule-sab-4-4 = Na zakryté cieľové karty nadväzovať nemusíš.
saboteur-rule-sab-4-5 = Nová karta sa musí napojiť na neprerušenú cestu od štartu.
saboteur-rule-sab-4-6 = Zaslepeným tunelom cesta nevedie.
saboteur-rule-sab-4-7 = Ležať vedľa zakrytej cieľovej karty na napojenie nestačí.
saboteur-rule-sab-4-8 = Kartu môžeš otočiť o pol obrátky, ale nikdy nie položiť naprieč.
saboteur-rule-sab-4-9 = Karta, ktorá po otočení vyzerá rovnako, sa vykladá neotočená.
saboteur-rule-sab-4-10 = Karty smú ležať aj za základným obdĺžnikom, a to na všetky strany.
saboteur-rule-sab-4-11 = S dohodnutým okrajom smú karty ležať iba toľko miest za základným obdĺžnikom.
saboteur-rule-sab-4-12 = Odrezaná časť bludiska sa nedá rozširovať, kým sa znovu nepripojí.
saboteur-rule-sab-5-1 = Náradie môžeš rozbiť komukoľvek, aj sebe.
saboteur-rule-sab-5-2 = Nikto nemôže mať dvakrát rozbité rovnaké náradie.
saboteur-rule-sab-5-3 = Jeden hráč môže mať rozbité až tri rôzne kusy náradia.
saboteur-rule-sab-5-4 = Aj s rozbitým náradím môžeš hrať akčné karty a odhadzovať.
saboteur-rule-sab-6-1 = Opraviť náradie môžeš komukoľvek, aj sebe.
saboteur-rule-sab-6-2 = Karta opravy opraví iba náradie, ktoré je na nej.
saboteur-rule-sab-6-3 = Opraviť sa dá iba rozbité náradie.
saboteur-rule-sab-6-4 = Karta s dvoma kusmi náradia opraví iba jeden z nich.
saboteur-rule-sab-6-5 = Karta opravy aj rozbité náradie sa odhadzujú lícom nahor.
saboteur-rule-sab-7-1 = Zával odstráni z bludiska ktorúkoľvek jednu kartu cesty.
saboteur-rule-sab-7-2 = Zával neodstráni štartovaciu kartu ani cieľovú kartu.
saboteur-rule-sab-7-3 = Keď nie je žiadna karta cesty na odstránenie, dá sa Zával iba odhodiť.
saboteur-rule-sab-7-4 = Prázdne miesto sa dá znovu zaplniť kartou, ktorá nadväzuje.
saboteur-rule-sab-7-5 = S Mapou sa tajne pozrieš na jednu zakrytú cieľovú kartu.
saboteur-rule-sab-7-6 = Na odkrytú cieľovú kartu sa Mapa zahrať nedá.
saboteur-rule-sab-7-7 = Na rovnakú cieľovú kartu sa môžeš pozrieť aj znovu.
saboteur-rule-sab-8-1 = Cieľová karta, ku ktorej príde neprerušená cesta, sa hneď odkrýva.
saboteur-rule-sab-8-2 = Zaslepený tunel cieľovú kartu neodkryje.
saboteur-rule-sab-8-3 = Karta, ktorá privedie cestu k dvom cieľom, odkrýva oba.
saboteur-rule-sab-8-4 = Odkrytá cieľová karta sa natočí tak, aby do nej cesta pokračovala.
saboteur-rule-sab-8-5 = Iba odkrytý kameň nemusí nadväzovať na ostatné susedné karty.
saboteur-rule-sab-8-6 = Odkrytý kameň je potom obyčajná karta cesty.
saboteur-rule-sab-8-7 = Po každej vyloženej karte sa odkryjú všetky ciele, ktorých sa cesta dotýka.
saboteur-rule-sab-8-8 = Odkrytím zlatého pokladu sa kolo hneď končí.
saboteur-rule-sab-9-1 = Zlatokopi vyhrávajú, keď sa odkryje zlatý poklad.
saboteur-rule-sab-9-2 = Sabotéri vyhrávajú, keď sa karty minú skôr, než cesta dospeje k zlatému pokladu.
saboteur-rule-sab-9-3 = Na konci kola sa odkryjú všetky karty trpaslíkov aj cieľové karty.
saboteur-rule-sab-9-4 = Čo skončené kolo ukázalo, zostáva do konca hry k nahliadnutiu.
saboteur-rule-sab-10-1 = Kariet zlata sa rozdáva toľko, koľko je pri stole zlatokopov.
saboteur-rule-sab-10-2 = Prvý vyberá zlatokop, ktorý dokončí cestu k zlatu.
saboteur-rule-sab-10-3 = Keď cestu dokončí sabotér, prvý vyberá najbližší zlatokop proti smeru hodinových ručičiek.
saboteur-rule-sab-10-4 = Každý zlatokop si nechá jednu kartu zlata a ostatné podá ďalej proti smeru hodinových ručičiek.
saboteur-rule-sab-10-5 = Ktorú kartu zlata si kto berie, je tajné.
saboteur-rule-sab-10-6 = Pri odmene za hráča je kariet zlata toľko, koľko je hráčov, najviac však 9.
saboteur-rule-sab-10-7 = Keď karty zlata nestačia, ujdú sa skôr tým, ktorí vyberajú skôr.
saboteur-rule-sab-10-8 = Karty zlata sa žrebujú zo všetkých, ktoré zostávajú.
saboteur-rule-sab-11-1 = Jeden sabotér dostáva 4 nugety, dvaja alebo traja po 3 a štyria po 2.
saboteur-rule-sab-11-2 = Odmenu dostávajú iba sabotéri pri stole.
saboteur-rule-sab-11-3 = Keď pri stole nie je žiadny sabotér, odmenu nedostáva nikto.
saboteur-rule-sab-11-4 = Sabotérom sa vypláca verejne a čo najmenším počtom kariet.
saboteur-rule-sab-11-5 = Keď zlato nestačí, vypláca sa sabotérom v poradí miest, kým je z čoho.
saboteur-rule-sab-12-1 = Pre nové kolo sa znovu rozdajú roly, ciele aj karty a náradie je zase celé.
saboteur-rule-sab-12-2 = Ďalšie kolo začína hráč naľavo od toho, kto použije poslednú kartu.
saboteur-rule-sab-12-3 = Zlato si každý necháva.
saboteur-rule-sab-12-4 = Počet kariet zlata je verejný, nugety na nich sú tajné.
saboteur-rule-sab-12-5 = Hra má tri kolá, ak sa stôl nedohodne inak.
saboteur-rule-sab-12-6 = Vyhráva hráč s najväčším počtom nugetov.
saboteur-rule-sab-12-7 = Hráči s rovnakým počtom nugetov sa o výhru delia.
saboteur-rule-sab-12-8 = Na konci hry všetci počítajú zlato verejne.
