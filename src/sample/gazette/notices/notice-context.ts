// What one notice is written from, and the values of the slots in its lines.

import wordings from '../../../../data/sample/notices.json' with { type: 'json' }
import type { PractitionerRole } from '../../../domain/publications/gazette-fact.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import { generateAddress } from '../../addresses.ts'
import { printDate, printFigures, printWeekday, toIso } from '../../days.ts'
import { dotted } from '../../numbers.ts'
import { generatePerson } from '../../people.ts'
import type { SeededRandom } from '../../random.ts'
import { fillOptional, readWords, readWordsByLanguage } from '../../read-table.ts'
import { type Lawyer, pickJudge, pickLawyer, pickRegistrar } from '../courts.ts'
import type { ExpectedPractitioner } from '../truth.ts'
import { capitals, NO_BREAK_SPACE } from '../typeset.ts'
import { type CaseFile, describeDebtor, describePerson, generateBirth } from './case-file.ts'

/**
 * `regsol`: produced by the solvency register, signed by the curator, full stops after dates. `registry`: written by the
 * registry, without these and mostly without the address. `prose`: typed by the gazette's staff, numbered `(2282)`.
 */
export type NoticeForm = 'regsol' | 'registry' | 'prose'

/** An earlier notice that an erratum corrects. */
export type Earlier = { numac: string; publishedOn: number }

export type NoticeContext = {
  file: CaseFile
  form: NoticeForm
  /** Of the text; Eupen publishes each notice in German and in French. */
  language: Language
  /** Days since 1970. */
  judgedOn: number
  random: SeededRandom
  earlier: Earlier | null
  /** A key of `words.discharges`. */
  discharge: Discharge
  role: PractitionerRole
  change: ExpectedPractitioner['change']
  /** What the lines state as they are written. */
  practitioners: ExpectedPractitioner[]
  partners: string[]
  detail: string | null
  signer: Lawyer | undefined
  /** What several slots of a notice share. */
  drawn: Map<string, unknown>
}

const { words, lines } = wordings
export type Discharge = keyof typeof words.discharges
export type LineName = keyof typeof lines

const ACTIVITIES = readWordsByLanguage('typed_activities')
const SHOPS = readWords('typed_shops')
const DAYS_TO_VERIFICATION = 36
const SUSPENSION_DAYS = 120
const HOMOLOGATED_DAYS_BEFORE = 430

/** A line of `notices.json` with its slots filled; null when one of them has nothing to print. */
export function writeLine(name: LineName, context: NoticeContext): string | null {
  const template: string | string[] = lines[name][context.language]
  return fillLine(typeof template === 'string' ? template : context.random.pick(template), context)
}

export function fillLine(template: string, context: NoticeContext): string | null {
  return fillOptional(template, name => {
    const slot = SLOTS[name]
    if (!slot) throw new TypeError(`No slot {${name}}: ${template}`)
    return slot(context)
  })
}

/** French prints a blank before it, which never ends a line. */
export function colon(language: Language): string {
  return language === 'fr' ? `${NO_BREAK_SPACE}: ` : ': '
}

function once<T>({ drawn }: NoticeContext, name: string, draw: () => T): T {
  if (!drawn.has(name)) drawn.set(name, draw())
  return drawn.get(name) as T
}

