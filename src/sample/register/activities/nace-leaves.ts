// The activities that invented companies carry: the code in the versions 2008, 2025 and 2003 (- where there is
// none), a weight, the trade it belongs to, and the label in Dutch and French. A choice, written from
// general knowledge: a few codes of five digits are the European class with a 0. The labels are ours.

export const NACE_LEAVES = `
01110 01110 01110 5 farm|Teelt van granen, peulvruchten en oliehoudende zaden|Culture de céréales, de légumineuses et de graines oléagineuses
01130 01130 01121 5 farm|Teelt van groenten, meloenen, wortel- en knolgewassen|Culture de légumes, de melons, de racines et de tubercules
01240 01240 01130 2 farm|Teelt van pit- en steenvruchten|Culture de fruits à pépins et à noyau
01410 01410 01210 4 farm|Fokken van melkvee|Élevage de vaches laitières
01460 01460 - 2 farm|Fokken van varkens|Élevage de porcs
01500 01500 01300 5 farm|Gemengd bedrijf|Culture et élevage associés
01610 01610 01410 4 farm|Diensten in verband met de teelt van gewassen|Activités de soutien aux cultures
10711 10711 15811 2 bakery|Industriële vervaardiging van brood|Fabrication industrielle de pain
10712 10712 15812 7 bakery|Ambachtelijke vervaardiging van brood en vers banketgebak|Fabrication artisanale de pain et de pâtisserie fraîche
10130 10130 - 3 butcher|Vervaardiging van producten van vlees|Préparation de produits à base de viande
11050 11050 15960 1 pub|Vervaardiging van bier|Fabrication de bière
16230 16230 20300 3 joinery|Vervaardiging van timmerwerk|Fabrication de charpentes et d'autres menuiseries
18120 18120 22220 4 media|Overige drukkerijen|Autre imprimerie
18130 18130 22240 2 media|Prepress- en premediadiensten|Activités de prépresse
25110 25110 28110 3 metal|Vervaardiging van metalen constructiewerken|Fabrication de structures métalliques
25620 25530 28520 3 metal|Verspanend bewerken van metalen|Usinage de métaux
25990 25990 - 2 metal|Vervaardiging van overige producten van metaal|Fabrication d'autres produits métalliques
31020 31001 36130 1 joinery|Vervaardiging van keukenmeubelen|Fabrication de meubles de cuisine
33120 33120 - 3 metal|Reparatie van machines|Réparation de machines
35110 35120 40110 2 energy|Productie van elektriciteit|Production d'électricité
38110 38110 90002 1 metal|Inzameling van niet-gevaarlijk afval|Collecte des déchets non dangereux
41101 68121 70111 6 estate|Ontwikkeling van residentiële bouwprojecten|Promotion immobilière résidentielle
41102 68122 70112 2 estate|Ontwikkeling van niet-residentiële bouwprojecten|Promotion immobilière non résidentielle
41201 41001 45211 30 building|Algemene bouw van residentiële gebouwen|Construction générale de bâtiments résidentiels
41202 41002 45212 8 building|Algemene bouw van kantoorgebouwen|Construction générale d'immeubles de bureaux
42110 42110 45230 4 building|Bouw van autowegen en andere wegen|Construction de routes et d'autoroutes
43110 43110 45111 4 building|Slopen|Travaux de démolition
43120 43120 45112 8 building|Bouwrijp maken van terreinen|Travaux de préparation des sites
43211 43211 45310 18 electric|Elektrotechnische installatiewerken aan gebouwen|Travaux d'installation électrotechnique de bâtiment
43221 43221 45331 13 plumbing|Loodgieterswerk|Travaux de plomberie
43222 43222 45332 12 plumbing|Installatie van verwarming, klimaatregeling en ventilatie|Installation de chauffage, de climatisation et de ventilation
43291 43230 45320 6 building|Isolatiewerkzaamheden|Travaux d'isolation
43310 43310 45410 10 painter|Stukadoorswerk|Travaux de plâtrerie
43320 43320 45421 22 joinery|Schrijnwerk|Travaux de menuiserie
43331 43331 45431 12 painter|Plaatsen van vloer- en wandtegels|Pose de carrelages de sols et de murs
43341 43341 45441 14 painter|Schilderen van gebouwen|Travaux de peinture de bâtiments
43390 43350 45450 12 building|Overige werkzaamheden in verband met de afwerking van gebouwen|Autres travaux de finition
43910 43410 45220 14 roofing|Dakwerkzaamheden|Travaux de couverture
43991 43910 45250 6 roofing|Waterdichtingswerken|Travaux d'étanchéification
43994 43910 - 8 building|Metsel- en voegwerken|Travaux de maçonnerie et de rejointoiement
43999 43990 - 9 building|Overige gespecialiseerde bouwwerkzaamheden|Autres activités de construction spécialisées
45113 47811 50103 12 garage|Detailhandel in auto's en lichte bestelwagens|Commerce de détail de voitures et de véhicules légers
45201 95311 50200 16 garage|Onderhoud en reparatie van auto's|Entretien et réparation de voitures
45204 95312 - 6 garage|Carrosserieherstelling|Réparation de carrosserie
45206 95313 - 3 garage|Wassen en poetsen van motorvoertuigen|Lavage et polissage de véhicules automobiles
45320 47820 50302 4 garage|Detailhandel in onderdelen en accessoires van motorvoertuigen|Commerce de détail d'équipements automobiles
46190 46190 51190 12 wholesale|Handelsbemiddeling in goederen, algemeen assortiment|Intermédiaires du commerce en produits divers
46341 46341 51340 3 wholesale|Groothandel in wijnen en geestrijke dranken|Commerce de gros de vins et de spiritueux
46391 46391 - 4 wholesale|Groothandel in voedingsmiddelen, algemeen assortiment|Commerce de gros de denrées alimentaires
46422 46422 51422 4 wholesale|Groothandel in onderkleding|Commerce de gros de sous-vêtements
46510 46500 51840 4 wholesale|Groothandel in computers en software|Commerce de gros d'ordinateurs et de logiciels
46731 46831 51531 4 wholesale|Groothandel in bouwmaterialen|Commerce de gros de matériaux de construction
46900 46900 51900 12 wholesale|Niet-gespecialiseerde groothandel|Commerce de gros non spécialisé
47112 47110 52112 9 grocery|Detailhandel in voedingsmiddelen (minder dan 100 m²)|Commerce de détail alimentaire (moins de 100 m²)
47114 47110 52114 4 grocery|Supermarkten (tussen 400 m² en 2500 m²)|Supermarchés (entre 400 m² et 2500 m²)
47192 47120 - 3 grocery|Overige niet-gespecialiseerde detailhandel|Autre commerce de détail non spécialisé
47210 47210 52210 4 grocery|Detailhandel in groenten en fruit|Commerce de détail de fruits et légumes
47221 47221 52220 6 butcher|Detailhandel in vlees en vleesproducten|Commerce de détail de viandes et de produits à base de viande
47241 47241 52240 6 bakery|Detailhandel in brood en banketbakkerswerk|Commerce de détail de pain et de pâtisserie
47242 47242 - 3 bakery|Detailhandel in chocolade en suikerwerk|Commerce de détail de chocolat et de confiserie
47251 47251 52250 4 wine|Detailhandel in wijnen en geestrijke dranken|Commerce de détail de vins et de spiritueux
47260 47260 52260 3 grocery|Detailhandel in tabaksproducten|Commerce de détail de produits à base de tabac
47299 47279 - 3 grocery|Overige detailhandel in voedingsmiddelen|Autre commerce de détail alimentaire
47300 47300 50500 3 garage|Detailhandel in motorbrandstoffen|Commerce de détail de carburants automobiles
47410 47400 52485 4 it|Detailhandel in computers en software|Commerce de détail d'ordinateurs et de logiciels
47512 47510 52410 3 fashion|Detailhandel in huishoudtextiel|Commerce de détail de linge de maison
47540 47540 52450 3 electric|Detailhandel in elektrische huishoudapparaten|Commerce de détail d'appareils électroménagers
47591 47551 52442 5 furniture|Detailhandel in huismeubilair|Commerce de détail de meubles
47610 47610 52470 2 media|Detailhandel in boeken|Commerce de détail de livres
47620 47620 - 4 grocery|Detailhandel in kranten en kantoorbehoeften|Commerce de détail de journaux et de papeterie
47640 47631 52486 3 sport|Detailhandel in sport- en kampeerartikelen|Commerce de détail d'articles de sport et de camping
47711 47711 52421 6 fashion|Detailhandel in damesbovenkleding|Commerce de détail de vêtements pour dames
47716 47716 52425 7 fashion|Detailhandel in kleding, algemeen assortiment|Commerce de détail de vêtements, assortiment général
47721 47721 52431 3 fashion|Detailhandel in schoeisel|Commerce de détail de chaussures
47730 47730 52310 7 pharmacy|Apotheken|Pharmacies
47750 47750 52330 4 beauty|Detailhandel in cosmetica en toiletartikelen|Commerce de détail de parfumerie et de produits de beauté
47761 47761 52481 6 flowers|Detailhandel in bloemen en planten|Commerce de détail de fleurs et de plantes
47770 47770 52484 3 fashion|Detailhandel in uurwerken en sieraden|Commerce de détail d'articles d'horlogerie et de bijouterie
47789 47789 52489 6 grocery|Overige gespecialiseerde detailhandel|Autre commerce de détail spécialisé
47810 47110 - 5 grocery|Markt- en straathandel in voeding|Commerce de détail alimentaire sur marchés
47890 47789 52622 4 fashion|Markt- en straathandel in andere artikelen|Commerce de détail d'autres biens sur marchés
47910 47910 52610 20 webshop|Detailhandel via postorderbedrijven of internet|Vente à distance
49320 49330 60220 6 transport|Exploitatie van taxi's|Transports de voyageurs par taxis
49410 49410 60242 14 transport|Goederenvervoer over de weg|Transports routiers de fret
49420 49420 60241 3 transport|Verhuisbedrijven|Services de déménagement
52100 52100 - 3 transport|Opslag|Entreposage et stockage
53200 53200 64120 9 transport|Overige posterijen en koeriers|Autres activités de poste et de courrier
55100 55100 55100 4 hotel|Hotels en dergelijke accommodatie|Hôtels et hébergement similaire
55203 55203 55231 6 hotel|Vakantieparken en gastenkamers|Centres de vacances et chambres d'hôtes
56101 56111 55301 22 restaurant|Eetgelegenheden met volledige bediening|Restauration à service complet
56102 56112 55302 18 snack|Eetgelegenheden met beperkte bediening|Restauration à service restreint
56210 56210 - 10 restaurant|Catering|Services des traiteurs
56290 56220 55510 2 restaurant|Overige eetgelegenheden|Autres services de restauration
56301 56301 55401 20 pub|Cafés en bars|Cafés et bars
58290 58290 72210 3 it|Uitgeverijen van overige software|Édition d'autres logiciels
59111 59111 92111 5 media|Productie van bioscoopfilms|Production de films cinématographiques
61900 61900 64200 2 it|Overige telecommunicatie|Autres activités de télécommunication
62010 62100 72220 22 it|Ontwerpen en programmeren van computerprogramma's|Programmation informatique
62020 62200 - 26 it|Computerconsultancy-activiteiten|Conseil informatique
62090 62900 72600 10 it|Overige diensten op het gebied van informatietechnologie|Autres activités informatiques
63110 63100 72300 6 it|Gegevensverwerking, webhosting en aanverwante activiteiten|Traitement de données, hébergement et activités connexes
64200 64210 74151 34 holding|Holdings|Activités des sociétés holding
64999 64999 - 6 holding|Overige financiële dienstverlening|Autres activités des services financiers
66220 66220 67202 12 insurance|Verzekeringsagenten en -makelaars|Agents et courtiers d'assurances
66191 66191 67130 4 insurance|Tussenpersonen in bankdiensten|Intermédiaires en activités bancaires
68100 68110 70120 16 estate|Handel in eigen onroerend goed|Activités des marchands de biens immobiliers
68201 68201 70201 20 estate|Verhuur van eigen residentieel onroerend goed|Location de biens immobiliers résidentiels propres
68203 68203 70203 18 estate|Verhuur van eigen niet-residentieel onroerend goed|Location de biens immobiliers non résidentiels propres
68311 68310 70311 12 estate|Bemiddeling bij de aankoop en verkoop van onroerend goed|Intermédiation en achat et vente de biens immobiliers
68321 68321 70322 6 estate|Beheer van residentieel onroerend goed|Administration de biens immobiliers résidentiels
69101 69101 74111 12 law|Activiteiten van advocaten|Activités des avocats
69102 69102 74112 2 law|Activiteiten van notarissen|Activités des notaires
69201 69201 74121 10 accounting|Accountants en fiscaal adviseurs|Experts-comptables et conseils fiscaux
69202 69202 74122 5 accounting|Boekhouders en boekhouders-fiscalisten|Comptables et comptables-fiscalistes
70210 73300 74141 6 media|Adviesbureaus op het gebied van public relations|Conseil en relations publiques
70220 70200 74142 62 consulting|Overige adviesbureaus op het gebied van bedrijfsbeheer|Conseil pour les affaires et autres conseils de gestion
71111 71111 74201 9 architect|Bouwarchitecten|Activités d'architecture de construction
71121 71121 74203 14 architect|Ingenieurs en aanverwante technische adviseurs|Activités d'ingénierie et de conseils techniques
72190 72100 73100 2 it|Speur- en ontwikkelingswerk op natuurwetenschappelijk gebied|Recherche-développement en sciences physiques et naturelles
73110 73110 74401 14 media|Reclamebureaus|Agences de publicité
74101 74110 74872 6 design|Ontwerpen van textiel, kleding en meubelen|Création de modèles pour textiles, vêtements et meubles
74201 74201 74811 7 photo|Fotografen|Production photographique
74300 74300 - 4 media|Vertalers en tolken|Traduction et interprétation
74909 74999 74879 9 consulting|Overige gespecialiseerde activiteiten|Autres activités spécialisées
75000 75000 85200 4 vet|Veterinaire diensten|Activités vétérinaires
77110 77110 71100 4 rental|Verhuur van personenauto's|Location de véhicules automobiles légers
77399 77399 71340 6 rental|Verhuur van overige machines en materieel|Location d'autres machines et équipements
78200 78200 74502 4 staffing|Uitzendbureaus|Agences de travail temporaire
79110 79110 63301 3 travel|Reisbureaus|Activités des agences de voyage
80100 80010 74602 2 consulting|Particuliere beveiliging|Activités de sécurité privée
81100 81100 74700 3 estate|Diverse ondersteunende diensten ten behoeve van voorzieningen|Activités combinées de soutien lié aux bâtiments
81210 81210 - 18 cleaning|Algemene reiniging van gebouwen|Nettoyage courant des bâtiments
81220 81220 - 8 cleaning|Overige reiniging van gebouwen|Autres activités de nettoyage des bâtiments
81300 81300 01412 18 garden|Landschapsverzorging|Services d'aménagement paysager
82110 82100 - 6 consulting|Diverse administratieve activiteiten ten behoeve van kantoren|Services administratifs combinés de bureau
82300 82300 74871 8 events|Organisatie van congressen en beurzen|Organisation de salons et de congrès
82990 82990 - 14 consulting|Overige zakelijke dienstverlening|Autres activités de soutien aux entreprises
85201 85201 80101 4 school|Gewoon basisonderwijs|Enseignement primaire ordinaire
85311 85311 80211 3 school|Gewoon algemeen secundair onderwijs|Enseignement secondaire général ordinaire
85510 85510 92621 6 sport|Sport- en recreatieonderwijs|Enseignement de disciplines sportives et de loisirs
85592 85592 80422 8 school|Beroepsopleiding|Formation professionnelle
85599 85599 - 12 school|Overige vormen van onderwijs|Autres formes d'enseignement
86101 86101 85110 1 doctor|Algemene ziekenhuizen|Hôpitaux généraux
86210 86210 85120 12 doctor|Huisartspraktijken|Activités des médecins généralistes
86220 86220 - 10 doctor|Praktijken van specialisten|Activités des médecins spécialistes
86230 86230 85130 6 dentist|Tandartspraktijken|Pratique dentaire
86906 86940 85143 12 nursing|Activiteiten van verpleegkundigen|Activités des praticiens de l'art infirmier
86909 86950 85144 18 physio|Overige menselijke gezondheidszorg|Autres activités pour la santé humaine
87301 87301 85315 2 nursing|Rust- en verzorgingstehuizen voor ouderen|Maisons de repos et de soins
88911 88911 85321 4 childcare|Kinderdagverblijven en crèches|Crèches et garderies d'enfants
88999 88999 85323 6 club|Overige maatschappelijke dienstverlening|Autre action sociale
90011 90201 92311 6 arts|Beoefening van uitvoerende kunsten|Réalisation de spectacles par des artistes
90031 90111 92313 8 arts|Scheppende kunsten|Création artistique
93110 93110 92611 3 sport|Exploitatie van sportaccommodaties|Gestion d'installations sportives
93121 93121 - 5 sport|Activiteiten van voetbalclubs|Activités de clubs de football
93130 93130 93040 5 sport|Fitnesscentra|Centres de culture physique
93199 93199 - 6 sport|Overige sportactiviteiten|Autres activités sportives
93299 93299 - 6 events|Overige recreatie- en ontspanningsactiviteiten|Autres activités récréatives et de loisirs
94110 94110 91110 3 club|Bedrijfs- en werkgeversorganisaties|Organisations patronales et consulaires
94910 94910 91310 4 church|Religieuze organisaties|Activités des organisations religieuses
94991 94991 91330 8 club|Verenigingen op het gebied van jeugdwerk|Associations de jeunesse
94999 94999 - 12 club|Overige verenigingen|Autres organisations associatives
95110 95100 72500 4 it|Reparatie van computers en randapparatuur|Réparation d'ordinateurs et d'équipements périphériques
95290 95290 52740 4 joinery|Reparatie van andere consumentenartikelen|Réparation d'autres biens personnels et domestiques
96021 96210 93021 24 hair|Haarverzorging|Coiffure
96022 96220 93022 24 beauty|Schoonheidsverzorging|Soins de beauté
96031 96301 93031 2 funeral|Uitvaartverzorging|Soins funéraires
96040 96230 - 7 beauty|Sauna's, solaria en overige lichaamsverzorging|Saunas, solariums et autres soins du corps
96099 96999 - 8 consulting|Overige persoonlijke diensten|Autres services personnels
`
