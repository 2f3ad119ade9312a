// griffie serve

import { setFlagsFromString } from 'node:v8'
import type { Command } from 'commander'
import { type Config, publicOrigin, readConfig } from '../config.ts'
import { enterpriseNumberFrom } from '../domain/enterprise-number.ts'
import type { App } from '../http/app.ts'
import { createLogger } from '../log.ts'
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
    .addHelpText(
      'after',
      `
Settings come from the environment: HOST (127.0.0.1), PORT (8080), BASE_URL, TRUST_PROXY, MCP_ALLOWED_HOSTS,
LOG_LEVEL, DATABASE_URL, GRIFFIE_DATA_DIR. See .env.example.

Examples:
  griffie serve --demo
  PORT=9000 DATABASE_URL=postgres://griffie@db/griffie griffie serve`,
    )
    .action((options: { demo?: boolean }) => serve(readConfig(), options.demo === true))
}

// V8 lets a heap double and more before it collects when the machine has memory to spare; a service that runs
// beside its database should not take it. The flag is read at every collection, so it may be set now.
const HEAP_GROWTH = '--heap-growing-percent=45'

async function serve(config: Config, demo: boolean): Promise<void> {
  setFlagsFromString(HEAP_GROWTH)
  const logger = createLogger(config.logLevel)
  const database = await openDatabase(config)
  let app: App | null = null
  try {
    const access = demo ? await ensureDemo(config, database) : null
    if (access === null) await withdrawDemoMember(database.pool, config.dataDir)
    // Loaded here alone: the server's modules take 200 MiB, and most commands serve nothing.
    const { createApp } = await import('../http/app.ts')
    app = await createApp({
      config,
      databaseUrl: database.url,
      logger,
      searchCompanies: ({ source, suppression }) => createSearchCompanies(source, suppression),
    })
    await listen(app, config)
    process.stdout.write(`${await describe(database, config, access)}\n`)
    const signal = await stopSignal()
    logger.info({ signal }, 'stopping')
  } finally {
    await app?.close()
    await database.close()
  }
}

async function listen(app: App, { host, port }: Config): Promise<void> {
  try {
    await app.server.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new CliError(
        `Port ${port} on ${host} is taken. Choose another: PORT=${port + 1} npm start`,
        EXIT.busy,
      )
    }
    if (code === 'EACCES')
      throw new CliError(`Port ${port} needs more rights than this user has.`, EXIT.usage)
    throw error
  }
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
