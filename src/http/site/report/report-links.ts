// Links to the report and the workbook on a company's page.

import type { Member } from '../../../domain/access/member.ts'
import type { CompanyFacts } from '../../../domain/company/company.ts'
import { slug } from '../../../domain/company/company.ts'
import { type Lang, phrase } from '../../i18n/languages.ts'
import { type Html, html } from '../html.ts'
import { dossierPath, reportPath, signInAndReturnPath, workbookPath } from '../paths.ts'

const words = {
  report: phrase('Rapport (pdf)', 'Rapport (PDF)', 'Bericht (PDF)', 'Report (PDF)'),
  workbook: phrase('Excel-werkboek', 'Classeur Excel', 'Excel-Arbeitsmappe', 'Excel workbook'),
  members: phrase(
    'Meld u aan voor het rapport als pdf',
    'Connectez-vous pour obtenir le rapport en PDF',
    'Melden Sie sich an, um den Bericht als PDF zu erhalten',
    'Sign in for the report as PDF',
  ),
}

/** The report is for members, the workbook for those on the paid plan, as it has all years. */
export function renderReportLinks(
  lang: Lang,
  { legalName, enterpriseNumber }: CompanyFacts,
  viewer: Member | null,
): Html {
  const name = slug(legalName, enterpriseNumber)
  if (viewer === null)
    return html`<p class="soft small screen"><a href="${signInAndReturnPath(lang, dossierPath(lang, name))}" rel="nofollow">${words.members[lang]}</a></p>`
  return html`<p class="screen"><a class="button" href="${reportPath(lang, name)}">${words.report[lang]}</a>${
    viewer.plan === 'paid' &&
    html` <a class="button" href="${workbookPath(lang, enterpriseNumber)}">${words.workbook[lang]}</a>`
  }</p>`
}
