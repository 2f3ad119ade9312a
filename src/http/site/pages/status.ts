// GET /{lang}/status: the health report of /health/status as a page.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import wordings from '../../../../data/wordings/site/status.json' with { type: 'json' }
import type { Member } from '../../../domain/access/member.ts'
import type { SourceName } from '../../../domain/errors.ts'
import type { Build } from '../../../platform/process/build-info.ts'
import type { Health, Probe, ReadHealth } from '../../../usecases/health/read-health.ts'
import { formatCount, formatDate, formatMoment, formatNumber } from '../../i18n/format.ts'
import { isLang, type Lang, type Phrase, phrases, sentence } from '../../i18n/languages.ts'
import { SOURCE_NAMES } from '../../i18n/source-names.ts'
import { sendNotFound } from '../error-pages.ts'
import { type Content, type Html, html } from '../html.ts'
import { renderPage, type Site } from '../page.ts'
import { statusPath } from '../paths.ts'
import { sendPage } from '../send-page.ts'
import { renderDatabases, renderJobs } from './status-tables.ts'

type StatusPageDeps = {
  site: Site
  build: Build
  readHealth: ReadHealth
  readMember(request: FastifyRequest): Promise<Member | null>
}

const words = {
  ...phrases(wordings.words),
  waiting: sentence(wordings.sentences.waiting, 'count'),
}

const PROBES: Record<keyof Health['probes'], Phrase> = phrases(wordings.probes)

export function registerStatusPage(app: FastifyInstance, deps: StatusPageDeps): void {
  app.get<{ Params: { lang: string } }>('/:lang/status', async (request, reply) => {
    const { lang } = request.params
    if (!isLang(lang)) return sendNotFound(request, reply, deps)
    const [viewer, health] = await Promise.all([deps.readMember(request), deps.readHealth()])
    const page = renderPage(
      {
        lang,
        title: words.title[lang],
        description: words.description[lang],
        path: statusPath,
        viewer: viewer?.email,
        body: renderStatus(lang, health, deps.build),
      },
      deps.site,
    )
    return sendPage(request, reply, page, viewer ? 'private' : 'degraded') // never cached
  })
}

function renderStatus(lang: Lang, health: Health, build: Build): Html {
  const { status, probes, checkedAt } = health
  return html`<h1>${words.title[lang]}</h1>
<p class="gap ${status === 'ok' ? '' : 'unread'}" role="status">${words[status === 'ok' ? 'well' : 'degraded'][lang]}</p>
<section class="card"><h2>${words.parts[lang]}</h2>
<table class="stacking"><caption class="unseen">${words.parts[lang]}</caption>
<thead><tr><th scope="col">${words.part[lang]}</th><th scope="col">${words.state[lang]}</th><th scope="col">${words.time[lang]}</th></tr></thead>
<tbody>${(Object.keys(PROBES) as (keyof typeof PROBES)[]).map(name => renderProbe(lang, PROBES[name], probes[name]))}${renderSharedLimits(lang, health)}</tbody></table></section>
<section class="card"><h2>${words.data[lang]}</h2>
<table class="stacking"><caption class="unseen">${words.data[lang]}</caption>
<thead><tr><th scope="col">${words.source[lang]}</th><th scope="col">${words.newest[lang]}</th><th scope="col">${words.loaded[lang]}</th></tr></thead>
<tbody>${(Object.keys(SOURCE_NAMES) as SourceName[]).map(source => renderSource(lang, source, health))}</tbody></table></section>
${renderJobs(lang, health.timetable)}${renderDatabases(lang, health.databases)}
<p class="source">${words.checked[lang]} ${formatMoment(lang, checkedAt)} · ${words.release[lang]} ${build.release}${
    build.commit && html` (<span class="code">${build.commit.slice(0, 12)}</span>)`
  }</p>`
}

function renderProbe(lang: Lang, name: Phrase, { ok, latencyMs }: Probe): Html {
  return html`<tr><th scope="row">${name[lang]}</th>
<td><span class="chip ${ok ? 'good' : 'bad'}">${words[ok ? 'works' : 'fails'][lang]}</span></td>
<td>${latencyMs === null ? words.unknown[lang] : html`<span class="number">${formatNumber(lang, latencyMs)} ms</span>`}</td></tr>\n`
}

// Has no latency; omitted without Redis.
function renderSharedLimits(lang: Lang, { sharedLimits: { state } }: Health): Content {
  const isWell = state === 'shared'
  return (
    state !== 'off' &&
    html`<tr><th scope="row">${words.sharedLimits[lang]}</th>
<td><span class="chip ${isWell ? 'good' : 'bad'}">${words[isWell ? 'works' : 'fails'][lang]}</span></td><td></td></tr>\n`
  )
}

function renderSource(lang: Lang, source: SourceName, { freshness }: Health): Html {
  const [newest, loaded] =
    freshness[source] === null
      ? [html`<span class="chip warn">${words.unread[lang]}</span>`, words.unknown[lang]]
      : SOURCE_FORMATTERS[source](lang, freshness)
  return html`<tr><th scope="row">${SOURCE_NAMES[source][lang]}</th><td>${newest}</td><td>${loaded}</td></tr>\n`
}

type SourceFormatter = (lang: Lang, freshness: Health['freshness']) => [newest: Content, loaded: Content]

function formatDayOrNothing(lang: Lang, date: string | null | undefined): Content {
  return date ? html`<time datetime="${date}">${formatDate(lang, date)}</time>` : words.nothing[lang]
}

function formatMomentOrNothing(lang: Lang, at: Date | string | null | undefined): Content {
  return at ? formatMoment(lang, at) : words.nothing[lang]
}

const SOURCE_FORMATTERS: Record<SourceName, SourceFormatter> = {
  register: (lang, { register }) => [
    formatDayOrNothing(lang, register?.snapshotDate),
    formatMomentOrNothing(lang, register?.loadedAt),
  ],
  gazette: (lang, { gazette }) => {
    const { newestOn, viewRefreshedAt, waiting, moreWaiting } = gazette ?? {}
    const count = waiting ? `${formatCount(lang, waiting)}${moreWaiting ? '+' : ''}` : null
    return [
      html`${formatDayOrNothing(lang, newestOn)}${count && html`<br><span class="soft small">${words.waiting[lang](count)}</span>`}`,
      formatMomentOrNothing(lang, viewRefreshedAt),
    ]
  },
  accounts: (lang, { accounts }) => [
    accounts?.loadedAt && accounts.newestOn === null
      ? words.undated[lang]
      : formatDayOrNothing(lang, accounts?.newestOn),
    formatMomentOrNothing(lang, accounts?.loadedAt),
  ],
  risk: (lang, { risk }) => [
    formatMomentOrNothing(lang, risk?.evaluatedAt),
    risk?.modelVersion ?? words.nothing[lang],
  ],
}
