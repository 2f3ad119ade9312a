// The hits on the search page, and links to the pages of towns and activities of that name.

import wordings from '../../../../data/wordings/site/search-hits.json' with { type: 'json' }
import { isMistypedNumber } from '../../../domain/search/number-mentions.ts'
import type { SearchHit } from '../../../domain/search/query.ts'
import type { NameCodes, NamedActivity } from '../../../usecases/codes/name-codes.ts'
import type { Suggestion } from '../../../usecases/search/suggest-towns-and-codes.ts'
import type { ReadCompanyState } from '../../../usecases/timeline/read-insolvency-state.ts'
import { formatCount, formatNumberWithDots } from '../../i18n/format.ts'
import { describeInsolvency } from '../../i18n/insolvency-state.ts'
import { type Lang, phrases, sentence } from '../../i18n/languages.ts'
import { renderChoice, renderCompareForm } from '../compare/compare-link.ts'
import { type Content, type Html, html } from '../html.ts'
import { activityPath, dossierPath, townPath } from '../paths.ts'

const words = {
  ...phrases(wordings.words),
  found: sentence(wordings.sentences.found, 'count'),
  most: sentence(wordings.sentences.most, 'count'),
  alsoCalled: sentence(wordings.sentences.alsoCalled, 'name'),
  establishment: sentence(wordings.sentences.establishment, 'name'),
  allIn: sentence(wordings.sentences.allIn, 'town'),
  allOf: sentence(wordings.sentences.allOf, 'activity'),
}

/** Names of the hits' main activities, by edition and code. */
type ActivityNames = ReadonlyMap<string, NamedActivity>

type Activity = Pick<SearchHit, 'primaryNace' | 'naceVersion'>

function activityKey({ primaryNace, naceVersion = null }: Activity): string {
  return `${naceVersion} ${primaryNace}`
}

export async function nameActivities(
  nameCodes: NameCodes,
  hits: readonly SearchHit[],
  lang: Lang,
): Promise<ActivityNames> {
  const codes = new Map(hits.map(hit => [activityKey(hit), hit]))
  const named = await Promise.all(
    codes.entries().map(async ([key, hit]) => {
      const { activity } = await nameCodes({ ...hit, legalForm: null, situationCode: null }, lang)
      return [key, activity] as const
    }),
  )
  return new Map(named.flatMap(([key, activity]) => (activity ? [[key, activity]] : [])))
}

/** Bankruptcies and dissolutions by register or gazette, by enterprise number; the others are missing. */
type Insolvencies = ReadonlyMap<string, string>

export async function describeInsolvencies(
  readCompanyState: ReadCompanyState,
  hits: readonly SearchHit[],
  lang: Lang,
): Promise<Insolvencies> {
  const read = await Promise.all(
    hits.map(async hit => {
      const insolvency = await readCompanyState(hit)
      return [hit.enterpriseNumber, insolvency && describeInsolvency(lang, insolvency)] as const
    }),
  )
  return new Map(read.flatMap(([number, described]) => (described ? [[number, described]] : [])))
}

/** Links to the town's or activity's own page. */
export function renderPages(lang: Lang, pages: readonly Suggestion[]): Content {
  if (pages.length === 0) return ''
  return html`<ul class="chips">${pages.map(page =>
    page.kind === 'town'
      ? html`<li><a class="chip plain" href="${townPath(lang, page.zip)}">${words.allIn[lang](`${page.zip} ${page.name}`)}</a></li>`
      : html`<li><a class="chip plain" href="${activityPath(lang, page.code)}">${renderAllOf(lang, page)}</a></li>`,
  )}</ul>`
}

function renderAllOf(lang: Lang, { name, language }: Extract<Suggestion, { kind: 'nace' }>): Content {
  const [before, after] = words.allOf[lang]('\0').split('\0')
  return html`${before}<span lang="${language}">${name}</span>${after}`
}

type Shown = {
  hits: readonly SearchHit[]
  /** With as many, there may be more. */
  most: number
  activities: ActivityNames
  insolvencies: Insolvencies
  /** As typed. */
  query: string
  /** What is wrong with a filter; null when nothing is. */
  fault: string | null
}

export function renderHits(
  lang: Lang,
  { hits, most, activities, insolvencies, query, fault }: Shown,
): Content {
  if (fault !== null) return html`<p class="gap unread" role="alert">${fault}</p>`
  if (hits.length === 0)
    return html`<p class="gap" role="status">${words[isMistypedNumber(query) ? 'mistyped' : 'nothing'][lang]}</p>`
  const count = formatCount(lang, hits.length)
  return html`<p class="soft" role="status">${(hits.length < most ? words.found : words.most)[lang](count)}</p>
${renderCompareForm(lang, html`<ol class="hits">${hits.map(hit => renderHit(lang, hit, { activities, insolvencies }))}</ol>`)}`
}

type HitDetails = Pick<Shown, 'activities' | 'insolvencies'>

function renderHit(lang: Lang, hit: SearchHit, { activities, insolvencies }: HitDetails): Html {
  const { legalName, enterpriseNumber, city, primaryNace, matchedAddress, notInRegister } = hit
  const activity = activities.get(activityKey(hit))
  return html`<li>
<p>${!notInRegister && renderChoice(lang, enterpriseNumber, legalName)} <a href="${dossierPath(lang, hit.slug)}">${legalName}</a>${notInRegister && html` <span class="chip plain">${words.left[lang]}</span>`}${renderState(lang, hit, insolvencies)}${hit.approximate && html` <span class="chip plain" title="${words.approximateWhy[lang]}">${words.approximate[lang]}</span>`}</p>
<p class="soft small"><span class="number">${formatNumberWithDots(enterpriseNumber)}</span>${[matchedAddress ?? city, describeName(lang, hit)].map(text => text && html` · ${text}`)}${
    primaryNace &&
    html` · ${activity ? html`<span lang="${activity.language}">${activity.text}</span>` : `NACE ${primaryNace}`}`
  }</p>
</li>\n`
}

function describeName(lang: Lang, { matchedName, legalName }: SearchHit): string | null {
  if (matchedName === null || matchedName.name === legalName) return null
  return words[matchedName.entity === 'company' ? 'alsoCalled' : 'establishment'][lang](matchedName.name)
}

// Situations of the register: 048 to 053 bankruptcy, 010 to 014 dissolution and liquidation.
function renderState(
  lang: Lang,
  { enterpriseNumber, situationCode }: SearchHit,
  known: Insolvencies,
): Content {
  const insolvency = known.get(enterpriseNumber)
  if (insolvency !== undefined) return html` <span class="chip bad">${insolvency}</span>`
  if (situationCode === null) return ''
  if (/^0(?:4[89]|5[0-3])$/.test(situationCode))
    return html` <span class="chip bad">${words.bankrupt[lang]}</span>`
  return /^01[0-4]$/.test(situationCode) ? html` <span class="chip warn">${words.dissolved[lang]}</span>` : ''
}
