// Conditions of the rules: what a ruling states as a whole, and what its clauses name, do or recall.

import { groundOf } from '../headings/heading-rules.ts'
import { isPartialDischarge } from '../particulars/discharge-extent.ts'
import type { Clause } from './decision-text.ts'
import { type Act, type Evidence, hasWords, type Matter } from './lexicon.ts'
import type { ClauseCues } from './pair-cues.ts'

/** A clause of the ruling with its cues. */
export type ReadClause = Clause & ClauseCues

export type Ruling = {
  clauses: readonly ReadClause[]
  /** All matters named in the text. */
  context: readonly Matter[]
  /** The matters that the titles above the text name. */
  titles: readonly Matter[]
  /** An appeal, opposition or withdrawal is mentioned. */
  contested: boolean
  /** The party itself filed the opposition: if granted, the ruling is undone. */
  opposed: boolean
}

export type Condition = (clause: ReadClause, ruling: Ruling, one: Evidence) => boolean

export const names = (clause: ReadClause, ...matters: Matter[]) =>
  clause.matters.some(({ key }) => matters.includes(key))
export const does = (clause: ReadClause, ...acts: Act[]) => clause.acts.some(({ key }) => acts.includes(key))
export const says = ({ clauses }: Ruling, pattern: RegExp) => clauses.some(({ plain }) => pattern.test(plain))

/** Whether any clause contains one of `acts`, with any object. */
export function doesAnywhere({ clauses }: Ruling, ...acts: Act[]): boolean {
  return clauses.some(clause => does(clause, ...acts))
}

export function finds({ clauses }: Ruling, act: Act, matters: readonly Matter[]): boolean {
  return clauses.some(({ evidence }) =>
    evidence.some(one => one.act === act && !one.negated && !one.recalled && matters.includes(one.matter)),
  )
}

export function withdrawsMoreThanOffice({ clauses }: Ruling): boolean {
  return clauses.some(({ acts, evidence }) => {
    const offices = evidence.filter(({ act, matter }) => act === 'withdraw' && matter === 'curator')
    return acts.filter(({ key }) => key === 'withdraw').length > offices.length
  })
}

export const isRecalled = ({ evidence }: ReadClause) =>
  evidence.length > 0 && evidence.every(({ recalled }) => recalled)

// Upholding a decision that withdrew something is beyond the rules.
export const isUpheldElsewhere = (ruling: Ruling) =>
  finds(ruling, 'uphold', ['judgment', 'bankruptcy', 'dissolution'])

export function opensBankruptcy(ruling: Ruling): boolean {
  const contested = doesAnywhere(ruling, 'withdraw', 'uphold', 'dismiss', 'convene', 'close', 'unmet')
  const announced = ruling.context.includes('curator') || doesAnywhere(ruling, 'creditors')
  return !contested && !ruling.contested && announced && finds(ruling, 'open', ['bankruptcy'])
}

export const isOfBankruptcyAlone = ({ context }: Ruling) =>
  context.includes('bankruptcy') && !context.includes('administrator')
// Whether a company that is not bankrupt was declared so before.
export const DECLARED =
  /reform|hervorm|neant|teniet|vernietig|opposition|verzet|hoger beroep|appel|declaration de faillite|faillite prononcee|failliet(verklaring| verklaard werd)/
export const CLOSED_AT_ONCE =
  /dissolution(?: judiciaire)? +(?:et|avec) +(?:(?:la|sa) +)?cloture|ontbinding +(?:en|met) +(?:de +)?(?:onmiddellijke +)?(?:af)?sluiting/
// Reasons for a replacement.
export const LEFT =
  /deces|decede|overlijd|overleden|wijlen|demission|ontslagnem|empeche|verhinderd|verstorben/
export const INSTEAD_OF = /in plaats van|au lieu d|plutot qu|(?:et|en) +(?:non|niet) +(?:pas|op|le|au)/

export const groundsOf = (_clause: ReadClause, { clauses }: Ruling) =>
  groundOf(clauses.map(({ plain }) => plain.replaceAll(' ', '')).join(''))
export const partOf = (clause: ReadClause) =>
  hasWords('partial', clause.plain) || isPartial(clause) ? 'partial' : 'granted'
export const refusedPartOf = (clause: ReadClause) => (isPartial(clause) ? 'partial' : 'refused')

const isPartial = ({ plain }: ReadClause) => isPartialDischarge(plain.replaceAll(' ', ''))
export const waived = (_clause: ReadClause, ruling: Ruling) =>
  says(ruling, /afstand|desist/) ? 'waived' : null

