// The decisions of an act with the facts that they state: mandates given or ended, changes of the company.

import wordings from '../../../../data/sample/acts.json' with { type: 'json' }
import type { CompanyChange, MandateChange, Office } from '../../../domain/publications/gazette-fact.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import { generateAddress } from '../../addresses.ts'
import { printDate, printFigures, toIso, yearOf } from '../../days.ts'
import { capitalize } from '../../people.ts'
import type { SeededRandom } from '../../random.ts'
import { fill } from '../../read-table.ts'
import type { SampleCompany } from '../../sample-company.ts'
import { firmName } from '../generate-company.ts'
import { printAddress } from '../notices/case-file.ts'
import type { ExpectedFact, ExpectedMandate } from '../truth.ts'
import {
  type CompanyHolder,
  generateNamedPerson,
  type Holder,
  nameOf,
  printHolder,
  printPerson,
  withoutComma,
} from './holders.ts'

/** What all decisions of an act share; `decidedOn` in days since 1970. `joining`: who is appointed; drawn when absent. */
export type MeetingContext = {
  company: SampleCompany
  language: Language
  decidedOn: number
  random: SeededRandom
  joining?: Holder[]
}

export type Resolution = { paragraphs: string[]; facts: ExpectedFact[] }
type SampledOffice = keyof typeof wordings.offices
export type SampledChange = Exclude<keyof typeof wordings.changes, 'incorporation'>

const BY_BOARD = new Set<SampledOffice>(['managing_director', 'daily_management', 'chair'])
const STARTS = new Set<MandateChange>(['appointment', 'reappointment'])

/** A mandate given, renewed or ended. */
export function resolveMandate(
  meeting: MeetingContext,
  change: keyof typeof wordings.mandates,
  office: SampledOffice,
  holder: Holder,
): Resolution {
  const { language, decidedOn, random } = meeting
  const { from, effectiveOn, printed } = drawEffect(meeting, change)
  const by = BY_BOARD.has(office)
    ? wordings.board_of_directors[language]
    : random.pick(wordings.meeting[language])
  const word = random.pick(wordings.offices[office][language])
  const facts = [mandateFact(meeting, change, office, holder, effectiveOn)]
  if (change === 'appointment' && printed && !isNumbered(holder) && random.chance(0.2))
    return { paragraphs: [chainAppointment(meeting, holder, { by, office: word, day: printed })], facts }
  const hasTerm = STARTS.has(change) && (printed !== null || effectiveOn === null)
  const who = printHolder(holder, language, random, STARTS.has(change))
  const sentence = fill(random.pick<string>(wordings.mandates[change][language]), {
    by,
    who,
    who_bare: withoutComma(who),
    office: word,
    from,
    of_office: elide('de', word),
    that_office: elide('que', word),
    term: hasTerm ? printTerm(yearOf(decidedOn), office, meeting) : '',
  })
  return { paragraphs: [sentence], facts }
}

// A chain of sentences prints no number.
function isNumbered(holder: Holder): boolean {
  return holder.kind === 'company' && holder.numbered === true
}

// d’administrateur, de gérant
function elide(particle: 'de' | 'que', word: string): string {
  return /^[aeiouhé]/i.test(word) ? `${particle.slice(0, -1)}’${word}` : `${particle} ${word}`
}

// Said in a fifth of acts not at all, in a tenth as immediate.
function drawEffect(
  { language, decidedOn, random }: MeetingContext,
  change: MandateChange,
): { from: string; effectiveOn: number | null; printed: string | null } {
  const way = random.below(10)
  if (way < 2) return { from: '', effectiveOn: null, printed: null }
  if (way < 3 && change !== 'death')
    return { from: wordings.immediately[language], effectiveOn: decidedOn, printed: null }
  const earliest = change === 'death' ? -90 : STARTS.has(change) ? 0 : -20
  const effectiveOn = decidedOn + random.between(earliest, change === 'death' ? -5 : 10)
  const printed = random.chance(0.65) ? printDate(effectiveOn, language) : printFigures(effectiveOn)
  const template = change === 'death' ? wordings.died[language] : random.pick(wordings.from[language])
  return { from: fill(template, { day: printed }), effectiveOn, printed }
}

// The law appoints auditors for three years; of the others, a third of acts state no term.
function printTerm(year: number, office: SampledOffice, { language, random }: MeetingContext): string {
  if (office === 'statutory_auditor') return wordings.auditor_term[language]
  if (random.chance(0.35)) return ''
  return fill(random.pick(wordings.terms[language]), { until: String(year + random.between(3, 6)) })
}

// In several sentences: who, from when, and who represents a company.
function chainAppointment(
  { language, random }: MeetingContext,
  holder: Holder,
  values: { by: string; office: string; day: string },
): string {
  const name = holder.kind === 'person' ? printPerson(holder.person, language, random, 0) : holder.name
  const appointed = fill(wordings.chained[language], { ...values, name })
  if (holder.kind === 'person') return appointed
  const person = capitalize(printPerson(holder.representative, language, random, 0.3))
  return `${appointed} ${fill(wordings.representative[language], { person })}`
}

