// What raises and lowers a score: its features with the company's value, the middle value of the companies that the model
// ranks against, and the effect of each relative to the average company.

import table from '../../../../../data/wordings/risk-features.json' with { type: 'json' }
import wordings from '../../../../../data/wordings/site/risk-reasons.json' with { type: 'json' }
import { sectionTitle2008 } from '../../../../domain/code-names.ts'
import type { ExplainedScores, ScoreFeature } from '../../../../store/risk/explained-scores.ts'
import { MONTHS, YEARS } from '../../../i18n/durations.ts'
import { formatCount, formatNumber, formatPercent, formatProbability } from '../../../i18n/format.ts'
import { type Lang, type Phrase, phrases, sentence } from '../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../html.ts'
import { formatMoney } from '../accounts/amounts.ts'

const NAMES: Record<string, Phrase> = phrases(table.wordings)

const words = {
  ...phrases(wordings.words),
  about: sentence(wordings.sentences.about, 'average'),
  more: sentence(wordings.sentences.more, 'count'),
}

const REGIONS: Record<number, Phrase> = phrases(wordings.regions)

const SHOWN = 12

/** A sentence where the newest score was stored without its explanation. */
export function renderReasons(lang: Lang, explanation: ExplainedScores['explanation']): Html {
  if (explanation === null) return html`<p class="soft">${words.unexplained[lang]}</p>`
  const { averageProbability, features } = explanation
  const shown = features.slice(0, SHOWN)
  const rest = features.length - shown.length
  const largest = Math.max(...shown.map(({ logOdds }) => Math.abs(logOdds)), Number.MIN_VALUE)
  const heads = [words.feature, words.effect, words.here, words.typical]
  return html`<h3 id="risk-reasons">${words.title[lang]}</h3>
<p class="soft small">${words.about[lang](formatProbability(lang, averageProbability))}</p>
<section class="scroll" aria-labelledby="risk-reasons" tabindex="0"><table class="reasons stacking">
<thead><tr>${heads.map(head => html`<th scope="col">${head[lang]}</th>`)}</tr></thead>
<tbody>${shown.map(feature => renderFeature(lang, feature, largest))}</tbody></table></section>
${features.some(({ value }) => value === null) && html`<p class="soft small">${words.unknownNote[lang]}</p>`}${
  rest > 0 && html`<p class="soft small">${words.more[lang](formatCount(lang, rest))}</p>`
}`
}

// Bars extend from the middle: to the right where the risk rises. In units of the largest effect.
function renderFeature(lang: Lang, feature: ScoreFeature, largest: number): Html {
  const { name, value, typical, logOdds } = feature
  const length = Math.round((50 * Math.abs(logOdds)) / largest)
  const direction = logOdds > 0 ? 'raises' : 'lowers'
  const factor = formatNumber(lang, Math.exp(logOdds))
  // Rounded away.
  const effect = factor === '1' ? words.none[lang] : html`${words[direction][lang]} <b>× ${factor}</b>`
  const bar = html`<svg class="${direction}" viewBox="0 0 100 8" aria-hidden="true"><path d="M50 0V8"/><rect x="${
    logOdds > 0 ? 50 : 50 - length
  }" y="1" width="${length}" height="6"/></svg>`
  const here =
    value === null
      ? html`<span class="soft">${words.unknown[lang]}</span>`
      : formatValue(lang, feature, value)
  const middle = typical === null ? '–' : formatValue(lang, feature, typical)
  return html`<tr><th scope="row">${NAMES[name]?.[lang] ?? name.replaceAll('_', ' ')}</th><td>${bar}<span>${effect}</span></td><td data-label="${words.here[lang]}">${here}</td><td class="soft" data-label="${words.typical[lang]}">${middle}</td></tr>`
}

function formatValue(lang: Lang, { name, unit }: ScoreFeature, value: number): Content {
  // Models know the sections of 2008, whose letters are others from K on.
  if (name === 'nace_section') {
    const letter = String.fromCharCode(64 + value)
    return `${sectionTitle2008(letter, lang) ?? ''} (NACE 2008 ${letter})`
  }
  if (name === 'region') return REGIONS[value]?.[lang] ?? '–'
  switch (unit) {
    case 'fraction':
      return formatPercent(lang, value)
    case 'log10_euro':
      return formatMoney(lang, Math.round(10 ** value), 'EUR')
    case 'log_persons':
      return `${formatNumber(lang, Math.exp(value) - 1)} ${words.persons[lang]}`
    case 'months':
      return MONTHS[lang](Math.round(value))
    case 'years':
      return YEARS[lang](completedYears(value))
    case 'yes_no':
      return words[value === 1 ? 'yes' : 'no'][lang]
    // Other categories have no name here.
    case 'category':
      return '–'
    default:
      return formatNumber(lang, value)
  }
}

// An age is told in completed years. Features count days in months of mean length: half a day on a birthday is rounding.
function completedYears(years: number): number {
  return Math.floor(years + 1 / 365)
}