const SLOTS: Record<string, (context: NoticeContext) => string | null> = {
  ':': ({ form, language }) => (form === 'prose' ? `${NO_BREAK_SPACE}: ` : colon(language)),
  '.': ({ form }) => (form === 'registry' ? '' : '.'),
  end: ({ form }) => (form === 'prose' ? '.' : ''),
  label_colon: ({ language }) => colon(language),
  discharge: ({ discharge, language }) => words.discharges[discharge][language],
  number: ({ file }) => (file.numbered ? dotted(file.company.enterpriseNumber) : null),
  reference: ({ file }) => file.reference,
  room: ({ file }) => file.court.room,

  activity: ({ language, random }) => (random.chance(0.7) ? random.pick(ACTIVITIES[language]) : null),
  shop: ({ random }) => (random.chance(0.15) ? random.pick(SHOPS) : null),
  place: ({ language, random }) =>
    random.chance(0.12) ? capitals(printHome(language, random, ', '), 'small') : null,
  objective: ({ language, random }) => random.pick(words.objectives[language]),
  excused: context => {
    const { file, language, random } = context
    if (!random.chance(0.6)) return null
    const excused = file.company.naturalPerson && random.chance(0.7)
    context.drawn.set('excusability', excused ? 'granted' : 'refused')
    return words.excused[language][excused ? 0 : 1] as string
  },

  judged: ({ judgedOn, language }) => printDate(judgedOn, language),
  ruled: ({ judgedOn }) => printFigures(judgedOn),
  opened: ({ file, language }) => printDate(file.openedOn, language),
  verification: ({ judgedOn, language }) => printDate(judgedOn + DAYS_TO_VERIFICATION, language),
  cessation: ({ judgedOn, language, random }) =>
    random.chance(language === 'nl' ? 0.95 : 0.45)
      ? printFigures(judgedOn - (random.chance(0.6) ? random.below(3) : random.between(10, 180)))
      : null,
  earlier_cessation: ({ file, random }) => printFigures(file.openedOn - random.between(150, 185)),
  suspension_end: ({ judgedOn }) => printFigures(judgedOn + SUSPENSION_DAYS),
  wrong_end: context => {
    const right = context.judgedOn + SUSPENSION_DAYS
    context.detail = `suspension_end ${toIso(right)}`
    return printFigures(right + context.random.between(3, 28))
  },
  vote_day: ({ judgedOn, language }) => printWeekday(judgedOn + SUSPENSION_DAYS - 14, language),
  homologated: ({ judgedOn }) => printFigures(judgedOn - HOMOLOGATED_DAYS_BEFORE),
  earlier_day: ({ earlier, language }) => printDate(earlier?.publishedOn ?? 0, language),
  earlier_numac: ({ earlier }) => earlier?.numac ?? '',

  judge: ({ file }) => file.judge,
  next_judge: ({ file, random }) => {
    file.judge = pickJudge(file.court, random)
    return file.judge
  },
  judge_mail: ({ file }) => `${file.judge.toLowerCase().replace(/[^a-z]+/g, '.')}@just.example`,
  registrar: ({ file, random }) => `${pickRegistrar(file.court, random)}${random.chance(0.7) ? '.' : ''}`,
  signer: ({ file, signer = file.curators[0] }) => signer?.signature ?? null,

  curators: context => {
    const { curators } = context.file
    for (const { name } of curators) addPractitioner(context, 'curator', name, 'appointed')
    return curators.map(printContact).join('; ')
  },
  // Of a typed notice, in the role that it appoints to.
  curator: context => {
    const [first] = context.file.curators
    if (!first) return null
    addPractitioner(context, context.role, first.name, 'appointed')
    return `${words.typed_title[context.language]} ${first.name}, ${first.office}`
  },
  added: context => {
    const { file, random } = context
    const added = pickAnotherLawyer(context)
    file.curators = [...file.curators, added]
    addPractitioner(context, 'curator', added.name, 'appointed')
    return random.chance(0.7) ? printContact(added) : `${added.name}, ${added.office}`
  },
  left: context => {
    const { file } = context
    const last = file.curators.length > 1 ? file.curators.at(-1) : undefined
    const leaving = last ?? pickAnotherLawyer(context)
    file.curators = file.curators.filter(curator => curator !== leaving)
    addPractitioner(context, 'curator', leaving.signature, 'discharged')
    return leaving.signature
  },
  leaving: context => printContact(takeLeaving(context)[0] as Lawyer),
  coming: context => printContact(takeComing(context)[0] as Lawyer),
  replaced: context => {
    const leaving = context.file.curators[0] ?? pickAnotherLawyer(context)
    addPractitioner(context, 'curator', leaving.signature, 'discharged')
    return leaving.signature
  },
  replacing: context => {
    const coming = pickAnotherLawyer(context)
    context.file.curators = [coming]
    addPractitioner(context, 'curator', coming.signature, 'appointed')
    return `${coming.signature}, ${coming.office}`
  },

  lawyer: context => {
    const { name } = drawLawyer(context)
    addPractitioner(context, context.role, name, 'appointed')
    return name
  },
  lawyer_town: context => drawLawyer(context).town,
  lawyer_street: context => drawLawyer(context).street,
  lawyer_mail: context => drawLawyer(context).email,
  liquidator: context => {
    const { name } = once(context, 'liquidator', () => generateLiquidator(context))
    addPractitioner(context, 'liquidator', withoutTitle(name), context.change)
    return name
  },
  liquidator_office: context => once(context, 'liquidator', () => generateLiquidator(context)).office,
  liquidator_left: context => {
    const { name } = generateLiquidator(context)
    addPractitioner(context, 'liquidator', withoutTitle(name), 'discharged')
    return name
  },
  former_director: ({ file, language, random }) => {
    const { first, last } = generatePerson(random)
    const name = capitals(`${last} ${first}`, file.accents)
    if (random.chance(0.08)) return `${name} ${words.no_address[language]}`
    return `${name} ${capitals(printHome(language, random, ' '), file.accents)}`
  },
  // Not the bankrupt company: one of its directors.
  banned: ({ random }) => {
    const { first, last } = generatePerson(random)
    return `${first} ${last.toUpperCase()}`
  },
  years: ({ random }) => String(random.between(3, 10)),

  debtor: ({ file, language }) => describeDebtor(file, language).line,
  typed_activity: ({ language, random }) => random.pick(ACTIVITIES[language]),
  partner: context => {
    const { judgedOn, language, random } = context
    const { first, last } = generatePerson(random)
    const name = `${first} ${capitals(last, 'small')}`
    context.partners.push(name)
    const birth = generateBirth(judgedOn, language, random)
    const { line, town } = generateAddress(random, language)
    return describePerson(name, birth, `${town.zip} ${town.name}, ${line}`, language)
  },
}

