// Whether a court has dissolved a company, by the gazette. Its closing ends the company, not the dissolution.

import type { LifecycleEvent } from './lifecycle-event.ts'

const DISSOLUTIONS: ReadonlySet<string | null> = new Set([
  'judicial_dissolution',
  'judicial_dissolution_and_closing',
])
const REVOCATION = 'judicial_dissolution_revoked'

type Ruling = Pick<LifecycleEvent, 'eventKind' | 'eventDate' | 'pubDate'>

/** True when a dissolution was ordered after the last revocation; an undated revocation ends all. */
export function isJudiciallyDissolved(events: readonly Ruling[]): boolean {
  const daysOf = (isMeant: (kind: string | null) => boolean, undated: string) =>
    events.filter(({ eventKind }) => isMeant(eventKind)).map(event => dayOf(event) ?? undated)
  const dissolved = daysOf(kind => DISSOLUTIONS.has(kind), '')
    .sort()
    .at(-1)
  const revoked = daysOf(kind => kind === REVOCATION, '9999-12-31')
    .sort()
    .at(-1)
  return dissolved !== undefined && (revoked === undefined || dissolved > revoked)
}

function dayOf({ eventDate, pubDate }: Ruling): string | null {
  return eventDate ?? pubDate
}
