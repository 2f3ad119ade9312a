// griffie status

import type { Command } from 'commander'
import { type Config, publicOrigin, readConfig } from '../../config.ts'
import type { Pool } from '../../store/db/pool.ts'
import {
  listQuarantined,
  type QuarantineCounts,
  type Quarantined,
  type QuarantineSource,
} from '../../store/intake/quarantine.ts'
import { readStatus, type Status } from '../../usecases/health/read-status.ts'
import { withDatabase } from '../open-database.ts'
import { formatTime } from '../table.ts'

// Quarantine section of griffie status.

const SHOWN = 100
const NOUNS: Record<QuarantineSource, [one: string, several: string]> = {
  register: ['register row', 'register rows'],
  gazette: ['gazette text or file', 'gazette texts or files'],
  accounts: ['accounts file', 'accounts files'],
}
const SOURCES = Object.keys(NOUNS) as QuarantineSource[]

/** One-line summary by source, with the command for details. */
function describeQuarantine(counts: QuarantineCounts): string {
  const parts = SOURCES.filter(source => counts[source] > 0).map(source => count(source, counts[source]))
  if (parts.length === 0) return 'empty: every loaded record was parsed'
  return `${parts.join(', ')} could not be parsed: griffie status --quarantine`
}

type QuarantineList = Record<QuarantineSource, Quarantined[]>

/** The newest quarantined records. */
async function readQuarantine(pool: Pool): Promise<QuarantineList> {
  const lists = await Promise.all(SOURCES.map(source => listQuarantined(pool, source, SHOWN)))
  return Object.fromEntries(SOURCES.map((source, at) => [source, lists[at]])) as QuarantineList
}

/** A heading per source, followed by its records and reasons. */
function formatQuarantine(counts: QuarantineCounts, list: QuarantineList): string {
  const lines = SOURCES.flatMap(source => {
    const shown = list[source]
    const more = counts[source] - shown.length
    return [
      count(source, counts[source]),
      ...shown.map(({ file, place, reason }) => `  ${file}${place ? `, ${place}` : ''}: ${reason}`),
      ...(more > 0 ? [`  and ${more.toLocaleString('en')} more: the table intake.${source}_quarantine`] : []),
    ]
  })
  return lines.map(line => `${line}\n`).join('')
}

function count(source: QuarantineSource, n: number): string {
  const [one, several] = NOUNS[source]
  return `${n.toLocaleString('en')} ${n === 1 ? one : several}`
}

/** Adds `status` to the program. */
export function addStatus(program: Command): void {
  program
    .command('status')
    .description('show the loaded data and their freshness')
    .option('--quarantine', 'list quarantined records: file, line and reason')
    .option('--json', 'print as JSON')
    .action(show)
}

async function show(options: { json?: boolean; quarantine?: boolean }): Promise<void> {
  const config = readConfig()
  const { status, list, folder } = await withDatabase(config, async ({ pool, folder }) => ({
    status: await readStatus(pool),
    list: options.quarantine ? await readQuarantine(pool) : null,
    folder,
  }))
  const database = folder ? `embedded, ${folder}` : 'from DATABASE_URL'
  const output = options.json
    ? `${JSON.stringify({ ...status, ...(list && { quarantined: list }), database })}\n`
    : list
      ? formatQuarantine(status.quarantine, list)
      : render(status, database, config)
  process.stdout.write(output)
}

function render(status: Status, database: string, config: Config): string {
  const { register, activeKeys } = status
  const size = `${(status.databaseBytes / 1024 ** 2).toFixed(0)} MiB`
  const lines = [
    ['database', `PostgreSQL ${status.postgres}, ${size} (${database})`],
    [
      'register',
      register ? describeRegister(register) : 'nothing loaded yet: griffie import register --help',
    ],
    ['companies', status.companies.toLocaleString('en')],
    ['gazette', describeGazette(status.gazette)],
    ['timeline', describeTimeline(status.rollup)],
    ['accounts', describeAccounts(status.accounts)],
    ['risk', describeRisk(status.risk)],
    ['sitemap', describeSitemap(status.sitemap, publicOrigin(config))],
    ['quarantine', describeQuarantine(status.quarantine)],
    [
      'API keys',
      activeKeys === 0
        ? 'none: every request is rejected (griffie keys issue --help)'
        : `${activeKeys} active`,
    ],
    ['webhooks', describeWebhooks(status.webhooks)],
  ]
  const facts = lines.map(([name, value]) => `${name?.padEnd(10)} ${value}\n`).join('')
  return `${facts}${describeTimetable(status.timetable)}`
}

