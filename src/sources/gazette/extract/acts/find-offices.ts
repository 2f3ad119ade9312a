// Offices named in a piece of text, and whether the wording says somebody holds them.

import type { Office } from '../../../../domain/gazette-fact.ts'
import { CAPACITY, OFFICE_WORDS } from './lexicon/offices.ts'

export type FoundOffice = {
  office: Office
  start: number
  end: number
  /** `en qualité d'…`, `als …`, `tot …` stands before it. */
  capacity: boolean
}

const STEMS =
  /admin|gerant|geranc|com+is+a|deleg|gestion|repr|liquid|presiden|secreta|tresor|membre|direct|bestuur|zaakv|vertegenw|vereff|voorz|lid |leden|penning|verw|geschaft|kommiss|prufer|stand|prasid|vorsitz|mitgl|schriftf|sekret|kassier|schatzm|kassenw|tagliche|tagesg|stellv|del\.|ceo/
// `Kommissarmandat`, `Präsidentenamt`
const COMPOUND = '(?:s|en|er|es)?-?(?:mandate?(?:s|n)?|amte?(?:s|r)?|postens?|funktion(?:en)?)'
const OFFICES = new RegExp(
  `(?<![a-z])(?:${OFFICE_WORDS.map(({ words }) => `(${words})`).join('|')})(?:${COMPOUND})?(?![a-z])`,
  'g',
)
// The one who presides over a meeting holds no office for it; a provisional administrator holds a court's.
const OF_MEETING =
  /^(?: ?de (?:la )?(?:seance|reunion|l'assemblee)| de l'assemblee| van de (?:algemene )?vergadering| der (?:general)?versammlung| ad hoc| provisoire| judiciaire)/

// `pour la durée de son mandat d'administrateur` says how long, not what for.
const OF_TERM =
  /(?:duree|courir|fin|duur|looptijd|dauer)(?: [a-z]+){0,3} (?:de|du|des|van|seines|ihres|des) ?(?:son |sa |leurs? |ses |zijn |haar |hun |seines |ihres )?(?:mandats?|mandaat|mandate?s?|amtes) ?(?:(?:d'|de |als |van |comme ))?$/

// `met de titel van algemeen directeur`: what the one in charge of the daily management is called.
const AS_TITLE = /\b(?:titel van|titre de|titel eines|titel einer) $/
const BESIDE_BOARD: ReadonlySet<Office> = new Set(['chair', 'secretary', 'other'])
// `voorzitter medische raad`, `voorzitter van de oudervereniging`: of another body
const OTHER_BODY =
  /^(?: (?:van|du|de|des|der))?(?: (?:de|het|la|le))? (?!raad van b|conseil d'a)(?:[a-z]+ )?(?:medische raad|ethische commissie|(?:gemeente|ouder|ondernemings|school|leerlingen|cultuur|jeugd|sport|advies|kerk|pastorale |familie)raad|ouder(?:vereniging|comite)|adviescomite|ondernemingsraad|comite (?:voor preventie|de parents|scolaire)|conseil (?:medical|d'entreprise|communal)|elternrat|betriebsrat)\b/
// `(bestuurder sedert 1999, voorzitter)`: what somebody was, in brackets
function isAside(fold: string, at: number): boolean {
  const open = fold.lastIndexOf('(', at)
  if (open < 0 || at - open > 120 || fold.lastIndexOf(')', at) > open) return false
  return /\b(?:sedert|sinds|depuis|seit|ambtshalve|d'office|ex officio|von amts wegen)\b/.test(
    fold.slice(open, fold.indexOf(')', at) < 0 ? at + 120 : fold.indexOf(')', at)),
  )
}

const OF_STAFF = /^(?:algemeen directeur|directeur general|directrice generale|ceo)$/

// `Il n'est pas désigné de commissaire`, `geen commissaris`
const NOBODY =
  /\b(?:vorschlag|antrag|initiative|proposition|presentation|voorstel|voordracht|avis) (?:du |de la |de l'|des |der |van de |van het |d'une? )$|\b(?:pas|point)(?: [a-z]+){0,2} (?:de |d')$|\b(?:geen|keine?n?|aucune?)(?: [a-z]+)? $/

function isNobodys(before: string, after: string): boolean {
  return NOBODY.test(before) && !/^ (?:meer|mehr)\b/.test(after) // `is geen zaakvoerder meer`
}

/** The offices in folded text, in order, without overlap. */
export function findOffices(fold: string): FoundOffice[] {
  if (!STEMS.test(fold)) return []
  const offices: FoundOffice[] = []
  let bureau = false
  for (const match of fold.matchAll(OFFICES)) {
    const kind = OFFICE_WORDS[match.slice(1).findIndex(group => group !== undefined)]
    const end = match.index + match[0].length
    const ofMeeting = OF_MEETING.test(fold.slice(end, end + 30))
    bureau ||= ofMeeting && kind?.office === 'chair'
    if (!kind || ofMeeting) continue
    const before = fold.slice(Math.max(0, match.index - 40), match.index)
    if ((OF_TERM.test(before) && offices.length > 0) || isNobodys(before, fold.slice(end))) continue
    if (AS_TITLE.test(before) && OF_STAFF.test(match[0])) continue
    if (BESIDE_BOARD.has(kind.office) && OTHER_BODY.test(fold.slice(end, end + 60))) continue
    if (isAside(fold, match.index)) continue
    offices.push({ office: kind.office, start: match.index, end, capacity: CAPACITY.test(before) })
  }
  const ofCompany = bureau ? offices.filter(({ office }) => office !== 'secretary') : offices
  return ofCompany.filter((office, at) => !isTitleOf(fold, office, ofCompany[at - 1], ofCompany[at + 1]))
}

const TITLE =
  /\b(?:titres? d[e']|titel|de titel van|als titel|bezeichnung)(?: (?:van|als|eines|de|d'|l'))* ?$/
const GENERAL = /^(?:directeur|directrice|algemeen|ceo)/

// `confie la gestion journalière à X, avec le titre d'administrateur délégué`: one office, which bears a title.
function isTitleOf(
  fold: string,
  office: FoundOffice,
  before: FoundOffice | undefined,
  after: FoundOffice | undefined,
): boolean {
  const bears = (daily?: FoundOffice, title?: FoundOffice): boolean =>
    daily?.office === 'daily_management' &&
    title?.office === 'managing_director' &&
    title.start - daily.end < TITLE_REACH &&
    TITLE.test(fold.slice(daily.end, title.start))
  // `administrateur délégué, chargé de la gestion journalière`: what that office is
  if (office.office === 'daily_management' && before?.office === 'managing_director')
    return /^,? ?\(?$/.test(fold.slice(before.end, office.start))
  if (bears(before, office)) return GENERAL.test(fold.slice(office.start, office.end))
  return bears(office, after) && !GENERAL.test(fold.slice(after?.start ?? 0, after?.end ?? 0))
}

const TITLE_REACH = 260 // characters, an address among them
