// griffie serve

import { setFlagsFromString } from 'node:v8'
import type { Command } from 'commander'
import { type Config, publicOrigin, readConfig } from '../config.ts'
import { enterpriseNumberFrom } from '../domain/enterprise-number.ts'
import type { App } from '../http/app.ts'
import type { MetricsListener } from '../http/metrics/listener.ts'
import type { Metrics } from '../http/metrics/metrics.ts'
import { createLogger, type Logger } from '../log.ts'
import { findCompanyWithHistory } from '../store/gazette/timelines.ts'
import { findExampleNumber } from '../store/register/loads.ts'
import { createSearchCompanies } from '../usecases/search-companies.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { withdrawDemoMember } from './demo-member.ts'
import { CliError, EXIT } from './failure.ts'

/** Adds `serve` to the program. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the site, the REST API and the MCP endpoint')
    .option(
      '--demo',
      'load an invented register, gazette and accounts if none are loaded, and print a key to them',
    )
    .option('--metrics-port <port>', 'count and measure, and show it at /metrics on a port of its own')
    .addHelpText(
      'after',
      `
Settings come from the environment: HOST (127.0.0.1), PORT (8080), BASE_URL, TRUST_PROXY, MCP_ALLOWED_HOSTS,
LOG_LEVEL, LOG_REQUESTS, METRICS_HOST, METRICS_PORT, SLOW_QUERY_MS, DATABASE_URL, GRIFFIE_DATA_DIR.
See .env.example.

Examples:
  griffie serve --demo
  PORT=9000 DATABASE_URL=postgres://griffie@db/griffie griffie serve`,
    )
    .action((options: ServeOptions) => serve(configOf(options), options.demo === true))
}

type ServeOptions = { demo?: boolean; metricsPort?: string }

// Checked like the setting it stands for.
function configOf({ metricsPort }: ServeOptions): Config {
  return readConfig({ ...process.env, ...(metricsPort !== undefined && { METRICS_PORT: metricsPort }) })
}

// V8 lets a heap double and more before it collects when the machine has memory to spare; a service that runs
// beside its database should not take it. The flag is read at every collection, so it may be set now.
const HEAP_GROWTH = '--heap-growing-percent=45'

async function serve(config: Config, demo: boolean): Promise<void> {
  setFlagsFromString(HEAP_GROWTH)
  const logger = createLogger(config.logLevel)
  const database = await openDatabase(config)
  let app: App | null = null
  let scrapes: MetricsListener | null = null
  try {
    const access = demo ? await ensureDemo(config, database) : null
    if (access === null) await withdrawDemoMember(database.pool, config.dataDir)
    // Loaded here alone: the server's modules take 200 MiB, and most commands serve nothing.
    const { createApp } = await import('../http/app.ts')
    const metrics = await openMetrics(config)
    app = await createApp({
      ...{ config, metrics },
      databaseUrl: database.url,
      logger,
      searchCompanies: ({ source, suppression }) => createSearchCompanies(source, suppression),
    })
    scrapes = await openScrapes(metrics, config, logger)
    await listen(app, config)
    process.stdout.write(`${await describe(database, config, access)}\n`)
    const signal = await stopSignal()
    logger.info({ signal }, 'stopping')
  } finally {
    await scrapes?.close()
    await app?.close()
    await database.close()
  }
}

// Loaded only when asked for: what nobody reads is not counted either.
async function openMetrics({ metrics }: Config): Promise<Metrics | null> {
  if (metrics.port === null) return null
  const { createMetrics } = await import('../http/metrics/metrics.ts')
  return createMetrics()
}

async function openScrapes(metrics: Metrics | null, config: Config, logger: Logger) {
  const { host, port } = config.metrics
  if (metrics === null || port === null) return null
  const { listenForScrapes } = await import('../http/metrics/listener.ts')
  return listenForScrapes({ metrics, host, port, logger }).catch(error =>
    explain(error, { host, port, setting: 'METRICS_PORT' }),
  )
}

async function listen(app: App, { host, port }: Config): Promise<void> {
  await app.server.listen({ host, port }).catch(error => explain(error, { host, port, setting: 'PORT' }))
}

type Place = { host: string; port: number; setting: 'PORT' | 'METRICS_PORT' }

function explain(error: NodeJS.ErrnoException, { host, port, setting }: Place): never {
  if (error.code === 'EADDRINUSE') {
    throw new CliError(
      `Port ${port} on ${host} is taken. Choose another: ${setting}=${port + 1} npm start`,
      EXIT.busy,
    )
  }
  if (error.code === 'EACCES')
    throw new CliError(`Port ${port} needs more rights than this user has.`, EXIT.usage)
  throw error
}

type DemoAccess = { key: string; email: string; password: string }

// Loaded for the demo alone: it brings every import along.
async function ensureDemo(config: Config, database: OpenDatabase): Promise<DemoAccess | null> {
  const { ensureDemoData, ensureDemoKey } = await import('./demo.ts')
  const { DEMO_EMAIL, ensureDemoMember } = await import('./demo-member.ts')
  if (!(await ensureDemoData(config, database))) return null
  const { pool } = database
  const key = await ensureDemoKey(pool, config.dataDir)
  return { key, email: DEMO_EMAIL, password: await ensureDemoMember(pool, config.dataDir) }
}

async function describe({ pool }: OpenDatabase, config: Config, access: DemoAccess | null): Promise<string> {
  const address = publicOrigin(config)
  if (access === null) return `Griffie listens on ${address}`
  const { key, email, password } = access
  const example = (await findCompanyWithHistory(pool)) ?? (await findExampleNumber(pool))
  const number = enterpriseNumberFrom(example)
  return `Griffie listens on ${address} with an invented register
  site    ${address}/kbo/${number}
          sign in as ${email} with ${password}: older years, export
  API     curl -H 'X-Api-Key: ${key}' ${address}/api/v1/companies/${number}
  agents  ${address}/mcp with the same key`
}

// The first signal stops in order; a second one, or ten seconds, ends the process as it is.
const PATIENCE_MS = 10_000

function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise(resolve => {
    let stopping = false
    const stop = (signal: NodeJS.Signals) => {
      if (stopping) process.exit(EXIT.failed)
      stopping = true
      setTimeout(() => process.exit(EXIT.failed), PATIENCE_MS).unref()
      resolve(signal)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal))
  })
}