function describeWebhooks({ active, failing, paused, disabled }: Status['webhooks']): string {
  if (active + paused + disabled === 0) return 'none: griffie webhooks --help'
  const parts = [
    `${active} active`,
    failing > 0 && `${failing} of them failing`,
    paused > 0 && `${paused} paused`,
    disabled > 0 && `${disabled} DISABLED (griffie webhooks list)`,
  ]
  return parts.filter(part => part !== false).join(', ')
}

function describeTimetable(jobs: Status['timetable']): string {
  if (jobs.length === 0) return 'jobs       no worker has run yet: griffie worker --help\n'
  const width = Math.max(...jobs.map(({ name }) => name.length))
  return `jobs\n${jobs.map(job => `  ${job.name.padEnd(width)}  ${describeJob(job).join('; ')}\n`).join('')}`
}

function describeJob(job: Status['timetable'][number]): string[] {
  const { state, offBecause, succeededAt, done, successAgeS, failedAt, error, failures, backlog } = job
  if (state === 'off') return [`off: ${offBecause}`]
  const success =
    succeededAt && successAgeS !== null ? `${describeAge(successAgeS)} ago: ${done}` : 'never run'
  const since = failures > 0 ? `, ${failures} times since the last success` : ''
  return [
    ...(state === 'running' ? ['running'] : []),
    success,
    ...(state === 'failing' && failedAt ? [`FAILED ${describeMoment(failedAt)}${since}: ${error}`] : []),
    ...(backlog ? [`backlog of ${backlog.toLocaleString('en')}`] : []),
  ]
}

function describeMoment(at: Date): string {
  return `${formatTime(at)} UTC`
}

function describeAge(seconds: number): string {
  if (seconds < 120) return `${seconds} s`
  if (seconds < 7_200) return `${Math.round(seconds / 60)} minutes`
  if (seconds < 172_800) return `${Math.round(seconds / 3_600)} hours`
  return `${Math.round(seconds / 86_400)} days`
}

function describeGazette({ total, waiting, failed, newestOn }: Status['gazette']): string {
  if (total === 0) return 'nothing loaded yet: griffie import gazette --help'
  const due = waiting - failed
  const unread = [
    due > 0 && `${due.toLocaleString('en')} queued for griffie worker`,
    failed > 0 && `${failed.toLocaleString('en')} could not be extracted (griffie extract --set-aside)`,
  ].filter(text => text !== false)
  return `${total.toLocaleString('en')} publications, newest of ${newestOn ?? 'an unknown date'}, ${unread.join(', ') || 'facts extracted from all'}`
}

function describeAccounts({ total, withFigures, newestOn }: Status['accounts']): string {
  if (total === 0) return 'nothing loaded yet: griffie import accounts --help'
  return (
    `${total.toLocaleString('en')} deposits, newest of ${newestOn ?? 'an unknown date'}, ` +
    `${withFigures.toLocaleString('en')} of them with figures`
  )
}

function describeRisk(run: Status['risk']): string {
  if (run === null) return 'no company is scored yet: griffie risk score --help'
  const { scored, companies, modelVersion, evaluatedAt } = run
  return (
    `${scored.toLocaleString('en')} of ${companies.toLocaleString('en')} companies scored ` +
    `${evaluatedAt.slice(0, 16).replace('T', ' ')} UTC by ${modelVersion}`
  )
}

function describeSitemap(live: Status['sitemap'], origin: string): string {
  if (live === null) return 'static pages only: griffie sitemap --help'
  if (live.origin !== origin)
    return `written for ${live.origin}, not served at ${origin}: run griffie sitemap again`
  const { companies, urls, files, finishedAt } = live
  return (
    `${companies.toLocaleString('en')} companies, ${urls.toLocaleString('en')} addresses in ` +
    `${files.toLocaleString('en')} files, written ${formatTime(finishedAt)} UTC`
  )
}

function describeTimeline({ events, refreshedAt }: Status['rollup']): string {
  const at = `${formatTime(refreshedAt)} UTC`
  return `${events.toLocaleString('en')} events counted ${at}`
}

function describeRegister(register: NonNullable<Status['register']>): string {
  const { extractNumber, extractType, snapshotDate, finishedAt, quarantined, isSample } = register
  const loaded = formatTime(finishedAt)
  return (
    `${isSample ? 'generated sample, ' : ''}extract ${extractNumber} (${extractType}) as of ${snapshotDate}, ` +
    `loaded ${loaded} UTC, ${quarantined} rows in quarantine`
  )
}
