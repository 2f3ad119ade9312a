// Acts of invented companies by kind: what is decided, under which heading and rubric, on which form.

import wordings from '../../../../data/sample/acts.json' with { type: 'json' }
import type { Language } from '../../../domain/publications/publication.ts'
import { dayOf, printDate, printFigures } from '../../days.ts'
import type { SeededRandom } from '../../random.ts'
import { fill } from '../../read-table.ts'
import type { SampleCompany } from '../../sample-company.ts'
import { courtAt } from '../courts.ts'
import { printAddress } from '../notices/case-file.ts'
import type { LabelledText } from '../truth.ts'
import { breakLines } from '../typeset.ts'
import {
  type CompanyHolder,
  generateAuditor,
  generateCompanyHolder,
  generateHolder,
  generateNamedPerson,
  type Holder,
  nameOf,
  printEnterpriseNumber,
} from './holders.ts'
import { addOcrNoise, type OcrNoise } from './ocr-noise.ts'
import {
  describeBoard,
  type MeetingContext,
  type Resolution,
  resolveChange,
  resolveIncorporation,
  resolveList,
  resolveMandate,
  resolveRepresentative,
  type SampledChange,
} from './resolutions.ts'

export type GeneratedAct = LabelledText & { rubrics: string[] }

/** Days since 1970. `board`: who is in office; the act takes from it and adds to it. */
type ActOptions = {
  kind: ActKind
  company: SampleCompany
  language: Language
  decidedOn: number
  filedOn: number
  publishedOn: number
  electronic: boolean
  board: Holder[]
  office: 'director' | 'manager'
  noise?: OcrNoise
  /** Who is appointed; drawn when absent. */
  joining?: Holder[]
}

/** Stands in the barcode until the act has its number. */
export const NUMAC_PLACEHOLDER = '@@NUMAC@@'

const BODY_WIDTH = 108
const CODE_OF_2019 = dayOf('2019-05-01')
const FORM_SINCE_2011 = dayOf('2011-01-01')
const FORM_SINCE_2018 = dayOf('2018-01-01')

/** Writes an act and notes in `board` who holds office afterwards. */
export function writeAct(options: ActOptions, random: SeededRandom): GeneratedAct {
  const { company, language, decidedOn, kind, board, joining } = options
  const meeting: MeetingContext = { company, language, decidedOn, random, joining }
  const resolutions = KINDS[kind](options, meeting)
  const rubrics = (RUBRICS[kind] ?? ['mandates']).map(rubric => wordings.rubrics[rubric][language])
  const subject = kind === 'daily_management' ? wordings.daily_management[language] : rubrics.join(' - ')
  const paragraphs = [
    ...printHead(options, subject, random),
    printIntroduction(meeting, DEEDS.has(kind)),
    ...(random.chance(0.12) ? [wordings.agenda[language]] : []),
    ...numberParagraphs(resolutions, random),
    ...(random.chance(0.5) ? [random.pick(wordings.aside[language])] : []),
    ...(kind === 'proxy_only' || random.chance(0.4) ? [printProxy(meeting)] : []),
    '',
    board[0] ? nameOf(board[0]) : generateNamedPerson(language, random).name,
    random.pick(wordings.capacity[language]),
    '',
    ...wordings.foot[language],
  ]
  const text = breakLines(paragraphs, null, BODY_WIDTH)
  const facts = resolutions.flatMap(resolution => resolution.facts)
  return {
    language,
    facts,
    rubrics,
    text: options.noise ? addOcrNoise(text, options.noise, random) : text,
  }
}

type Decide = (options: ActOptions, meeting: MeetingContext) => Resolution[]

const endMandate =
  (change: 'resignation' | 'dismissal' | 'end_of_term'): Decide =>
  ({ board, office }, meeting) => {
    const holder = memberOf(board, meeting)
    removeFrom(board, holder)
    return [resolveMandate(meeting, change, office, holder)]
  }

const changeCompany =
  (change: SampledChange): Decide =>
  (_, meeting) => [resolveChange(meeting, change)]

const appoint: Decide = ({ board, office }, meeting) => {
  const [holder] = addToBoard(board, meeting, 1) as [Holder]
  return [resolveMandate(meeting, 'appointment', office, holder)]
}

