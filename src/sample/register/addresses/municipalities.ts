// Belgian municipalities by postal code, with the weight their inhabitants give them. As in the register the
// merged municipality is named, in its own language in both columns; only Brussels has two names.

import {
  type MunicipalityLanguage,
  municipalityLanguage,
} from '../../../domain/municipality/municipality-language.ts'
import { weightedPositions } from '../random.ts'

export type Town = {
  zip: string
  nl: string
  fr: string
  language: MunicipalityLanguage
  /** Streets have a name in each language: Brussels and the municipalities with language facilities. */
  twoNames: boolean
  /** How the register tells streets of merged villages apart: `Kor` in `Budastraat(Kor)`. */
  villages: string[]
}

const BRUSSELS = `
1000 Brussel/Bruxelles 45|1020 Brussel/Bruxelles 10|1030 Schaarbeek/Schaerbeek 24|1040 Etterbeek/Etterbeek 12
1050 Elsene/Ixelles 28|1060 Sint-Gillis/Saint-Gilles 12|1070 Anderlecht/Anderlecht 20
1080 Sint-Jans-Molenbeek/Molenbeek-Saint-Jean 14|1081 Koekelberg/Koekelberg 4
1082 Sint-Agatha-Berchem/Berchem-Sainte-Agathe 5|1083 Ganshoren/Ganshoren 4|1090 Jette/Jette 8|1120 Brussel/Bruxelles 3
1130 Brussel/Bruxelles 2|1140 Evere/Evere 6|1150 Sint-Pieters-Woluwe/Woluwe-Saint-Pierre 11|1160 Oudergem/Auderghem 8
1170 Watermaal-Bosvoorde/Watermael-Boitsfort 7|1180 Ukkel/Uccle 26|1190 Vorst/Forest 9
1200 Sint-Lambrechts-Woluwe/Woluwe-Saint-Lambert 12|1210 Sint-Joost-ten-Node/Saint-Josse-ten-Noode 7
`
const WITH_FACILITIES = `
1547 Bever 1|1620 Drogenbos 2|1630 Linkebeek 2|1640 Sint-Genesius-Rode 6|1780 Wemmel 5|1950 Kraainem 4
1970 Wezembeek-Oppem 4|3790 Voeren 1|7700 Mouscron 15 Lu,Her,Dot|7780 Comines-Warneton 5|7850 Enghien 4|7880 Flobecq 1
8587 Spiere-Helkijn 1|8957 Mesen 1|9600 Ronse 7
`
const FLANDERS = `
1500 Halle 12 Buiz,Lem|1540 Pajottegem 4 Her,Toll|1600 Sint-Pieters-Leeuw 9 Vle,Ruis|1651 Beersel 3|1700 Dilbeek 12 Itt,SMB
1730 Asse 10 Zel,Mol|1740 Ternat 5|1745 Opwijk 5|1800 Vilvoorde 13 Pee|1820 Steenokkerzeel 3|1830 Machelen 4 Die
1850 Grimbergen 11 Str,Hum|1853 Grimbergen 4|1880 Kapelle-op-den-Bos 3|1930 Zaventem 11 Ste,Nos|1980 Zemst 7 Epp,Hof
2000 Antwerpen 34|2018 Antwerpen 24|2020 Antwerpen 8|2030 Antwerpen 6|2050 Antwerpen 5|2060 Antwerpen 14|2070 Beveren-Kruibeke-Zwijndrecht 6
2100 Antwerpen 20 Deu|2140 Antwerpen 13 Bor|2170 Antwerpen 14 Mer|2180 Antwerpen 12 Eke|2200 Herentals 10 Nor|2220 Heist-op-den-Berg 13 Itg,Boo
2230 Herselt 4|2240 Zandhoven 4|2250 Olen 4|2260 Westerlo 7 Tong|2275 Lille 5|2280 Grobbendonk 3|2300 Turnhout 15|2310 Rijkevorsel 4
2320 Hoogstraten 8|2330 Merksplas 3|2340 Beerse 6|2350 Vosselaar 3|2360 Oud-Turnhout 4|2370 Arendonk 4|2390 Malle 5|2400 Mol 12
2440 Geel 13|2450 Meerhout 3|2460 Kasterlee 6|2470 Retie 4|2490 Balen 7|2500 Lier 13 Kon|2520 Ranst 6|2530 Boechout 4|2550 Kontich 7
2560 Nijlen 7|2570 Duffel 5|2580 Putte 5|2590 Berlaar 4|2600 Antwerpen 15 Ber|2610 Antwerpen 12 Wil|2620 Hemiksem 3|2630 Aartselaar 6
2640 Mortsel 8|2650 Edegem 7|2660 Antwerpen 9 Hob|2800 Mechelen 24|2820 Bonheiden 5|2830 Willebroek 8|2840 Rumst 5|2845 Niel 3
2850 Boom 5|2860 Sint-Katelijne-Waver 7|2870 Puurs-Sint-Amands 9 Puu,Lie|2880 Bornem 7|2900 Schoten 11|2910 Essen 6|2920 Kalmthout 6
2930 Brasschaat 13|2940 Stabroek 5|2950 Kapellen 9|2960 Brecht 9 SL|2970 Schilde 7|2980 Zoersel 7|2990 Wuustwezel 7
3000 Leuven 28|3001 Leuven 9 Hev|3010 Leuven 8 KL|3020 Herent 7|3040 Huldenberg 4|3050 Oud-Heverlee 4|3053 Oud-Heverlee 1|3060 Bertem 3
3070 Kortenberg 6|3080 Tervuren 8|3090 Overijse 9|3110 Rotselaar 5|3120 Tremelo 5|3128 Tremelo 1|3130 Begijnendijk 3|3140 Keerbergen 4
3150 Haacht 5|3200 Aarschot 10|3220 Holsbeek 4|3270 Scherpenheuvel-Zichem 7|3290 Diest 8|3300 Tienen 11|3400 Landen 5|3440 Zoutleeuw 3
3500 Hasselt 28 Ku|3510 Hasselt 5|3520 Zonhoven 7|3530 Houthalen-Helchteren 9|3540 Herk-de-Stad 4|3545 Halen 3|3550 Heusden-Zolder 10
3560 Lummen 5|3570 Alken 4|3580 Beringen 13|3600 Genk 19|3620 Lanaken 8|3630 Maasmechelen 11|3640 Kinrooi 4|3650 Dilsen-Stokkem 6
3660 Oudsbergen 7|3670 Oudsbergen 3|3680 Maaseik 8|3690 Zutendaal 2|3700 Tongeren-Borgloon 12|3730 Bilzen-Hoeselt 12|3740 Bilzen-Hoeselt 3
3770 Riemst 5|3800 Sint-Truiden 13|3830 Wellen 2|3840 Tongeren-Borgloon 4|3850 Nieuwerkerken 2|3900 Pelt 11|3920 Lommel 11|3930 Hamont-Achel 5
3940 Hechtel-Eksel 4|3945 Tessenderlo-Ham 4|3950 Bocholt 4|3960 Bree 5|3970 Leopoldsburg 5|3980 Tessenderlo-Ham 6|3990 Peer 5
8000 Brugge 26|8200 Brugge 16 SA,SM|8210 Zedelgem 8|8220 Oostkamp 8|8300 Knokke-Heist 20|8310 Brugge 9 Ass|8340 Damme 4|8370 Blankenberge 9
8380 Brugge 3|8400 Oostende 26 Mar|8420 De Haan 6|8430 Middelkerke 8|8450 Bredene 6|8460 Oudenburg 3|8470 Gistel 4|8480 Ichtegem 4|8490 Jabbeke 5
8500 Kortrijk 22 Kor|8501 Kortrijk 4 Heu,Bis|8510 Kortrijk 5 Mar|8520 Kuurne 4|8530 Harelbeke 9 Hul|8540 Deerlijk 4|8550 Zwevegem 8|8560 Wevelgem 10 Gul
8570 Anzegem 5|8580 Avelgem 4|8600 Diksmuide 6|8610 Kortemark 4|8620 Nieuwpoort 6|8630 Veurne 5|8640 Vleteren 2|8650 Houthulst 3|8660 De Panne 6
8670 Koksijde 12|8680 Koekelare 3|8700 Tielt 8|8710 Wielsbeke 4|8720 Wingene 2|8730 Beernem 5|8740 Pittem 2|8750 Wingene 5|8760 Tielt 3|8770 Ingelmunster 4
8790 Waregem 15|8800 Roeselare 23 Bev,Rum|8810 Lichtervelde 3|8820 Torhout 7|8830 Hooglede 3|8840 Staden 4|8850 Ardooie 3|8860 Lendelede 2|8870 Izegem 10
8880 Ledegem 3|8890 Moorslede 4|8900 Ieper 12|8920 Langemark-Poelkapelle 3|8930 Menen 10|8940 Wervik 6|8950 Heuvelland 3|8970 Poperinge 7|8980 Zonnebeke 4
9000 Gent 48|9030 Gent 7 Mar|9031 Gent 3 Dro|9032 Gent 3 Won|9040 Gent 9 SAB|9041 Gent 4 Oos|9050 Gent 11 Gen,Led|9051 Gent 7 SDW,Afs|9052 Gent 5 Zwi
9060 Zelzate 4|9070 Destelbergen 6|9080 Lochristi 9|9090 Merelbeke-Melle 13|9100 Sint-Niklaas 24 SN|9120 Beveren-Kruibeke-Zwijndrecht 14|9140 Temse 9
9150 Beveren-Kruibeke-Zwijndrecht 5|9160 Lokeren 15|9170 Sint-Gillis-Waas 6|9180 Lokeren 3|9185 Wachtebeke 2|9190 Stekene 6|9200 Dendermonde 14|9220 Hamme 8
9230 Wetteren 8|9240 Zele 6|9250 Waasmunster 4|9255 Buggenhout 5|9260 Wichelen 4|9270 Laarne 4|9280 Lebbeke 6|9290 Berlare 5|9300 Aalst 26
9310 Aalst 4 Mee|9320 Aalst 5 Ere|9340 Lede 6|9400 Ninove 13|9420 Erpe-Mere 6|9450 Haaltert 6|9470 Denderleeuw 6|9500 Geraardsbergen 11
9520 Sint-Lievens-Houtem 4|9550 Herzele 6|9570 Lierde 2|9620 Zottegem 9|9630 Zwalm 3|9660 Brakel 5|9667 Horebeke 1|9680 Maarkedal 2|9690 Kluisbergen 2
9700 Oudenaarde 11|9750 Kruisem 5|9770 Kruisem 2|9790 Wortegem-Petegem 2|9800 Deinze 14|9810 Nazareth-De Pinte 4|9820 Merelbeke-Melle 2
9830 Sint-Martens-Latem 6|9840 Nazareth-De Pinte 5|9850 Deinze 3|9860 Oosterzele 5|9870 Zulte 6|9880 Aalter 10|9890 Gavere 5|9900 Eeklo 7|9920 Lievegem 8
9930 Lievegem 4|9940 Evergem 11|9960 Assenede 4|9970 Kaprijke 2|9980 Sint-Laureins 2|9990 Maldegem 8
`
const WALLONIA = `
1300 Wavre 14|1310 La Hulpe 4|1315 Incourt 2|1320 Beauvechain 3|1325 Chaumont-Gistoux 5|1330 Rixensart 8|1340 Ottignies-Louvain-la-Neuve 8
1348 Ottignies-Louvain-la-Neuve 6 LLN|1350 Orp-Jauche 3|1360 Perwez 4|1367 Ramillies 2|1370 Jodoigne 5|1380 Lasne 8|1390 Grez-Doiceau 5
1400 Nivelles 11|1410 Waterloo 15|1420 Braine-l'Alleud 14|1428 Braine-l'Alleud 2|1430 Rebecq 3|1435 Mont-Saint-Guibert 3|1440 Braine-le-Château 4
1450 Chastre 3|1457 Walhain 3|1460 Ittre 3|1470 Genappe 6|1480 Tubize 8|1490 Court-Saint-Étienne 4|1495 Villers-la-Ville 4
4000 Liège 34|4020 Liège 18|4030 Liège 6 Gri|4031 Liège 3 Ang|4032 Liège 4 Chê|4040 Herstal 10|4050 Chaudfontaine 6|4052 Chaudfontaine 2|4053 Chaudfontaine 2
4100 Seraing 13|4101 Seraing 3 Jem|4120 Neupré 3|4130 Esneux 5|4140 Sprimont 6|4160 Anthisnes 2|4170 Comblain-au-Pont 2|4180 Hamoir 1|4190 Ferrières 2
4210 Burdinne 1|4217 Héron 2|4219 Wasseiges 1|4250 Geer 1|4257 Berloz 1|4260 Braives 2|4280 Hannut 7|4287 Lincent 1|4300 Waremme 6|4317 Faimes 1
4340 Awans 4|4347 Fexhe-le-Haut-Clocher 1|4350 Remicourt 2|4360 Oreye 1|4367 Crisnée 1|4400 Flémalle 7|4420 Saint-Nicolas 6|4430 Ans 9|4450 Juprelle 3|4460 Grâce-Hollogne 7
4470 Saint-Georges-sur-Meuse 2|4480 Engis 2|4500 Huy 8|4520 Wanze 4|4530 Villers-le-Bouillet 2|4540 Amay 4|4550 Nandrin 2|4557 Tinlot 1|4560 Clavier 2|4570 Marchin 2
4590 Ouffet 1|4600 Visé 6|4610 Beyne-Heusay 3|4620 Fléron 5|4630 Soumagne 5|4650 Herve 7|4670 Blegny 4|4680 Oupeye 7|4690 Bassenge 2
4800 Verviers 16|4820 Dison 4|4830 Limbourg 2|4837 Baelen 2|4840 Welkenraedt 4|4845 Jalhay 4|4850 Plombières 4|4860 Pepinster 3|4870 Trooz 2|4880 Aubel 3
4890 Thimister-Clermont 3|4900 Spa 5|4910 Theux 5|4920 Aywaille 5|4950 Waimes 3|4960 Malmedy 5|4970 Stavelot 4|4980 Trois-Ponts 1|4987 Stoumont 2|4990 Lierneux 2
5000 Namur 22|5002 Namur 2 SS|5020 Namur 5 Fla|5030 Gembloux 11|5060 Sambreville 8|5070 Fosses-la-Ville 4|5080 La Bruyère 4|5100 Namur 10 Jam|5101 Namur 4 Erp
5140 Sombreffe 3|5150 Floreffe 3|5170 Profondeville 4|5190 Jemeppe-sur-Sambre 5|5300 Andenne 8|5310 Éghezée 6|5330 Assesse 3|5340 Gesves 3|5350 Ohey 2|5360 Hamois 2
5370 Havelange 2|5380 Fernelmont 3|5500 Dinant 5|5520 Onhaye 1|5530 Yvoir 3|5537 Anhée 2|5540 Hastière 2|5550 Vresse-sur-Semois 1|5555 Bièvre 1|5560 Houyet 2|5570 Beauraing 3
5575 Gedinne 2|5580 Rochefort 5|5590 Ciney 7|5600 Philippeville 4|5620 Florennes 4|5630 Cerfontaine 2|5640 Mettet 5|5650 Walcourt 7|5660 Couvin 5|5670 Viroinval 2|5680 Doische 1
6000 Charleroi 16|6001 Charleroi 6 Mar|6010 Charleroi 4 Cou|6020 Charleroi 4 Dam|6030 Charleroi 5 Mch|6032 Charleroi 4 MsM|6040 Charleroi 6 Jum|6041 Charleroi 6 Gos
6042 Charleroi 4 Lod|6060 Charleroi 6 Gil|6061 Charleroi 4 Mon|6110 Montigny-le-Tilleul 4|6120 Ham-sur-Heure-Nalinnes 5|6140 Fontaine-l'Évêque 5|6150 Anderlues 3|6180 Courcelles 8
6200 Châtelet 9|6210 Les Bons Villers 3|6220 Fleurus 7|6230 Pont-à-Celles 5|6240 Farciennes 3|6250 Aiseau-Presles 3|6280 Gerpinnes 5|6440 Froidchapelle 1|6460 Chimay 4
6500 Beaumont 3|6530 Thuin 5|6540 Lobbes 2|6560 Erquelinnes 3|6600 Bastogne 8|6637 Fauvillers 1|6640 Vaux-sur-Sûre 2|6660 Houffalize 3|6670 Gouvy 2|6680 Sainte-Ode 1|6690 Vielsalm 3
6700 Arlon 11|6720 Habay 3|6730 Tintigny 2|6740 Étalle 2|6747 Saint-Léger 1|6750 Musson 1|6760 Virton 4|6767 Rouvroy 1|6769 Meix-devant-Virton 1|6780 Messancy 3|6790 Aubange 5
6800 Libramont-Chevigny 5|6810 Chiny 2|6820 Florenville 2|6830 Bouillon 3|6840 Neufchâteau 4|6850 Paliseul 2|6860 Léglise 2|6870 Saint-Hubert 3|6880 Bertrix 4|6887 Herbeumont 1
6890 Libin 2|6900 Marche-en-Famenne 7|6920 Wellin 1|6929 Daverdisse 1|6940 Durbuy 6|6950 Nassogne 2|6960 Manhay 2|6970 Tenneville 1|6980 La Roche-en-Ardenne 2|6987 Rendeux 1|6990 Hotton 2
7000 Mons 16|7011 Mons 3 Ghl|7012 Mons 3 Jem|7020 Mons 3|7050 Jurbise 4|7060 Soignies 9|7070 Le Rœulx 3|7080 Frameries 6|7090 Braine-le-Comte 8|7100 La Louvière 16
7110 La Louvière 5 Hou|7120 Estinnes 2|7130 Binche 8|7140 Morlanwelz 5|7160 Chapelle-lez-Herlaimont 4|7170 Manage 6|7180 Seneffe 4|7190 Écaussinnes 4|7300 Boussu 5
7320 Bernissart 3|7330 Saint-Ghislain 6|7340 Colfontaine 5|7350 Hensies 2|7370 Dour 4|7380 Quiévrain 2|7390 Quaregnon 5|7500 Tournai 21 Tou|7540 Tournai 3 Kai|7600 Péruwelz 5
7620 Brunehaut 3|7640 Antoing 3|7730 Estaimpuis 4|7740 Pecq 2|7750 Mont-de-l'Enclus 1|7760 Celles 2|7800 Ath 9 Ath|7830 Silly 3|7860 Lessines 6|7866 Lessines 1|7870 Lens 2
7890 Ellezelles 2|7900 Leuze-en-Hainaut 5|7910 Frasnes-lez-Anvaing 4|7940 Brugelette 1|7950 Chièvres 2|7970 Belœil 4
`
const GERMAN_SPEAKING = `
4700 Eupen 7|4701 Eupen 1 Ket|4710 Lontzen 2|4711 Lontzen 1|4720 Kelmis 3|4728 Kelmis 1|4730 Raeren 3|4731 Raeren 1|4750 Bütgenbach 2|4760 Büllingen 2
4761 Büllingen 1|4770 Amel 2|4771 Amel 1|4780 Sankt Vith 4|4783 Sankt Vith 1|4784 Sankt Vith 1|4790 Burg-Reuland 1|4791 Burg-Reuland 1
`

export const TOWNS: Town[] = []
const weights: number[] = []

for (const text of [BRUSSELS, WITH_FACILITIES, FLANDERS, WALLONIA, GERMAN_SPEAKING]) {
  for (const entry of text.trim().split(/[|\n]/)) {
    const [, zip = '', names = '', weight, villages] = /^(\d+) (.+?) (\d+)(?: (\S+))?$/.exec(entry) ?? []
    const [nl = '', fr = nl] = names.split('/')
    const twoNames = text === BRUSSELS || text === WITH_FACILITIES
    const language = municipalityLanguage(zip)
    TOWNS.push({ zip, nl, fr, language, twoNames, villages: villages?.split(',') ?? [nl.slice(0, 3)] })
    weights.push(Number(weight))
  }
}

/** Positions in `TOWNS`, as often as their inhabitants say. */
export const TOWN_SPREAD = weightedPositions(weights)
