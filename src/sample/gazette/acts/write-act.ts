// Acts of invented companies by kind: what is decided, under which heading and rubric, on which form.

import type { MandateChange } from '../../../domain/publications/gazette-fact.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import type { SeededRandom } from '../../random.ts'
import type { SampleCompany } from '../../sample-company.ts'
import { breakLines } from '../print/break-lines.ts'
import type { LabelledText } from '../truth.ts'
import { printHead } from './act-head.ts'
import {
  FOOT,
  printAgenda,
  printAside,
  printDeed,
  printIntroduction,
  printProxy,
  printSignature,
} from './boilerplate.ts'
import { resolveChange, resolveIncorporation, type SampledChange } from './company-changes.ts'
import { generateAuditor, generateHolder, generateNamedPerson, type Holder, nameOf } from './holders.ts'
import { addOcrNoise, type OcrNoise } from './ocr-noise.ts'
import type { SampledOffice } from './offices.ts'
import {
  describeBoard,
  type MeetingContext,
  type Resolution,
  resolveList,
  resolveMandate,
  resolveRepresentative,
} from './resolutions.ts'
import { RUBRICS, type Rubric } from './rubrics.ts'

const MANDATE_KINDS = [
  'appointment',
  'reappointment',
  'resignation',
  'dismissal',
  'end_of_term',
  'death',
] as const
const CHANGE_KINDS = [
  'name',
  'seat',
  'legal_form',
  'capital',
  'purpose',
  'merger',
  'division',
  'transfer_of_business',
  'dissolution',
  'liquidation_closed',
] as const

export const ACT_KINDS = [
  ...MANDATE_KINDS,
  'appointment_list',
  'resignation_list',
  'reappointment_list',
  'replacement',
  'capacity_changed',
  'daily_management',
  'permanent_representative',
  'auditor',
  'board_list',
  'proxy_only',
  'incorporation',
  ...CHANGE_KINDS,
] as const
export type ActKind = (typeof ACT_KINDS)[number]

export type GeneratedAct = LabelledText & { rubrics: string[] }

export type ActOptions = {
  kind: ActKind
  company: SampleCompany
  language: Language
  /** Days since 1970. */
  decidedOn: number
  filedOn: number
  publishedOn: number
  electronic: boolean
  /** Who is in office; the act takes from it and adds to it. */
  board: Holder[]
  office: 'director' | 'manager'
  noise?: OcrNoise
}

type Content = { resolutions: Resolution[]; rubrics: Rubric[]; deed?: true }

/** Writes an act and notes in `board` who holds office afterwards. */
export function writeAct(order: ActOptions, random: SeededRandom): GeneratedAct {
  const { company, language, decidedOn, kind } = order
  const sitting: MeetingContext = { company, language, decidedOn, random }
  const { resolutions, rubrics, deed } = writeContent(order, sitting)
  const head = printHead({ ...order, subject: subjectOf(rubrics, kind, language) }, random)
  const introduction = deed
    ? printDeed(decidedOn, language, random)
    : printIntroduction(decidedOn, language, random)
  const agenda = random.chance(0.12) ? [printAgenda(language)] : []
  const paragraphs = [
    ...head,
    introduction,
    ...agenda,
    ...numbered(resolutions, random),
    ...ending(order, sitting),
    ...FOOT[language],
  ]
  const text = breakLines(paragraphs, null, BODY_WIDTH)
  return {
    language,
    text: order.noise ? addOcrNoise(text, order.noise, random) : text,
    facts: resolutions.flatMap(({ facts }) => facts),
    rubrics: rubrics.map(rubric => RUBRICS[rubric][language]),
  }
}

const BODY_WIDTH = 108

// Resolutions bear numbers where there are several.
function numbered(resolutions: Resolution[], random: SeededRandom): string[] {
  if (resolutions.length < 2 || random.chance(0.3)) return resolutions.flatMap(({ paragraphs }) => paragraphs)
  const mark = random.pick(['. ', ') ', '.'])
  return resolutions.flatMap(({ paragraphs: [first, ...rest] }, at) => [
    `${at + 1}${mark}${first ?? ''}`,
    ...rest,
  ])
}

function ending({ kind, board }: ActOptions, { language, random }: MeetingContext): string[] {
  const aside = random.chance(0.5) ? [printAside(language, random)] : []
  const proxy = kind === 'proxy_only' || random.chance(0.4) ? [printProxy(language, random)] : []
  const signer = board[0] ? nameOf(board[0]) : generateNamedPerson(language, random).name
  return [...aside, ...proxy, '', ...printSignature(signer, language, random), '']
}

function subjectOf(rubrics: Rubric[], kind: ActKind, language: Language): string {
  if (kind === 'daily_management')
    return { nl: 'Dagelijks bestuur', fr: 'Gestion journalière', de: 'Tägliche Geschäftsführung' }[language]
  return rubrics.map(rubric => RUBRICS[rubric][language]).join(' - ')
}

function writeContent(order: ActOptions, sitting: MeetingContext): Content {
  const { kind } = order
  if (isOneOf(kind, MANDATE_KINDS))
    return { resolutions: [changeBoard(order, sitting, kind)], rubrics: ['mandates'] }
  if (isOneOf(kind, CHANGE_KINDS)) return changeCompany(order, sitting, kind)
  return SPECIAL[kind](order, sitting)
}