const KINDS = {
  appointment: appoint,
  reappointment: ({ board, office }, meeting) => [
    resolveMandate(meeting, 'reappointment', office, memberOf(board, meeting)),
  ],
  resignation: endMandate('resignation'),
  dismissal: endMandate('dismissal'),
  end_of_term: endMandate('end_of_term'),
  death: ({ board, office }, meeting) => {
    const holder = personOf(board, meeting)
    removeFrom(board, holder)
    return [resolveMandate(meeting, 'death', office, holder)]
  },
  appointment_list: ({ board, office }, meeting) => [
    resolveList(meeting, 'appointment', office, addToBoard(board, meeting, meeting.random.between(2, 4))),
  ],
  resignation_list: ({ board, office }, meeting) => {
    addToBoard(board, meeting, 2 - board.length)
    return [resolveList(meeting, 'resignation', office, board.splice(0, 2))]
  },
  reappointment_list: ({ board, office }, meeting) => {
    addToBoard(board, meeting, 2 - board.length)
    return [resolveList(meeting, 'reappointment', office, board)]
  },
  replacement: (options, meeting) => [
    ...endMandate('resignation')(options, meeting),
    ...appoint(options, meeting),
  ],
  // A director goes on as the representative of a company of their own.
  capacity_changed: ({ board, office }, meeting) => {
    const holder = personOf(board, meeting)
    const company = generateCompanyHolder(meeting.language, meeting.random)
    company.representative = holder.person
    removeFrom(board, holder)
    board.push(company)
    return [
      resolveMandate(meeting, 'resignation', office, holder),
      resolveMandate(meeting, 'appointment', office, company),
    ]
  },
  daily_management: ({ board }, meeting) => {
    const office = meeting.random.chance(0.6) ? 'managing_director' : 'daily_management'
    return [resolveMandate(meeting, 'appointment', office, memberOf(board, meeting))]
  },
  permanent_representative: ({ board }, meeting) => [
    resolveRepresentative(meeting, companyOf(board, meeting)),
  ],
  auditor: (_, meeting) => {
    const change = meeting.random.chance(0.5) ? 'appointment' : 'reappointment'
    const auditor = meeting.joining?.[0] ?? generateAuditor(meeting.language, meeting.random)
    return [resolveMandate(meeting, change, 'statutory_auditor', auditor)]
  },
  board_list: ({ board, office }, meeting) => {
    if (board.length === 0) addToBoard(board, meeting, 2)
    return [describeBoard(meeting, office, board)]
  },
  proxy_only: () => [],
  incorporation: ({ board, office }, meeting) => {
    const first = addToBoard(board, meeting, meeting.random.chance(0.6) ? 1 : 2)
    const appointed = first.map(holder => resolveMandate(meeting, 'appointment', office, holder))
    return [resolveIncorporation(meeting), ...appointed]
  },
  name: changeCompany('name'),
  seat: changeCompany('seat'),
  legal_form: changeCompany('legal_form'),
  capital: changeCompany('capital'),
  purpose: changeCompany('purpose'),
  merger: changeCompany('merger'),
  division: changeCompany('division'),
  transfer_of_business: changeCompany('transfer_of_business'),
  dissolution: ({ board }, meeting) => [
    resolveChange(meeting, 'dissolution'),
    resolveMandate(meeting, 'appointment', 'liquidator', memberOf(board, meeting)),
  ],
  liquidation_closed: changeCompany('liquidation_closed'),
} satisfies Record<string, Decide>

export type ActKind = keyof typeof KINDS
export const ACT_KINDS = Object.keys(KINDS) as ActKind[]

// Where an act stands elsewhere than under the mandates. Source: the annex's own list of rubrics.
const RUBRICS: Partial<Record<ActKind, (keyof typeof wordings.rubrics)[]>> = {
  incorporation: ['incorporation'],
  name: ['name'],
  seat: ['seat'],
  legal_form: ['form'],
  capital: ['capital'],
  purpose: ['purpose'],
  merger: ['restructuring'],
  division: ['restructuring'],
  transfer_of_business: ['restructuring'],
  dissolution: ['end', 'mandates'],
  liquidation_closed: ['end'],
}
const DEEDS = new Set<ActKind>((Object.keys(RUBRICS) as ActKind[]).filter(kind => kind !== 'seat'))

