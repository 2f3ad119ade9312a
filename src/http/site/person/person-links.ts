// What connects a person with others, and why its mandates are taken for one person's.

import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import type { PersonAnswer, PersonJoin } from '../../../usecases/people/get-person.ts'
import { COLON, formatCount, formatNumber } from '../../i18n/format.ts'
import type { Lang } from '../../i18n/languages.ts'
import { renderEmpty, renderSection } from '../dossier/section.ts'
import { type Content, type Html, html } from '../html.ts'
import { personPath } from '../paths.ts'
import { linkCompany } from './person-mandates.ts'
import { reasonWords, words } from './person-words.ts'

export function renderSharedBoards(lang: Lang, person: PersonAnswer): Html {
  const { sharedBoards } = person
  const link = createCompanyLinker(lang, person)
  return renderSection(lang, {
    id: 'shared-boards',
    title: words.shared,
    body:
      sharedBoards.length === 0
        ? renderEmpty(words.noShared[lang])
        : html`<p>${words.sharedNote[lang]}</p>
<ul>${sharedBoards.map(
            ({ personId, name, companies }) =>
              html`<li>${linkPerson(lang, personId, name)}${COLON[lang]}${joinLinks(companies.map(link))}</li>\n`,
          )}</ul>`,
  })
}

export function renderJoins(lang: Lang, person: PersonAnswer): Html {
  const { joins } = person
  const link = createCompanyLinker(lang, person)
  return renderSection(lang, {
    id: 'joins',
    title: words.why,
    body:
      joins.length === 0
        ? html`<p>${words.whySingle[lang]}</p>`
        : html`<p>${words.whyNote[lang]}</p>
<ul>${joins.map(join => html`<li>${renderJoin(lang, join, link)}</li>\n`)}</ul>`,
  })
}

function renderJoin(lang: Lang, { companies, reasons, bits }: PersonJoin, link: CompanyLinker): Html {
  const because = reasons.map(reason => reasonWords[reason][lang]).join('; ')
  return html`${joinLinks(companies.map(link), ' – ')}${COLON[lang]}${because} <span class="soft small">(${words.weight[lang]} ${formatNumber(lang, Math.round(bits))})</span>`
}

/** Namesakes stand apart, in a section of their own. */
export function renderSameName(lang: Lang, { sameName, sameNameCount }: PersonAnswer): Html {
  return renderSection(lang, {
    id: 'same-name',
    title: words.sameName,
    body:
      sameName.length === 0
        ? renderEmpty(words.noSameName[lang])
        : html`<p>${words.sameNameNote[lang]}${
            sameName.length < sameNameCount &&
            ` ${words.ofSameName[lang](formatCount(lang, sameName.length), formatCount(lang, sameNameCount))}`
          }</p>
<ul>${sameName.map(
            ({ personId, name, companyCount, company }) =>
              html`<li>${linkPerson(lang, personId, name)}${COLON[lang]}${words.companies[lang](formatCount(lang, companyCount), companyCount === 1)}, ${companyCount > 1 && `${words.among[lang]} `}${linkCompany(lang, company)}</li>\n`,
          )}</ul>`,
  })
}

function linkPerson(lang: Lang, personId: string, name: string): Html {
  return html`<a href="${personPath(lang, personId)}" rel="nofollow">${name}</a>`
}

type CompanyLinker = (number: EnterpriseNumber) => Html

// Companies beyond those that are shown go by their number.
function createCompanyLinker(lang: Lang, { companies }: PersonAnswer): CompanyLinker {
  const shown = new Map(companies.map(company => [company.enterpriseNumber, company]))
  return enterpriseNumber =>
    linkCompany(lang, shown.get(enterpriseNumber) ?? { enterpriseNumber, legalName: null })
}

function joinLinks(links: readonly Html[], between = ', '): Content {
  return links.map((link, at) => html`${at > 0 && between}${link}`)
}
