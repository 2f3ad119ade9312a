// Financial health chart: the company's percentile among its peers for each ratio. Percentiles share one scale, unlike
// the ratio values.

import table from '../../../../../../data/wordings/nace-sections.json' with { type: 'json' }
import type { Health, HealthPart } from '../../../../../domain/accounts/score-health.ts'
import type { SizeClass } from '../../../../../domain/accounts/size-class.ts'
import { COLON, formatCount } from '../../../../i18n/format.ts'
import { type Lang, type Phrase, phrase } from '../../../../i18n/languages.ts'
import { type Html, html } from '../../../html.ts'
import { formatRatio, labelRatio, unitOf } from '../ratio-words.ts'
import { renderWideTable } from '../wide-table.ts'

// Names of the peer groups of the financial health score: NACE 2025 sections and size classes.

const SECTION_NAMES: ReadonlyMap<string, Phrase> = new Map(Object.entries(table.wordings))

// Classes of the companies' own figures: those of a group or a listing may be larger by law.
const SIZE_NAMES: Record<SizeClass, Phrase> = {
  micro: phrase(
    'micro-ondernemingen naar eigen cijfers',
    'microsociétés selon leurs propres chiffres',
    'Kleinstunternehmen nach eigenen Zahlen',
    'micro companies by their own figures',
  ),
  small: phrase(
    'kleine ondernemingen naar eigen cijfers',
    'petites sociétés selon leurs propres chiffres',
    'kleine Unternehmen nach eigenen Zahlen',
    'small companies by their own figures',
  ),
  large: phrase('grote ondernemingen', 'grandes sociétés', 'große Unternehmen', 'large companies'),
}

const peerGroupWords = {
  companies: phrase('ondernemingen', 'sociétés', 'Unternehmen', 'companies'),
  all: phrase(
    'alle ondernemingen met bekende cijfers',
    'toutes les sociétés dont les chiffres sont connus',
    'alle Unternehmen mit bekannten Zahlen',
    'all companies whose figures are known',
  ),
}

/** A group id of `comparisonGroups`: `F small` is `small companies by their own figures, construction`. Unknown ids are returned unchanged. */
export function peerGroupName(lang: Lang, group: string): string {
  if (group === 'all') return peerGroupWords.all[lang]
  const [letter = '', size] = group.split(' ')
  const section = SECTION_NAMES.get(letter)?.[lang]
  if (section === undefined) return group
  const companies = isSize(size) ? SIZE_NAMES[size] : peerGroupWords.companies
  return `${companies[lang]}, ${section} (NACE ${letter})`
}

function isSize(text: string | undefined): text is SizeClass {
  return text !== undefined && Object.hasOwn(SIZE_NAMES, text)
}

const words = {
  title: phrase('Financiële gezondheid', 'Santé financière', 'Finanzielle Gesundheit', 'Financial health'),
  derived: phrase<(ratios: number) => string>(
    ratios =>
      `Afgeleid van de neergelegde cijfers: de gemiddelde plaats in ${ratios} ratio’s, van 0 (zwakste) tot 100 (sterkste). Ze vergelijkt met anderen en voorspelt niets.`,
    ratios =>
      `Dérivé des chiffres déposés : la place moyenne dans ${ratios} ratios, de 0 (la plus faible) à 100 (la plus forte). Elle compare avec d’autres sociétés et ne prédit rien.`,
    ratios =>
      `Aus den hinterlegten Zahlen abgeleitet: der mittlere Platz in ${ratios} Kennzahlen, von 0 (schwächster) bis 100 (stärkster). Er vergleicht mit anderen und sagt nichts voraus.`,
    ratios =>
      `Derived from the filed figures: the mean percentile rank in ${ratios} ratios, from 0 (weakest) to 100 (strongest). It is a comparison, not a prediction.`,
  ),
  outOf: phrase('op 100', 'sur 100', 'von 100', 'out of 100'),
  compared: phrase<(companies: string, group: string) => string>(
    (companies, group) => `Vergeleken met ${companies} ondernemingen: ${group}.`,
    (companies, group) => `Comparaison avec ${companies} sociétés : ${group}.`,
    (companies, group) => `Verglichen mit ${companies} Unternehmen: ${group}.`,
    (companies, group) => `Compared with ${companies} companies: ${group}.`,
  ),
  legend: phrase(
    'De balk toont de middelste helft van de groep, de streep erin de mediaan, de ruit deze onderneming. Rechts is sterker.',
    'La bande montre la moitié centrale du groupe, le trait la médiane, le losange cette société. À droite, c’est mieux.',
    'Der Balken zeigt die mittlere Hälfte der Gruppe, der Strich darin den Median, die Raute dieses Unternehmen. Rechts ist stärker.',
    'The band is the interquartile range of the group, its line the median, the diamond this company. Right is stronger.',
  ),
  better: phrase<(share: string) => string>(
    share => `sterker dan ${share}% van de groep`,
    share => `mieux que ${share} % du groupe`,
    share => `stärker als ${share} % der Gruppe`,
    share => `stronger than ${share}% of the group`,
  ),
  quartiles: phrase(
    'De kwartielen van de groep',
    'Les quartiles du groupe',
    'Die Quartile der Gruppe',
    'The quartiles of the group',
  ),
  ratio: phrase('Ratio', 'Ratio', 'Kennzahl', 'Ratio'),
  here: phrase('Deze onderneming', 'Cette société', 'Dieses Unternehmen', 'This company'),
  first: phrase('Eerste kwartiel', 'Premier quartile', 'Erstes Quartil', 'First quartile'),
  median: phrase('Mediaan', 'Médiane', 'Median', 'Median'),
  third: phrase('Derde kwartiel', 'Troisième quartile', 'Drittes Quartil', 'Third quartile'),
  companies: phrase('Ondernemingen', 'Sociétés', 'Unternehmen', 'Companies'),
  none: phrase(
    'Geen vergelijking: er zijn te weinig cijfers van deze onderneming of van haar groep.',
    'Pas de comparaison : il y a trop peu de chiffres de cette société ou de son groupe.',
    'Kein Vergleich: Es gibt zu wenige Zahlen dieses Unternehmens oder seiner Gruppe.',
    'No comparison: there are too few figures of this company or of its group.',
  ),
}

