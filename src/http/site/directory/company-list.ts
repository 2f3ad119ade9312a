// Ranked list of companies. Legal persons only: pages of natural persons are never listed.

import wordings from '../../../../data/wordings/site/company-list.json' with { type: 'json' }
import { type CompanyInList, MAX_COMPANIES } from '../../../usecases/listings/listed-companies.ts'
import { formatCount, formatNumberWithDots } from '../../i18n/format.ts'
import { type Lang, phrases, sentence } from '../../i18n/languages.ts'
import { nameBankruptcySources } from '../../i18n/source-names.ts'
import { renderChoice, renderCompareForm } from '../compare/compare-link.ts'
import { renderEmpty } from '../dossier/section.ts'
import { type Html, html } from '../html.ts'
import { dossierPath } from '../paths.ts'

const words = {
  ...phrases(wordings.words),
  order: sentence(wordings.sentences.order, 'count'),
}

export function renderCompanies(
  lang: Lang,
  companies: readonly CompanyInList[],
  { withTown }: { withTown: boolean },
): Html {
  if (companies.length === 0) return renderEmpty(words.none[lang])
  return html`<p class="soft small">${words.order[lang](formatCount(lang, MAX_COMPANIES))}</p>
${renderCompareForm(
  lang,
  html`<ol class="companies">${companies.map(
    ({ enterpriseNumber, legalName, slug, zip, city, openBankruptcyBy: by }) => {
      const town = withTown && [zip, city].filter(part => part !== null).join(' ')
      return html`<li>${renderChoice(lang, enterpriseNumber, legalName)} <a href="${dossierPath(lang, slug)}">${legalName}</a>${by !== null && by.length > 0 && html` <span class="chip bad">${words.bankrupt[lang]} (${nameBankruptcySources(lang, by)})</span>`}
<span class="soft small"><span class="number">${formatNumberWithDots(enterpriseNumber)}</span>${town && html` · ${town}`}</span></li>\n`
    },
  )}</ol>`,
)}`
}
