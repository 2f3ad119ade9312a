// What raises and lowers a score: its features with the company's value, the middle value of the companies that the model
// ranks against, and the effect of each relative to the average company.

import table from '../../../../../data/wordings/risk-features.json' with { type: 'json' }
import { sectionTitle2008 } from '../../../../domain/code-names.ts'
import type { ExplainedScores, ScoreFeature } from '../../../../store/risk/explained-scores.ts'
import { MONTHS, YEARS } from '../../../i18n/durations.ts'
import { formatCount, formatNumber, formatPercent, formatProbability } from '../../../i18n/format.ts'
import { type Lang, type Phrase, phrase, phrases } from '../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../html.ts'
import { formatMoney } from '../accounts/amounts.ts'

const NAMES: Record<string, Phrase> = phrases(table.wordings)

const words = {
  title: phrase(
    'Wat dit risico verhoogt en verlaagt',
    'Ce qui relève et abaisse ce risque',
    'Was dieses Risiko erhöht und senkt',
    'What raises and lowers this risk',
  ),
  about: phrase<(average: string) => string>(
    average =>
      `Elke regel vergelijkt met de gemiddelde onderneming van het model, met een kans van ${average}: × 2 verdubbelt de verhouding tussen faillissement en geen faillissement, × 0,5 halveert ze. Alle samen geven ze de kans hierboven.`,
    average =>
      `Chaque ligne compare à l’entreprise moyenne du modèle, dont la probabilité est de ${average} : × 2 double le rapport entre faillite et absence de faillite, × 0,5 le réduit de moitié. Ensemble, elles donnent la probabilité ci-dessus.`,
    average =>
      `Jede Zeile vergleicht mit dem durchschnittlichen Unternehmen des Modells, mit einer Wahrscheinlichkeit von ${average}: × 2 verdoppelt das Verhältnis von Konkurs zu keinem Konkurs, × 0,5 halbiert es. Zusammen ergeben sie die Wahrscheinlichkeit oben.`,
    average =>
      `Each line compares with the average company of the model, whose probability is ${average}: × 2 doubles the odds of bankruptcy, × 0.5 halves them. Together they give the probability above.`,
  ),
  feature: phrase('Kenmerk', 'Caractéristique', 'Merkmal', 'Feature'),
  here: phrase('Deze onderneming', 'Cette entreprise', 'Dieses Unternehmen', 'This company'),
  typical: phrase('Middelste waarde', 'Valeur médiane', 'Mittlerer Wert', 'Middle value'),
  effect: phrase(
    'Invloed op het risico',
    'Effet sur le risque',
    'Wirkung auf das Risiko',
    'Effect on the risk',
  ),
  raises: phrase('verhoogt', 'relève', 'erhöht', 'raises'),
  lowers: phrase('verlaagt', 'abaisse', 'senkt', 'lowers'),
  none: phrase('geen', 'aucun', 'keine', 'none'),
  unknown: phrase('niet bekend', 'inconnu', 'nicht bekannt', 'not known'),
  unknownNote: phrase(
    'Wat niet bekend is, is geen nul: het model weegt ook dat het ontbreekt.',
    'Ce qui est inconnu n’est pas zéro : le modèle tient aussi compte de son absence.',
    'Was nicht bekannt ist, ist keine Null: Das Modell gewichtet auch das Fehlen.',
    'What is not known is not zero: the model weighs its absence too.',
  ),
  more: phrase<(count: string) => string>(
    count => `Nog ${count} kenmerken hebben een kleinere invloed.`,
    count => `${count} autres caractéristiques ont un effet moindre.`,
    count => `Weitere ${count} Merkmale wirken schwächer.`,
    count => `${count} more features have a smaller effect.`,
  ),
  unexplained: phrase(
    'Wat dit risico verhoogt en verlaagt, wordt bij de volgende berekening bewaard.',
    'Ce qui relève et abaisse ce risque sera conservé au prochain calcul.',
    'Was dieses Risiko erhöht und senkt, wird bei der nächsten Berechnung gespeichert.',
    'What raises and lowers this risk will be stored with the next computation.',
  ),
  yes: phrase('ja', 'oui', 'ja', 'yes'),
  no: phrase('nee', 'non', 'nein', 'no'),
  persons: phrase('VTE', 'ETP', 'VZÄ', 'FTE'),
}

const REGIONS: Record<number, Phrase> = {
  1: phrase('Brussel', 'Bruxelles', 'Brüssel', 'Brussels'),
  2: phrase('Vlaanderen', 'Flandre', 'Flandern', 'Flanders'),
  3: phrase('Wallonië', 'Wallonie', 'Wallonien', 'Wallonia'),
}

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
