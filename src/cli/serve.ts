// griffie serve

import { setFlagsFromString } from 'node:v8'
import type { Command } from 'commander'
import { type Config, readConfig } from '../config.ts'
import { enterpriseNumberFrom } from '../domain/enterprise-number.ts'
import { createApp } from '../http/app.ts'
import { createLogger } from '../log.ts'
import { findCompanyWithHistory } from '../store/gazette/timelines.ts'
import { findExampleNumber } from '../store/register/loads.ts'
import { createSearchCompanies } from '../usecases/search-companies.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { ensureDemoData, ensureDemoKey } from './demo.ts'
import { CliError, EXIT } from './failure.ts'

/** Adds `serve` to the program. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the REST API and the MCP endpoint')
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
const HEAP_GROWTH = '--heap-growing-percent=25'

async function serve(config: Config, demo: boolean): Promise<void> {
  setFlagsFromString(HEAP_GROWTH)
  const logger = createLogger(config.logLevel)
  const database = await openDatabase(config)
  let app: Awaited<ReturnType<typeof createApp>> | null = null
  try {
    const invented = demo && (await ensureDemoData(config, database))
    const demoKey = invented ? await ensureDemoKey(database.pool, config.dataDir) : null
    app = await createApp({
      config,
      databaseUrl: database.url,
      logger,
      searchCompanies: ({ source }) => createSearchCompanies(source),
    })
    await listen(app, config)
    process.stdout.write(`${await describe(database, config, demoKey)}\n`)
    const signal = await stopSignal()
    logger.info({ signal }, 'stopping')
  } finally {
    await app?.close()
    await database.close()
  }
}

async function listen(app: Awaited<ReturnType<typeof createApp>>, { host, port }: Config): Promise<void> {
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

async function describe({ pool }: OpenDatabase, config: Config, key: string | null): Promise<string> {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const address = config.baseUrl ?? `http://${host}:${config.port}`
  if (key === null) return `Griffie listens on ${address}`
  const example = (await findCompanyWithHistory(pool)) ?? (await findExampleNumber(pool))
  const number = enterpriseNumberFrom(example)
  return (
    `Griffie listens on ${address} with an invented register; demo key ${key}; for agents ${address}/mcp; ` +
    `try: curl -H 'X-Api-Key: ${key}' ${address}/api/v1/companies/${number}`
  )
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
