// The company that the body of a dissolution declares dissolved, for forms whose head names somebody else (the
// provisional administrator) and prints no number.

import type { EventFact } from '../../../domain/publications/gazette-fact.ts'
import { readDebtor } from './debtor.ts'
import { findNumbers } from './enterprise-numbers.ts'

const DECLARES =
  /(?<!\p{L})(?:verklaart|ontbindt|ontbinding uit van|d[ée]clare(?: dissoute)?|dissout|dissolution(?: judiciaire)? de|erkl[äa]rt|aufl[öo]sung der)\s+(?:la |de |het |die |der )?/giu
const DISSOLVED = /ontb[io]nd|dissou[st]|dissolution|aufgel[öo]st|aufl[öo]sung/iu
// `…, ingeschreven in de KBO onder nummer`: how the number goes on behind name and seat.
const REGISTERED =
  /,? (?:ingeschreven|(?:et )?inscrite?|immatricul[ée]e?|eingetragen|(?:met|onder|avec|sous|unter) [^,]*num|(?:KBO|BCE|ZUD|RPR|RPM)(?!\p{L})).*$/u
// Characters: name and seat before the number, the end of the sentence behind it.
const BEFORE = 260
const BEHIND = 30

/** The debtor that `body` (on one line) declares dissolved; null unless it prints one number, in that sentence. */
export function readDeclaredDebtor(
  body: string,
): Pick<EventFact, 'enterpriseNumber' | 'identifiedBy' | 'debtor'> | null {
  const [only, ...others] = findNumbers(body)
  if (!only || others.length > 0) return null
  const from = Math.max(0, only.start - BEFORE)
  const cue = [...body.slice(from, only.start).matchAll(DECLARES)].at(-1)
  if (!cue || !DISSOLVED.test(body.slice(from + cue.index, only.end + BEHIND))) return null
  const party = body.slice(from + cue.index + cue[0].length, only.start).replace(REGISTERED, '')
  return { enterpriseNumber: only.number, identifiedBy: 'printed', debtor: readDebtor(party, false) }
}
