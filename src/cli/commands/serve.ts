// griffie serve

import type { Command } from 'commander'
import { type Config, publicOrigin, readConfig } from '../../config.ts'
import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import { createLogger } from '../../platform/log.ts'
import { findCompanyWithHistory } from '../../store/gazette/replace-timelines.ts'
import { findExampleNumber, findLatestLoad } from '../../store/intake/register-loads.ts'
import { removeDemoMember, revokeDemoKey } from '../demo/demo-access.ts'
import { type OpenDatabase, openDatabase } from '../open-database.ts'
import { withTracing } from '../process/open-service.ts'
import { serveCluster } from '../process/serve-cluster.ts'
import { type RunningService, serveSingle } from '../process/serve-single.ts'
import { waitForShutdownSignal } from '../process/signals.ts'
import { superviseWorker } from '../process/worker-supervisor.ts'

/** Adds `serve` to the program. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the site, the REST API and the MCP endpoint')
    .option(
      '--demo',
      'load a generated register, gazette and accounts if none are loaded, and print an API key',
    )
    .option('--metrics-port <port>', 'collect metrics and serve them at /metrics on this port')
    .option('--processes <n>', 'number of serving processes; auto: one per processor')
    .option('--with-worker', 'also run a worker (default with the embedded database)')
    .option('--no-worker', 'run no worker')
    .addHelpText(
      'after',
      `
Settings come from the environment: HOST (127.0.0.1), PORT (8080), BASE_URL, TRUST_PROXY, MCP_ALLOWED_HOSTS,
LOG_LEVEL, LOG_REQUESTS, METRICS_HOST, METRICS_PORT, SLOW_QUERY_MS, PROCESSES, WITH_WORKER, REDIS_URL, MAX_CONNECTIONS, PAGE_RATE_LIMIT,
DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URLS, REPLICA_MAX_LAG_MS, GRIFFIE_DATA_DIR.
See .env.example.

Examples:
  griffie serve --demo
  PORT=9000 DATABASE_URL=postgres://griffie@db/griffie griffie serve`,
    )
    .action((options: ServeOptions) => {
      const config = configOf(options)
      return withTracing(config, () => serve(config, options.demo === true))
    })
}

type ServeOptions = {
  demo?: boolean
  metricsPort?: string
  processes?: string
  withWorker?: boolean
  worker?: boolean
}

// Options are validated like the settings they override.
function configOf({ metricsPort, processes, withWorker, worker }: ServeOptions): Config {
  return readConfig({
    ...process.env,
    ...(metricsPort !== undefined && { METRICS_PORT: metricsPort }),
    ...(processes !== undefined && { PROCESSES: processes }),
    ...(withWorker && { WITH_WORKER: 'on' }),
    ...(worker === false && { WITH_WORKER: 'off' }),
  })
}

async function serve(config: Config, demo: boolean): Promise<void> {
  const isCluster = config.processes > 1
  const logger = createLogger(config.logLevel).child(isCluster ? { pid: process.pid } : {})
  const database = await openDatabase(config)
  const hasWorker =
    config.withWorker === 'on' || (config.withWorker === 'auto' && config.databaseUrl === null)
  let served: RunningService | null = null
  let worker: Awaited<ReturnType<typeof superviseWorker>> | null = null
  try {
    const access = demo ? await ensureDemo(config, database) : null
    if (access === null) await withdrawDemo(config, database)
    served = await (isCluster ? serveCluster : serveSingle)(config, database, logger)
    if (hasWorker) worker = await superviseWorker(config, database, logger)
    process.stdout.write(`${await describe(database, config, { access, hasWorker })}\n`)
    const signal = await Promise.race([
      waitForShutdownSignal({ shutdownTimeoutMs: served.shutdownTimeoutMs }),
      served.failed,
    ])
    logger.info({ signal }, 'stopping')
  } finally {
    await Promise.all([served?.close(), worker?.stop()])
    await database.close()
  }
}

type DemoAccess = { key: string; email: string; password: string }

// Imported dynamically: it loads all importers.
async function ensureDemo(config: Config, database: OpenDatabase): Promise<DemoAccess | null> {
  const { ensureDemoData } = await import('../demo/demo-data.ts')
  const { ensureDemoKey } = await import('../demo/demo-access.ts')
  const { DEMO_EMAIL, ensureDemoMember } = await import('../demo/demo-access.ts')
  if (!(await ensureDemoData(config, database))) return null
  const { pool } = database
  const key = await ensureDemoKey(pool, config.dataDir)
  return { key, email: DEMO_EMAIL, password: await ensureDemoMember(pool, config.dataDir) }
}

// Without --demo the demo member is removed; the demo key, which may be in use, only once the register is real.
async function withdrawDemo({ dataDir }: Config, { pool }: OpenDatabase): Promise<void> {
  await removeDemoMember(pool, dataDir)
  const load = await findLatestLoad(pool)
  if (load && !load.isSample && (await revokeDemoKey(pool, dataDir)))
    process.stderr.write(
      'An official register is loaded: the demo key was revoked. To issue a key: griffie keys issue --help\n',
    )
}

type Described = { access: DemoAccess | null; hasWorker: boolean }

async function describe(
  { pool }: OpenDatabase,
  config: Config,
  { access, hasWorker }: Described,
): Promise<string> {
  const address = publicOrigin(config)
  const lines = [`Griffie listens on ${address}${access ? ' with a generated sample register' : ''}`]
  if (access) {
    const example = (await findCompanyWithHistory(pool)) ?? (await findExampleNumber(pool))
    const number = enterpriseNumberFrom(example)
    lines.push(
      `  site    ${address}/kbo/${number}`,
      `          sign in as ${access.email} with ${access.password}: older years, export`,
      `  API     curl -H 'X-Api-Key: ${access.key}' ${address}/api/v1/companies/${number}`,
      `  agents  ${address}/mcp with the same key`,
    )
  }
  if (config.processes > 1) lines.push(`  served  by ${config.processes} processes`)
  if (hasWorker) lines.push('  worker  runs in a separate process: griffie status shows its jobs')
  if ((await findLatestLoad(pool)) === null)
    lines.push(
      '  data    no register loaded yet: griffie import register --help, griffie fetch register --help',
    )
  return lines.join('\n')
}
