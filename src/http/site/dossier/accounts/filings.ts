// List of the visible years' filings with their warnings.

import wordings from '../../../../../data/wordings/site/filings.json' with { type: 'json' }
import type { BrokenRule } from '../../../../domain/accounts/sum-rules.ts'
import type { FinancialYear } from '../../../../usecases/accounts/get-financials.ts'
import { COLON, formatShortDate } from '../../../i18n/format.ts'
import { type Lang, phrase, phrases } from '../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../html.ts'
import { formatFiled } from './amounts.ts'
import { listRemarks, listWarnings, renderDeposit } from './filing-facts.ts'
import { MISSING_REASONS } from './missing-reasons.ts'

// Lists the sum rules that a filing violates. Filed figures are never corrected.

const brokenSumWords = {
  ...phrases(wordings.brokenSumWords),
  summary: phrase<(count: number) => string>(
    count =>
      count === 1 ? 'Eén som klopt niet, zoals neergelegd' : `${count} sommen kloppen niet, zoals neergelegd`,
    count =>
      count === 1 ? 'Une somme déposée ne tombe pas juste' : `${count} sommes déposées ne tombent pas juste`,
    count =>
      count === 1 ? 'Eine hinterlegte Summe geht nicht auf' : `${count} hinterlegte Summen gehen nicht auf`,
    count => (count === 1 ? 'One sum does not add up, as filed' : `${count} sums do not add up, as filed`),
  ),
}

export function renderBrokenSums(lang: Lang, rules: readonly BrokenRule[]): Content {
  if (rules.length === 0) return null
  return html`<details class="flag"><summary>${brokenSumWords.summary[lang](rules.length)}</summary>
<p>${brokenSumWords.explained[lang]}</p>
<ul>${rules.map(
    ({ rule, period, filed, computed }) =>
      html`<li><code>${rule}</code>${period === 'NM1' && ` (${brokenSumWords.before[lang]})`}${COLON[lang]}${brokenSumWords.filed[lang]} <span class="number">${formatFiled(lang, filed)}</span>, ${brokenSumWords.computed[lang]} <span class="number">${formatFiled(lang, computed)}</span></li>`,
  )}</ul></details>`
}

const words = {
  summary: phrase<(count: number) => string>(
    count => `Neerleggingen van ${count} boekjaren`,
    count => `Dépôts de ${count} exercices`,
    count => `Hinterlegungen von ${count} Geschäftsjahren`,
    count => `Deposits of ${count} years`,
  ),
}

/** Null for a single year, whose filing is shown above. */
export function renderFilings(lang: Lang, years: readonly FinancialYear[]): Content {
  if (years.length < 2) return null
  return html`<details><summary>${words.summary[lang](years.length)}</summary>
<dl class="filings">${years.map(year => renderFiling(lang, year))}</dl></details>`
}

function renderFiling(lang: Lang, year: FinancialYear): Html {
  const { periodEnd, noFigures, brokenRules } = year
  const remarks = [...listWarnings(lang, year), ...listRemarks(lang, year)]
  return html`<dt><time datetime="${periodEnd}">${formatShortDate(lang, periodEnd)}</time></dt><dd>${renderDeposit(lang, year)}${
    noFigures && html` · ${MISSING_REASONS[noFigures][lang]}`
  }${
    remarks.length > 0 && html`<br><span class="soft">${remarks.join(' ')}</span>`
  }${renderBrokenSums(lang, brokenRules)}</dd>`
}