// `Dit l'opposition recevable et fondée` undoes the contested ruling.
export function isUndone(ruling: Ruling): boolean {
  return (
    ruling.opposed &&
    doesAnywhere(ruling, 'allow') &&
    !doesAnywhere(ruling, 'uphold') &&
    !withdrewBefore(ruling, 'bankruptcy') &&
    !withdrewBefore(ruling, 'dissolution') &&
    !ruling.context.some(matter => UNDONE_OTHERWISE.includes(matter))
  )
}
const UNDONE_OTHERWISE: readonly Matter[] = [
  'discharge',
  'ban',
  'plan',
  'reorganisation',
  'transfer',
  'cessation',
  'administrator',
]

// The contested ruling may itself have withdrawn something.
export function withdrewBefore({ clauses }: Ruling, matter: Matter): boolean {
  return clauses.some(({ evidence }) =>
    evidence.some(one => one.act === 'withdraw' && one.matter === matter && (one.negated || one.recalled)),
  )
}

// The act is that of an earlier ruling.
export function recalls({ clauses }: Ruling, act: Act, matter: Matter): boolean {
  return clauses.some(({ evidence }) =>
    evidence.some(one => one.act === act && one.matter === matter && one.recalled),
  )
}

/** Whether nothing was decided before on `matter`. */
export const isFirstRuling = (ruling: Ruling, matter: Matter) =>
  !ruling.contested && !recalls(ruling, 'open', matter)

// `Déclare non fondée la demande tendant à la faillite`: there is none to uphold.
export const dismissesRequest = (ruling: Ruling) =>
  isFirstRuling(ruling, 'bankruptcy') &&
  !doesAnywhere(ruling, 'uphold', 'withdraw') &&
  says(ruling, /(?<![a-z])(?:demande|citation|vordering|dagvaarding|verzoek|antrag|klage|ladung)(?![a-z])/)

// The ruling that refused a reorganisation is set aside.
export function undoesRefusal(ruling: Ruling): boolean {
  const refused = recalls(ruling, 'dismiss', 'reorganisation') || recalls(ruling, 'refuse', 'reorganisation')
  return refused && finds(ruling, 'withdraw', ['judgment'])
}

// `Homologation du plan pour : SRL X`, in a notice that refuses and undoes nothing.
const LABELLED_PLAN =
  /^ *(?:(?:tribunal|ondernemingsrechtbank|unternehmensgericht|cour|hof)(?: +[a-z]+){1,12}? +)?homologati(?:on +du|e +van +het) +(?:reorganisatie)?plan/

export function namesHomologation({ plain, acts }: ReadClause, ruling: Ruling): boolean {
  const undone = doesAnywhere(ruling, 'refuse', 'dismiss', 'withdraw', 'uphold', 'convene')
  return LABELLED_PLAN.test(plain) && acts.length === 0 && !undone
}

// The public prosecutor also asks for bans.
export function isAboutDissolution({ context }: Ruling): boolean {
  return context.includes('dissolution') || !context.includes('ban')
}

/** `Verklaart het verzoek gegrond en verleent opschorting`, in a first ruling that extends nothing. */
export const grantsMoratorium = (ruling: Ruling) =>
  doesAnywhere(ruling, 'allow') &&
  !ruling.contested &&
  !doesAnywhere(ruling, 'extend', 'withdraw', 'uphold', 'end', 'close') &&
  !recalls(ruling, 'open', 'reorganisation') &&
  ruling.context.includes('delegated_judge')

// `Met à néant le jugement qui a rejeté la demande`, or that closed the bankruptcy: nothing that was given is undone.
export function undoesNothing({ clauses }: Ruling): boolean {
  return clauses.some(({ reviewed }) =>
    reviewed.some(({ outcome, gave }) => outcome === 'set_aside' && !gave),
  )
}

// `Réforme le jugement qui a homologué le plan et rejette la demande`.
export function setsAsideGrant({ reviewed }: ReadClause): boolean {
  return reviewed.some(({ outcome, gave }) => outcome === 'set_aside' && gave)
}

// `Nog vóór de sluiting`, `op 12 januari 2026 gesloten`.
const CLOSED_BEFORE =
  /(?:(?<![a-z])(?:voor|na|sinds|avant|apres|depuis|vor|nach|seit)(?: +(?:de|het|la|sa|der|dem))?|(?:le|op|am) +[0-9]{1,2} +[a-z0-9]+ +[0-9]{4}(?: +(?:werd|is|wurde|a ete))?) +$/

// `La faillite, ouverte le 5 décembre 2022 et clôturée le 12 janvier 2026`, of which a later ruling is told.
export function isClosedBefore({ plain }: ReadClause, { at }: Evidence): boolean {
  const behind = /^[a-z]+(?:ee?|en) +(?:le|op|am) +[0-9]{1,2} /.test(plain.slice(at))
  return behind || CLOSED_BEFORE.test(plain.slice(0, at))
}

