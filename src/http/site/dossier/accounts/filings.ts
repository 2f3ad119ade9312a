// List of the visible years' filings with their warnings.

import type { FinancialYear } from '../../../../usecases/accounts/get-financials.ts'
import { formatShortDate } from '../../../i18n/format.ts'
import { type Lang, phrase } from '../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../html.ts'
import { renderBrokenSums } from './broken-sums.ts'
import { listRemarks, listWarnings, renderDeposit } from './filing-facts.ts'
import { MISSING_REASONS } from './missing-reasons.ts'

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
