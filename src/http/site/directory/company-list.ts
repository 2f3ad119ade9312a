// Ranked list of companies. Legal persons only: pages of natural persons are never listed.

import { type CompanyInList, MAX_COMPANIES } from '../../../usecases/listings/listed-companies.ts'
import { formatCount, formatNumberWithDots } from '../../i18n/format.ts'
import { type Lang, phrase } from '../../i18n/languages.ts'
import { nameBankruptcySources } from '../../i18n/source-names.ts'
import { renderChoice, renderCompareForm } from '../compare/compare-link.ts'
import { renderEmpty } from '../dossier/section.ts'
import { type Html, html } from '../html.ts'
import { dossierPath } from '../paths.ts'

const words = {
  order: phrase<(count: string) => string>(
    count => `Ten hoogste ${count} rechtspersonen, met de meeste vestigingen eerst, dan de oudste.`,
    count =>
      `Au plus ${count} personnes morales : d’abord celles qui ont le plus d’établissements, puis les plus anciennes.`,
    count =>
      `Höchstens ${count} juristische Personen: zuerst jene mit den meisten Niederlassungen, dann die ältesten.`,
    count => `Up to ${count} legal persons, by number of establishments, then by age.`,
  ),
  none: phrase(
    'Geen rechtspersonen in het register.',
    'Aucune personne morale au registre.',
    'Keine juristischen Personen im Register.',
    'No legal persons in the register.',
  ),
  bankrupt: phrase('Open faillissement', 'Faillite ouverte', 'Konkurs eröffnet', 'Open bankruptcy'),
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
