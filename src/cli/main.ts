// CLI entry point.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { PROJECT_DIR } from '../config.ts'
import { EXIT, reportError } from './errors.ts'
import { lowerPriorityEarly } from './process/lower-priority.ts'

// The reader closed the pipe: griffie status | head -3
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(141) // 128 + SIGPIPE, as in a shell
})

const envFile = join(PROJECT_DIR, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)

const program = new Command('griffie')
  .description('Belgian company data, self-hosted')
  .version(packageJson.version)
  .showHelpAfterError('(see --help)')
  .addHelpText(
    'after',
    `
Results go to standard output, everything else to standard error.
Exit codes: 0 success, 1 failure, 2 invalid usage or setting, 3 unusable input (nothing was changed),
4 not found, 5 busy or in use, 6 upstream unreachable.`,
  )
  .exitOverride()

// In help order. Imported on demand: all commands together take two thirds of a second and 100 MB.
const COMMANDS: Record<string, () => Promise<(program: Command) => void>> = {
  serve: async () => (await import('./commands/serve.ts')).addServe,
  import: async () => (await import('./commands/import-register.ts')).addImport,
  rollback: async () => (await import('./commands/rollback.ts')).addRollback,
  fetch: async () => (await import('./commands/fetch-gazette.ts')).addFetch,
  extract: async () => (await import('./commands/extract.ts')).addExtract,
  financials: async () => (await import('./commands/financials.ts')).addFinancials,
  report: async () => (await import('./commands/report.ts')).addReport,
  worker: async () => (await import('./commands/worker.ts')).addWorker,
  completeness: async () => (await import('./commands/completeness.ts')).addCompleteness,
  risk: async () => (await import('./commands/risk/risk.ts')).addRisk,
  sample: async () => (await import('./commands/sample.ts')).addSample,
  keys: async () => (await import('./commands/keys.ts')).addKeys,
  webhooks: async () => (await import('./commands/webhooks.ts')).addWebhooks,
  watch: async () => (await import('./commands/watch.ts')).addWatch,
  users: async () => (await import('./commands/users.ts')).addUsers,
  people: async () => (await import('./commands/people.ts')).addPeople,
  suppress: async () => (await import('./commands/suppress.ts')).addSuppress,
  backup: async () => (await import('./commands/backup.ts')).addBackup,
  restore: async () => (await import('./commands/restore.ts')).addRestore,
  status: async () => (await import('./commands/status.ts')).addStatus,
  statistics: async () => (await import('./commands/statistics.ts')).addStatistics,
  export: async () => (await import('./commands/export.ts')).addExport,
  query: async () => (await import('./commands/query.ts')).addQuery,
  sitemap: async () => (await import('./commands/sitemap.ts')).addSitemap,
  bulk: async () => (await import('./commands/bulk.ts')).addBulk,
}

// Long-running commands, run at lower priority.
const LOW_PRIORITY_COMMANDS = [
  'import',
  'fetch',
  'extract',
  'financials',
  'worker',
  'risk',
  'statistics',
  'sitemap',
  'bulk',
  'backup',
  'export',
]

const EXIT_TIMEOUT_MS = 5_000

const commandName = process.argv[2] ?? ''
if (LOW_PRIORITY_COMMANDS.includes(commandName)) lowerPriorityEarly(process.env)
const named = COMMANDS[commandName]
for (const load of named ? [named] : Object.values(COMMANDS)) (await load())(program)
for (const command of [...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
  command.exitOverride().showHelpAfterError('(see --help)')
}

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : EXIT.usage
  else fail(error)
}

// The error has been reported: open handles must not delay the exit.
function fail(error: unknown): void {
  process.exitCode = reportError(error)
  setTimeout(() => process.exit(), EXIT_TIMEOUT_MS).unref()
}
