// Closings of bankruptcies: on which ground, and what became of a natural person's debts.

import type { Language } from '../../../domain/publications/publication.ts'
import { printDate } from '../../days.ts'
import { printLiquidator } from './liquidators.ts'
import {
  expectedEvent,
  headedDebtor,
  labelled,
  type NoticeBody,
  type NoticeContext,
  numberLine,
} from './notice-frame.ts'

export type ClosingGround = 'insufficient_assets' | 'liquidation' | 'summary'
export type Discharge = keyof typeof SUFFIXES

const GROUNDS: Record<ClosingGround, Record<Language, [string, string]>> = {
  insufficient_assets: {
    nl: ['Sluiting faillissement wegens ontoereikend actief', ' van'],
    fr: ['Clôture pour insuffisance d’actif', ' de la faillite de'],
    de: ['Abschluss wegen unzureichende Aktiva', ' des Konkurses von/der'],
  },
  liquidation: {
    nl: ['Afsluiting faillissement door vereffening', ' van'],
    fr: ['Clôture par liquidation', ' de la faillite de'],
    de: ['Abschluss wegen Liquidation', ' von'],
  },
  summary: {
    nl: ['Summiere afsluiting faillissement', ' van'],
    fr: ['Clôture sommaire', ' de la faillite de'],
    de: ['Summarischer Abschluss', ' des Konkurses von/der'],
  },
}
// As files of before 2018 still put it.
const OLDER = {
  nl: 'Afsluiting door vereffening van',
  fr: 'Clôture, par liquidation, de la faillite de',
  de: 'Abschluss wegen Liquidation der',
}
const SUFFIXES = {
  none: { nl: '', fr: '', de: '' },
  discharged: { nl: ' met kwijtschelding', fr: ' avec effacement', de: ' mit Erlass der Restschuld' },
  discharge_refused: {
    nl: ' zonder kwijtschelding',
    fr: ' sans effacement',
    de: ' ohne Erlass der Restschuld',
  },
  discharge_not_decided: {
    nl: ' zonder toepassing van kwijtschelding',
    fr: ' sans statuer sur l’effacement',
    de: ' ohne über den Erlass der Restschuld zu urteilen',
  },
  discharged_before: { nl: ' na kwijtschelding', fr: ' après effacement', de: ' nach Erlass der Restschuld' },
  discharge_refused_before: {
    nl: ' na niet kwijtschelding',
    fr: ' après non effacement',
    de: ' nach nicht erfolgtem Erlass der Restschuld',
  },
  partial_discharge: {
    nl: ' met gedeeltelijke kwijtschelding',
    fr: ' avec effacement partiel',
    de: ' mit teilweisem Erlass der Restschuld',
  },
} as const satisfies Record<string, Record<Language, string>>
/** What became of a natural person's debts, the commonest first. */
export const DISCHARGES = Object.keys(SUFFIXES) as Discharge[]

const EXCUSED = {
  nl: ['De gefailleerde is verschoonbaar verklaard.', 'De gefailleerde is niet verschoonbaar verklaard.'],
  fr: ['Le failli est déclaré excusable.', 'Le failli est déclaré inexcusable.'],
  de: [
    'Der Konkursschuldner wurde für entschuldbar erklärt.',
    'Der Konkursschuldner wurde für nicht entschuldbar erklärt.',
  ],
}
const BEFORE_CLOSING = {
  granted: {
    nl: 'Kwijtschelding vóór afsluiting van het faillissement van',
    fr: 'Effacement avant clôture de la faillite de',
    de: 'Erlass der Restschuld vor Abschluss des Konkurses von/der',
  },
  refused: {
    nl: 'Niet kwijtschelding vóór afsluiting van het faillissement van',
    fr: 'Non effacement avant clôture de la faillite de',
    de: 'Kein Erlass der Restschuld vor Abschluss des Konkurses von/der',
  },
}

export function writeClosing(
  brief: NoticeContext,
  ground: ClosingGround,
  discharge: Discharge = 'none',
): NoticeBody {
  const { form, language, file, random } = brief
  const detail = discharge === 'none' ? ground : `${ground}, ${discharge}`
  const [on, of] = GROUNDS[ground][language]
  const older = ground === 'liquidation' && discharge === 'none' && form === 'registry' && random.chance(0.6)
  const heading = older ? OLDER[language] : `${on}${SUFFIXES[discharge][language]}${of}`
  const paragraphs = [...headedDebtor(brief, heading), ...caseLines(brief)]
  const facts = [expectedEvent(brief, 'bankruptcy_closing', { detail })]
  const byOldLaw = ground === 'summary' || older
  if (byOldLaw && random.chance(0.6)) {
    const excused = file.company.naturalPerson && random.chance(0.7)
    paragraphs.push(EXCUSED[language][excused ? 0 : 1] as string)
    const decision = excused ? 'granted' : 'refused'
    facts.push(expectedEvent(brief, 'excusability_decision', { detail: decision, optional: true }))
  } else if (!file.company.naturalPerson && random.chance(0.8)) {
    paragraphs.push(...liquidatorLines(brief))
  }
  return { paragraphs, facts }
}

function liquidatorLines(brief: NoticeContext): string[] {
  const { form, labels, random } = brief
  if (form === 'registry') return [`${labels.liquidatorsNamed} ${printLiquidator(brief)}.`]
  return [
    labels.liquidatorsNamed,
    printLiquidator(brief),
    ...(random.chance(0.1) ? [printLiquidator(brief)] : []),
  ]
}

/** Opened on, case, judgment, enterprise number: the lines of every notice about a running bankruptcy. */
export function caseLines(brief: NoticeContext): string[] {
  const { file, labels, language, judgedOn } = brief
  return [
    `${labels.openedOn} ${printDate(file.openedOn, language)}${brief.form === 'registry' ? '' : '.'}`,
    labelled(brief, labels.reference, file.reference),
    labelled(brief, labels.judgedOn, printDate(judgedOn, language)),
    ...numberLine(brief),
  ]
}

/** Decided before the closing; `annulled` is written in the body of a running bankruptcy (bankruptcy-changes.ts). */
export function writeDischargeBeforeClosing(
  brief: NoticeContext,
  outcome: 'granted' | 'refused',
): NoticeBody {
  return {
    paragraphs: [...headedDebtor(brief, BEFORE_CLOSING[outcome][brief.language]), ...caseLines(brief)],
    facts: [expectedEvent(brief, 'discharge_decision', { detail: outcome })],
  }
}
