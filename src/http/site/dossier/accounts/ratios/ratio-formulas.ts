// Formulas of the ratios in rubric codes with their conventions and inputs, so that results can be reproduced.

import type { Ratio, RatioInput } from '../../../../../domain/accounts/ratios/ratio.ts'
import { memoize } from '../../../../../platform/cache/memoize.ts'
import { type Lang, type Phrase, phrase } from '../../../../i18n/languages.ts'
import { COLON } from '../../../../i18n/punctuation.ts'
import { type Content, type Html, html } from '../../../html.ts'
import { decimalsOf, formatFiled } from '../amounts.ts'
import { NOT_FILED } from '../missing-reasons.ts'
import { labelRatio, noteOnRatio } from './ratio-labels.ts'
import { translateInputNote } from './ratio-reasons.ts'

const words = {
  summary: phrase<(year: string) => string>(
    year => `Formules van de ratio’s, met de cijfers van ${year}`,
    year => `Formules des ratios, avec les chiffres de ${year}`,
    year => `Formeln der Kennzahlen, mit den Zahlen von ${year}`,
    year => `Formulas of the ratios, with the figures of ${year}`,
  ),
}

/** `year`: display name of the year. Ratios without a formula for the model are left out. */
export function renderFormulas(lang: Lang, ratios: readonly Ratio[], year: string): Content {
  const computed = ratios.filter(({ formula }) => formula !== null)
  if (computed.length === 0) return null
  return html`<details><summary>${words.summary[lang](year)}</summary>
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
