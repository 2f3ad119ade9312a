// A complete measurement: data, server and worker started through the CLI, and the runs in sequence.

import type { OpenDatabase } from '../../src/cli/open-database.ts'
import type { Config } from '../../src/config.ts'
import { drawTargets, openMcpSessions } from './draw-targets.ts'
import { type CompletedTask, type LoadResult, load, loadWithBackgroundTasks } from './measure.ts'
import { findNextUpdate, prepareData, writeGazetteDay } from './prepare-data.ts'
import { peakMebibytes, run, serve, start, stop } from './run-commands.ts'

export type LoadOptions = {
  companies: number
  seconds: number
  share: number
  processes: number
  /** Null: determined by a capacity run. */
  rate: number | null
  say(text: string): void
}

export type LoadRunResult = {
  most: LoadResult | null
  /** Requests per second sent. */
  rate: number
  alone: LoadResult
  beside: LoadResult
  /** At one and a half times the most; null without a capacity run. */
  overload: LoadResult | null
  /** Dossiers, while clients with the most expensive searches ask as fast as they are answered. */
  besideSearches: { dossiers: LoadResult; searches: LoadResult }
  done: CompletedTask[]
  /** Registered companies answered with 404: should be zero. */
  missed: number
  /** Publications of the day extracted by the end of the run. */
  extracted: number
  peakMebibytes: number
}

const CLIENTS = 32
const WARM_UP_S = 20
const SEARCHING_CLIENTS = 32
const DOSSIERS_BESIDE = 300

export async function runLoad(
  config: Config,
  database: OpenDatabase,
  options: LoadOptions,
): Promise<LoadRunResult> {
  const { companies, seconds, processes, say } = options
  await prepareData({ config, database, companies, say })
  const update = await findNextUpdate(config, database)
  const day = await writeGazetteDay({ config, database, companies, say })
  const drawn = await drawTargets(database)
  const env = { GRIFFIE_DATA_DIR: config.dataDir, LOG_LEVEL: 'warn', WITH_WORKER: 'off' }
  const server = await serve(processes > 1 ? ['--processes', String(processes)] : [], env)
  const worker = start(['worker'], env, 'ignore')
  try {
    const subjects = { ...drawn, agents: await openMcpSessions(database, server.port) }
    const common = { port: server.port, subjects, seconds }
    say('warming up …')
    await load({ ...common, seconds: WARM_UP_S, seed: 1, load: { clients: CLIENTS } })
    const most = options.rate === null ? await load({ ...common, seed: 2, load: { clients: CLIENTS } }) : null
    const rate = Math.floor(options.rate ?? options.share * (most?.rate ?? 0))
    say(
      `${most ? `at most ${Math.round(most.rate)} a second; ` : ''}${rate} a second with with background jobs …`,
    )
    const before = await countExtracted(database)
    const { measured: beside, done } = await loadWithBackgroundTasks({ ...common, seed: 4, load: { rate } }, [
      {
        atS: 0.1 * seconds,
        what: 'a day of the gazette stored, its facts extracted by the worker',
        work: () => run(['import', 'gazette', '--no-extract', day], env),
      },
      {
        atS: 0.4 * seconds,
        what: 'an Update of the register imported',
        work: () => run(['import', 'register', update], env),
      },
    ])
    const extracted = (await countExtracted(database)) - before
    // The reference runs last, close in time to the other run, because machine speed drifts.
    say('without background jobs …')
    const alone = await load({ ...common, seed: 3, load: { rate } })
    say('one and a half times the most …')
    const overload = most && (await load({ ...common, seed: 5, load: { rate: Math.floor(1.5 * most.rate) } }))
    say('the most expensive searches …')
    const [dossiers, searches] = await Promise.all([
      load({ ...common, seed: 6, load: { rate: DOSSIERS_BESIDE }, only: 'dossiers' }),
      load({ ...common, seed: 7, load: { clients: SEARCHING_CLIENTS }, only: 'worst searches' }),
    ])
    return {
      most,
      overload,
      besideSearches: { dossiers, searches },
      rate,
      alone,
      beside,
      done,
      extracted,
      missed: await countMissed(database, [...alone.notFound, ...beside.notFound]),
      peakMebibytes: peakMebibytes(server.child.pid as number),
    }
  } finally {
    await Promise.all([stop(server.child), stop(worker)])
  }
}

async function countExtracted({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM gazette.publication WHERE extractor_version IS NOT NULL',
  )
  return rows[0]?.n ?? 0
}

async function countMissed({ pool }: OpenDatabase, numbers: string[]): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM register.company
     WHERE in_register AND enterprise_number = ANY (SELECT number::integer FROM unnest($1::text[]) AS number)`,
    [numbers],
  )
  return rows[0]?.n ?? 0
}
