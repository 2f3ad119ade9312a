// Page of a NACE code: name, position in the nomenclature, and companies with it as main activity.

import wordings from '../../../../data/wordings/site/activity-page.json' with { type: 'json' }
import { sectionTitle } from '../../../domain/code-names.ts'
import { nameTowns } from '../../../domain/municipality.ts'
import { type Activity, totalOf } from '../../../usecases/listings/get-activity.ts'
import { formatCount } from '../../i18n/format.ts'
import { type Lang, phrase, phrases } from '../../i18n/languages.ts'
import { linkChangeFeed } from '../change-feed-link.ts'
import { renderEmpty, renderSection } from '../dossier/section.ts'
import { type Content, type Html, html } from '../html.ts'
import type { Page, Site } from '../page.ts'
import { activitiesPath, activityPath, homePath, townPath } from '../paths.ts'
import { renderBandChart, renderBars } from './bar-charts.ts'
import { codeTitle, formatNaceCode, renderActivityName, renderCodeLabel } from './code-label.ts'
import { renderCompanies } from './company-list.ts'
import { NOT_COUNTED, renderBasis, renderCounts } from './counts-section.ts'
import { type Crumb, describeBreadcrumb, HOME_CRUMB, renderBreadcrumb } from './directory-page.ts'
import { renderRatios } from './ratio-table.ts'

const words = {
  ...phrases(wordings.words),
  description: phrase<(name: string, count: string | null) => string>(
    (name, count) =>
      `${count === null ? 'Belgische ondernemingen' : `${count} Belgische ondernemingen`} met hoofdactiviteit ${name}: aantallen, faillissementen, risico en gemeenten.`,
    (name, count) =>
      `${count === null ? 'Entreprises belges' : `${count} entreprises belges`} dont l’activité principale est ${name} : nombres, faillites, risque et communes.`,
    (name, count) =>
      `${count === null ? 'Belgische Unternehmen' : `${count} belgische Unternehmen`} mit der Haupttätigkeit ${name}: Anzahl, Konkurse, Risiko und Gemeinden.`,
    (name, count) =>
      `${count === null ? 'Belgian companies' : `${count} Belgian companies`} whose main activity is ${name}: counts, bankruptcies, risk and towns.`,
  ),
}

export function describeActivityPage(lang: Lang, activity: Activity, site: Site): Omit<Page, 'viewer'> {
  const crumbs = listCrumbs(lang, activity)
  const count = activity.counts && formatCount(lang, totalOf(activity.counts))
  return {
    lang,
    title: codeTitle(activity),
    description: words.description[lang](codeTitle(activity), count),
    path: other => activityPath(other, activity.code),
    head: linkChangeFeed(lang, 'nace', activity.code),
    noindex: activity.counts === null || totalOf(activity.counts) === 0,
    jsonLd: describeBreadcrumb(crumbs, site.origin),
    body: html`${renderBreadcrumb(lang, crumbs)}${renderHead(lang, activity)}${renderBody(lang, activity)}`,
  }
}

function listCrumbs(lang: Lang, { code, named, ancestors, section }: Activity): Crumb[] {
  const title = section && sectionTitle(section, lang)
  return [
    { text: HOME_CRUMB[lang], path: homePath(lang) },
    { text: words.activities[lang], path: activitiesPath(lang) },
    ...(title ? [{ text: `${section} ${title}`, path: `${activitiesPath(lang)}#${section}` }] : []),
    ...[...ancestors, { code, named }].map(place => ({
      text: codeTitle(place),
      label: html`<span class="number">${formatNaceCode(place.code)}</span>`,
      path: activityPath(lang, place.code),
    })),
  ]
}

function renderHead(lang: Lang, { code, named, ancestors, earlier }: Activity): Html {
  const parent = ancestors.at(-1)
  return html`<header class="place-head"><p class="number soft">NACE ${formatNaceCode(code)}</p>
<h1>${named ? renderActivityName(lang, named) : `NACE ${formatNaceCode(code)}`}</h1>
${named?.broader && html`<p class="lead">${named.broader.text}</p>`}
${parent && html`<p>${words.partOf[lang]} <a href="${activityPath(lang, parent.code)}">${renderCodeLabel(lang, parent)}</a></p>`}
${earlier && html`<p class="soft small">${words.earlier[lang]} “<span lang="${earlier.language}">${earlier.text}</span>”. ${words.earlierNote[lang]}</p>`}
</header>`
}

function renderBody(lang: Lang, activity: Activity): Content {
  const { counts, run, companies } = activity
  if (run === null || counts === null) return renderEmpty(NOT_COUNTED[lang])
  return html`${renderCounts(lang, counts, run)}
<div class="place-columns">
${renderWithin(lang, activity)}
${renderSection(lang, { id: 'risk', title: words.risk, body: renderBandChart(lang, counts, run) })}
${renderSection(lang, { id: 'towns', title: words.towns, body: renderTowns(lang, activity) })}
${renderSection(lang, { id: 'ratios', title: words.ratios, body: renderRatios(lang, activity) })}
</div>
${renderSection(lang, { id: 'companies', title: words.companies, body: renderCompanies(lang, companies, { withTown: true }) })}
<p class="source">${words.counted[lang]}</p>
${renderBasis(lang, run)}`
}

function renderWithin(lang: Lang, { children }: Activity): Content {
  if (children.length === 0) return null
  const rows = children.map(child => ({
    label: renderCodeLabel(lang, child),
    count: child.companies,
    href: activityPath(lang, child.code),
  }))
  const columns: [string, string] = [words.code[lang], words.companies[lang]]
  const body = renderBars(lang, { caption: words.within[lang], columns, rows })
  return renderSection(lang, { id: 'within', title: words.within, body })
}

function renderTowns(lang: Lang, { towns }: Activity): Content {
  if (towns.length === 0) return renderEmpty(words.noTowns[lang])
  const rows = towns.map(({ zip, names, companies }) => ({
    label: html`<span class="number">${zip}</span> ${nameTowns(zip, names, lang)[0]}`,
    count: companies,
    href: townPath(lang, zip),
  }))
  const columns: [string, string] = [words.town[lang], words.companies[lang]]
  return renderBars(lang, { caption: words.towns[lang], columns, rows })
}
