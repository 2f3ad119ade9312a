// Header of a dossier: name, number, address, activity and legal situation.

import wordings from '../../../../../data/wordings/site/identity.json' with { type: 'json' }
import { type LocalisedAddress, localiseAddress } from '../../../../domain/company/localised-address.ts'
import { findJudicialDissolution, standsByRegister } from '../../../../domain/timeline/insolvency-state.ts'
import type { NamedActivity, NamedCode } from '../../../../usecases/codes/name-codes.ts'
import type { Overview } from '../../../../usecases/dossier/get-overview.ts'
import { formatDate, formatNumberWithDots } from '../../../i18n/format.ts'
import { DISSOLUTIONS } from '../../../i18n/insolvency-state.ts'
import { type Lang, phrases } from '../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../html.ts'
import { activityPath, townPath } from '../../paths.ts'
import type { DataCoverage } from '../data-coverage.ts'
import { renderSummary } from '../summary.ts'
import { formatBankruptcySources, formatGazetteSource, hasOpenBankruptcy } from './situation.ts'

export const identityWords = phrases(wordings.identity_words)

// Codes of ordinary legal situations.
const ORDINARY = new Set(['000', '001', '002', '003'])

export function renderIdentity(lang: Lang, overview: Overview, basis: DataCoverage): Html {
  const { dossier, names } = overview
  const { company } = dossier
  return html`<header class="identity">
<p class="number">${formatNumberWithDots(company.enterpriseNumber)}</p>
<h1>${company.legalName}</h1>
${renderState(lang, overview)}
<div class="beside">
<dl class="facts">
${renderFactRow(identityWords.number[lang], html`<span class="number">BE ${formatNumberWithDots(company.enterpriseNumber)}</span>`)}
${renderFactRow(identityWords.legalForm[lang], renderNamedCode(lang, names.legalForm, company.legalForm))}
${renderFactRow(identityWords.situation[lang], renderSituation(lang, overview))}
${renderFactRow(identityWords.activity[lang], renderActivity(lang, company.primaryNace, names.activity))}
${renderFactRow(identityWords[company.naturalPerson ? 'establishment' : 'address'][lang], renderAddress(lang, overview))}
${renderStartDate(lang, overview)}
</dl>
${renderSummary(lang, overview, basis)}
</div>
</header>`
}

type State = Pick<Overview, 'dossier' | 'names' | 'events'>

function renderState(lang: Lang, { dossier, names, events }: State): Html {
  const { company, registerSituationCode: code } = dossier
  const bankrupt = hasOpenBankruptcy(dossier)
  const troubled = code !== null && !ORDINARY.has(code) && !bankrupt
  const dissolution = !bankrupt && standsByRegister(code) ? findJudicialDissolution(events ?? []) : null
  return html`<ul class="chips">
${bankrupt && html`<li class="chip bad">${identityWords.openBankruptcy[lang]}</li><li class="chip plain">${formatBankruptcySources(lang, dossier)}</li>`}
${dissolution && html`<li class="chip bad">${DISSOLUTIONS[dissolution][lang]}</li><li class="chip plain">${formatGazetteSource(lang)}</li>`}
${troubled && names.situation && html`<li class="chip warn" lang="${names.situation.language}">${names.situation.text}</li>`}
<li class="chip plain">${identityWords.registered[lang]}</li>
<li class="chip plain">${identityWords[company.naturalPerson ? 'naturalPerson' : 'legalPerson'][lang]}</li>
</ul>`
}

export function renderFactRow(term: string, description: Content): Html {
  return html`<dt>${term}</dt><dd>${description}</dd>\n`
}

/** The name of a code, marked with its language, and the code. */
export function renderNamedCode(lang: Lang, named: NamedCode | null, code: string | null): Content {
  if (code === null) return identityWords.unknown[lang]
  if (named === null) return code
  return html`<span lang="${named.language}">${named.text}</span> <span class="soft small">(${code})</span>`
}

// A missing code means unknown, or that the register was not read; the messages differ.
function renderSituation(lang: Lang, { dossier, names }: Overview): Content {
  const { registerSituationCode: code, stagesDegraded } = dossier
  if (code === null && stagesDegraded.includes('register')) return identityWords.unread[lang]
  return renderNamedCode(lang, names.situation, code)
}

// When the code has no name in the page's language, the name of a broader code is shown first.
export function renderActivity(lang: Lang, nace: string | null, named: NamedActivity | null): Content {
  if (nace === null) return identityWords.unknown[lang]
  const { broader = null } = named ?? {}
  return html`${broader && html`<span lang="${broader.language}">${broader.text}</span><br>`}${
    named && html`<span lang="${named.language}"${broader && html` class="soft small"`}>${named.text}</span> `
  }<a class="small" href="${activityPath(lang, nace)}">NACE ${nace}</a>`
}

const BELGIAN_ZIP = /^[1-9]\d{3}$/

type DisplayedAddress = Pick<LocalisedAddress, 'street' | 'zip' | 'city'> & {
  /** Null while the register's record is not read. */
  country: LocalisedAddress['country'] | null
  abroad: boolean
}

/**
 * The dossier's address in the page's language, with its country; as in the dossier while the record is not read. Null
 * when the register has none.
 */
export function findDisplayedAddress(
  lang: Lang,
  { dossier, registered }: Pick<Overview, 'dossier' | 'registered'>,
): DisplayedAddress | null {
  const { address } = dossier.company
  if (address === null) return null
  const seat = registered?.record.seat
  return seat ? localiseAddress(seat, lang) : { ...address, country: null, abroad: false }
}

function renderAddress(lang: Lang, overview: Overview): Content {
  const address = findDisplayedAddress(lang, overview)
  if (address === null) return identityWords.unknown[lang]
  const { street, zip, city, country, abroad } = address
  const town = [zip, city].filter(part => part !== null).join(' ')
  const linked =
    zip !== null && !abroad && BELGIAN_ZIP.test(zip)
      ? html`<a href="${townPath(lang, zip)}">${town}</a>`
      : town
  return html`${street}${street && town && ', '}${linked}${abroad && country && `, ${country.name}`}`
}

function renderStartDate(lang: Lang, { registered }: Overview): Content {
  const startDate = registered?.record.startDate
  if (!startDate) return null
  return renderFactRow(
    identityWords.since[lang],
    html`<time datetime="${startDate}">${formatDate(lang, startDate)}</time>`,
  )
}
