// Definitions of the headline figures: rubric codes, labels, and messages for missing figures.

import { type Phrase, phrase } from '../../../i18n/languages.ts'
import { NOT_FILED } from './missing-reasons.ts'

export type HeadlineFigure = {
  /** Alternative rubric codes in order of preference, with their labels. */
  codes: readonly [code: string, label: Phrase][]
  /** Flows are comparable only between periods of twelve months. */
  flow: boolean
  unit: 'money' | 'persons'
  notFiled: Phrase
}

const turnover = phrase('Omzet', 'Chiffre d’affaires', 'Umsatz', 'Turnover')
const staff = phrase('Personeel', 'Personnel', 'Personal', 'Staff')

export const HEADLINE_FIGURES: readonly HeadlineFigure[] = [
  {
    codes: [
      ['70', turnover],
      ['9900', phrase('Brutomarge', 'Marge brute', 'Bruttomarge', 'Gross margin')],
    ],
    flow: true,
    unit: 'money',
    notFiled: phrase(
      'niet neergelegd; verkorte en micromodellen mogen ze weglaten',
      'non déposé ; les modèles abrégé et micro peuvent l’omettre',
      'nicht hinterlegt; verkürzte und Mikromodelle dürfen ihn weglassen',
      'not filed; abridged and micro models may leave it out',
    ),
  },
  {
    codes: [
      [
        '9901',
        phrase('Bedrijfsresultaat', 'Résultat d’exploitation', 'Betriebsergebnis', 'Operating result'),
      ],
    ],
    flow: true,
    unit: 'money',
    notFiled: NOT_FILED,
  },
  {
    codes: [
      [
        '9904',
        phrase(
          'Resultaat van het boekjaar',
          'Résultat de l’exercice',
          'Ergebnis des Geschäftsjahres',
          'Result of the year',
        ),
      ],
    ],
    flow: true,
    unit: 'money',
    notFiled: NOT_FILED,
  },
  {
    codes: [['10/15', phrase('Eigen vermogen', 'Capitaux propres', 'Eigenkapital', 'Equity')]],
    flow: false,
    unit: 'money',
    notFiled: NOT_FILED,
  },
  {
    codes: [['20/58', phrase('Balanstotaal', 'Total du bilan', 'Bilanzsumme', 'Total assets')]],
    flow: false,
    unit: 'money',
    notFiled: NOT_FILED,
  },
  {
    codes: [
      ['9087', staff],
      ['1003', staff],
    ],
    flow: false,
    unit: 'persons',
    notFiled: phrase(
      'niet neergelegd; de sociale balans komt alleen van werkgevers',
      'non déposé ; seuls les employeurs déposent un bilan social',
      'nicht hinterlegt; eine Sozialbilanz legen nur Arbeitgeber vor',
      'not filed; only employers file a social balance sheet',
    ),
  },
]
