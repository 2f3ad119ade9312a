// Changes of a company's officers, counted by publication. Names are in no change.

import { isUnconfirmed, type MandateDoubt } from '../officers/mandate.ts'
import type { NewChange } from './change.ts'

/** The fields of a stored mandate whose changes are recorded. */
export type RecordedMandate = {
  name: string
  role: string
  roleKind: string
  office: string
  /** Key of the holder within the company. */
  holderKey: string
  holderNumber: number | null
  representative: string | null
  from: string | null
  to: string | null
  currency: string
  termEndsOn: string | null
  /** Acts behind the mandate, oldest first; at least one. */
  numacs: readonly string[]
  doubts: readonly MandateDoubt[]
}

/** Publications by numac, with the date of each. */
type PublicationDates = ReadonlyMap<string, string | null>

/** `ended` counts mandates with an end that had none; `withdrawn` those that are no longer on record. */
type Counts = { appointed: number; ended: number; changed: number; withdrawn: number }

/**
 * One change for each publication by which mandates were added, ended, changed or removed. Mandates on doubtful
 * statements alone do not count until a second source agrees. That a mandate turned stale, or was confirmed, is no
 * change. `batch`: the publications about the company that were read now; a mandate is counted for those of them that
 * state it, else for the newest of them.
 */
export function diffOfficers(
  enterpriseNumber: number,
  before: readonly RecordedMandate[],
  after: readonly RecordedMandate[],
  { batch, dates }: { batch: ReadonlySet<string>; dates: PublicationDates },
): NewChange[] {
  const newest = [...batch].sort((a, b) => ascending(dates.get(a) ?? '', dates.get(b) ?? '')).at(-1)
  const changes = new Map<string, Counts>()
  const count = (what: keyof Counts, numac: string) => {
    const counts = changes.get(numac) ?? { appointed: 0, ended: 0, changed: 0, withdrawn: 0 }
    changes.set(numac, counts)
    counts[what]++
  }
  const { pairs, gone } = pair(before.filter(isCounted), after.filter(isCounted))
  for (const { earlier, mandate } of pairs) {
    const own = mandate.numacs.filter(numac => batch.has(numac))
    const last = mandate.numacs.at(-1) as string
    const isNewlyEnded = isEnded(mandate) && !(earlier && isEnded(earlier))
    if (earlier === null) count('appointed', own[0] ?? newest ?? last)
    if (isNewlyEnded) count('ended', own.at(-1) ?? (earlier && newest) ?? last)
    else if (earlier && valuesOf(mandate) !== valuesOf(earlier))
      count('changed', own.at(-1) ?? newest ?? last)
  }
  for (const { numacs } of gone) count('withdrawn', newest ?? (numacs.at(-1) as string))
  return [...changes].map(([numac, counts]) => ({
    enterpriseNumber,
    kind: 'gazette.officers',
    effectiveOn: dates.get(numac) ?? null,
    reference: numac,
    before: null,
    after: Object.fromEntries(Object.entries(counts).filter(([, number]) => number > 0)),
  }))
}

type Pairs = {
  pairs: { mandate: RecordedMandate; earlier: RecordedMandate | null }[]
  gone: RecordedMandate[]
}

// A mandate is the earlier one of the same holder and office that shares an act with it, since an older act of it may be
// read later; else one of the same office and first act, since a name may be read otherwise.
function pair(before: readonly RecordedMandate[], after: readonly RecordedMandate[]): Pairs {
  const gone = [...before]
  const claim = (isSame: (earlier: RecordedMandate) => boolean): RecordedMandate | null => {
    const at = gone.findIndex(isSame)
    return at === -1 ? null : (gone.splice(at, 1)[0] as RecordedMandate)
  }
  const pairs = after.map(mandate => ({
    mandate,
    earlier: claim(
      one => one.holderKey === mandate.holderKey && one.office === mandate.office && sharesAct(one, mandate),
    ),
  }))
  for (const one of pairs)
    one.earlier ??= claim(
      ({ office, numacs }) => office === one.mandate.office && numacs[0] === one.mandate.numacs[0],
    )
  return { pairs, gone }
}

function sharesAct(a: RecordedMandate, b: RecordedMandate): boolean {
  return a.numacs.some(numac => b.numacs.includes(numac))
}

function isCounted({ doubts }: RecordedMandate): boolean {
  return !isUnconfirmed({ doubts })
}

function isEnded({ currency }: RecordedMandate): boolean {
  return currency === 'former'
}

function valuesOf(mandate: RecordedMandate): string {
  const { name, role, holderNumber, representative, from, to, termEndsOn } = mandate
  return JSON.stringify([name, role, holderNumber, representative, from, to, termEndsOn, isEnded(mandate)])
}

function ascending(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
