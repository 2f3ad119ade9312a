// An appointment that a correction notice declares void: `de aanstelling als herstructureringsdeskundige van de heer X als
// nietig te beschouwen`. The rest of the corrected publication stands.

import type { EventFact } from '../../../domain/publications/gazette-fact.ts'
import { APPOINTMENT_VOID } from '../../../domain/timeline/classify-event.ts'
import { readPassage } from '../../text/flat-text.ts'
import { findRole, readPractitioners } from '../people/practitioners.ts'

const VOID =
  /(?<!\p{L})(?:aanstelling|benoeming|d[ée]signation|nomination|Bestellung|Ernennung)\s(?<whom>[^;:]{3,300}?),?\s(?:als|comme|f[üu]r)\s(?:nietig|onbestaande?|nulle|non avenue|nichtig)(?!\p{L})/iu
// Between the role and the person.
const OF =
  /^\s*(?:van|de la|de|du|von|des|der)?\s*(?=(?:de heer|mevrouw|meester|mr\.|Monsieur|Madame|Ma[îi]tre|Me|M\.|Mme|Herrn?|Frau)\s)/iu

/** `fact`, a correction, with those whose appointment its text declares void; unchanged where it declares none. */
export function withVoidAppointment(fact: EventFact, text: string): EventFact {
  if (fact.detail !== null || fact.practitioners.length > 0) return fact
  const whom = VOID.exec(readPassage(text, fact.span.start, fact.span.end).flat)?.groups?.whom
  const found = whom === undefined ? null : findRole(whom)
  if (whom === undefined || found === null || !OF.test(whom.slice(found.end))) return fact
  const practitioners = readPractitioners(whom.slice(found.end).replace(OF, ''), found.role, 'discharged')
  return practitioners.length === 0 ? fact : { ...fact, practitioners, detail: APPOINTMENT_VOID }
}
