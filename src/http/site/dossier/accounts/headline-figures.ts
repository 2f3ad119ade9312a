// Headline figures: their rubric codes and labels, and the tiles that show them.

import wordings from '../../../../../data/wordings/site/headline-figures.json' with { type: 'json' }
import { type Lang, type Phrase, phrase, phrases, sentence } from '../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../html.ts'
import { findFirstFiled, formatChange, formatFiled, formatMoney, readAmount } from './amounts.ts'
import { NOT_FILED } from './missing-reasons.ts'
import { nameYear, type VisibleYears, type YearWithFigures } from './years-on-view.ts'

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

// Headline figures as tiles: value or reason for its absence, and for members the change to the year before.

const words = {
  ...phrases(wordings.words),
  against: sentence(wordings.sentences.against, 'year'),
}

/** The change is shown when the year before is visible. */
export function renderHeadlines(lang: Lang, year: YearWithFigures, view: VisibleYears): Html {
  const before = yearBefore(year, view)
  return html`<h3 class="unseen">${words.title[lang]}</h3>
<dl class="tiles">${HEADLINE_FIGURES.map(headline =>
    renderTile(lang, headline, year, before && { ...before, name: nameYear(before.periodEnd, view.years) }),
  )}</dl>`
}

type YearBefore = YearWithFigures & { name: string }

function renderTile(
  lang: Lang,
  headline: HeadlineFigure,
  year: YearWithFigures,
  before: YearBefore | undefined,
): Html {
  const { label, code, value, text } = readHeadline(lang, headline, year)
  if (value === null) return html`<div><dt>${label}</dt><dd class="soft">${text}</dd></div>`
  return html`<div><dt>${label} <small class="rubric">${code}</small></dt><dd><span class="value${
    value < 0 && ' negative'
  }">${text}</span>${before && renderChange(lang, headline, code, value, year, before)}</dd></div>`
}

/** The figure of a year; its value is null, and its text the reason, where it was not filed. */
export function readHeadline(
  lang: Lang,
  { codes, unit, notFiled }: Pick<HeadlineFigure, 'codes' | 'unit' | 'notFiled'>,
  year: YearWithFigures,
): { label: string; code: string; value: number | null; text: Content } {
  const found = findFirstFiled(
    year.filed,
    codes.map(([code]) => code),
  )
  const [code, label] = (codes.find(([known]) => known === found?.code) ?? codes[0]) as [string, Phrase]
  const value = readAmount(found?.figure)
  if (found === null || value === null) return { label: label[lang], code, value: null, text: notFiled[lang] }
  const text =
    unit === 'money'
      ? formatMoney(lang, value, year.currency)
      : html`${formatFiled(lang, found.figure)} ${words.persons[lang]}`
  return { label: label[lang], code, value, text }
}

function renderChange(
  lang: Lang,
  { flow, unit }: HeadlineFigure,
  code: string,
  value: number,
  year: YearWithFigures,
  before: YearBefore,
): Content {
  const previous = readAmount(before.filed[code])
  if (previous === null || before.currency !== year.currency) return null
  if (flow && (year.months !== 12 || before.months !== 12)) return null
  const difference = value - previous
  const change =
    difference === 0
      ? words.unchanged[lang]
      : previous > 0 && value >= 0
        ? formatChange(lang, difference / previous)
        : `${difference > 0 ? '+' : ''}${unit === 'money' ? formatMoney(lang, difference, year.currency) : formatFiled(lang, String(difference))}`
  return html`<small class="change">${change} ${words.against[lang](before.name)}</small>`
}

/** The visible year that closed about twelve months earlier. */
function yearBefore({ periodEnd }: YearWithFigures, { figured }: VisibleYears): YearWithFigures | undefined {
  const closed = Date.parse(periodEnd)
  return figured.find(other => {
    const days = (closed - Date.parse(other.periodEnd)) / 86_400_000
    return days > 300 && days < 430
  })
}
