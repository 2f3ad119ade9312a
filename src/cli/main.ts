// CLI entry point.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { PROJECT_DIR } from '../config.ts'
import { addCommands } from './commands.ts'
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
for (const command of await addCommands(program, commandName))
  command.exitOverride().showHelpAfterError('(see --help)')

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
