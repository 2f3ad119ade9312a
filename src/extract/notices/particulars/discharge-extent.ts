// Whether a discharge of debts is granted or refused in part only.

import { readPatterns } from '../read-patterns.ts'

const PARTIAL: readonly RegExp[] = readPatterns(
  'partial-discharge',
  { columns: ['language', 'pattern'], unique: ['pattern'], values: { language: ['nl', 'fr', 'de'] } },
  ({ pattern }) => new RegExp(pattern),
)

// A sentence on costs or a ban has limits of its own.
const ON_DEBTS = /kwijtscheld|effac|schuld|dette|passif|vordering|creance|forderung/

/** Whether `letters` (normalised wording) limits a discharge, or its refusal, to a part of the debts. */
export function isPartialDischarge(letters: string): boolean {
  return letters
    .split(/[.;](?!\d)/)
    .some(sentence => ON_DEBTS.test(sentence) && PARTIAL.some(pattern => pattern.test(sentence)))
}

// `De kwijtschelding werd gedeeltelijk ingetrokken`, below the heading of a closing.
const WITHDRAWN_IN_PART =
  /kwijtscheldingwerdgedeeltelijkingetrokken|effacementaetepartiellement(?:retire|revoque|rapporte)/

/** `event` with the detail `partial` where `letters` limits it to a part. */
export function withDischargeExtent<Event extends { kind: string; detail: string | null }>(
  event: Event,
  letters: string,
): Event {
  const isWhole =
    event.kind === 'discharge_decision' && (event.detail === 'granted' || event.detail === 'refused')
  if (isWhole) return isPartialDischarge(letters) ? { ...event, detail: 'partial' } : event
  if (event.kind !== 'bankruptcy_closing' || !WITHDRAWN_IN_PART.test(letters)) return event
  return { ...event, detail: event.detail?.replace('discharged_before', 'partial_discharge') ?? null }
}
