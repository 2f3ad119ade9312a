// Offices named in a piece that it does not give or end: what somebody is besides, keeps, was thanked for, or holds in
// another company.

import type { Named } from './find-names.ts'
import type { FoundOffice } from './find-offices.ts'

/** True for an office that says who somebody is, not what changes. */
export function isInPassing(fold: string, office: FoundOffice): boolean {
  return (
    isBesides(fold, office) ||
    THANKED_AS.test(fold.slice(Math.max(0, office.start - 120), office.start)) ||
    isKept(fold, office) ||
    isOfRepresentative(fold, office)
  )
}

// `door X, eveneens bestuurder`: what else somebody is.
const BESIDES =
  /[a-z], (?:eveneens|reeds|al|zelf|ook al|egalement|deja|lui-meme|elle-meme|ebenfalls|bereits|selbst) (?:een |de |l')?$/
const ENDS_PHRASE = /^ ?(?:[,.;)]|$)/

// `X BV, vertegenwoordigd door haar zaakvoerder, mevrouw Y`: an office in the company that acts.
const ACTS_BY =
  /(?:vertegenwoordigd|representee?|vertreten) (?:[a-z]+ ){0,3}?(?:door|par|durch) (?:haar |zijn |hun |sa |son |ihren? |seinen? |de |den |die |le |la |l'|een |(?:de heer|mevrouw|monsieur|madame|herrn?|frau) (?:[a-z'.-]+ ){1,4}, )(?:statutaire? |enige |unique |huidige )?$/

// `LINNEN BV, met hem als vaste vertegenwoordiger`: said of the company in passing, of nobody named here.
const BY_HIM =
  /\b(?:met|avec|mit) (?:hem|haar|hen|hemzelf|haarzelf|zichzelf|lui|elle|eux|lui-meme|elle-meme|ihm|ihr|sich)(?: (?:zelf|selbst))? (?:als|comme|en qualite d[e'] ?|en tant que?) ?(?:(?:haar|hun|zijn|son|sa|ihr|sein)[a-z]* )?$/

function isOfRepresentative(fold: string, { start, office }: FoundOffice): boolean {
  if (office === 'permanent_representative') return BY_HIM.test(fold.slice(Math.max(0, start - 40), start))
  return ACTS_BY.test(fold.slice(Math.max(0, start - 90), start))
}

// `X blijft bestuurder, maar legt haar mandaat van voorzitter neer`: nothing changes in what she keeps.
const KEEPS =
  /\b(?:blijft|blijven|behoudt|behouden|reste(?:nt|ra|ront)?|restant|demeure(?:nt|ra|ront)?|demeurant|conserve(?:nt|ra)?|conservant|garde(?:nt|ra)?|gardant|maintient|bleibt|bleiben|verbleibt|behalt|behalten) (?:(?:wel|ook|verder|evenwel|echter|nog|toutefois|neanmoins|cependant|encore|aussi|egalement|jedoch|weiterhin|allerdings|aber|noch|auch) )*(?:(?:zijn|haar|hun|het|son|sa|ses|leurs?|sein|ihr|seine|ihre|das|un|une|een) )?(?:(?:mandaat|functie|mandats?|fonctions?|siege|poste|qualite|titre|amt|mandat|posten) (?:van |als |de |d'|comme |als |des |der )?)?$/
// `legt den Vorsitz nieder, will aber Verwalter bleiben`
const KEPT_AFTER =
  /^ (?:blijft|blijven|bleibt|bleiben|verbleibt|te blijven|zu bleiben|gebleven|behoudt|behalt)\b/

const KEEPER =
  /(?:\b(?:die|hij|zij|der|er|sie|aber|jedoch|doch|und|maar|en|echter) |, )(?:[a-z]+ )?(?:als |weiterhin )?$/

const FOR_NEW_TERM =
  /^ (?:voor|gedurende|pour|pendant|fur) (?:une?|een|de|la|eine[nr]?|die) (?:nouve|nieuwe|volgende|bijkomende|verdere|extra|neue|weitere)/

function isKept(fold: string, { start, end }: FoundOffice): boolean {
  if (FOR_NEW_TERM.test(fold.slice(end))) return false
  return (
    KEEPS.test(fold.slice(Math.max(0, start - 60), start)) ||
    (KEEPER.test(fold.slice(Math.max(0, start - 30), start)) && KEPT_AFTER.test(fold.slice(end)))
  )
}

// `bedankt voor zijn inzet als bestuurder, secretaris en voorzitter`: what somebody was.
const THANKED_AS =
  /\b(?:inzet|diensten|verdiensten|jarenlang[a-z]*|engagement|toewijding|werk|devouement|services rendus|merites|einsatz|dienste|verdienste)\b[^.;:]{0,60} (?:als|comme|en tant que?|en qualite d[e'] ?) ?(?:[a-z]+, )?(?:[a-z]+ (?:en|et|und) )?$/

function isBesides(fold: string, { start, end }: FoundOffice): boolean {
  return BESIDES.test(fold.slice(Math.max(0, start - 24), start)) && ENDS_PHRASE.test(fold.slice(end))
}

const OF_COMPANY =
  /^ (?:van|de|du|der|des|d')(?: (?:la|de|het|l'))?(?: (?:societe|vennootschap|gesellschaft|sa|srl|sprl|nv|bv|bvba|ag|gmbh|besloten|naamloze|anonyme))*\s?["“«]?$/

// `X, vaste vertegenwoordiger van Y BV, wordt opgevolgd door Z`
const SUCCEEDED =
  /^,? (?:[a-z]+ ){0,5}(?:opgevolgd|vervangen) (?:worden )?door|^,? (?:[a-z]+ ){0,5}remplacee? par|^,? (?:[a-z]+ ){0,3}durch [^.;]{1,90} (?:ersetzt|abgelost)/

// `Marc Hemd, zaakvoerder van HEMDEN BVBA, neemt ontslag als bestuurder`: an office in another company.
export function isHeldElsewhere(fold: string, office: FoundOffice, company: Named, names: Named[]): boolean {
  if (company.kind !== 'company' || company.start < office.end || office.capacity) return false
  if (office.office === 'permanent_representative' && SUCCEEDED.test(fold.slice(company.end))) return false
  if (!OF_COMPANY.test(fold.slice(office.end, company.start))) return false
  return names.some(({ kind, end }) => kind === 'person' && end <= office.start && office.start - end < 6)
}

// `désigne X en qualité de commissaire de l'Intercommunale Y`: the office is X's, in Y.
export function isWhereHeld(fold: string, office: FoundOffice, company: Named, names: Named[]): boolean {
  if (!office.capacity || company.kind !== 'company' || company.start < office.end) return false
  if (!OF_COMPANY.test(fold.slice(office.end, company.start))) return false
  return names.some(({ end, part, kind }) => end <= office.start && part === 'holder' && kind === 'company')
}
