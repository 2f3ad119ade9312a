// Which office is meant where a sentence names none: the list's, the heading's, the one last spoken of, the board's.

import type { Office } from '../../../../domain/gazette-fact.ts'
import { findCues } from './find-cues.ts'
import { findOffices } from './find-offices.ts'
import { BOARD } from './lexicon/set-aside.ts'
import { type Label, labelOf, labelsIn } from './make-statements.ts'
import type { State } from './mandate-state.ts'
import type { ReadSegment } from './read-segment.ts'
import type { Segment } from './split-segments.ts'

const OF_BOARD =
  /(?:renouvellement|nominations?|demissions?|composition|wijziging|wijzigingen|modifications?|ontslagen|anderungen|quitte(?:nt)?|election|membres?|herbenoeming|benoeming|samenstelling|leden|erneuerung|ernennung|wahl|mitglieder|elue?s?|nommee?s?|benoemd|verkozen|gewahlt) (?:(?:du|au|van de|van het|van|des|der|in de|in het|dans le|a la|le|im|tot de|in den) |(?:de |a )?l')|\b(?:(?:aus dem|in den|in dem|dans le|rejoi[a-z]+ le|au sein du|au|uit de|tot de|du) |(?:dans |de |a |rejoi[a-z]+ )l')(?=(?:conseil d'administration|organe d'administration|raad van bestuur|verwaltungsrat|verwaltungsorgan|vorstand|ca)\b)|(?:reelit|renouvelle|reconduit|herbenoemt|benoemt|elit|nomme|wahlt|ernennt) (?:[a-z]+ ){1,3}(?=conseil d|raad van b|bestuurso|organe d|verwaltungs)/

// `Deze taak wordt opgenomen door X`: the office last spoken of.
const THAT_OFFICE =
  /\b(?:deze|die|dit|dat) (?:taak|functie|mandaat|opdracht|ambt|rol)\b|\b(?:cette (?:fonction|charge|mission|presidence|qualite)|ces (?:fonctions|mandats)|ce (?:mandat|poste))\b|\b(?:dieses (?:amt|mandat)|diese (?:funktion|aufgabe))\b/

/** Offices for holders of whom the sentence itself says none; empty when nothing tells. */
export function fallbackOffices(state: State, read: ReadSegment): Label[] {
  const named = labelsIn(read).length > 0
  const inBrackets = named && read.offices.every(({ start }) => read.segment.fold[start - 1] === '(')
  if (named && !inBrackets) return []
  if (state.open && state.open.offices.length > 0) return state.open.offices
  if (isForTask(read)) return []
  if (inBrackets) return []
  if (THAT_OFFICE.test(read.segment.fold)) {
    const spoken = officesSpokenOf(state)
    if (spoken.length > 0) return spoken.slice(-1)
  }
  const placed = PLACE_IN_BOARD.exec(read.segment.fold)
  if (placed) return directorIn(read.segment.flat, placed)
  if (!read.segment.opens && state.spoken && state.spoken.offices.length > 0) return state.spoken.offices
  const committee = committeeIn(read.segment)
  if (committee.length > 0) return committee
  if (state.heading.length > 0) return state.heading
  const board = boardIn(read.segment)
  return board.length > 0 ? board : lastOffices(state, read)
}

// `De vrijgekomen plaats in het bestuur wordt ingevuld door X`
const PLACE_IN_BOARD =
  /\b(?:plaats|zetel|zitje|vacature|place|siege|sitz) (?:binnen|in|au sein|au|dans|im) (?:de |het |du |le |de l'|l'|dem )?(?:raad van bestuur|bestuursorgaan|bestuur\b|conseil d'administration|organe d'administration|verwaltungsrat|verwaltungsorgan|vorstand)/

