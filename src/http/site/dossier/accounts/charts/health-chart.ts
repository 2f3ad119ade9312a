// Financial health chart: the company's percentile among its peers for each ratio. Percentiles share one scale, unlike
// the ratio values.

import table from '../../../../../../data/wordings/nace-sections.json' with { type: 'json' }
import wordings from '../../../../../../data/wordings/site/health-chart.json' with { type: 'json' }
import type { Health, HealthPart } from '../../../../../domain/accounts/score-health.ts'
import type { SizeClass } from '../../../../../domain/accounts/size-class.ts'
import { COLON, formatCount } from '../../../../i18n/format.ts'
import { type Lang, type Phrase, phrase, phrases, sentence } from '../../../../i18n/languages.ts'
import { type Html, html } from '../../../html.ts'
import { formatRatio, labelRatio, unitOf } from '../ratio-words.ts'
import { renderWideTable } from '../wide-table.ts'

// Names of the peer groups of the financial health score: NACE 2025 sections and size classes.

const SECTION_NAMES: ReadonlyMap<string, Phrase> = new Map(Object.entries(table.wordings))

// Classes of the companies' own figures: those of a group or a listing may be larger by law.
const SIZE_NAMES: Record<SizeClass, Phrase> = phrases(wordings.sizeNames)

const peerGroupWords = phrases(wordings.peerGroupWords)

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
  ...phrases(wordings.words),
  derived: sentence(wordings.sentences.derived, 'ratios'),
  compared: sentence(wordings.sentences.compared, 'companies', 'group'),
  better: sentence(wordings.sentences.better, 'share'),
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
