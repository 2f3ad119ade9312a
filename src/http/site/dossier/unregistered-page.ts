// The page of a company outside the newest extract: since when, and what the gazette and the accounts tell.

import wordings from '../../../../data/wordings/site/unregistered-page.json' with { type: 'json' }
import type { Member } from '../../../domain/access/member.ts'
import { type Absence, slug } from '../../../domain/company/company.ts'
import type { InsolvencyState } from '../../../domain/timeline/insolvency-state.ts'
import type { LoadStates } from '../../../store/db/require-loaded.ts'
import type { UnregisteredOverview } from '../../../usecases/dossier/get-unregistered-overview.ts'
import type { Freshness } from '../../../usecases/health/read-freshness.ts'
import type { PersonIdOf } from '../../../usecases/people/identify-officers.ts'
import { formatDate, formatNumberWithDots } from '../../i18n/format.ts'
import { DISSOLUTIONS } from '../../i18n/insolvency-state.ts'
import { type Lang, phrases, sentence } from '../../i18n/languages.ts'
import { type Content, type Html, html } from '../html.ts'
import { renderPage, type Site } from '../page.ts'
import { dossierPath } from '../paths.ts'
import { renderReportLinks } from '../report/report-links.ts'
import { renderAccounts } from './accounts/accounts-section.ts'
import { dataCoverageOf } from './data-coverage.ts'
import { renderActs } from './officers/acts-section.ts'
import { renderOfficers } from './officers/officers-section.ts'
import { identityWords, renderActivity, renderFactRow, renderNamedCode } from './record/identity.ts'
import { formatGazetteSource } from './record/situation.ts'
import { renderTimeline } from './timeline-section.ts'

const words = {
  ...phrases(wordings.words),
  description: sentence(wordings.sentences.description, 'name', 'number'),
  left: sentence(wordings.sentences.left, 'day'),
  never: sentence(wordings.sentences.never, 'day'),
  newest: sentence(wordings.sentences.newest, 'day'),
}

type UnregisteredPage = {
  lang: Lang
  overview: UnregisteredOverview
  freshness: Freshness | null
  loadStates: LoadStates
  viewer: Member | null
  /** Null for visitors. */
  personIdOf: PersonIdOf | null
  site: Site
}

export function renderUnregistered(model: UnregisteredPage): string {
  const { lang, overview, freshness, viewer, site } = model
  const { company } = overview.dossier
  const basis = dataCoverageOf(freshness, model.loadStates)
  const name = slug(company.legalName, company.enterpriseNumber)
  const number = formatNumberWithDots(company.enterpriseNumber)
  const title = company.legalName === number ? number : `${company.legalName} (${number})`
  return renderPage(
    {
      lang,
      title,
      description: words.description[lang](company.legalName, number),
      path: to => dossierPath(to, name),
      noindex: true,
      viewer: viewer?.email,
      body: html`<article class="dossier">
${renderUnregisteredHeader(lang, overview, freshness)}
${renderReportLinks(lang, company, viewer)}
${renderTimeline(lang, overview, basis)}
${renderOfficers(lang, overview, basis, model.personIdOf)}
${renderAccounts(lang, overview, viewer, basis)}
${renderActs(lang, overview, basis)}
</article>`,
    },
    site,
  )
}

/** Since when it is outside the register, and what the register last said. */
export function renderUnregisteredHeader(
  lang: Lang,
  overview: UnregisteredOverview,
  freshness: Freshness | null,
): Html {
  const { absence, dossier, insolvency } = overview
  const { company } = dossier
  const newest = freshness?.register?.snapshotDate
  return html`<header class="identity">
<p class="number">${formatNumberWithDots(company.enterpriseNumber)}</p>
<h1>${company.legalName}</h1>
<ul class="chips">${insolvency && renderInsolvency(lang, insolvency)}<li class="chip warn">${words.notRegistered[lang]}</li></ul>
<p class="gap">${describeAbsence(lang, absence)}${newest && ` ${words.newest[lang](formatDate(lang, newest))}`}</p>
${absence.wasRegistered && renderLastRecord(lang, overview)}
</header>`
}

// The gazette alone tells of it: the register has no state of a company that left it.
function renderInsolvency(lang: Lang, { state }: InsolvencyState): Content {
  if (state === 'as_registered') return null
  const said = state === 'bankrupt' ? identityWords.openBankruptcy : DISSOLUTIONS[state]
  return html`<li class="chip bad">${said[lang]}</li><li class="chip plain">${formatGazetteSource(lang)}</li>`
}

function describeAbsence(lang: Lang, { wasRegistered, leftOn, firstExtractOn }: Absence): string {
  if (leftOn !== null) return words.left[lang](formatDate(lang, leftOn))
  if (wasRegistered) return words.leftOnUnknownDay[lang]
  return firstExtractOn === null
    ? words.neverLoaded[lang]
    : words.never[lang](formatDate(lang, firstExtractOn))
}

// Of a natural person no address, which may be a home.
function renderLastRecord(lang: Lang, { dossier, names }: UnregisteredOverview): Content {
  const { legalForm, situationCode, primaryNace, naturalPerson, address } = dossier.company
  const town = [address?.zip, address?.city].filter(part => part).join(' ')
  return html`<h2>${words.lastRecord[lang]}</h2>
<dl class="facts">
${renderFactRow(identityWords.legalForm[lang], renderNamedCode(lang, names.legalForm, legalForm))}
${renderFactRow(identityWords.situation[lang], renderNamedCode(lang, names.situation, situationCode))}
${renderFactRow(identityWords.activity[lang], renderActivity(lang, primaryNace, names.activity))}
${!naturalPerson && town !== '' && renderFactRow(identityWords.address[lang], [address?.street, town].filter(part => part).join(', '))}
</dl>`
}
