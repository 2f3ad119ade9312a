// Who presides over a meeting and who writes its minutes: named like officers, but of the meeting, not of the company.

import { findOffices } from './find-offices.ts'
import { BOARD } from './lexicon/set-aside.ts'
import type { State } from './mandate-state.ts'
import type { Segment } from './split-segments.ts'

const OPENED =
  /seance|reunion|s'ouvre|ouvert[e]? a|vergadering wordt geopend|opent de (?:vergadering|zitting)|zitting|sitzung|versammlung (?:wird|ist) |eroffnet/
const PRESIDES_NOW =
  /(?:assure|assume|prend|occupe|neemt|waarneemt|ubernimmt|fuhrt) (?:la presidence|het voorzitterschap|den vorsitz)(?! (?:du conseil|de l'a\.?s|de l'association|van de raad|van het bestuur|des verw))/
const MEETING =
  /sous la presidence|presidee? par|seance (?:est )?ouverte|ouvre la seance|s'ouvre|onder (?:het )?voorzitterschap|voorgezeten|vergadering wordt geopend|opent de (?:vergadering|zitting)|unter (?:dem vorsitz|der leitung)|eroffnet/
const OF_BUREAU = new Set(['secretary', 'chair'])
const REACH = 2 // sentences

/** `La séance s'ouvre à 18 heures. M. X assure la présidence. Mme Y est désignée comme secrétaire.` */
export function isOfMeeting({ segments, at, statements }: State, { fold }: Segment): boolean {
  const before = segments.slice(Math.max(0, at - 1 - REACH), at - 1)
  if (PRESIDES_NOW.test(fold) && OPENED.test(before.at(-1)?.fold ?? fold)) return true
  if (statements.length > 0 || BOARD.test(fold) || !before.some(other => MEETING.test(other.fold)))
    return false
  const offices = findOffices(fold)
  return offices.length > 0 && offices.every(({ office }) => OF_BUREAU.has(office))
}