function mandateFact(
  { company }: MeetingContext,
  change: MandateChange,
  office: Office,
  holder: Holder,
  effectiveOn: number | null,
): ExpectedMandate {
  return {
    fact: 'mandate',
    change,
    office,
    enterprise_number: company.enterpriseNumber,
    holder: nameOf(holder),
    holder_kind: holder.kind,
    holder_number: holder.kind === 'company' ? holder.number : null,
    representative: holder.kind === 'company' ? holder.representative.name : null,
    effective_date: effectiveOn === null ? null : toIso(effectiveOn),
  }
}

/** One decision about several, each on a line of their own. */
export function resolveList(
  meeting: MeetingContext,
  change: keyof typeof wordings.list_heads,
  office: 'director' | 'manager',
  holders: Holder[],
): Resolution {
  const { language, random } = meeting
  const offices = wordings.plurals[office][language]
  const head = fill(wordings.list_heads[change][language], {
    offices,
    of_offices: elide('de', offices),
    that_offices: elide('que', offices),
  })
  const mark = random.pick(['- ', '• ', '* '])
  const lines = holders.map((holder, at) => {
    const who = withoutComma(printHolder(holder, language, random, change === 'appointment'))
    return `${mark}${who}${at === holders.length - 1 ? '.' : ';'}`
  })
  return {
    paragraphs: [head, ...lines],
    facts: holders.map(holder => mandateFact(meeting, change, office, holder, null)),
  }
}

/** The board as it is now: everybody is in office, nothing changes. */
export function describeBoard(
  meeting: MeetingContext,
  office: 'director' | 'manager',
  holders: Holder[],
): Resolution {
  const { language, random } = meeting
  const word = wordings.offices[office][language][0]
  const lines = holders.map(
    holder => `- ${withoutComma(printHolder(holder, language, random, false))}, ${word};`,
  )
  return {
    paragraphs: [wordings.board[language], ...lines],
    facts: holders.map(holder => mandateFact(meeting, 'confirmation', office, holder, null)),
  }
}

/** A company in office is represented by somebody else from now on. */
export function resolveRepresentative(meeting: MeetingContext, holder: CompanyHolder): Resolution {
  const { language, decidedOn, random } = meeting
  const person = generateNamedPerson(language, random)
  const sentence = fill(wordings.new_representative[language], {
    name: holder.name,
    day: printDate(decidedOn, language),
    who_bare: withoutComma(printPerson(person, language, random, 0.2)),
  })
  holder.representative = person
  const held: Holder = { kind: 'person', person }
  const fact = mandateFact(meeting, 'appointment', 'permanent_representative', held, decidedOn)
  return { paragraphs: [sentence], facts: [fact] }
}

type Values = { before?: string; after?: string; other?: string }

// What changes, where a sentence says it. The register has name and seat as they are after the last change.
const CHANGED: Partial<Record<SampledChange, (meeting: MeetingContext) => Values>> = {
  name: ({ company, language, random }) => ({
    before: firmName(language, random),
    after: company.name.replaceAll('"', ''),
  }),
  seat: ({ company, language, random }) => {
    const { line, town } = generateAddress(random, language)
    const after = printAddress(company, language).replaceAll('\u00a0', ' ')
    return { before: `${line}, ${town.zip} ${town.name}`, after }
  },
  legal_form: ({ company, language }) => {
    const label = company.legalForm?.[language] ?? ''
    return { after: language === 'de' ? label : label.toLowerCase() }
  },
  capital: ({ random }) => {
    const sum = random.between(2, 90) * 10_000
    return { before: euros(sum), after: euros(sum + random.between(1, 60) * 5_000) }
  },
  merger: absorb,
  division: absorb,
  transfer_of_business: absorb,
}
const EFFECTIVE_AT_ONCE = new Set<CompanyChange>(['seat', 'dissolution', 'incorporation'])

function absorb({ language, random }: MeetingContext): Values {
  return { other: `${firmName(language, random)} ${{ nl: 'NV', fr: 'SA', de: 'AG' }[language]}` }
}

// 62.000,00
function euros(sum: number): string {
  return `${String(sum).replace(/(\d)(?=(\d{3})+$)/g, '$1.')},00`
}

export function resolveChange(meeting: MeetingContext, change: SampledChange): Resolution {
  const { language, decidedOn } = meeting
  const values = CHANGED[change]?.(meeting) ?? {}
  const sentence = fill(wordings.changes[change][language], {
    day: printDate(decidedOn, language),
    ...values,
  })
  const currency = change === 'capital' ? ' EUR' : ''
  const before = values.before === undefined ? null : values.before + currency
  const after = values.after === undefined ? null : values.after + currency
  return { paragraphs: [sentence], facts: [changeFact(meeting, change, before, after)] }
}

/** The first lines of a deed of incorporation. */
export function resolveIncorporation(meeting: MeetingContext): Resolution {
  const { company, language, decidedOn } = meeting
  const sentence = fill(wordings.changes.incorporation[language], {
    day: printDate(decidedOn, language),
    name: company.name.replaceAll('"', ''),
    form: company.legalForm?.[language] ?? '',
    seat: printAddress(company, language),
  })
  return { paragraphs: [sentence], facts: [changeFact(meeting, 'incorporation', null, null)] }
}

function changeFact(
  { company, decidedOn }: MeetingContext,
  change: CompanyChange,
  before: string | null,
  after: string | null,
): ExpectedFact {
  const effective_date = EFFECTIVE_AT_ONCE.has(change) ? toIso(decidedOn) : null
  const enterprise_number = company.enterpriseNumber
  return { fact: 'company_change', change, enterprise_number, before, after, effective_date }
}
