// Writes court notices by kind, with the facts that they state.

import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import { toIso } from '../../days.ts'
import type { SeededRandom } from '../../random.ts'
import type { ExpectedEvent, LabelledText } from '../truth.ts'
import { breakLines, NO_BREAK_SPACE } from '../typeset.ts'
import { type CaseFile, describeDebtor, printDebtor } from './case-file.ts'
import {
  colon,
  type Discharge,
  type Earlier,
  fillLine,
  type LineName,
  type NoticeContext,
  type NoticeForm,
  printContact,
  takeComing,
  takeLeaving,
  writeLine,
} from './notice-context.ts'
import { KINDS, type KindWording, type NoticeKind, TYPED, type TypedWording } from './notice-kinds.ts'

type NoticeOptions = {
  kind: NoticeKind
  form: NoticeForm
  language: Language
  /** Days since 1970. */
  judgedOn: number
  /** Needed for errata only. */
  earlier?: Earlier
}

/** `typed` ones are numbered in brackets. */
export type CourtNotice = LabelledText & { typed: boolean }

/** Writes one notice from a case's file, in which curators and judge are kept as they are afterwards. */
export function writeNotice(file: CaseFile, options: NoticeOptions, random: SeededRandom): CourtNotice {
  const { kind } = options
  const typed = TYPED[kind]
  if (typed && (options.form === 'prose' || !(kind in KINDS || kind.startsWith('closing '))))
    return writeTyped(typed, createContext(file, options, typed, 'prose', 'none', random))
  const [, ground, discharge] = /^(closing \S+) (\S+)$/.exec(kind) ?? []
  const wording = KINDS[ground ?? kind]
  if (!wording) throw new TypeError(`No notice of the kind ${kind}`)
  const form = wording.form ?? (wording.layout && options.form === 'regsol' ? 'registry' : options.form)
  const context = createContext(file, options, wording, form, (discharge ?? 'none') as Discharge, random)
  const corrected = kind === 'erratum_replacing' ? correct(file, options, form, random) : null
  return writeStructured(wording, context, corrected)
}

// The notice as it should have been.
function correct(
  file: CaseFile,
  options: NoticeOptions,
  form: NoticeForm,
  random: SeededRandom,
): CourtNotice {
  const kind = form === 'prose' ? 'closing liquidation none' : 'closing insufficient_assets none'
  return writeNotice(file, { ...options, kind, form }, random)
}

function createContext(
  file: CaseFile,
  { language, judgedOn, earlier }: NoticeOptions,
  { role = 'curator', change = 'appointed', detail }: Pick<KindWording, 'role' | 'change' | 'detail'>,
  form: NoticeForm,
  discharge: Discharge,
  random: SeededRandom,
): NoticeContext {
  return {
    file,
    form,
    language,
    judgedOn,
    random,
    discharge,
    role,
    change,
    earlier: earlier ?? null,
    detail: discharge === 'none' ? (detail ?? null) : `${detail}, ${discharge}`,
    practitioners: [],
    partners: [],
    signer: undefined,
    drawn: new Map(),
  }
}

function writeStructured(
  { event, ends, heading, layout, lines, unreferenced }: KindWording,
  context: NoticeContext,
  corrected: LabelledText | null,
): CourtNotice {
  const { file, language, random } = context
  const titles = heading[language]
  const title = fillLine(typeof titles === 'string' ? titles : random.pick(titles), context) ?? ''
  const body = [
    ...headedDebtor(context, title, layout),
    ...lines.flatMap(name => expandLine(name, context)),
    ...(corrected?.text.split('\n') ?? []),
  ]
  const { name, legalForm } = printDebtor(file, language)
  const court = courtLines(context).name
  const fact = (kind: EventKind): ExpectedEvent => ({
    ...expectedEvent(context, kind),
    court,
    debtor: name,
    legal_form: legalForm,
    ...(unreferenced ? { reference: null } : {}),
  })
  const first = ends ? [{ ...fact(ends), practitioners: [], detail: null }] : []
  const facts = [...first, { ...fact(event), ...corrects(event, context) }, ...excusability(context, fact)]
  return frameNotice(context, body, corrected ? replaced(corrected, context) : facts)
}

function corrects(event: EventKind, { earlier }: NoticeContext): Pick<ExpectedEvent, 'corrects'> {
  if (event === 'bankruptcy_correction')
    return { corrects: { numac: earlier?.numac ?? null, effect: 'annulled' } }
  return event === 'reorganisation_correction' ? { corrects: { numac: null, effect: 'replaced' } } : {}
}

// May as well be read into the closing beside it.
function excusability({ drawn }: NoticeContext, fact: (kind: EventKind) => ExpectedEvent): ExpectedEvent[] {
  const detail = drawn.get('excusability') as string | undefined
  return detail ? [{ ...fact('excusability_decision'), detail, optional: true }] : []
}

