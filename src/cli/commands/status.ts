// griffie status

import type { Command } from 'commander'
import { type Config, publicOrigin, readConfig } from '../../config.ts'
import { readStatus, type Status } from '../../usecases/health/read-status.ts'
import { withDatabase } from '../open-database.ts'
import { describeQuarantine, formatQuarantine, readQuarantine } from '../quarantine-report.ts'

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

function render(
  {
    postgres,
    databaseBytes,
    register,
    companies,
    gazette,
    rollup,
    accounts,
    risk,
    sitemap,
    quarantine,
    timetable,
    activeKeys,
  }: Status,
  database: string,
  config: Config,
): string {
  const size = `${(databaseBytes / 1024 ** 2).toFixed(0)} MiB`
  const lines = [
    ['database', `PostgreSQL ${postgres}, ${size} (${database})`],
    [
      'register',
      register ? describeRegister(register) : 'nothing loaded yet: griffie import register --help',
    ],
    ['companies', companies.toLocaleString('en')],
    ['gazette', describeGazette(gazette)],
    ['timeline', describeTimeline(rollup)],
    ['accounts', describeAccounts(accounts)],
    ['risk', describeRisk(risk)],
    ['sitemap', describeSitemap(sitemap, publicOrigin(config))],
    ['quarantine', describeQuarantine(quarantine)],
    [
      'API keys',
      activeKeys === 0
        ? 'none: every request is rejected (griffie keys issue --help)'
        : `${activeKeys} active`,
    ],
  ]
  const facts = lines.map(([name, value]) => `${name?.padEnd(10)} ${value}\n`).join('')
  return `${facts}${describeTimetable(timetable)}`
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
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
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
    `${files.toLocaleString('en')} files, written ${finishedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  )
}

function describeTimeline({ events, refreshedAt }: Status['rollup']): string {
  const at = `${refreshedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return `${events.toLocaleString('en')} events counted ${at}`
}

function describeRegister(register: NonNullable<Status['register']>): string {
  const { extractNumber, extractType, snapshotDate, finishedAt, quarantined, isSample } = register
  const loaded = finishedAt.toISOString().slice(0, 16).replace('T', ' ')
  return (
    `${isSample ? 'generated sample, ' : ''}extract ${extractNumber} (${extractType}) as of ${snapshotDate}, ` +
    `loaded ${loaded} UTC, ${quarantined} rows in quarantine`
  )
}
