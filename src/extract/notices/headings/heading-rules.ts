// The headings of all languages: no wording of one fits another's, so that the language need not be known.

import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
import { withDischargeExtent } from '../particulars/discharge-extent.ts'
import { readPatterns, toEventKind } from '../read-patterns.ts'

// How the heading of a notice is told by its wording. Patterns are written without blanks, hyphens and accents
// (squeeze.ts), begin where the heading does and end where the debtor's name begins.

export type AnnouncedEvent = { kind: EventKind; detail: string | null }

/** Procedures that a heading can name without saying what happened. */
const PROCEDURES = ['bankruptcy', 'reorganisation', 'dissolution'] as const

type Procedure = (typeof PROCEDURES)[number]

export type HeadingRule = {
  pattern: RegExp
  /** Events announced; `by_body` when only the body says what happened to a running procedure. */
  announces: readonly AnnouncedEvent[] | ((match: RegExpExecArray) => readonly AnnouncedEvent[])
  byBody?: Procedure
  /** The pattern is that of the whole notice, from its heading. */
  ofNotice?: true
}

// How the debts of a natural person were dealt with at the closing.
const DISCHARGE: readonly (readonly [RegExp, string])[] = [
  [/gedeeltelijke|partiel|teilweise/, 'partial_discharge'],
  [/naniet|apresnon|nachnicht/, 'discharge_refused_before'],
  [/^na|^apres|^nach/, 'discharged_before'],
  [/toepassing|statu(?:t{0,2}e)?r|uberden|urteilen/, 'discharge_not_decided'],
  [/^zonder|^sans|^ohne/, 'discharge_refused'],
  [/^met|^avec|^mit/, 'discharged'],
]

/** Stable word for the discharge named by a closing's suffix; null when it names none. */
function dischargeOf(suffix: string): string | null {
  if (suffix === '') return null
  return DISCHARGE.find(([wording]) => wording.test(suffix))?.[1] ?? null
}

/** Stable word for what a bankruptcy is closed on, by its wording (squeezed); null when it says nothing of it. */
export function groundOf(wording: string): string | null {
  if (
    /insuf|ontoereik|onvoldoende|unzureich|gebrekaan(?:voldoende)?actief|(?:faute|manque|absence|defaut)d(?:e)?actif|mangels/.test(
      wording,
    )
  )
    return 'insufficient_assets'
  if (/summier|sommaire|summarisch/.test(wording)) return 'summary'
  return /vereffening|liquidation/.test(wording) ? 'liquidation' : null
}

/** What a closing of a bankruptcy announces; groups `ground` and `discharge` of its heading hold the particulars. */
function announceClosing({ groups }: RegExpExecArray): readonly AnnouncedEvent[] {
  const ground = groundOf(groups?.ground ?? '')
  const detail = [ground, dischargeOf(groups?.discharge ?? '')].filter(Boolean).join(', ')
  return [{ kind: 'bankruptcy_closing', detail: detail === '' ? null : detail }]
}

// What happened to a running procedure, where the heading only names it (`Faillissement van`, `Liquidation de`) and
// the body says the rest. Patterns as below; several can fit one notice.

type BodyRule = { procedure: string; group: string; pattern: RegExp; announced: AnnouncedEvent }

const RULES: readonly BodyRule[] = readPatterns(
  'body-rules',
  {
    columns: ['procedure', 'group', 'kind', 'detail', 'pattern'],
    optional: ['detail'],
    unique: ['procedure', 'pattern'],
    values: { procedure: PROCEDURES, group: /^[a-z]+$/ },
  },
  ({ procedure, group, kind, detail, pattern }) => ({
    procedure,
    group,
    pattern: new RegExp(pattern),
    announced: { kind: toEventKind(kind), detail: detail === '' ? null : detail },
  }),
)

type ProcedureRules = {
  /** Where one fits, nothing is decided yet. */
  undecided: readonly BodyRule[]
  /** Of each group the first that fits counts. */
  groups: readonly (readonly BodyRule[])[]
  /** For bodies that no group fits. */
  fallback: readonly BodyRule[]
}

const RULES_OF: Readonly<Record<Procedure, ProcedureRules>> = {
  bankruptcy: rulesOf('bankruptcy'),
  reorganisation: rulesOf('reorganisation'),
  dissolution: rulesOf('dissolution'),
}

function rulesOf(procedure: Procedure): ProcedureRules {
  const byGroup = Map.groupBy(
    RULES.filter(rule => rule.procedure === procedure),
    ({ group }) => group,
  )
  const [undecided = [], fallback = []] = [byGroup.get('undecided'), byGroup.get('fallback')]
  byGroup.delete('undecided')
  byGroup.delete('fallback')
  return { undecided, groups: [...byGroup.values()], fallback }
}

/** What is announced when the wording is not known, or nothing is said. */
export function unspecifiedEvent(procedure: Procedure): AnnouncedEvent {
  return UNSPECIFIED_EVENTS[procedure]
}

const UNSPECIFIED_EVENTS: Record<Procedure, AnnouncedEvent> = {
  bankruptcy: { kind: 'bankruptcy_other', detail: null },
  reorganisation: { kind: 'reorganisation_other', detail: null },
  dissolution: { kind: 'interim_other', detail: null },
}

// `De tekst "…" wordt vervangen door: "…"`: what stands before is no longer so.
const TEXT_REPLACED = /^.*?(?:detekst|letexte).{0,200}?(?:wordtvervangendoor|estremplacepar)/

/** `letters` (normalised wording) without a text that they replace. */
export function withoutReplacedText(letters: string): string {
  return letters.replace(TEXT_REPLACED, '')
}

/**
 * Events that `letters` (squeezed body of a notice) tells of, at least one: the procedure's `_other` kind when the
 * wording is not known or nothing is said at all (some notices end after the enterprise number).
 */
export function matchBodyRules(letters: string, procedure: Procedure): AnnouncedEvent[] {
  const { undecided, groups, fallback } = RULES_OF[procedure]
  const open = undecided.find(({ pattern }) => pattern.test(letters))
  if (open) return [open.announced]
  const decided = withoutReplacedText(letters)
  const found = groups.flatMap(group => group.find(({ pattern }) => pattern.test(decided))?.announced ?? [])
  if (found.length > 0) return found.map(one => withDischargeExtent(one, decided))
  const other = fallback.find(({ pattern }) => pattern.test(letters))
  return [other?.announced ?? UNSPECIFIED_EVENTS[procedure]]
}

/** The first that fits wins. */
export const HEADINGS: readonly HeadingRule[] = readPatterns(
  'headings',
  {
    columns: ['language', 'rule', 'announces', 'pattern'],
    unique: ['pattern'],
    values: { language: ['nl', 'fr', 'de'], rule: ['event', 'notice', 'closing', 'body'] },
  },
  ({ rule, announces, pattern: source }) => {
    const pattern = new RegExp(`^(?:${source})`)
    if (rule === 'body') return { pattern, announces: [], byBody: toProcedure(announces) }
    const events = announces.split(' ').map(toEvent)
    if (rule === 'notice') return { pattern, announces: events, ofNotice: true }
    return { pattern, announces: rule === 'closing' ? announceClosing : events }
  },
)

function toEvent(text: string): AnnouncedEvent {
  const [kind = '', detail = null] = text.split(':')
  return { kind: toEventKind(kind), detail }
}

function toProcedure(text: string): Procedure {
  const procedure = PROCEDURES.find(known => known === text)
  if (procedure === undefined) throw new Error(`unknown procedure ${JSON.stringify(text)}`)
  return procedure
}
