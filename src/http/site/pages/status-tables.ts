// Tables of the status page: scheduled jobs, and database endpoints of installations with replicas.

import wordings from '../../../../data/wordings/site/status-tables.json' with { type: 'json' }
import type { EndpointReport } from '../../../store/db/replicas/endpoint-pool.ts'
import type { Health } from '../../../usecases/health/read-health.ts'
import type { JobReport, JobState } from '../../../usecases/health/read-jobs.ts'
import { formatMoment, formatNumber } from '../../i18n/format.ts'
import { type Lang, type Phrase, phrase, phrases } from '../../i18n/languages.ts'
import { type Html, html } from '../html.ts'

// Database endpoints on the status page, for installations with replicas.

const databaseWords = phrases(wordings.database_words)

const DATABASE_REASONS: Record<NonNullable<EndpointReport['reason']>, Phrase> = {
  ...phrases(wordings.database_reasons),
  spared: databaseWords.primary,
}

/** Empty when there is only one database. */
export function renderDatabases(lang: Lang, databases: Health['databases']): Html {
  if (databases.length === 0) return html``
  return html`<section class="card"><h2>${databaseWords.databases[lang]}</h2>
<table class="stacking"><caption class="unseen">${databaseWords.databases[lang]}</caption>
<thead><tr><th scope="col">${databaseWords.database[lang]}</th><th scope="col">${databaseWords.state[lang]}</th><th scope="col">${databaseWords.lag[lang]}</th></tr></thead>
<tbody>${databases.map(database => renderDatabase(lang, database))}</tbody></table></section>`
}

function renderDatabase(lang: Lang, { name, used, lagMs, reason }: EndpointReport): Html {
  const [kind = '', number = ''] = name.split(' ')
  const isWell = used || reason === 'spared'
  return html`<tr><th scope="row">${databaseWords[kind === 'replica' ? 'replica' : 'main'][lang]} ${number}</th>
<td><span class="chip ${isWell ? 'good' : 'bad'}">${(reason === null ? databaseWords.read : DATABASE_REASONS[reason])[lang]}</span></td>
<td>${lagMs === null ? databaseWords.none[lang] : html`<span class="number">${formatNumber(lang, Math.round(lagMs))} ms</span>`}</td></tr>\n`
}

const jobWords = phrases(wordings.job_words)

const JOB_NAMES: Record<string, Phrase> = phrases(wordings.job_names)

const JOB_STATES: Record<JobState, [phrase: Phrase, look: string]> = {
  off: [phrase('staat uit', 'désactivée', 'ausgeschaltet', 'off'), ''],
  waiting: [phrase('wacht', 'en attente', 'wartet', 'waiting'), ''],
  running: [phrase('loopt', 'en cours', 'läuft', 'running'), 'good'],
  failing: [phrase('mislukt', 'échoue', 'schlägt fehl', 'failing'), 'bad'],
  well: [phrase('gelukt', 'réussie', 'gelungen', 'done'), 'good'],
}

export function renderJobs(lang: Lang, jobs: Health['timetable']): Html {
  return html`<section class="card"><h2>${jobWords.jobs[lang]}</h2>${renderTable(lang, jobs)}</section>`
}

function renderTable(lang: Lang, jobs: Health['timetable']): Html {
  if (jobs === null) return html`<p class="gap unread">${jobWords.unread[lang]}</p>`
  if (jobs.length === 0) return html`<p class="gap">${jobWords.noWorker[lang]}</p>`
  return html`
<table class="stacking"><caption class="unseen">${jobWords.jobs[lang]}</caption>
<thead><tr><th scope="col">${jobWords.job[lang]}</th><th scope="col">${jobWords.state[lang]}</th><th scope="col">${jobWords.lastSuccess[lang]}</th></tr></thead>
<tbody>${jobs.map(job => renderJob(lang, job))}</tbody></table>`
}

function renderJob(lang: Lang, { name, state, succeededAt }: JobReport): Html {
  const [label, look] = JOB_STATES[state]
  return html`<tr><th scope="row">${JOB_NAMES[name]?.[lang] ?? name}</th>
<td><span class="chip ${look}">${label[lang]}</span></td>
<td>${succeededAt ? formatMoment(lang, succeededAt) : jobWords.never[lang]}</td></tr>\n`
}
