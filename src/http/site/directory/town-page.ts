// Page of a postal code: companies with their seat there, their activities and insolvencies.

import wordings from '../../../../data/wordings/site/town-page.json' with { type: 'json' }
import { nameTowns } from '../../../domain/municipality.ts'
import type { Town } from '../../../usecases/listings/get-town.ts'
import { eventKindLabel } from '../../i18n/event-kinds.ts'
import { formatCount, formatDate, formatList } from '../../i18n/format.ts'
import { type Lang, phrases, sentence } from '../../i18n/languages.ts'
import { linkChangeFeed } from '../change-feed-link.ts'
import { linkPublication, renderEmpty, renderSection, renderUnavailable } from '../dossier/section.ts'
import { type Content, type Html, html } from '../html.ts'
import type { Page, Site } from '../page.ts'
import { activityPath, dossierPath, homePath, townPath, townsPath } from '../paths.ts'
import { renderBandChart, renderBars } from './bar-charts.ts'
import { renderCodeLabel } from './code-label.ts'
import { renderCompanies } from './company-list.ts'
import { explainMissingOpenings, NOT_COUNTED, renderBasis, renderCounts } from './counts-section.ts'
import { type Crumb, describeBreadcrumb, HOME_CRUMB, renderBreadcrumb } from './directory-page.ts'
import { PROVINCE_NAMES, provinceAnchor } from './province-names.ts'

const words = {
  ...phrases(wordings.words),
  title: sentence(wordings.sentences.title, 'town'),
  description: sentence(wordings.sentences.description, 'town', 'count'),
  noInsolvencies: sentence(wordings.sentences.noInsolvencies, 'from', 'to'),
}

export function describeTownPage(lang: Lang, town: Town, site: Site): Omit<Page, 'viewer'> {
  const { zip, legalPersons, naturalPersons } = town.counts
  const name = fullName(lang, zip, town)
  const crumbs = listCrumbs(lang, zip, name)
  return {
    lang,
    title: words.title[lang](name),
    description: words.description[lang](name, formatCount(lang, legalPersons + naturalPersons)),
    path: other => townPath(other, zip),
    head: linkChangeFeed(lang, 'town', zip),
    jsonLd: describeBreadcrumb(crumbs, site.origin),
    body: html`${renderBreadcrumb(lang, crumbs)}
<header class="place-head"><h1>${words.title[lang](name)}</h1></header>
${renderBody(lang, town)}`,
  }
}

/** The page of a postal code before counts were first computed. */
export function describeTownWithoutCounts(lang: Lang, zip: string, site: Site): Omit<Page, 'viewer'> {
  const crumbs = listCrumbs(lang, zip, zip)
  return {
    lang,
    title: words.title[lang](zip),
    description: NOT_COUNTED[lang],
    path: other => townPath(other, zip),
    head: linkChangeFeed(lang, 'town', zip),
    noindex: true,
    jsonLd: describeBreadcrumb(crumbs, site.origin),
    body: html`${renderBreadcrumb(lang, crumbs)}<h1>${words.title[lang](zip)}</h1>${renderEmpty(NOT_COUNTED[lang])}`,
  }
}

// Beyond these, names are villages that the register lists next to their municipality.
const NAMES_IN_TITLE = 3

function fullName(lang: Lang, zip: string, { counts }: Town): string {
  const names = nameTowns(zip, counts.names, lang).slice(0, NAMES_IN_TITLE)
  return names.length === 0 ? zip : `${zip} ${formatList(lang, names)}`
}

function listCrumbs(lang: Lang, zip: string, name: string): Crumb[] {
  const anchor = provinceAnchor(zip)
  return [
    { text: HOME_CRUMB[lang], path: homePath(lang) },
    { text: words.towns[lang], path: townsPath(lang) },
    ...(anchor ? [{ text: PROVINCE_NAMES[anchor][lang], path: `${townsPath(lang)}#${anchor}` }] : []),
    { text: name, path: townPath(lang, zip) },
  ]
}

function renderBody(lang: Lang, town: Town): Html {
  const { counts, run, companies } = town
  return html`${renderCounts(lang, counts, run)}
<div class="place-columns">
${renderSection(lang, { id: 'activities', title: words.activities, body: renderActivities(lang, town) })}
${renderSection(lang, { id: 'risk', title: words.risk, body: renderBandChart(lang, counts, run) })}
${renderSection(lang, { id: 'insolvencies', title: words.insolvencies, body: renderInsolvencies(lang, town) })}
</div>
${renderSection(lang, { id: 'companies', title: words.companies, body: renderCompanies(lang, companies, { withTown: false }) })}
${renderNearbyPostalCodes(lang, town)}
<p class="source">${words.counted[lang]}</p>
${renderBasis(lang, run)}`
}

function renderActivities(lang: Lang, { activities }: Town): Content {
  if (activities.length === 0) return renderEmpty(words.noActivities[lang])
  const rows = activities.map(activity => ({
    label: renderCodeLabel(lang, activity),
    count: activity.companies,
    href: activityPath(lang, activity.code),
  }))
  const columns: [string, string] = [words.activity[lang], words.companies[lang]]
  return renderBars(lang, { caption: words.activities[lang], columns, rows })
}

function renderInsolvencies(lang: Lang, { insolvencies, run }: Town): Content {
  if (insolvencies === null) {
    const why = `${explainMissingOpenings(lang, run)}.`
    const sentence = why.charAt(0).toUpperCase() + why.slice(1)
    return run.gazetteState === 'silent' ? renderUnavailable(sentence) : renderEmpty(sentence)
  }
  if (insolvencies.length === 0) {
    const [from, to] = [run.openingsSince, run.openingsUntil].map(day => formatDate(lang, day ?? ''))
    return renderEmpty(words.noInsolvencies[lang](from ?? '', to ?? ''))
  }
  return html`<ul class="plain-list insolvencies">${insolvencies.map(
    ({ legalName, slug, pubDate, eventKind, numac }) =>
      html`<li><a href="${dossierPath(lang, slug)}">${legalName}</a>
<span class="soft small">${eventKindLabel(eventKind, lang)} · ${formatDate(lang, pubDate)} · ${linkPublication(lang, numac, pubDate)}</span></li>\n`,
  )}</ul>`
}

function renderNearbyPostalCodes(lang: Lang, { neighbours }: Town): Content {
  if (neighbours.length === 0) return null
  return html`<nav class="near" aria-label="${words.near[lang]}">${neighbours.map(
    ({ zip, names }) =>
      html`<a href="${townPath(lang, zip)}"><span class="number">${zip}</span> ${nameTowns(zip, names, lang)[0]}</a> `,
  )}</nav>`
}
