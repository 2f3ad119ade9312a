// Tables of the status page: scheduled jobs, and database endpoints of installations with replicas.

import type { EndpointReport } from '../../../store/db/replicas/endpoint-pool.ts'
import type { Health } from '../../../usecases/health/read-health.ts'
import type { JobReport, JobState } from '../../../usecases/health/read-jobs.ts'
import { formatMoment, formatNumber } from '../../i18n/format.ts'
import { type Lang, type Phrase, phrase } from '../../i18n/languages.ts'
import { type Html, html } from '../html.ts'

// Database endpoints on the status page, for installations with replicas.

const databaseWords = {
  databases: phrase('Databanken', 'Bases de données', 'Datenbanken', 'Databases'),
  database: phrase('Databank', 'Base de données', 'Datenbank', 'Database'),
  state: phrase('Stand', 'État', 'Stand', 'State'),
  lag: phrase('Achterstand', 'Retard', 'Rückstand', 'Replication lag'),
  main: phrase('hoofdadres', 'adresse principale', 'Hauptadresse', 'primary address'),
  replica: phrase('kopie', 'copie', 'Kopie', 'replica'),
  read: phrase('wordt gelezen', 'est lue', 'wird gelesen', 'read'),
  primary: phrase('wordt beschreven', 'est écrite', 'wird beschrieben', 'write'),
  none: phrase('–', '–', '–', '–'),
}

const DATABASE_REASONS: Record<NonNullable<EndpointReport['reason']>, Phrase> = {
  spared: databaseWords.primary,
  unreachable: phrase('antwoordt niet', 'ne répond pas', 'antwortet nicht', 'unreachable'),
  lagging: phrase('te ver achter', 'trop en retard', 'zu weit zurück', 'lagging'),
  behind: phrase('werkt bij', 'se met à jour', 'holt auf', 'catching up'),
  former_primary: phrase('vervangen', 'remplacée', 'ersetzt', 'replaced'),
  other_database: phrase(
    'een andere databank',
    'une autre base',
    'eine andere Datenbank',
    'another database',
  ),
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

const jobWords = {
  jobs: phrase('Taken', 'Tâches', 'Aufgaben', 'Jobs'),
  job: phrase('Taak', 'Tâche', 'Aufgabe', 'Job'),
  lastSuccess: phrase('Laatst gelukt', 'Dernière réussite', 'Zuletzt gelungen', 'Last success'),
  never: phrase('nog nooit', 'jamais', 'noch nie', 'never yet'),
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
    'Récupérer le registre',
    'Register abholen',
    'Fetch the register',
  ),
  'gazette-days': phrase(
    'Staatsblad ophalen',
    'Récupérer le Moniteur belge',
    'Staatsblatt abholen',
    'Fetch the gazette',
  ),
  'accounts-days': phrase(
    'Jaarrekeningen ophalen',
    'Récupérer les comptes annuels',
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
  'bulk-snapshot': phrase(
    'Bulkbestanden schrijven',
    'Écrire les fichiers en masse',
    'Gesamtbestand schreiben',
    'Write the bulk snapshot',
  ),
  'bulk-deltas': phrase(
    'Wijzigingen per dag als bestand schrijven',
    'Écrire les changements du jour en fichier',
    'Änderungen des Tages als Datei schreiben',
    'Write the daily deltas',
  ),
  people: phrase(
    'Mandaten samenbrengen per persoon',
    'Réunir les mandats par personne',
    'Mandate nach Personen zusammenführen',
    'Join mandates into people',
  ),
  'people-all': phrase(
    'Alle personen opnieuw samenbrengen',
    'Réunir à nouveau toutes les personnes',
    'Alle Personen neu zusammenführen',
    'Derive all people again',
  ),
  'people-lookups': phrase(
    'Oude opzoekingen van personen wissen',
    'Effacer les anciennes consultations de personnes',
    'Alte Abfragen von Personen löschen',
    'Delete old look-ups of people',
  ),
  'webhook-log': phrase(
    'Oude verzendingen van webhooks wissen',
    'Effacer les anciens envois de webhooks',
    'Alte Sendungen von Webhooks löschen',
    'Delete old webhook deliveries',
  ),
  'change-feed': phrase(
    'Oude wijzigingen wissen',
    'Effacer les anciennes modifications',
    'Alte Änderungen löschen',
    'Delete old changes',
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