function replaced({ facts }: LabelledText, { earlier }: NoticeContext): LabelledText['facts'] {
  const numac = earlier?.numac ?? null
  return facts.map(fact =>
    fact.fact === 'event' ? { ...fact, corrects: { numac, effect: 'replaced' as const } } : fact,
  )
}

// A line by name, or several that stand together.
function expandLine(name: string, context: NoticeContext): string[] {
  const { file, form, random } = context
  const several = (...names: LineName[]) => names.flatMap(each => writeLine(each, context) ?? [])
  switch (name) {
    case 'case':
      return several('opened_on', 'reference', 'judged_on', 'number')
    case 'some_business':
      return random.chance(0.5) ? [] : expandLine('business', context)
    case 'business':
      return several('activity', 'shop', 'place')
    case 'curators':
      return several(file.curators.length > 1 ? 'curators' : 'curator')
    case 'excused':
      return [fillLine('{excused}', context) ?? ''].filter(Boolean)
    case 'liquidators':
      if (file.company.naturalPerson || random.chance(0.2)) return []
      return form === 'registry'
        ? several('liquidators_inline')
        : several('liquidators_named', 'former_director')
    case 'replaced_curators':
      return replaceCurators(context, several)
    default:
      return several(name as LineName)
  }
}

function replaceCurators(context: NoticeContext, several: (...names: LineName[]) => string[]): string[] {
  const leaving = takeLeaving(context)
  if (leaving.length === 1) return several('curator_was', 'curator_replaced_by', 'curator_next')
  const list = (lawyers: typeof leaving) =>
    lawyers.map((lawyer, at) => `${printContact(lawyer)}${at === lawyers.length - 1 ? '.' : ','}`)
  const coming = takeComing(context)
  return [
    ...[...several('curators_head'), ...list(leaving)],
    ...[...several('curators_replaced_by', 'curators_head'), ...list(coming)],
  ]
}

// Heading with the debtor, and the birth of a natural person on a line of its own.
function headedDebtor(context: NoticeContext, title: string, layout: KindWording['layout']): string[] {
  const { file, form, language, random } = context
  const dash = layout === 'dash'
  const { line, birth, name, legalForm } = printDebtor(file, language, dash ? '- ' : ' ')
  const heading = `${title}${form === 'prose' ? `${NO_BREAK_SPACE}:` : colon(language).trimEnd()}`
  const withoutAddress = form === 'registry' && birth === null && !dash && random.chance(0.4)
  const debtor = withoutAddress
    ? [name, legalForm].filter(Boolean).join(' ')
    : `${line}${birth ? ',' : dash ? '' : '.'}`
  const lines = layout === 'below' ? [heading, debtor] : [`${heading} ${debtor}`]
  return birth ? [...lines, `${birth}.`] : lines
}

// Running sentences without a case reference.
function writeTyped(wording: TypedWording, context: NoticeContext): CourtNotice {
  const { file, language } = context
  const body = wording.lines[language].flatMap(line => fillLine(line, context) ?? [])
  const { name, legalForm } = describeDebtor(file, language)
  const court = wording.court?.[language] ?? courtLines(context).name
  const fact: ExpectedEvent = {
    ...expectedEvent(context, wording.event),
    court,
    debtor: name,
    legal_form: legalForm,
    reference: null,
  }
  const partners = context.partners.map(debtor => ({
    ...fact,
    debtor,
    legal_form: null,
    enterprise_number: null,
  }))
  return frameNotice(context, body, [fact, ...partners], court)
}

function expectedEvent(
  { file, judgedOn, practitioners, detail }: NoticeContext,
  kind: EventKind,
): ExpectedEvent {
  return {
    fact: 'event',
    kind,
    date: toIso(judgedOn),
    court: null,
    debtor: null,
    legal_form: null,
    enterprise_number: file.numbered ? file.company.enterpriseNumber : null,
    reference: file.reference,
    practitioners,
    detail,
  }
}

function courtLines({ file, language }: NoticeContext): { name: string; inText: string } {
  return language === 'fr' && file.court.french ? file.court.french : file.court
}

// The court above and the signature below.
function frameNotice(
  context: NoticeContext,
  body: string[],
  facts: LabelledText['facts'],
  court = courtLines(context).name,
): CourtNotice {
  const { form, language, random } = context
  const second =
    form === 'prose' ? [] : [...(form === 'regsol' ? ['RegSol'] : []), `${courtLines(context).inText}.`]
  const byCurator = form === 'regsol' ? writeLine('signed_by_curator', context) : null
  const signature = byCurator ?? writeLine('signed_by_registrar', context) ?? ''
  const text = breakLines([court, ...second, ...body, signature], random)
  return { language, text, facts, typed: form === 'prose' }
}
