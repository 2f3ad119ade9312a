// Insolvencies around a company: of companies led by the same people or companies, and of its group.

import type { EventKind } from '../publications/gazette-fact.ts'
import type { EdgeMandate, NetworkEdge } from './network.ts'

export type InsolvencyKind = 'bankruptcy' | 'judicial_dissolution' | 'reorganisation'

/** An opening, `YYYY-MM-DD`; without date and publication where only the register says it. */
export type Insolvency = { kind: InsolvencyKind; openedOn: string | null; numac: string | null }

export type InsolvencyEvent = { kind: EventKind; day: string | null; numac: string }

const OPENING: Partial<Record<EventKind, InsolvencyKind>> = {
  bankruptcy_opening: 'bankruptcy',
  judicial_dissolution: 'judicial_dissolution',
  judicial_dissolution_and_closing: 'judicial_dissolution',
  reorganisation_opening: 'reorganisation',
  transfer_opening: 'reorganisation',
}
const REVOCATION: Partial<Record<EventKind, InsolvencyKind>> = {
  bankruptcy_revocation: 'bankruptcy',
  judicial_dissolution_revoked: 'judicial_dissolution',
}

/** Kinds that `listInsolvencies` needs. */
export const INSOLVENCY_KINDS = [...Object.keys(OPENING), ...Object.keys(REVOCATION)]

/** The openings of a company that were not revoked, newest first; `isBankrupt`: by the register. */
export function listInsolvencies(events: readonly InsolvencyEvent[], isBankrupt: boolean): Insolvency[] {
  const found = new Map<string, Insolvency>()
  for (const { kind, day, numac } of events) {
    const opened = OPENING[kind]
    if (opened === undefined || isRevoked(opened, day, events)) continue
    const key = `${opened} ${day}`
    // One case, published twice.
    if (!found.has(key) || (found.get(key) as { numac: string }).numac > numac)
      found.set(key, { kind: opened, openedOn: day, numac })
  }
  const list = [...found.values()].sort((a, b) => ((a.openedOn ?? '') < (b.openedOn ?? '') ? 1 : -1))
  const isKnown = list.some(({ kind }) => kind === 'bankruptcy')
  return isBankrupt && !isKnown ? [{ kind: 'bankruptcy', openedOn: null, numac: null }, ...list] : list
}

// A revocation ends the last opening before it.
function isRevoked(kind: InsolvencyKind, day: string | null, events: readonly InsolvencyEvent[]): boolean {
  const from = day ?? ''
  const revoked = events.filter(event => REVOCATION[event.kind] === kind && (event.day ?? '') >= from)
  const laterOpenings = events.filter(event => OPENING[event.kind] === kind && (event.day ?? '') > from)
  return revoked.some(({ day: on }) => !laterOpenings.some(opening => (opening.day ?? '') <= (on ?? '')))
}

/** How a company is linked to the one in the centre. */
export type InsolvencyLink = {
  /**
   * `same_person`, `same_company`: `through` leads both. `leads`: the company in the centre leads it. `led_by`: it
   * leads the company in the centre. `group`: by majority holdings.
   */
  kind: 'same_person' | 'same_company' | 'leads' | 'led_by' | 'group'
  /** Key of the person or company that links them; null where nothing stands between. */
  through: string | null
}

type InsolvencyAround = Insolvency & { company: string; links: InsolvencyLink[] }

/** `insolvencies`: by key of the company. Newest first, those without a date last. */
export function findInsolvenciesAround(
  centre: string,
  edges: readonly NetworkEdge[],
  insolvencies: ReadonlyMap<string, readonly Insolvency[]>,
): InsolvencyAround[] {
  const leading = edges.filter(leads)
  const group = walkGroup(centre, edges)
  const around = [...insolvencies].flatMap(([company, list]) =>
    company === centre
      ? []
      : list.map(insolvency => ({
          ...insolvency,
          company,
          links: [
            ...linksByLeaders(centre, company, leading, insolvency),
            ...(group.has(company) ? [{ kind: 'group' as const, through: group.get(company) ?? null }] : []),
          ],
        })),
  )
  return around
    .filter(({ links }) => links.length > 0)
    .sort((a, b) => compareDays(b.openedOn, a.openedOn) || (a.company < b.company ? -1 : 1))
}

function compareDays(a: string | null, b: string | null): number {
  const [x, y] = [a ?? '', b ?? '']
  return x < y ? -1 : x > y ? 1 : 0
}

// A liquidator is appointed to end a company, an auditor leads none.
const NO_LEADERS = new Set(['liquidator', 'statutory_auditor', 'secretary'])

function leads({ kind, doubtful, mandates }: NetworkEdge): boolean {
  if (doubtful || (kind !== 'director_of' && kind !== 'represents')) return false
  return mandates.some(({ office }) => office === null || !NO_LEADERS.has(office))
}

function linksByLeaders(
  centre: string,
  company: string,
  leading: readonly NetworkEdge[],
  { openedOn }: Insolvency,
): InsolvencyLink[] {
  const inOffice = leading.filter(({ mandates }) => mandates.some(mandate => ranBefore(mandate, openedOn)))
  const leadersOf = (led: string) => inOffice.filter(({ to }) => to === led)
  const own = new Map(leadersOf(centre).map(edge => [edge.from, edge]))
  const leaders = new Map(leadersOf(company).map(edge => [edge.from, edge]))
  const shared = [...leaders.keys()].filter(key => own.has(key) && key !== centre && key !== company)
  return [
    ...shared.map(key => ({
      kind: isPerson(key) ? ('same_person' as const) : ('same_company' as const),
      through: key,
    })),
    ...(leaders.has(centre) ? [{ kind: 'leads' as const, through: null }] : []),
    ...(own.has(company) ? [{ kind: 'led_by' as const, through: null }] : []),
  ]
}

function isPerson(key: string): boolean {
  return key.startsWith('person ')
}

/** Whether a mandate ran on a day or within the year before; without a day, whether it is not over. */
export function ranBefore({ startsOn, endsOn, currency }: EdgeMandate, day: string | null): boolean {
  if (day === null) return currency !== 'former'
  if (startsOn !== null && startsOn > day) return false
  if (endsOn !== null) return endsOn >= yearBefore(day)
  return currency !== 'former' // the day of its end is unknown
}

function yearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
}

// Companies linked by majorities, with the one before them on the way.
function walkGroup(centre: string, edges: readonly NetworkEdge[]): Map<string, string | null> {
  const majorities = edges.filter(({ holding, doubtful }) => holding?.majority === true && !doubtful)
  const members = new Map<string, string | null>()
  let level = [centre]
  while (level.length > 0) {
    const next: string[] = []
    for (const key of level)
      for (const { from, to } of majorities) {
        const other = from === key ? to : to === key ? from : null
        if (other === null || other === centre || members.has(other)) continue
        members.set(other, key === centre ? null : key)
        next.push(other)
      }
    level = next
  }
  return members
}
