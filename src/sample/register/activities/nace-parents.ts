// Labels of the levels above the activities of `nace-leaves.ts`. A level without one takes the label of its
// first activity. Code, Dutch, French; the labels are ours.

/** Divisions and groups of NACE 2008; those of 2025 with the same code read alike. */
export const NACE_PARENTS = `
01|Landbouw, jacht en aanverwante diensten|Culture et production animale, chasse et services annexes
011|Teelt van eenjarige gewassen|Cultures annuelles
014|Veeteelt|Production animale
10|Vervaardiging van voedingsmiddelen|Industries alimentaires
107|Vervaardiging van bakkerij- en deegproducten|Fabrication de produits de boulangerie et de pâtes alimentaires
11|Vervaardiging van dranken|Fabrication de boissons
16|Houtindustrie|Travail du bois
18|Drukkerijen en reproductie van opgenomen media|Imprimerie et reproduction d'enregistrements
181|Drukkerijen en diensten in verband met drukkerijen|Imprimerie et services annexes
25|Vervaardiging van producten van metaal|Fabrication de produits métalliques
31|Vervaardiging van meubelen|Fabrication de meubles
33|Reparatie en installatie van machines|Réparation et installation de machines
35|Productie en distributie van elektriciteit, gas en stoom|Production et distribution d'électricité, de gaz et de vapeur
38|Inzameling en verwerking van afval|Collecte et traitement des déchets
41|Bouw van gebouwen|Construction de bâtiments
412|Bouw van residentiële en niet-residentiële gebouwen|Construction de bâtiments résidentiels et non résidentiels
42|Weg- en waterbouw|Génie civil
43|Gespecialiseerde bouwwerkzaamheden|Travaux de construction spécialisés
431|Slopen en bouwrijp maken|Démolition et préparation des sites
432|Elektrische installatie, loodgieterswerk en overige bouwinstallatie|Travaux d'installation électrique, plomberie et autres
433|Afwerking van gebouwen|Travaux de finition
439|Overige gespecialiseerde bouwwerkzaamheden|Autres travaux de construction spécialisés
45|Handel in en reparatie van motorvoertuigen|Commerce et réparation de véhicules automobiles
46|Groothandel|Commerce de gros
47|Detailhandel|Commerce de détail
471|Detailhandel in niet-gespecialiseerde winkels|Commerce de détail non spécialisé
472|Detailhandel in voedings- en genotmiddelen|Commerce de détail alimentaire
475|Detailhandel in huishoudartikelen|Commerce de détail d'équipement du foyer
477|Detailhandel in andere artikelen|Commerce de détail d'autres produits
478|Markt- en straathandel|Commerce de détail sur marchés
49|Vervoer te land|Transports terrestres
494|Goederenvervoer over de weg en verhuisbedrijven|Transports routiers de fret et déménagement
52|Opslag en vervoerondersteunende activiteiten|Entreposage et services auxiliaires des transports
53|Posterijen en koeriers|Activités de poste et de courrier
55|Verschaffen van accommodatie|Hébergement
56|Eet- en drinkgelegenheden|Restauration
561|Restaurants en mobiele eetgelegenheden|Restaurants et services de restauration mobile
58|Uitgeverijen|Édition
59|Productie van films en televisieprogramma's|Production de films et de programmes de télévision
61|Telecommunicatie|Télécommunications
62|Ontwerpen van computerprogramma's en computerconsultancy|Programmation et conseil informatiques
63|Dienstverlenende activiteiten op het gebied van informatie|Services d'information
64|Financiële dienstverlening|Services financiers
66|Ondersteunende activiteiten voor financiële diensten en verzekeringen|Activités auxiliaires de services financiers et d'assurance
68|Exploitatie van en handel in onroerend goed|Activités immobilières
682|Verhuur en exploitatie van eigen onroerend goed|Location et exploitation de biens immobiliers propres
69|Rechtskundige en boekhoudkundige dienstverlening|Activités juridiques et comptables
691|Rechtskundige dienstverlening|Activités juridiques
692|Accountants, boekhouders en belastingconsulenten|Activités comptables
70|Adviesbureaus op het gebied van bedrijfsbeheer|Conseil de gestion
71|Architecten en ingenieurs|Activités d'architecture et d'ingénierie
72|Speur- en ontwikkelingswerk|Recherche-développement scientifique
73|Reclamewezen en marktonderzoek|Publicité et études de marché
74|Overige gespecialiseerde wetenschappelijke en technische activiteiten|Autres activités spécialisées, scientifiques et techniques
75|Veterinaire diensten|Activités vétérinaires
77|Verhuur en lease|Activités de location et location-bail
78|Terbeschikkingstelling van personeel|Activités liées à l'emploi
79|Reisbureaus en reisorganisatoren|Agences de voyage et voyagistes
80|Beveiligings- en opsporingsdiensten|Enquêtes et sécurité
81|Diensten in verband met gebouwen en landschapsverzorging|Services relatifs aux bâtiments et aménagement paysager
812|Reiniging|Activités de nettoyage
82|Administratieve en ondersteunende activiteiten|Services administratifs et de soutien aux entreprises
85|Onderwijs|Enseignement
855|Overig onderwijs|Autres activités d'enseignement
86|Menselijke gezondheidszorg|Activités pour la santé humaine
862|Artsen en tandartsen|Activité des médecins et des dentistes
869|Overige menselijke gezondheidszorg|Autres activités pour la santé humaine
87|Maatschappelijke dienstverlening met huisvesting|Activités médico-sociales avec hébergement
88|Maatschappelijke dienstverlening zonder huisvesting|Action sociale sans hébergement
90|Creatieve activiteiten, kunst en amusement|Activités créatives, artistiques et de spectacle
93|Sport, ontspanning en recreatie|Activités sportives, récréatives et de loisirs
931|Activiteiten op het gebied van sport|Activités liées au sport
94|Verenigingen|Activités des organisations associatives
949|Overige verenigingen|Activités des autres organisations associatives
95|Reparatie en onderhoud|Réparation et entretien
953|Reparatie en onderhoud van motorvoertuigen|Réparation et entretien de véhicules automobiles
96|Overige persoonlijke diensten|Autres services personnels
962|Kappers, schoonheidsverzorging en aanverwante diensten|Coiffure, soins de beauté et services analogues
`

