// Scheduled jobs on the status page.

import type { Health } from '../../../usecases/health/read-health.ts'
import type { JobReport, JobState } from '../../../usecases/health/read-jobs.ts'
import { formatMoment } from '../../i18n/format.ts'
import { type Lang, type Phrase, phrase } from '../../i18n/languages.ts'
import { type Html, html } from '../html.ts'

const words = {
  jobs: phrase('Taken', 'Tâches', 'Aufgaben', 'Jobs'),
  job: phrase('Taak', 'Tâche', 'Aufgabe', 'Job'),
  lastSuccess: phrase('Laatst gelukt', 'Dernière réussite', 'Zuletzt gelungen', 'Last success'),
  never: phrase('nog nooit', 'jamais encore', 'noch nie', 'never yet'),
  noWorker: phrase(
    'Er heeft nog nooit een werkproces gedraaid.',
    'Aucun processus de travail n’a encore tourné.',
    'Es lief noch nie ein Arbeitsprozess.',
    'No worker has run yet.',
  ),
  state: phrase('Stand', 'État', 'Stand', 'State'),
  unread: phrase('antwoordde niet', 'n’a pas répondu', 'hat nicht geantwortet', 'unavailable'),
}

const JOB_NAMES: Record<string, Phrase> = {
  'register-extracts': phrase(
    'Register ophalen',
    'Chercher le registre',
    'Register abholen',
    'Fetch the register',
  ),
  'gazette-days': phrase(
    'Staatsblad ophalen',
    'Chercher le Moniteur belge',
    'Staatsblatt abholen',
    'Fetch the gazette',
  ),
  'accounts-days': phrase(
    'Jaarrekeningen ophalen',
    'Chercher les comptes annuels',
    'Jahresabschlüsse abholen',
    'Fetch annual accounts',
  ),
  'gazette-facts': phrase(
    'Publicaties lezen',
    'Lire les publications',
    'Veröffentlichungen lesen',
    'Extract facts from publications',
  ),
  'rollup-refresh': phrase(
    'Overzicht van insolventies bijwerken',
    'Actualiser la vue des insolvabilités',
    'Sicht der Insolvenzen aktualisieren',
    'Refresh the view of insolvencies',
  ),
  'sector-statistics': phrase(
    'Statistieken van sectoren',
    'Statistiques des secteurs',
    'Statistiken der Sektoren',
    'Statistics of sectors',
  ),
  'risk-scores': phrase('Risicoscores', 'Scores de risque', 'Risikobewertungen', 'Risk scores'),
  'site-counts': phrase(
    'Ondernemingen per activiteit en gemeente',
    'Entreprises par activité et commune',
    'Unternehmen nach Tätigkeit und Gemeinde',
    'Companies by activity and town',
  ),
  sitemap: phrase('Sitemap', 'Plan du site', 'Sitemap', 'Sitemap'),
}

const JOB_STATES: Record<JobState, [phrase: Phrase, look: string]> = {
  off: [phrase('staat uit', 'désactivée', 'ausgeschaltet', 'off'), ''],
  waiting: [phrase('wacht', 'en attente', 'wartet', 'waiting'), ''],
  running: [phrase('loopt', 'en cours', 'läuft', 'running'), 'good'],
  failing: [phrase('mislukt', 'échoue', 'schlägt fehl', 'failing'), 'bad'],
  well: [phrase('gelukt', 'réussie', 'gelungen', 'done'), 'good'],
}

export function renderJobs(lang: Lang, jobs: Health['timetable']): Html {
  return html`<section class="card"><h2>${words.jobs[lang]}</h2>${renderTable(lang, jobs)}</section>`
}

function renderTable(lang: Lang, jobs: Health['timetable']): Html {
  if (jobs === null) return html`<p class="gap unread">${words.unread[lang]}</p>`
  if (jobs.length === 0) return html`<p class="gap">${words.noWorker[lang]}</p>`
  return html`
<table class="stacking"><caption class="unseen">${words.jobs[lang]}</caption>
<thead><tr><th scope="col">${words.job[lang]}</th><th scope="col">${words.state[lang]}</th><th scope="col">${words.lastSuccess[lang]}</th></tr></thead>
<tbody>${jobs.map(job => renderJob(lang, job))}</tbody></table>`
}

function renderJob(lang: Lang, { name, state, succeededAt }: JobReport): Html {
  const [label, look] = JOB_STATES[state]
  return html`<tr><th scope="row">${JOB_NAMES[name]?.[lang] ?? name}</th>
<td><span class="chip ${look}">${label[lang]}</span></td>
<td>${succeededAt ? formatMoment(lang, succeededAt) : words.never[lang]}</td></tr>\n`
}