function addPractitioner(
  { practitioners }: NoticeContext,
  role: PractitionerRole,
  name: string,
  change: ExpectedPractitioner['change'],
): void {
  practitioners.push({ role, name, change })
}

/** The curators who are replaced. */
export function takeLeaving(context: NoticeContext): Lawyer[] {
  return once(context, 'leaving', () => {
    for (const { name } of context.file.curators) addPractitioner(context, 'curator', name, 'discharged')
    return context.file.curators
  })
}

/** Those who replace them, and sign. */
export function takeComing(context: NoticeContext): Lawyer[] {
  return once(context, 'coming', () => {
    const coming = takeLeaving(context).map(() => pickAnotherLawyer(context))
    for (const { name } of coming) addPractitioner(context, 'curator', name, 'appointed')
    context.file.curators = coming
    context.signer = coming[0]
    return coming
  })
}

/** `FREDERIC LELIEVRE, KERKSTRAAT 33, 9220 HAMME- frederic.lelievre@balie.example` */
export function printContact({ name, office, email }: Lawyer): string {
  return `${name}, ${office}- ${email}`
}

function pickAnotherLawyer({ file, random }: NoticeContext): Lawyer {
  let lawyer = pickLawyer(file.court, random)
  for (let tries = 0; tries < 20 && file.curators.includes(lawyer); tries++)
    lawyer = pickLawyer(file.court, random)
  return lawyer
}

function drawLawyer(context: NoticeContext): Lawyer {
  return once(context, 'lawyer', () => pickLawyer(context.file.court, context.random))
}

// Mostly a lawyer.
function generateLiquidator({ random, language, file }: NoticeContext): { name: string; office: string } {
  if (random.chance(0.7)) {
    const { name, office } = pickLawyer(file.court, random)
    return { name: random.chance(0.5) ? `${words.lawyer_title[language]} ${name}` : name, office }
  }
  const { first, last } = generatePerson(random)
  return {
    name: capitals(`${last} ${first}`, file.accents),
    office: capitals(printHome(language, random, ', '), file.accents),
  }
}

function withoutTitle(name: string): string {
  return name.replace(/^(MR\.|MAITRE|RA) /, '')
}

function printHome(language: Language, random: SeededRandom, separator: string): string {
  const { line, town } = generateAddress(random, language)
  return `${line}${separator}${town.zip} ${town.name}`
}
