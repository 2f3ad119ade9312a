// What companies of each trade are called after: common words in Dutch, French and German. The same position in
// the Dutch and the French list need not mean the same.

export type Language = 'nl' | 'fr' | 'de'

/** Shops and cafés bear names that tell nothing, offices invent a word, practices are called after people. */
export type NamingStyle = 'shop' | 'craft' | 'office' | 'practice' | 'society'

export type Trade = { manner: NamingStyle; words: Record<Language, string[]> }

const LINES = `
farm|craft|Landbouwbedrijf,Hoeve,Tuinbouwbedrijf,Agro,Fruitbedrijf,Melkveebedrijf,Loonwerken|Ferme,Exploitation Agricole,Élevage,Agro,Vergers,Maraîcher|Hof,Landwirtschaft
bakery|shop|Bakkerij,Brood en Banket,Patisserie,Warme Bakker,Banketbakkerij,Chocolaterie|Boulangerie,Pâtisserie,Boulangerie-Pâtisserie,Chocolaterie,Au Bon Pain|Bäckerei,Konditorei
butcher|shop|Slagerij,Beenhouwerij,Keurslager,Vleeswaren,Traiteur|Boucherie,Boucherie-Charcuterie,Salaisons,Traiteur,Charcuterie|Metzgerei,Fleischerei
pub|shop|Café,Bar,Taverne,Herberg,Brouwerij,Staminee|Café,Bar,Taverne,Brasserie,Estaminet,Le Comptoir|Gasthaus,Schenke
joinery|craft|Schrijnwerkerij,Schrijnwerken,Interieur,Houtbouw,Keukens,Meubelmakerij,Ramen en Deuren|Menuiserie,Ébénisterie,Châssis,Menuiserie Générale,Bois,Cuisines|Schreinerei,Holzbau
media|office|Communicatie,Media,Drukkerij,Publiciteit,Productions,Reclame|Communication,Imprimerie,Médias,Publicité,Productions,Éditions|Druckerei,Medien
metal|office|Metaalbouw,Staalconstructies,Metaalwerken,Machines,Techniek,Lasbedrijf,Industries|Ferronnerie,Métal,Constructions Métalliques,Mécanique,Industries,Soudure|Metallbau,Stahlbau
energy|office|Energie,Solar,Wind,Energy|Énergie,Solaire,Éolien,Energy|Energie
estate|office|Immo,Vastgoed,Immobiliën,Projects,Properties,Residentie,Real Estate,Patrimonium|Immo,Immobilière,Foncière,Properties,Promotion,Patrimoine,Real Estate|Immobilien
building|craft|Bouw,Bouwwerken,Algemene Bouwwerken,Bouwonderneming,Renovatie,Construct,Aannemingen,Grondwerken,Building|Construction,Constructions,Bâtiment,Rénovation,Entreprise Générale,Bati,Maçonnerie,Terrassement|Bau,Bauunternehmen,Hochbau
electric|craft|Elektriciteitswerken,Elektro,Elektriciteit,Electro,Electrics,Domotica|Électricité,Électro,Électricité Générale,Elec,Domotique|Elektro
plumbing|craft|Sanitair,Verwarming,Centrale Verwarming,Loodgieterij,Sanitair en Verwarming,Klima|Chauffage,Sanitaire,Plomberie,Chauffage Sanitaire,Thermique,Clim|Heizung,Sanitär
painter|craft|Schilderwerken,Tegelwerken,Vloerwerken,Pleisterwerken,Decoratie,Schilder|Peinture,Carrelage,Plafonnage,Décoration,Revêtements|Malerbetrieb
roofing|craft|Dakwerken,Daken,Dakwerken en Zinkwerken,Timmerwerken|Toiture,Toitures,Charpente,Couverture,Zinguerie|Dachdeckerei
garage|craft|Garage,Autobedrijf,Carrosserie,Cars,Auto,Autohandel,Banden,Automotive|Garage,Carrosserie,Automobiles,Auto,Pneus,Car Center|Garage,Autohaus
wholesale|office|Trading,Import,Groothandel,Import-Export,Distribution,Handelsonderneming,International|Trading,Import-Export,Distribution,Diffusion,Comptoir,International|Handel,Vertrieb
grocery|shop|Voeding,Superette,Nachtwinkel,Dagbladhandel,Buurtwinkel,Krantenwinkel,Market|Alimentation,Librairie,Épicerie,Night Shop,Superette,Market,Presse|Lebensmittel
wine|shop|Wijnen,Wijnhandel,Dranken,Drankenhandel,Wijnhuis|Vins,Cave,Boissons,Caves,Vinothèque|Weinhandel,Getränke
it|office|Software,Consulting,Solutions,IT,Digital,Web,Computers,Data,Systems,Informatica|Informatique,Solutions,Consulting,IT,Digital,Web,Data,Systems|Informatik,Software
fashion|shop|Mode,Boetiek,Kleding,Schoenen,Juwelen,Fashion,Kids|Boutique,Mode,Chaussures,Bijouterie,Fashion,Vêtements|Mode,Schuhhaus
furniture|shop|Meubelen,Interieur,Slaapcomfort,Woninginrichting,Living|Meubles,Intérieur,Literie,Décoration,Maison|Möbel
sport|society|Sport,Fitness,Voetbalclub,Tennisclub,Sportclub,Wielerclub,Ruiterclub,Dojo|Sport,Fitness,Football Club,Tennis Club,Royal Sporting Club,Club Cycliste,Judo Club|Sportverein,Turnverein
pharmacy|shop|Apotheek,Apotheek Centrum,Farma|Pharmacie,Pharmacie Centrale,Pharma|Apotheke
beauty|shop|Schoonheidsinstituut,Beauty,Schoonheidssalon,Nails,Parfumerie,Wellness,Pedicure|Institut de Beauté,Beauty,Institut,Ongles,Parfumerie,Esthétique,Bien-Être|Kosmetikstudio
flowers|shop|Bloemen,Bloemenatelier,Bloemenhuis,Flowers,Plantencentrum|Fleurs,Fleuriste,Jardinerie,Atelier Floral|Blumen
webshop|office|Webshop,Shop,Store,Online,E-commerce|E-shop,Shop,Store,Online,E-commerce|Shop
transport|craft|Transport,Transporten,Logistics,Koerier,Taxi,Verhuizingen,Express,Trans|Transports,Transport,Logistique,Taxi,Déménagements,Express,Trans|Transporte,Spedition
hotel|shop|Hotel,B&B,Gastenkamers,Vakantiewoning,Vakantiehuis|Hôtel,Gîte,Chambres d'Hôtes,Auberge,Résidence|Hotel,Pension
restaurant|shop|Restaurant,Brasserie,Eethuis,Bistro,Traiteur,Feestzaal,Catering,Pizzeria|Restaurant,Brasserie,Bistrot,Traiteur,Pizzeria,Trattoria,La Table|Restaurant
snack|shop|Frituur,Snack,Snackbar,Pita,Broodjes,Pizza,Sushi|Friterie,Snack,Sandwicherie,Pizza,Pita,Sushi|Imbiss
holding|office|Holding,Invest,Participaties,Capital,Finance,Beheer,Investments,Group|Holding,Invest,Participations,Capital,Finance,Gestion,Group|Holding,Invest
insurance|practice|Verzekeringen,Zakenkantoor,Verzekeringskantoor,Finance,Kantoor,Krediet|Assurances,Bureau,Courtage,Finances,Crédit|Versicherungen
law|practice|Advocaten,Advocatenkantoor,Notaris,Legal,Law|Avocats,Cabinet d'Avocats,Notaire,Legal,Avocat|Rechtsanwälte
accounting|practice|Accountancy,Boekhouding,Boekhoudkantoor,Accountants,Fiscaal,Accounting,Tax|Fiduciaire,Comptabilité,Accounting,Bureau Comptable,Expertise Comptable,Tax|Steuerberatung
consulting|office|Consulting,Consult,Management,Advies,Services,Consultancy,Partners,Support,Advisory,Coaching|Consulting,Conseil,Management,Services,Consult,Partners,Support,Advisory,Coaching|Beratung,Consulting
architect|practice|Architecten,Architectenbureau,Studiebureau,Engineering,Architectuur,Ingenieurs,Landmeters|Architecture,Architectes,Bureau d'Études,Engineering,Atelier d'Architecture,Ingénierie|Architekten,Ingenieurbüro
design|office|Design,Studio,Ontwerp,Creations,Grafiek|Design,Studio,Création,Créations,Graphisme|Design
photo|craft|Fotografie,Photography,Studio,Foto|Photographie,Photo,Studio,Images|Fotografie
vet|practice|Dierenartsenpraktijk,Dierenkliniek,Dierenarts|Vétérinaire,Clinique Vétérinaire,Cabinet Vétérinaire|Tierarztpraxis
rental|office|Verhuur,Rent,Rental,Lease,Verhuringen|Location,Rent,Rental,Lease,Locations|Vermietung
staffing|office|Interim,Jobs,Selectie,HR,Uitzendkantoor|Intérim,Jobs,Recrutement,RH,Titres-Services|Personal
travel|shop|Reizen,Reisbureau,Travel,Tours,Reisagentschap|Voyages,Travel,Tours,Agence de Voyages|Reisen
cleaning|craft|Cleaning,Schoonmaak,Poetsdienst,Clean,Reiniging,Glazenwasserij|Nettoyage,Cleaning,Clean,Entretien,Net Services|Reinigung
garden|craft|Tuinen,Tuinaanleg,Groen,Tuinwerken,Tuinarchitectuur,Boomverzorging,Garden|Jardins,Parcs et Jardins,Espaces Verts,Jardin,Élagage,Garden|Gartenbau
events|office|Events,Event,Feesten,Sound,Entertainment,Springkastelen|Events,Événements,Event,Animation,Sono,Entertainment|Events
school|society|Academie,Opleidingen,Vrije Basisschool,Coaching,Training,Kunstacademie,Vorming|Académie,Formation,École,Coaching,Training,Centre de Formation|Schule
doctor|practice|Dokter,Huisartsenpraktijk,Medisch Centrum,Artsenpraktijk,Dr.,Medical|Docteur,Cabinet Médical,Centre Médical,Dr,Maison Médicale,Medical|Arztpraxis
dentist|practice|Tandartspraktijk,Tandarts,Dental,Orthodontie|Cabinet Dentaire,Dentiste,Dental,Orthodontie|Zahnarztpraxis
nursing|practice|Thuisverpleging,Verpleging,Zorg,Woonzorgcentrum,Care,Zelfstandige Verpleging|Soins Infirmiers,Soins à Domicile,Résidence,Care,Infirmière|Krankenpflege
physio|practice|Kinepraktijk,Kinesitherapie,Kine,Osteopathie,Logopedie,Praktijk,Psychologie|Kinésithérapie,Kiné,Ostéopathie,Logopédie,Cabinet,Psychologie|Physiotherapie
childcare|society|Kinderdagverblijf,Crèche,Kinderopvang,Kinderclub|Crèche,Maison d'Enfants,Garderie,Halte-Garderie|Kinderkrippe
club|society|Vrienden van,Vereniging,Harmonie,Koninklijke Harmonie,Jeugdhuis,Oudercomité,Davidskring,Toneelkring,Buurtcomité,Chiro,Carnavalsvereniging|Les Amis de,Association,Fanfare,Comité,Maison des Jeunes,Royale Harmonie,Cercle,Confrérie,Patro,Unité Scoute|Verein,Musikverein,Schützenverein,Freunde
arts|society|Theater,Kunst,Galerij,Muziek,Kunstatelier,Ensemble,Productiehuis|Théâtre,Art,Galerie,Musique,Atelier,Compagnie,Ensemble|Kunst,Musik
hair|shop|Kapsalon,Kapper,Haarmode,Coiffure,Hair,Haarstudio,Barbershop|Coiffure,Salon,Salon de Coiffure,Hair,Coiff,Barber Shop|Friseursalon
funeral|shop|Uitvaartzorg,Begrafenissen,Uitvaartcentrum|Pompes Funèbres,Funérailles|Bestattungen
church|society|Parochiale Werken,Kerkfabriek,Dekenij,Evangelische Kerk|Œuvres Paroissiales,Fabrique d'Église,Église Évangélique|Pfarrwerk
`

/** By the key that `activities/nace-leaves.ts` gives each activity. */
export const TRADES = new Map<string, Trade>(
  LINES.trim()
    .split('\n')
    .map(line => {
      const [key = '', manner, nl = '', fr = '', de = ''] = line.split('|')
      const words = { nl: nl.split(','), fr: fr.split(','), de: de.split(',') }
      return [key, { manner: manner as NamingStyle, words }]
    }),
)
