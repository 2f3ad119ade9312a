// GET /{lang}/nace/ and /{lang}/nace/{code}: companies by activity.

import type { FastifyInstance } from 'fastify'
import wordings from '../../../../data/wordings/site/activities.json' with { type: 'json' }
import { sectionTitle } from '../../../domain/code-names.ts'
import {
  type Divisions,
  type GetActivity,
  type ListDivisions,
  totalOf,
} from '../../../usecases/listings/get-activity.ts'
import { isComplete } from '../../../usecases/listings/listed-companies.ts'
import { formatCount } from '../../i18n/format.ts'
import { isLang, type Lang, phrases, sentence } from '../../i18n/languages.ts'
import { renderEmpty } from '../dossier/section.ts'
import { sendNotFound } from '../error-pages.ts'
import { type Content, type Html, html } from '../html.ts'
import type { Page, Site } from '../page.ts'
import { activitiesPath, activityPath, homePath } from '../paths.ts'
import { describeActivityPage } from './activity-page.ts'
import { renderBars } from './bar-charts.ts'
import { renderCodeLabel } from './code-label.ts'
import { NOT_COUNTED, renderBasis } from './counts-section.ts'
import {
  type DirectoryPageDeps,
  describeBreadcrumb,
  HOME_CRUMB,
  renderBreadcrumb,
  sendDirectoryPage,
} from './directory-page.ts'

// Index of NACE sections and divisions with company counts.

const words = {
  ...phrases(wordings.words),
  lead: sentence(wordings.sentences.lead, 'legal', 'natural'),
  without: sentence(wordings.sentences.without, 'count'),
}

function describeActivitiesIndex(lang: Lang, divisions: Divisions, site: Site): Omit<Page, 'viewer'> {
  const crumbs = [
    { text: HOME_CRUMB[lang], path: homePath(lang) },
    { text: words.title[lang], path: activitiesPath(lang) },
  ]
  return {
    lang,
    title: words.title[lang],
    description: words.description[lang],
    path: activitiesPath,
    jsonLd: describeBreadcrumb(crumbs, site.origin),
    body: html`${renderBreadcrumb(lang, crumbs)}<header class="place-head"><h1>${words.title[lang]}</h1>
${renderLead(lang, divisions)}</header>
<div class="place-columns">${divisions.sections.map(section => renderLetter(lang, section))}</div>
${divisions.run && renderBasis(lang, divisions.run)}`,
  }
}

function renderLead(lang: Lang, { run }: Divisions): Content {
  if (run === null) return renderEmpty(NOT_COUNTED[lang])
  const count = (value: number) => formatCount(lang, value)
  return html`<p class="lead">${words.lead[lang](count(run.legalPersons), count(run.naturalPersons))}</p>
${run.withoutActivity > 0 && html`<p class="soft">${words.without[lang](count(run.withoutActivity))}</p>`}`
}

function renderLetter(lang: Lang, { letter, divisions }: Divisions['sections'][number]): Html {
  const title = sectionTitle(letter, lang) ?? words.former[lang]
  const rows = divisions.map(division => ({
    label: renderCodeLabel(lang, division),
    count: totalOf(division.counts),
    href: activityPath(lang, division.code),
  }))
  const id = letter || 'earlier'
  return html`<section class="card" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${letter && html`<span class="soft">${letter}</span> `}${title}</h2>
${renderBars(lang, { caption: title, columns: [words.code[lang], words.companies[lang]], rows })}
</section>`
}

export type ActivitiesDeps = DirectoryPageDeps & { getActivity: GetActivity; listDivisions: ListDivisions }

type Language = { Params: { lang: string } }
type Code = { Params: { lang: string; code: string } }

export function registerActivities(app: FastifyInstance, deps: ActivitiesDeps): void {
  app.get<Language>('/:lang/nace', async (request, reply) => {
    const { lang } = request.params
    if (!isLang(lang)) return sendNotFound(request, reply, deps)
    return reply.redirect(activitiesPath(lang), 301)
  })

  app.get<Language>('/:lang/nace/', async (request, reply) => {
    const { lang } = request.params
    if (!isLang(lang)) return sendNotFound(request, reply, deps)
    const divisions = await deps.listDivisions(lang)
    const page = describeActivitiesIndex(lang, divisions, deps.site)
    return sendDirectoryPage(request, reply, { page, whole: divisions.run !== null, deps })
  })

  app.get<Code>('/:lang/nace/:code', async (request, reply) => {
    const { lang, code } = request.params
    const pageCode = toPageCode(code)
    if (!isLang(lang) || pageCode === null) return sendNotFound(request, reply, deps)
    if (pageCode !== code) return reply.redirect(activityPath(lang, pageCode), 301)
    const activity = await deps.getActivity(code, lang)
    if (activity === null) return sendNotFound(request, reply, deps)
    const page = describeActivityPage(lang, activity, deps.site)
    const whole = activity.counts !== null && activity.ratios !== 'unread' && isComplete(activity.companies)
    return sendDirectoryPage(request, reply, { page, whole, deps })
  })
}

const MAX_CODE_LENGTH = 5

/**
 * The code in a page's path: without dots, five digits at most (`62.01` → `6201`, `8559901` → `85599`). Null for an
 * invalid code.
 */
export function toPageCode(text: string): string | null {
  const digits = /^\d{2}(?:\.?\d){0,5}$/.test(text) ? text.replaceAll('.', '') : null
  return digits?.slice(0, MAX_CODE_LENGTH) ?? null
}
