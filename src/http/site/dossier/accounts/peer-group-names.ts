// Names of the peer groups of the financial health score: NACE 2025 sections and size classes.

import type { SizeClass } from '../../../../domain/accounts/size-class.ts'
import { type Lang, type Phrase, phrase } from '../../../i18n/languages.ts'
import { parsePhrases } from '../../../i18n/phrase-table.ts'

const SECTION_TABLE = `
A|landbouw, bosbouw en visserij|agriculture, sylviculture et pêche|Land- und Forstwirtschaft, Fischerei|agriculture, forestry and fishing
B|winning van delfstoffen|industries extractives|Bergbau und Gewinnung von Steinen und Erden|mining and quarrying
C|industrie|industrie manufacturière|verarbeitendes Gewerbe|manufacturing
D|elektriciteit, gas en stoom|électricité, gaz et vapeur|Energieversorgung|electricity, gas and steam
E|water, afval en sanering|eau, déchets et dépollution|Wasser, Abwasser und Abfall|water, waste and remediation
F|bouw|construction|Baugewerbe|construction
G|handel|commerce|Handel|trade
H|vervoer en opslag|transports et entreposage|Verkehr und Lagerei|transport and storage
I|horeca|hébergement et restauration|Gastgewerbe|accommodation and food service
J|uitgeverij, media en inhoud|édition, médias et contenus|Verlagswesen, Medien und Inhalte|publishing, media and content
K|telecommunicatie en informatica|télécommunications et informatique|Telekommunikation und Informationstechnik|telecommunication and computing
L|financiën en verzekeringen|finance et assurance|Finanz- und Versicherungswesen|finance and insurance
M|vastgoed|activités immobilières|Immobilien|real estate
N|vrije beroepen, wetenschap en techniek|activités spécialisées, scientifiques et techniques|freiberufliche, wissenschaftliche und technische Dienste|professional, scientific and technical activities
O|administratieve en ondersteunende diensten|services administratifs et de soutien|Verwaltungs- und Unterstützungsdienste|administrative and support services
P|openbaar bestuur en defensie|administration publique et défense|öffentliche Verwaltung und Verteidigung|public administration and defence
Q|onderwijs|enseignement|Erziehung und Unterricht|education
R|gezondheidszorg en maatschappelijke diensten|santé humaine et action sociale|Gesundheits- und Sozialwesen|health and social work
S|kunst, sport en recreatie|arts, sports et activités récréatives|Kunst, Sport und Erholung|arts, sports and recreation
T|overige diensten|autres services|sonstige Dienstleistungen|other services
U|huishoudens als werkgever|ménages employeurs|private Haushalte als Arbeitgeber|households as employers
V|extraterritoriale organisaties|organisations extraterritoriales|exterritoriale Organisationen|extraterritorial organisations`

const SECTION_NAMES = parsePhrases(SECTION_TABLE)

const SIZE_NAMES: Record<SizeClass, Phrase> = {
  micro: phrase('micro-ondernemingen', 'microsociétés', 'Kleinstunternehmen', 'micro companies'),
  small: phrase('kleine ondernemingen', 'petites sociétés', 'kleine Unternehmen', 'small companies'),
  large: phrase('grote ondernemingen', 'grandes sociétés', 'große Unternehmen', 'large companies'),
}

const words = {
  companies: phrase('ondernemingen', 'sociétés', 'Unternehmen', 'companies'),
  all: phrase(
    'alle ondernemingen met bekende cijfers',
    'toutes les sociétés dont les chiffres sont connus',
    'alle Unternehmen mit bekannten Zahlen',
    'all companies whose figures are known',
  ),
}

/** A group id of `comparisonGroups`: `F small` is `small companies, construction`. Unknown ids are returned unchanged. */
export function peerGroupName(lang: Lang, group: string): string {
  if (group === 'all') return words.all[lang]
  const [letter = '', size] = group.split(' ')
  const section = SECTION_NAMES.get(letter)?.[lang]
  if (section === undefined) return group
  const companies = isSize(size) ? SIZE_NAMES[size] : words.companies
  return `${companies[lang]}, ${section} (NACE ${letter})`
}

function isSize(text: string | undefined): text is SizeClass {
  return text !== undefined && Object.hasOwn(SIZE_NAMES, text)
}