// A bankruptcy declared on appeal: with a curator and a call to creditors.
export function opensOnAppeal(ruling: Ruling): boolean {
  if (!finds(ruling, 'open', ['bankruptcy']) || doesAnywhere(ruling, 'uphold')) return false
  if (undoesDismissal(ruling)) return true
  return (
    appointsCurator(ruling) &&
    (doesAnywhere(ruling, 'creditors') ||
      (ruling.context.includes('judge') && !finds(ruling, 'withdraw', ['bankruptcy'])))
  )
}

// `Vernietigt het vonnis dat de vordering had afgewezen en verklaart BV X failliet`.
const undoesDismissal = (ruling: Ruling) =>
  finds(ruling, 'withdraw', ['judgment']) &&
  !finds(ruling, 'dismiss', ['judgment', 'bankruptcy', 'bankruptcy_request']) &&
  (recalls(ruling, 'dismiss', 'judgment') || recalls(ruling, 'dismiss', 'bankruptcy_request'))

// `Désigne en qualité de juge-commissaire M. X et en qualité de curateur Me Y`: one verb, two offices.
const appointsCurator = ({ clauses }: Ruling) =>
  clauses.some(
    clause =>
      names(clause, 'curator') &&
      clause.evidence.some(({ act, negated, recalled }) => act === 'appoint' && !negated && !recalled),
  )

// The appointee and the role may be in different sentences.
export function appointsSomebody(ruling: Ruling): boolean {
  const appointed = ruling.clauses.some(({ unattachedActs: loose }) => loose.includes('appoint'))
  const undone = doesAnywhere(ruling, 'end', 'withdraw', 'dismiss', 'refuse', 'extend', 'finish')
  return appointed && !undone && !ruling.context.some(matter => OTHER_APPOINTMENTS.includes(matter))
}

// `L'ordonnance confie à Me X les pouvoirs de …` under the title of provisional administrators: the office is not named.
export const appointsUnderTitle: Condition = ({ plain, unattachedActs }, ruling) =>
  ruling.titles.includes('administrator') &&
  unattachedActs.includes('appoint') &&
  appointsSomebody(ruling) &&
  LAWYER.test(plain) &&
  !NEW_ORGAN.test(plain)
const LAWYER = /(?<![a-z])(?:me|maitre|mtre|mr|mter|meester|avocate?|advocaat|rechtsanwalt(?:in)?)(?![a-z])/
const NEW_ORGAN =
  /(?<![a-z])(?:assemblee|vergadering|bestuursorgaan|organe d administration|versammlung)(?![a-z])/

const OTHER_APPOINTMENTS: readonly Matter[] = ['curator', 'expert', 'mandatary', 'liquidation_expert']

const PERSON_BEHIND = '{3,}(?:maitre|meester|me|mr|mevrouw|de heer|monsieur|madame|rechtsanwalt|herr|frau) '
const LABELLED_ADMINISTRATOR = new RegExp(
  `^ *(?:administrat(?:eur|rice)s? provisoires?|voorlopige? bewindvoer(?:ders?|ster)) ${PERSON_BEHIND}`,
)
const LABELLED_EXPERT = new RegExp(
  `^ *(?:praticien(?:ne)? de la reorganisation|herstructureringsdeskundige|restrukturierungsexpert(?:in)?) ${PERSON_BEHIND}`,
)
const OVER = /(?<![a-z])(?:fin|einde|ende|termin[a-z]*|cess[a-z]*|afgelopen|verstreken)(?![a-z])/

/** `Administrateur provisoire : Me X` in a notice without other decisions. */
export const namesAdministrator: Condition = ({ plain }, ruling) =>
  LABELLED_ADMINISTRATOR.test(plain) && appointsAtMost(ruling)

/** `Praticien de la réorganisation : Me X` in a notice without other decisions. */
export const namesExpert: Condition = ({ plain }, ruling) =>
  LABELLED_EXPERT.test(plain) && appointsAtMost(ruling)

function appointsAtMost(ruling: Ruling): boolean {
  const acts = new Set(ruling.clauses.flatMap(clause => clause.acts.map(({ key }) => key)))
  acts.delete('appoint')
  return acts.size === 0 && !says(ruling, OVER)
}

/** Whether a ruling denies a closing, or grounds for one. */
export function refusesToClose(clauses: readonly ReadClause[]): boolean {
  return clauses.some(({ evidence }) => evidence.some(({ act, negated }) => act === 'close' && negated))
}

// Dissolved and closed by the same ruling.
export function closesAtOnce({ plain }: ReadClause, { clauses, contested }: Ruling): boolean {
  return hasWords('immediate', plain) && !contested && !refusesToClose(clauses)
}

export const isExcusable = ({ plain }: ReadClause) =>
  /inexcusable|non excusable|pas excusable|niet verschoonbaar|onverschoonbaar|nicht entschuldbar/.test(plain)
    ? 'refused'
    : 'granted'