// `stelt X aan om de akte te ondertekenen`: a task, no office.
const TO_DO =
  /\b(?:om|teneinde|ten einde) [^.;]{2,140}? te [a-z]+|\b(?:pour|afin de|afin d') ?[a-z]+(?:er|ir|re)\b|\bum [^.;]{2,140} zu [a-z]+/
const OF_OFFICE =
  /vervang|opvolg|op te volgen|mandaa?t|functie|taak|ambt|plaats|bestuur|remplac|succed|fonction|place|poste|siege|administr|ersetz|nachfolg|amt\b|stelle|verwalt/

function isForTask({ cues, segment: { fold } }: ReadSegment): boolean {
  const [cue, other] = cues
  if (!cue || other || cue.change !== 'appointment' || ELECTS.test(fold.slice(cue.start, cue.end)))
    return false
  const task = TO_DO.exec(fold)
  return task !== null && !OF_OFFICE.test(fold.slice(task.index))
}

// Who is named without an office holds the board's, not what another is besides.
const BESIDES: ReadonlySet<Office> = new Set(['permanent_representative', 'chair', 'secretary', 'other'])
const MANDATE = /\b(?:mandats?|mandaat|mandaten|mandate?s?)\b/ // without a word on which: a director's

function officesSpokenOf({ group, spoken }: State): Label[] {
  const stated = new Map(group.map(({ office, role }) => [office, { office, role }]))
  return stated.size > 0 ? [...stated.values()] : (spoken?.offices ?? [])
}

// When nothing nearer names an office: the one last spoken of, else the subject's.
function lastOffices(state: State, read: ReadSegment): Label[] {
  const listed = state.open !== null && state.open.change !== 'confirmation'
  const changes = listed || read.cues.some(({ change }) => change !== 'confirmation')
  const last = changes ? state.statements.findLast(({ office }) => !BESIDES.has(office)) : null
  if (last) return [{ office: last.office, role: last.role }]
  if (state.context.subjectOffices.length > 0) return state.context.subjectOffices
  const next = nextOffices(state, read)
  if (next.length > 0) return next
  const only = onlyOffice(state, read)
  return only.length > 0
    ? only
    : directorIn(read.segment.flat, changes ? MANDATE.exec(read.segment.fold) : null)
}

// Who joins or leaves as a member of the association holds no office.
const OF_MEMBERS = /\b(?:membres?|leden|lid|mitglied(?:er|s)?|associes?|vennoten|gesellschafter)\b/

// Whoever is listed without an office holds the only one the act speaks of.
function onlyOffice(state: State, read: ReadSegment): Label[] {
  const cue = read.cues[0]
  const listed = cue
    ? cue.start < 30 && /^(?:\(s\))? ?:/.test(read.segment.fold.slice(cue.end))
    : state.open !== null && state.open.change !== 'confirmation'
  if (!(listed || isPlain(read)) || OF_MEMBERS.test(read.segment.fold)) return []
  return state.context.onlyOffice().map(({ office, role }) => ({
    office,
    role: role || (cue ? read.segment.flat.slice(cue.start, cue.end).trim() : ''),
  }))
}

// `Het ontslag van de heer X wordt aanvaard`: nothing says of what, nor what for.
function isPlain({ cues: [cue], names: [name], segment: { fold }, proxy }: ReadSegment): boolean {
  if (!cue || cue.change === 'confirmation' || !name || proxy) return false
  if (cue.change === 'appointment' && !ELECTS.test(fold.slice(cue.start, cue.end))) return false
  return !WHAT_FOR.test(fold)
}

// Who is charged or designated may be so for any task.
const ELECTS = /benoem|verkozen|verkiez|verkies|coopt|nomm|nomin|elue?s?\b|elit|ernann|ernenn|gewahlt|wahlt/
const WHAT_FOR =
  /\b(?:om|teneinde|pour|afin|um|als|comme|tot|zum|zur|en qualite|en tant|in (?:de )?hoedanigheid|dans la fonction|aux fonctions|notari?s|notaire|notar|advoca[a-z]+|avocat|actionnaires?|aandeelhouders?|pouvoirs|signatures?|bevoegdhe[a-z]+|machtiging|befugnis[a-z]*|vollmacht)\b/

const OF_MANDATES = /\b(?:mandaat|mandaten|mandats?|mandate)\b/
const NEXT_REACH = 8 // pieces
const NEAR_REACH = 2

// Below the last item of a list: `als bestuurders van de vereniging`.
function officesBelow(state: State): Label[] {
  for (const segment of state.segments.slice(state.at)) {
    if (!segment.bulleted || findCues(segment.fold).length > 0) return []
    const office = findOffices(segment.fold).find(({ capacity }) => capacity)
    if (office) return [labelOf(segment, office)]
  }
  return []
}

// `X wenst zijn mandaat niet te verlengen. Worden herkozen als bestuurder:`: the mandate is that of a director.
function nextOffices(state: State, read: ReadSegment): Label[] {
  if (state.open) return officesBelow(state)
  const renews = read.cues.some(({ change }) => change === 'reappointment') // nobody is reappointed but to an office
  const reach = renews || OF_MANDATES.test(read.segment.fold) ? NEXT_REACH : NEAR_REACH
  for (const segment of state.segments.slice(state.at, state.at + reach)) {
    if (findCues(segment.fold).length === 0) continue
    const [office, other] = findOffices(segment.fold).filter(one => !BESIDES.has(one.office))
    if (office) return other && other.office !== office.office ? [] : [labelOf(segment, office)]
  }
  return []
}

// `verlaat de raad van bestuur`
const TO_BOARD =
  /(?:verla(?:at|ten)|verl(?:iet|ieten)) [^.;]{1,140} (?:de raad van bestuur|het bestuur\b|het bestuursorgaan)|zitting in (?:de |het )?(?:raad van bestuur|bestuursorgaan|bestuur\b)|(?:verla(?:at|ten)|toe tot|op te nemen in|opgenomen in|opneemt in|intrede in|toetreding tot|toegetreden tot|uit van|uit|quitte(?:nt)?|integr[a-z]+|rejoi(?:nt|gnent|ndra|ndront)|verlasst|tritt in|verlassen) (?:de |het |le |l'|den |das )?(?:raad van bestuur|bestuursorgaan|bestuur\b|conseil d'administration|organe d'administration|verwaltungsrat|verwaltungsorgan)|\b(?:raad(?: van bestuur)?|bestuur) verl(?:iet|aat|aten)|\b(?:raad van bestuur|bestuursorgaan|het bestuur) [^.;]{0,40}(?:uitgebreid|aangevuld|versterkt) met|\b(?:verwaltungsrat|vorstand|verwaltungsorgan) [^.;]{0,80}(?:erweitert|erganzt|verstarkt|vergrossert)|\b(?:conseil|organe) d'administration [^.;]{0,60}(?:elargi|complete|renforce|etoffe|s'adjoin|accueill)|\b(?:zum|dem) (?:verwaltungsrat|vorstand|verwaltungsorgan) [^.;]{0,80}gehor|\bgehor[^.;]{0,80} (?:zum|dem) (?:verwaltungsrat|vorstand|verwaltungsorgan)|\bpartie (?:du conseil|de l'organe) d'administration/

/** `renouvellement du conseil d'administration`: who is elected then is a director. */
export function boardIn({ flat, fold }: Segment): Label[] {
  const board = OF_BOARD.test(fold) || TO_BOARD.test(fold) ? BOARD.exec(fold) : null
  return directorIn(flat, board)
}

const COMMITTEE =
  /comite de direction|comite executif|directiecomite|uitvoerend comite|direktionsausschuss|conseil de direction/
const SUPERVISORS = /conseil de surveillance|raad van toezicht|aufsichtsrat/
const COMPLETED =
  /(?:complete|renforce|compose|entre(?:nt)? au|rejoi[a-z]+ le|quitte(?:nt)? le|membres? du|demission du|aangevuld|uitgebreid|toe tot|verlaat het|lid van|leden van|erganzt|erweitert|mitglied)/

// `Le comité de direction est complété par la nomination de X`
function committeeIn({ flat, fold }: Segment): Label[] {
  if (BOARD.test(fold) || !COMPLETED.test(fold)) return []
  const committee = COMMITTEE.exec(fold)
  const said = committee ?? SUPERVISORS.exec(fold)
  if (!said) return []
  const role = flat.slice(said.index, said.index + said[0].length)
  return [{ office: committee ? 'executive_committee' : 'supervisory_board', role }]
}

function directorIn(flat: string, said: RegExpExecArray | null): Label[] {
  return said ? [{ office: 'director', role: flat.slice(said.index, said.index + said[0].length) }] : []
}
