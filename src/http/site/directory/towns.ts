// GET /{lang}/town/ and /{lang}/town/{zip}: companies by town.

import type { FastifyInstance } from 'fastify'
import wordings from '../../../../data/wordings/site/towns.json' with { type: 'json' }
import { nameTowns, PROVINCES, type Province, provinceOf } from '../../../domain/municipality.ts'
import type { CountedTown } from '../../../store/site/count-rows.ts'
import type { CountedTowns } from '../../../store/site/towns.ts'
import type { GetTown, ListTowns } from '../../../usecases/listings/get-town.ts'
import { isComplete } from '../../../usecases/listings/listed-companies.ts'
import { formatCount } from '../../i18n/format.ts'
import { isLang, type Lang, phrases, sentence } from '../../i18n/languages.ts'
import { renderEmpty } from '../dossier/section.ts'
import { sendNotFound } from '../error-pages.ts'
import { type Content, type Html, html } from '../html.ts'
import type { Page, Site } from '../page.ts'
import { homePath, townPath, townsPath } from '../paths.ts'
import { NOT_COUNTED, renderBasis } from './counts-section.ts'
import {
  type DirectoryPageDeps,
  describeBreadcrumb,
  HOME_CRUMB,
  renderBreadcrumb,
  sendDirectoryPage,
} from './directory-page.ts'
import { PROVINCE_NAMES } from './province-names.ts'
import { describeTownPage, describeTownWithoutCounts } from './town-page.ts'

// Index of postal codes by province with company counts.

const words = {
  ...phrases(wordings.words),
  lead: sentence(wordings.sentences.lead, 'towns', 'companies'),
  without: sentence(wordings.sentences.without, 'count'),
}

function describeTownsIndex(lang: Lang, { run, towns }: CountedTowns, site: Site): Omit<Page, 'viewer'> {
  const crumbs = [
    { text: HOME_CRUMB[lang], path: homePath(lang) },
    { text: words.title[lang], path: townsPath(lang) },
  ]
  const byProvince = Map.groupBy(towns, ({ zip }) => provinceOf(zip))
  const provinces = PROVINCES.filter(province => byProvince.has(province))
  return {
    lang,
    title: words.title[lang],
    description: words.description[lang],
    path: townsPath,
    jsonLd: describeBreadcrumb(crumbs, site.origin),
    body: html`${renderBreadcrumb(lang, crumbs)}<header class="place-head"><h1>${words.title[lang]}</h1>
${renderLead(lang, { run, towns })}</header>
${provinces.length > 0 && renderContents(lang, provinces)}
${provinces.map(province => renderProvince(lang, province, byProvince.get(province) ?? []))}
${run && renderBasis(lang, run)}`,
  }
}

function renderLead(lang: Lang, { run, towns }: CountedTowns): Content {
  if (run === null) return renderEmpty(NOT_COUNTED[lang])
  const all = towns.reduce((sum, { companies }) => sum + companies, 0)
  return html`<p class="lead">${words.lead[lang](formatCount(lang, towns.length), formatCount(lang, all))}</p>
${run.withoutTown > 0 && html`<p class="soft">${words.without[lang](formatCount(lang, run.withoutTown))}</p>`}`
}

function renderContents(lang: Lang, provinces: readonly Province[]): Html {
  return html`<nav class="near" aria-label="${words.provinces[lang]}">${provinces.map(
    province => html`<a href="#${province}">${PROVINCE_NAMES[province][lang]}</a> `,
  )}</nav>`
}

function renderProvince(lang: Lang, province: Province, towns: readonly CountedTown[]): Html {
  return html`<section class="card" id="${province}" aria-labelledby="${province}-title">
<h2 id="${province}-title">${PROVINCE_NAMES[province][lang]}</h2>
<ul class="towns">${towns.map(
    ({ zip, names, companies }) =>
      html`<li><a href="${townPath(lang, zip)}"><span class="number">${zip}</span> ${nameTowns(zip, names, lang)[0]}</a> <span class="number soft">${formatCount(lang, companies)}</span></li>\n`,
  )}</ul>
</section>`
}

export type TownsDeps = DirectoryPageDeps & { getTown: GetTown; listTowns: ListTowns }

type Language = { Params: { lang: string } }
type Zip = { Params: { lang: string; zip: string } }

export function registerTowns(app: FastifyInstance, deps: TownsDeps): void {
  app.get<Language>('/:lang/town', async (request, reply) => {
    const { lang } = request.params
    if (!isLang(lang)) return sendNotFound(request, reply, deps)
    return reply.redirect(townsPath(lang), 301)
  })

  app.get<Language>('/:lang/town/', async (request, reply) => {
    const { lang } = request.params
    if (!isLang(lang)) return sendNotFound(request, reply, deps)
    const towns = await deps.listTowns()
    const page = describeTownsIndex(lang, towns, deps.site)
    return sendDirectoryPage(request, reply, { page, whole: towns.run !== null, deps })
  })

  app.get<Zip>('/:lang/town/:zip', async (request, reply) => {
    const { lang, zip } = request.params
    if (!isLang(lang) || !/^[1-9]\d{3}$/.test(zip)) return sendNotFound(request, reply, deps)
    const town = await deps.getTown(zip, lang)
    if (town === null) return sendNotFound(request, reply, deps)
    const page =
      town === 'uncounted'
        ? describeTownWithoutCounts(lang, zip, deps.site)
        : describeTownPage(lang, town, deps.site)
    return sendDirectoryPage(request, reply, {
      page,
      whole: town !== 'uncounted' && isComplete(town.companies),
      deps,
    })
  })
}
