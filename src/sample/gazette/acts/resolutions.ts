// One decision of an act with what it states: a mandate given or ended, or a change of the company.

import type { MandateChange, Office } from '../../../domain/publications/gazette-fact.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import { printDate, printFigures, toIso, yearOf } from '../../days.ts'
import type { SeededRandom } from '../../random.ts'
import type { SampleCompany } from '../../sample-company.ts'
import type { ExpectedFact, ExpectedMandate } from '../truth.ts'
import { printAppointmentChain } from './chained-appointment.ts'
import { generateNamedPerson, type Holder, nameOf, printHolder, printPerson } from './holders.ts'
import { printEffect, printTerm, SENTENCES } from './mandate-sentences.ts'
import { BOARD, MEETING, OFFICE_PLURALS, OFFICE_WORDS, type SampledOffice } from './offices.ts'

/** What all decisions of an act share. */
export type MeetingContext = {
  company: SampleCompany
  language: Language
  /** Day of the meeting, days since 1970. */
  decidedOn: number
  random: SeededRandom
}

export type Resolution = { paragraphs: string[]; facts: ExpectedFact[] }

const IMMEDIATELY = {
  nl: ' met onmiddellijke ingang',
  fr: ' avec effet immédiat',
  de: ' mit sofortiger Wirkung',
}
const BY_BOARD = new Set<SampledOffice>(['managing_director', 'daily_management', 'chair'])
const STARTS = new Set<MandateChange>(['appointment', 'reappointment'])

/** A mandate given, renewed, confirmed or ended. */
export function resolveMandate(
  sitting: MeetingContext,
  change: MandateChange,
  office: SampledOffice,
  holder: Holder,
): Resolution {
  const { language, decidedOn, random } = sitting
  const { from, effectiveOn, printed } = drawEffect(sitting, change)
  const by = BY_BOARD.has(office) ? BOARD[language] : random.pick(MEETING[language])
  const word = random.pick(OFFICE_WORDS[office][language])
  const day = effectiveOn === 'immediate' ? decidedOn : effectiveOn
  const facts = [mandateFact(sitting, change, office, holder, day)]
  if (change === 'appointment' && printed && random.chance(0.2)) {
    return {
      paragraphs: [printAppointmentChain(holder, { by, office: word, day: printed }, language, random)],
      facts,
    }
  }
  const hasTerm = STARTS.has(change) && effectiveOn !== 'immediate'
  const sentence = random.pick(SENTENCES[change][language])({
    by,
    who: printHolder(holder, language, random, STARTS.has(change)),
    office: word,
    from,
    term: hasTerm ? printTerm(yearOf(decidedOn), office, language, random) : '',
  })
  return { paragraphs: [sentence], facts }
}

function drawEffect(
  { language, decidedOn, random }: MeetingContext,
  change: MandateChange,
): { from: string; effectiveOn: number | 'immediate' | null; printed: string | null } {
  if (change === 'confirmation') return { from: '', effectiveOn: null, printed: null }
  const way = random.below(10)
  if (way < 2) return { from: '', effectiveOn: null, printed: null }
  if (way < 3 && change !== 'death')
    return { from: IMMEDIATELY[language], effectiveOn: 'immediate', printed: null }
  const earliest = change === 'death' ? -90 : STARTS.has(change) ? 0 : -20
  const day = decidedOn + random.between(earliest, change === 'death' ? -5 : 10)
  const printed = random.chance(0.65) ? printDate(day, language) : printFigures(day)
  return { from: printEffect(change, printed, language, random), effectiveOn: day, printed }
}

export function mandateFact(
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

const LIST_HEADS: Record<
  'appointment' | 'resignation' | 'reappointment',
  Record<Language, (offices: string) => string>
> = {
  appointment: {
    nl: offices => `Worden benoemd tot ${offices}:`,
    fr: offices => `Sont nommés ${offices} :`,
    de: offices => `Zu ${offices}n werden ernannt:`,
  },
  resignation: {
    nl: offices => `De vergadering aanvaardt het ontslag als ${offices} van:`,
    fr: offices => `L’assemblée prend acte de la démission, en tant qu’${offices}, de :`,
    de: offices => `Die Versammlung nimmt den Rücktritt als ${offices} an von:`,
  },
  reappointment: {
    nl: offices => `De vergadering herbenoemt als ${offices}:`,
    fr: offices => `L’assemblée renouvelle le mandat d’${offices} de :`,
    de: offices => `Die Versammlung wählt die folgenden ausscheidenden ${offices} wieder in ihr Amt:`,
  },
}

/** One decision about several, each on a line of his own. */
export function resolveList(
  sitting: MeetingContext,
  change: keyof typeof LIST_HEADS,
  office: 'director' | 'manager',
  holders: Holder[],
): Resolution {
  const { language, random } = sitting
  const offices = OFFICE_PLURALS[office][language].replace(
    /n$/,
    change === 'appointment' && language === 'de' ? '' : 'n',
  )
  const mark = random.pick(['- ', '• ', '* '])
  return {
    paragraphs: [
      LIST_HEADS[change][language](offices),
      ...holders.map((holder, at) => {
        const who = printHolder(holder, language, random, change === 'appointment').replace(/,$/, '')
        return `${mark}${who}${at === holders.length - 1 ? '.' : ';'}`
      }),
    ],
    facts: holders.map(holder => mandateFact(sitting, change, office, holder, null)),
  }
}

/** The board as it is now: everybody is in office, nothing changes. */
export function describeBoard(
  sitting: MeetingContext,
  office: 'director' | 'manager',
  holders: Holder[],
): Resolution {
  const { language, random } = sitting
  const head = {
    nl: 'De raad van bestuur is thans samengesteld als volgt:',
    fr: 'Le conseil d’administration se compose désormais comme suit :',
    de: 'Der Verwaltungsrat setzt sich nunmehr wie folgt zusammen:',
  }[language]
  const word = OFFICE_WORDS[office][language][0]
  return {
    paragraphs: [
      head,
      ...holders.map(
        holder => `- ${printHolder(holder, language, random, false).replace(/,$/, '')}, ${word};`,
      ),
    ],
    facts: holders.map(holder => mandateFact(sitting, 'confirmation', office, holder, null)),
  }
}

/** A company in office is represented by somebody else from now on. */
export function resolveRepresentative(
  sitting: MeetingContext,
  holder: Holder & { kind: 'company' },
): Resolution {
  const { language, decidedOn, random } = sitting
  const next = generateNamedPerson(language, random)
  const day = printDate(decidedOn, language)
  const who = printPerson(next, language, random, 0.2).replace(/,$/, '')
  const sentence = {
    nl: `${holder.name} heeft met ingang van ${day} als nieuwe vaste vertegenwoordiger aangesteld: ${who}.`,
    fr: `${holder.name} a désigné, à dater du ${day}, comme nouveau représentant permanent : ${who}.`,
    de: `${holder.name} wird ab dem ${day} durch den neuen ständigen Vertreter ${who} vertreten.`,
  }[language]
  holder.representative = next
  const fact = mandateFact(
    sitting,
    'appointment',
    'permanent_representative',
    { kind: 'person', person: next },
    decidedOn,
  )
  return { paragraphs: [sentence], facts: [fact] }
}
