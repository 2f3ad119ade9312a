// Openings of bankruptcies, with the procedures that they end or that end them.

import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import { generateAddress } from '../../addresses.ts'
import { printDate, printFigures } from '../../days.ts'
import { readWords, readWordsByLanguage } from '../../read-table.ts'
import type { Lawyer } from '../court-staff.ts'
import { breakLines } from '../print/break-lines.ts'
import { capitals } from '../print/capitals.ts'
import type { ExpectedPractitioner } from '../truth.ts'
import { LABELS } from './labels.ts'
import { printLiquidator } from './liquidators.ts'
import {
  expectedEvent,
  headedDebtor,
  labelled,
  type NoticeBody,
  type NoticeContext,
  numberLine,
} from './notice-frame.ts'

export type OpeningKind =
  | 'opening'
  | 'opening_after_reorganisation'
  | 'opening_after_transfer'
  | 'opening_and_closing'

const HEADINGS: Record<OpeningKind, Record<Language, string[]>> = {
  opening: {
    nl: ['Opening van het faillissement van'],
    fr: ['Ouverture de la faillite de'],
    de: ['Konkurseröffnung auf Geständnis von/der', 'Konkurseröffnung auf Ladung von/der'],
  },
  opening_after_reorganisation: {
    nl: ['Opening van het faillissement tengevolge vroegtijdige afsluiting van de procedure WCO van'],
    fr: ['Ouverture de la faillite, après fin anticipée de la procédure en réorganisation judiciaire, de'],
    de: [
      'Konkurseröffnung nach vorzeitiger Beendigung des Verfahrens der gerichtlichen Reorganisation von/der',
    ],
  },
  opening_after_transfer: {
    nl: ['Einde overdracht onder gerechtelijk gezag en opening van het faillissement van'],
    fr: ['Fin transfert sous l’autorité judiciaire et ouverture de la faillite de'],
    de: ['Ende der Übertragung unter Autorität des Gerichts und Konkurseröffnung von/der'],
  },
  opening_and_closing: {
    nl: [
      'Opening van het faillissement op aangifte (bekentenis) (art.XX.102 WER) en afsluiting van het faillissement van',
    ],
    fr: ['Ouverture de la faillite sur aveu (art.XX.102 CDE) et clôture de la faillite de'],
    de: ['Konkurseröffnung auf Geständnis (Art.XX.102 WGB) und Abschluss des Konkurses von/der'],
  },
}
const ENDED: Partial<Record<OpeningKind, EventKind>> = {
  opening_after_reorganisation: 'reorganisation_early_end',
  opening_after_transfer: 'transfer_end',
}
const BOTH_ON = {
  nl: 'Datum opening en sluiting faillissement',
  fr: 'Date d’ouverture et de clôture de la faillite',
  de: 'Datum der Eröffnung und des Abschlusses des Konkurses',
}
const ACTIVITIES = readWordsByLanguage('typed_activities')
const SHOPS = readWords('typed_shops')
const DAYS_TO_VERIFICATION = 36

// The same in every notice, so set once.
const claims = Object.fromEntries(
  Object.entries(LABELS).map(([language, { claims }]) => [language, breakLines([claims], null)]),
) as Record<Language, string>

export function writeOpening(brief: NoticeContext, kind: OpeningKind): NoticeBody {
  if (kind === 'opening_and_closing') return writeOpeningAndClosing(brief)
  const { file, labels, language, judgedOn } = brief
  const practitioners = file.curators.map(asAppointed)
  const opened = expectedEvent(brief, 'bankruptcy_opening', { practitioners })
  const ended = ENDED[kind]
  return {
    paragraphs: [
      ...headedDebtor(brief, brief.random.pick(HEADINGS[kind][language])),
      ...businessLines(brief),
      ...numberLine(brief),
      labelled(brief, labels.reference, file.reference),
      labelled(brief, labels.bankruptOn, printDate(judgedOn, language)),
      labelled(brief, labels.judge, file.judge, '.'),
      ...curatorLines(brief),
      ...cessationLine(brief),
      claims[language],
      `${labels.verification} ${labels.verificationOn} ${printDate(judgedOn + DAYS_TO_VERIFICATION, language)}.`,
    ],
    facts: ended ? [expectedEvent(brief, ended), opened] : [opened],
  }
}

function writeOpeningAndClosing(brief: NoticeContext): NoticeBody {
  const { file, labels, language, judgedOn } = brief
  const day = printDate(judgedOn, language)
  return {
    paragraphs: [
      ...headedDebtor(brief, HEADINGS.opening_and_closing[language][0] as string),
      labelled(brief, BOTH_ON[language], day),
      labelled(brief, labels.reference, file.reference),
      labelled(brief, labels.judgedOn, day),
      ...numberLine(brief),
      labels.liquidatorsNamed,
      printLiquidator(brief),
    ],
    facts: [
      expectedEvent(brief, 'bankruptcy_opening'),
      expectedEvent(brief, 'bankruptcy_closing', { detail: 'opened_and_closed_at_once' }),
    ],
  }
}

function asAppointed({ name }: Lawyer): ExpectedPractitioner {
  return { role: 'curator', name, change: 'appointed' }
}

/** What was done there, under which name and where, as far as the registry typed it. */
export function businessLines(brief: NoticeContext): string[] {
  const { labels, language, random } = brief
  const lines: string[] = []
  if (random.chance(0.7)) lines.push(labelled(brief, labels.activity, random.pick(ACTIVITIES[language]), ''))
  if (random.chance(0.15)) lines.push(labelled(brief, labels.shop, random.pick(SHOPS), ''))
  if (random.chance(0.12)) {
    const { line: street, town } = generateAddress(random, language)
    lines.push(labelled(brief, labels.place, capitals(`${street}, ${town.zip} ${town.name}`, 'small'), ''))
  }
  return lines
}

// `A, KERKSTRAAT 1, 9000 GENT- a@b; C, …`, or a co-curator on a line of his own.
function curatorLines(brief: NoticeContext): string[] {
  const { file, labels, language, random } = brief
  const [first, second] = file.curators
  if (language === 'fr' && first && second && file.curators.length === 2 && random.chance(0.5)) {
    return [labelled(brief, labels.curator, contact(first), '.'), `Co-Curateur : ${contact(second)}`]
  }
  const label = file.curators.length > 1 ? labels.curators : labels.curator
  return [labelled(brief, label, file.curators.map(contact).join('; '), '.')]
}

/** `FREDERIC LELIEVRE, KERKSTRAAT 33, 9220 HAMME- frederic.lelievre@balie.example` */
export function contact({ name, office, email }: Lawyer): string {
  return `${name}, ${office}- ${email}`
}

function cessationLine(brief: NoticeContext): string[] {
  const { labels, language, random, judgedOn } = brief
  if (!random.chance(language === 'nl' ? 0.95 : 0.45)) return []
  const day = judgedOn - (random.chance(0.6) ? random.below(3) : random.between(10, 180))
  return [labelled(brief, labels.cessation, printFigures(day), '')]
}
