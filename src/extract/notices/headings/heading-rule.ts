// How the heading of a notice is told by its wording. Patterns are written without blanks, hyphens and accents
// (squeeze.ts), begin where the heading does and end where the debtor's name begins.

import type { EventKind } from '../../../domain/publications/gazette-fact.ts'

export type AnnouncedEvent = { kind: EventKind; detail: string | null }

/** Procedures that a heading can name without saying what happened. */
export const PROCEDURES = ['bankruptcy', 'reorganisation', 'dissolution'] as const

export type Procedure = (typeof PROCEDURES)[number]

export type HeadingRule = {
  pattern: RegExp
  /** Events announced; `by_body` when only the body says what happened to a running procedure. */
  announces: readonly AnnouncedEvent[] | ((match: RegExpExecArray) => readonly AnnouncedEvent[])
  byBody?: Procedure
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
export function announceClosing({ groups }: RegExpExecArray): readonly AnnouncedEvent[] {
  const ground = groundOf(groups?.ground ?? '')
  const detail = [ground, dischargeOf(groups?.discharge ?? '')].filter(Boolean).join(', ')
  return [{ kind: 'bankruptcy_closing', detail: detail === '' ? null : detail }]
}