function isOneOf<T extends string>(kind: string, kinds: readonly T[]): kind is T {
  return (kinds as readonly string[]).includes(kind)
}

function changeBoard(order: ActOptions, sitting: MeetingContext, change: MandateChange): Resolution {
  const { board, office } = order
  if (change === 'appointment') {
    const holder = generateHolder(sitting.language, sitting.random)
    board.push(holder)
    return resolveMandate(sitting, change, office, holder)
  }
  const holder = change === 'death' ? personIn(board, sitting) : memberOf(board, sitting)
  if (change !== 'reappointment') removeFromBoard(board, holder)
  return resolveMandate(sitting, change, office, holder)
}

function memberOf(board: Holder[], { language, random }: MeetingContext): Holder {
  return board.length > 0 ? random.pick(board) : generateHolder(language, random)
}

function personIn(board: Holder[], { language, random }: MeetingContext): Holder {
  return (
    board.find(({ kind }) => kind === 'person') ?? {
      kind: 'person',
      person: generateNamedPerson(language, random),
    }
  )
}

function companyIn(board: Holder[], { language, random }: MeetingContext): Holder & { kind: 'company' } {
  for (const holder of board) if (holder.kind === 'company') return holder
  for (;;) {
    const holder = generateHolder(language, random)
    if (holder.kind === 'company') return holder
  }
}

function removeFromBoard(board: Holder[], holder: Holder): void {
  const at = board.indexOf(holder)
  if (at >= 0) board.splice(at, 1)
}

function changeCompany(order: ActOptions, sitting: MeetingContext, change: SampledChange): Content {
  const resolutions = [resolveChange(sitting, change)]
  if (change === 'dissolution') {
    resolutions.push(resolveMandate(sitting, 'appointment', 'liquidator', memberOf(order.board, sitting)))
  }
  return { resolutions, rubrics: RUBRICS_OF[change], deed: change === 'seat' ? undefined : true }
}

const RUBRICS_OF: Record<SampledChange, Rubric[]> = {
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

function appointToBoard(board: Holder[], { language, random }: MeetingContext, count: number): Holder[] {
  const joining = Array.from({ length: count }, () => generateHolder(language, random))
  board.push(...joining)
  return joining
}

const mandates = (...resolutions: Resolution[]): Content => ({ resolutions, rubrics: ['mandates'] })

type SpecialKind = Exclude<ActKind, (typeof MANDATE_KINDS)[number] | SampledChange>

const SPECIAL: Record<SpecialKind, (order: ActOptions, sitting: MeetingContext) => Content> = {
  appointment_list: ({ board, office }, sitting) =>
    mandates(
      resolveList(
        sitting,
        'appointment',
        office,
        appointToBoard(board, sitting, sitting.random.between(2, 4)),
      ),
    ),
  resignation_list: ({ board, office }, sitting) => {
    while (board.length < 2) appointToBoard(board, sitting, 1)
    return mandates(resolveList(sitting, 'resignation', office, board.splice(0, 2)))
  },
  reappointment_list: ({ board, office }, sitting) => {
    while (board.length < 2) appointToBoard(board, sitting, 1)
    return mandates(resolveList(sitting, 'reappointment', office, board))
  },
  replacement: (order, sitting) =>
    mandates(changeBoard(order, sitting, 'resignation'), changeBoard(order, sitting, 'appointment')),
  capacity_changed: ({ board, office }, sitting) => {
    const person = personIn(board, sitting) as Holder & { kind: 'person' }
    const vehicle = { ...companyIn([], sitting), representative: person.person }
    removeFromBoard(board, person)
    board.push(vehicle)
    return mandates(
      resolveMandate(sitting, 'resignation', office, person),
      resolveMandate(sitting, 'appointment', office, vehicle),
    )
  },
  daily_management: ({ board }, sitting) => {
    const office: SampledOffice = sitting.random.chance(0.6) ? 'managing_director' : 'daily_management'
    return mandates(resolveMandate(sitting, 'appointment', office, memberOf(board, sitting)))
  },
  permanent_representative: ({ board }, sitting) =>
    mandates(resolveRepresentative(sitting, companyIn(board, sitting))),
  auditor: (_, sitting) => {
    const change = sitting.random.chance(0.5) ? 'appointment' : 'reappointment'
    return mandates(
      resolveMandate(sitting, change, 'statutory_auditor', generateAuditor(sitting.language, sitting.random)),
    )
  },
  board_list: ({ board, office }, sitting) => {
    if (board.length === 0) appointToBoard(board, sitting, 2)
    return mandates(describeBoard(sitting, office, board))
  },
  proxy_only: () => mandates(),
  incorporation: ({ board, office }, sitting) => {
    const first = appointToBoard(board, sitting, sitting.random.chance(0.6) ? 1 : 2)
    const appointed = first.map(holder => resolveMandate(sitting, 'appointment', office, holder))
    return {
      resolutions: [resolveIncorporation(sitting), ...appointed],
      rubrics: ['incorporation'],
      deed: true,
    }
  },
}
