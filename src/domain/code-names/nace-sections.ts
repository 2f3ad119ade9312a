// Titles of the sections of NACE Rev. 2.1 (NACE-BEL 2025) in the four languages of the site: the register writes its
// own in capitals, and in two languages. Source: Commission Delegated Regulation (EU) 2023/137.

export type TitleLanguage = 'nl' | 'fr' | 'de' | 'en'

type Titles = readonly [nl: string, fr: string, de: string, en: string]

const TITLES: Readonly<Record<string, Titles>> = {
  A: [
    'Landbouw, bosbouw en visserij',
    'Agriculture, sylviculture et pêche',
    'Land- und Forstwirtschaft, Fischerei',
    'Agriculture, forestry and fishing',
  ],
  B: [
    'Winning van delfstoffen',
    'Industries extractives',
    'Bergbau und Gewinnung von Steinen und Erden',
    'Mining and quarrying',
  ],
  C: [
    'Industrie',
    'Industrie manufacturière',
    'Verarbeitendes Gewerbe/Herstellung von Waren',
    'Manufacturing',
  ],
  D: [
    'Productie en distributie van elektriciteit, gas, stoom en gekoelde lucht',
    'Production et distribution d’électricité, de gaz, de vapeur et d’air conditionné',
    'Energieversorgung',
    'Electricity, gas, steam and air conditioning supply',
  ],
  E: [
    'Distributie van water; afval- en afvalwaterbeheer en sanering',
    'Production et distribution d’eau; assainissement, gestion des déchets et dépollution',
    'Wasserversorgung; Abwasser- und Abfallentsorgung und Beseitigung von Umweltverschmutzungen',
    'Water supply; sewerage, waste management and remediation activities',
  ],
  F: ['Bouwnijverheid', 'Construction', 'Baugewerbe/Bau', 'Construction'],
  G: ['Groot- en detailhandel', 'Commerce', 'Handel', 'Wholesale and retail trade'],
  H: ['Vervoer en opslag', 'Transports et entreposage', 'Verkehr und Lagerei', 'Transportation and storage'],
  I: [
    'Verschaffen van accommodatie en maaltijden',
    'Hébergement et restauration',
    'Gastgewerbe/Beherbergung und Gastronomie',
    'Accommodation and food service activities',
  ],
  J: [
    'Activiteiten van uitgeverijen, omroepactiviteiten en productie en distributie van inhoud',
    'Édition, diffusion et activités de production et de distribution de contenu',
    'Verlagswesen, Rundfunk sowie Erstellung und Verbreitung von Medieninhalten',
    'Publishing, broadcasting, and content production and distribution activities',
  ],
  K: [
    'Telecommunicatie, computerprogrammering, consultancy, informatica-infrastructuur en andere activiteiten op het gebied van informatiediensten',
    'Télécommunications, programmation informatique, conseil, infrastructure informatique et autres activités de service d’information',
    'Telekommunikation, Programmierung, Beratung, IT-Infrastruktur und sonstige Informationsdienstleistungen',
    'Telecommunication, computer programming, consulting, computing infrastructure and other information service activities',
  ],
  L: [
    'Financiële activiteiten en verzekeringen',
    'Activités financières et d’assurance',
    'Erbringung von Finanz- und Versicherungsdienstleistungen',
    'Financial and insurance activities',
  ],
  M: [
    'Exploitatie van en handel in onroerend goed',
    'Activités immobilières',
    'Grundstücks- und Wohnungswesen',
    'Real estate activities',
  ],
  N: [
    'Wetenschappelijke en technische activiteiten en overige specialistische zakelijke dienstverlening',
    'Activités spécialisées, scientifiques et techniques',
    'Erbringung von freiberuflichen, wissenschaftlichen und technischen Dienstleistungen',
    'Professional, scientific and technical activities',
  ],
  O: [
    'Administratieve en ondersteunende diensten',
    'Activités de service administratif et de soutien',
    'Erbringung von sonstigen wirtschaftlichen Dienstleistungen',
    'Administrative and support service activities',
  ],
  P: [
    'Openbaar bestuur en defensie; verplichte sociale verzekeringen',
    'Administration publique et défense; sécurité sociale obligatoire',
    'Öffentliche Verwaltung, Verteidigung; Sozialversicherung',
    'Public administration and defence; compulsory social security',
  ],
  Q: ['Onderwijs', 'Enseignement', 'Erziehung und Unterricht', 'Education'],
  R: [
    'Menselijke gezondheidszorg en maatschappelijke dienstverlening',
    'Santé humaine et activités d’action sociale',
    'Gesundheits- und Sozialwesen',
    'Human health and social work activities',
  ],
  S: [
    'Kunst, sport en recreatie',
    'Arts, sports et activités récréatives',
    'Kunst, Sport und Erholung',
    'Arts, sports and recreation',
  ],
  T: [
    'Overige diensten',
    'Autres activités de services',
    'Erbringung von sonstigen Dienstleistungen',
    'Other service activities',
  ],
  U: [
    'Activiteiten van huishoudens als werkgever en niet-gedifferentieerde productie van goederen en diensten door huishoudens voor eigen gebruik',
    'Activités des ménages en tant qu’employeurs; activités indifférenciées des ménages en tant que producteurs de biens et services pour usage propre',
    'Private Haushalte mit Hauspersonal; Herstellung von Waren und Erbringung von Dienstleistungen durch private Haushalte für den Eigenbedarf ohne ausgeprägten Schwerpunkt',
    'Activities of households as employers and undifferentiated goods- and service-producing activities of households for own use',
  ],
  V: [
    'Activiteiten van extraterritoriale organisaties en instanties',
    'Activités des organisations et organismes extraterritoriaux',
    'Exterritoriale Organisationen und Körperschaften',
    'Activities of extraterritorial organisations and bodies',
  ],
}

const LANGUAGES: readonly TitleLanguage[] = ['nl', 'fr', 'de', 'en']

/** The letters of the sections, in their order. */
export const SECTION_LETTERS: readonly string[] = Object.keys(TITLES)

/** The title of a section of NACE-BEL 2025 by its letter; null for no section. */
export function sectionTitle(letter: string, language: TitleLanguage): string | null {
  return TITLES[letter]?.[LANGUAGES.indexOf(language)] ?? null
}