function memberOf(board: Holder[], { language, random }: MeetingContext): Holder {
  return board.length > 0 ? random.pick(board) : generateHolder(language, random)
}

function personOf(board: Holder[], { language, random }: MeetingContext): Holder & { kind: 'person' } {
  const held = board.find(holder => holder.kind === 'person')
  return held ?? { kind: 'person', person: generateNamedPerson(language, random) }
}

function companyOf(board: Holder[], { language, random }: MeetingContext): CompanyHolder {
  return board.find(holder => holder.kind === 'company') ?? generateCompanyHolder(language, random)
}

function removeFrom(board: Holder[], holder: Holder): void {
  const at = board.indexOf(holder)
  if (at >= 0) board.splice(at, 1)
}

function addToBoard(board: Holder[], meeting: MeetingContext, count: number): Holder[] {
  const { language, random } = meeting
  const joining =
    meeting.joining ?? Array.from({ length: Math.max(0, count) }, () => generateHolder(language, random))
  board.push(...joining)
  return joining
}

// Code of the form, box of the gazette, stamp, and the labelled fields.
function printHead(options: ActOptions, subject: string, random: SeededRandom): string[] {
  const { company, language, filedOn, electronic } = options
  const { fields: all, older, registry } = wordings.head
  const fields = { ...all[language], ...(filedOn < CODE_OF_2019 ? older[language] : {}) }
  const filed = `${fields.filed}${electronic ? '\n' : ' '}${printFigures(filedOn, '-')}`
  const court = courtAt(company.address.zip, company.language).name
  return [
    formCode(filedOn, electronic),
    `${fields.part} ${fields.copy}`,
    fields.box,
    `*${NUMAC_PLACEHOLDER}*`,
    ...(electronic ? [filed] : [filed, court, registry[language]]),
    `${fields.number}${printEnterpriseNumber(company.enterpriseNumber, random)}`,
    fields.name,
    `${fields.inFull}${company.name.replaceAll('"', '')}`,
    fields.short,
    ...(electronic && random.chance(0.5) ? [printMargin(options)] : []),
    `${fields.form}${company.legalForm?.[language] ?? ''}`,
    `${fields.seat}${printAddress(company, language)}`,
    `${fields.subject}${subject}`,
    '',
  ]
}

function formCode(filedOn: number, electronic: boolean): string {
  if (filedOn < FORM_SINCE_2011) return 'Mod 2.1'
  if (filedOn < FORM_SINCE_2018) return electronic ? 'Mod PDF 11.1' : 'MOD WORD 11.1'
  return `Mod ${electronic ? 'PDF' : 'DOC'} ${filedOn < CODE_OF_2019 ? '18.01' : '19.01'}`
}

function printMargin({ publishedOn, language }: ActOptions): string {
  const others = language === 'de' ? 'Anlagen zum Belgischen Staatsblatt' : 'Annexes du Moniteur belge'
  return `Bijlagen bij het Belgisch Staatsblad - ${printFigures(publishedOn)} - ${others}`
}

function printIntroduction({ decidedOn, language, random }: MeetingContext, deed: boolean): string {
  const day = printDate(decidedOn, language)
  if (deed) return fill(wordings.deed[language], { day, notary: generateNamedPerson(language, random).name })
  const printed = random.chance(0.7) ? day : printFigures(decidedOn)
  return fill(random.pick(wordings.introduction[language]), { day: printed })
}

// Names people who hold no office.
function printProxy({ language, random }: MeetingContext): string {
  const [first, second] = [1, 2].map(() => generateNamedPerson(language, random).name) as [string, string]
  return fill(wordings.proxy[language], { first, second })
}

// Resolutions bear numbers where there are several.
function numberParagraphs(resolutions: Resolution[], random: SeededRandom): string[] {
  if (resolutions.length < 2 || random.chance(0.3)) return resolutions.flatMap(({ paragraphs }) => paragraphs)
  const mark = random.pick(['. ', ') ', '.'])
  return resolutions.flatMap(({ paragraphs: [first, ...rest] }, at) => [`${at + 1}${mark}${first}`, ...rest])
}