/** Divisions of NACE 2003. */
export const NACE_PARENTS_2003 = `
01|Landbouw, jacht en aanverwante diensten|Agriculture, chasse et services annexes
15|Vervaardiging van voedingsmiddelen en dranken|Industries alimentaires et des boissons
20|Houtindustrie en vervaardiging van artikelen van hout|Travail du bois et fabrication d'articles en bois
22|Uitgeverijen, drukkerijen en reproductie van opgenomen media|Édition, imprimerie et reproduction
28|Vervaardiging van producten van metaal|Travail des métaux
29|Vervaardiging van machines en apparaten|Fabrication de machines et d'équipements
36|Vervaardiging van meubels; overige industrie|Fabrication de meubles; industries diverses
40|Productie en distributie van elektriciteit, gas, stoom en warm water|Production et distribution d'électricité, de gaz et de chaleur
45|Bouwnijverheid|Construction
50|Verkoop en reparatie van auto's en motorrijwielen|Commerce et réparation de véhicules automobiles et de motocycles
51|Groothandel en handelsbemiddeling|Commerce de gros et intermédiaires du commerce
52|Detailhandel en reparatie van consumentenartikelen|Commerce de détail et réparation d'articles domestiques
55|Hotels en restaurants|Hôtels et restaurants
60|Vervoer te land|Transports terrestres
63|Vervoerondersteunende activiteiten en reisbureaus|Services auxiliaires des transports et agences de voyage
64|Post en telecommunicatie|Postes et télécommunications
65|Financiële instellingen|Intermédiation financière
67|Hulpbedrijven in verband met financiële instellingen|Auxiliaires financiers
70|Verhuur en handel in onroerende goederen|Activités immobilières
71|Verhuur zonder bedieningspersoneel|Location sans opérateur
72|Informatica en aanverwante activiteiten|Activités informatiques
73|Speur- en ontwikkelingswerk|Recherche et développement
74|Overige zakelijke dienstverlening|Autres services fournis aux entreprises
80|Onderwijs|Éducation
85|Gezondheidszorg en maatschappelijke dienstverlening|Santé et action sociale
90|Afvalwater- en afvalverzameling|Assainissement, voirie et gestion des déchets
91|Diverse verenigingen|Activités associatives
92|Recreatie, cultuur en sport|Activités récréatives, culturelles et sportives
93|Overige diensten|Services personnels
`
