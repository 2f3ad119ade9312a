// Table of derived ratios by group, with values or the reason for their absence, and their formulas.

import wordings from '../../../../../data/wordings/site/ratio-table.json' with { type: 'json' }
import type { Ratio, RatioGroup, RatioInput } from '../../../../domain/accounts/ratios/ratio.ts'
import { memoize } from '../../../../platform/cache/memoize.ts'
import { COLON } from '../../../i18n/format.ts'
import { type Lang, type Phrase, phrase, phrases } from '../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../html.ts'
import { decimalsOf, formatFiled } from './amounts.ts'
import { NOT_FILED } from './missing-reasons.ts'
import {
  describeAbsence,
  formatRatio,
  GROUPS,
  labelRatio,
  noteOnRatio,
  translateInputNote,
} from './ratio-words.ts'
import { renderWideTable } from './wide-table.ts'
import { nameYear, type YearWithFigures } from './years-on-view.ts'

// Formulas of the ratios in rubric codes with their conventions and inputs, so that results can be reproduced.

const formulaWords = {
  summary: phrase<(year: string) => string>(
    year => `Formules van de ratio’s, met de cijfers van ${year}`,
    year => `Formules des ratios, avec les chiffres de ${year}`,
    year => `Formeln der Kennzahlen, mit den Zahlen von ${year}`,
    year => `Formulas of the ratios, with the figures of ${year}`,
  ),
}

/** `year`: display name of the year. Ratios without a formula for the model are left out. */
function renderFormulas(lang: Lang, ratios: readonly Ratio[], year: string): Content {
  const computed = ratios.filter(({ formula }) => formula !== null)
  if (computed.length === 0) return null
  return html`<details><summary>${formulaWords.summary[lang](year)}</summary>
<dl class="formulas">${computed.map(
    ({ id, formula, inputs }) =>
      html`${FORMULA_HEADS[lang](`${id} ${formula}`)}<p>${inputs.map(input => formatInput(lang, input)).join(' · ')}</p></dd>`,
  )}</dl></details>`
}

// Formula heads depend only on the model (there are nine), so they are memoized.
const FORMULA_CACHE_SIZE = 400
const FORMULA_HEADS: Phrase<(ratio: string) => Html> = {
  nl: memoize(ratio => renderFormulaHead('nl', ratio), FORMULA_CACHE_SIZE),
  fr: memoize(ratio => renderFormulaHead('fr', ratio), FORMULA_CACHE_SIZE),
  de: memoize(ratio => renderFormulaHead('de', ratio), FORMULA_CACHE_SIZE),
  en: memoize(ratio => renderFormulaHead('en', ratio), FORMULA_CACHE_SIZE),
}

/** `ratio`: id, space, formula. */
function renderFormulaHead(lang: Lang, ratio: string): Html {
  const [id = ''] = ratio.split(' ', 1)
  const formula = ratio.slice(id.length + 1).replaceAll(' - ', ' − ')
  const note = noteOnRatio(lang, id)
  return html`<dt>${labelRatio(lang, id)}</dt><dd><code>${formula}</code>${note !== null && html`<p>${note}</p>`}`
}

function formatInput(lang: Lang, { code, value, note }: RatioInput): string {
  const why = note === null ? null : translateInputNote(lang, note)
  if (value === null) return `${code}${COLON[lang]}${why ?? NOT_FILED[lang]}`
  return `${code} = ${formatFiled(lang, value, decimalsOf([value]))}${why === null ? '' : ` (${why})`}`
}

const words = phrases(wordings.words)

/** `years` newest first. Null when the newest year has no ratios; the formulas are those of the newest year. */
export function renderRatios(lang: Lang, years: readonly YearWithFigures[]): Content {
  const [latest] = years
  const ratios = latest?.derived?.ratios
  if (latest === undefined || ratios === undefined) return null
  const byYear = years.map(({ derived }) => new Map(derived?.ratios.map(ratio => [ratio.id, ratio])))
  const groups = Map.groupBy(ratios, ({ group }) => group)
  const name = ({ periodEnd }: YearWithFigures) => nameYear(periodEnd, years)
  return html`<details><summary>${words.summary[lang]} <span class="soft">(${ratios.length})</span></summary>${renderWideTable(
    {
      id: 'accounts-ratios',
      caption: words.caption[lang],
      head: html`<th scope="col">${words.ratio[lang]}</th>${years.map(year => html`<th scope="col">${name(year)}</th>`)}`,
      bodies: ORDER.filter(group => groups.has(group)).map(group =>
        renderGroup(lang, group, groups.get(group) ?? [], byYear),
      ),
    },
  )}</details>
${renderFormulas(lang, ratios, name(latest))}`
}

const ORDER = Object.keys(GROUPS) as RatioGroup[]

type RatiosById = ReadonlyMap<string, Ratio>

function renderGroup(
  lang: Lang,
  group: RatioGroup,
  ratios: readonly Ratio[],
  byYear: readonly RatiosById[],
): Html {
  return html`<tr class="group"><th scope="rowgroup" colspan="${byYear.length + 1}">${GROUPS[group][lang]}</th></tr>${ratios.map(
    ({ id }) =>
      html`<tr><th scope="row">${labelRatio(lang, id)}</th>${byYear.map(of => renderCell(lang, of.get(id)))}</tr>`,
  )}`
}

function renderCell(lang: Lang, ratio: Ratio | undefined): Html {
  if (ratio === undefined) return html`<td class="none">${words.unknown[lang]}</td>`
  const { value, absence, unit, currency } = ratio
  if (value !== null) return html`<td>${formatRatio(lang, Number(value), unit, currency)}</td>`
  return html`<td class="none">${absence === null ? words.unknown[lang] : describeAbsence(lang, absence)}</td>`
}
