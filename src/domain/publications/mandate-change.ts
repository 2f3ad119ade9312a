// Which changes of a mandate begin one.

import type { MandateChange } from './gazette-fact.ts'

/** True for an appointment or a reappointment. */
export function beginsMandate(change: MandateChange): boolean {
  return change === 'appointment' || change === 'reappointment'
}