/** Verdicts by quarter of the score, in descending order. */
const VERDICTS = [
  [
    75,
    phrase(
      'duidelijk sterker dan de meeste',
      'nettement mieux que la plupart',
      'deutlich stärker als die meisten',
      'clearly stronger than most',
    ),
  ],
  [50, phrase('boven het midden', 'au-dessus du milieu', 'über der Mitte', 'above the median')],
  [25, phrase('onder het midden', 'en dessous du milieu', 'unter der Mitte', 'below the median')],
  [
    0,
    phrase(
      'duidelijk zwakker dan de meeste',
      'nettement moins bien que la plupart',
      'deutlich schwächer als die meisten',
      'clearly weaker than most',
    ),
  ],
] as const

export function renderHealth(lang: Lang, health: Health | null): Html {
  if (health === null) return html`<h3>${words.title[lang]}</h3><p class="soft">${words.none[lang]}</p>`
  const { score, group, companies, parts } = health
  const verdict = VERDICTS.find(([minScore]) => score >= minScore)?.[1]
  return html`<h3>${words.title[lang]}</h3>
<p class="health-score"><b class="value">${score}</b> ${words.outOf[lang]}${COLON[lang]}${verdict?.[lang]}</p>
<p>${words.compared[lang](formatCount(lang, companies), peerGroupName(lang, group))}</p>
<figure class="health"><ul>${parts.map(part => renderPart(lang, part))}</ul><figcaption>${words.legend[lang]}</figcaption></figure>
${renderQuartiles(lang, parts)}
<p class="source">${words.derived[lang](parts.length)}</p>`
}

function renderPart(lang: Lang, { ratioId, value, percentile }: HealthPart): Html {
  const label = labelRatio(lang, ratioId)
  return html`<li><b>${label}</b> <span class="number">${formatRatio(lang, value, unitOf(ratioId), null)}</span>
${renderPlace(lang, label, percentile)}</li>`
}

/** Where a company stands in its group, drawn and in words. View box units are percentiles, with margins of half a mark. */
export function renderPlace(lang: Lang, label: string, percentile: number): Html {
  const place = words.better[lang](formatCount(lang, percentile))
  const at = Math.max(0, Math.min(100, percentile))
  return html`<svg viewBox="-4 0 108 12" role="img" aria-label="${label}${COLON[lang]}${place}"><path class="grid" d="M0 6H100"/><rect class="band" x="25" y="2" width="50" height="8"/><path class="median" d="M50 2V10"/><path class="mark" d="M${at} 1L${at + 3.5} 6L${at} 11L${at - 3.5} 6Z"/></svg>
<small class="soft">${place}</small>`
}

function renderQuartiles(lang: Lang, parts: readonly HealthPart[]): Html {
  const heads = [words.ratio, words.here, words.first, words.median, words.third, words.companies]
  const rows = parts.map(({ ratioId, value, quartiles, companies }) => {
    const figures = [value, ...quartiles].map(
      figure => html`<td>${formatRatio(lang, figure, unitOf(ratioId), null)}</td>`,
    )
    return html`<tr><th scope="row">${labelRatio(lang, ratioId)}</th>${figures}<td>${formatCount(lang, companies)}</td></tr>`
  })
  return html`<details><summary>${words.quartiles[lang]}</summary>${renderWideTable({
    id: 'accounts-health-quartiles',
    caption: words.quartiles[lang],
    head: heads.map(head => html`<th scope="col">${head[lang]}</th>`),
    bodies: [rows],
  })}</details>`
}
