// What happened to a running procedure, where the heading only names it (`Faillissement van`, `Liquidation de`) and
// the body says the rest. Patterns as in heading-rule.ts; several can fit one notice.

import { readPatterns, toEventKind } from '../read-patterns.ts'
import { type AnnouncedEvent, PROCEDURES, type Procedure } from './heading-rule.ts'

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

/**
 * Events that `letters` (squeezed body of a notice) tells of, at least one: the procedure's `_other` kind when the
 * wording is not known or nothing is said at all (some notices end after the enterprise number).
 */
export function matchBodyRules(letters: string, procedure: Procedure): AnnouncedEvent[] {
  const { undecided, groups, fallback } = RULES_OF[procedure]
  const open = undecided.find(({ pattern }) => pattern.test(letters))
  if (open) return [open.announced]
  const decided = letters.replace(TEXT_REPLACED, '')
  const found = groups.flatMap(group => group.find(({ pattern }) => pattern.test(decided))?.announced ?? [])
  if (found.length > 0) return found
  const other = fallback.find(({ pattern }) => pattern.test(letters))
  return [other?.announced ?? UNSPECIFIED_EVENTS[procedure]]
}
