// The command line: griffie --help is its table of contents.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { PROJECT_DIR } from '../config.ts'
import { addCompleteness } from './completeness.ts'
import { addExtract } from './extract.ts'
import { EXIT, reportFailure } from './failure.ts'
import { addFetch } from './fetch.ts'
import { addFinancials } from './financials.ts'
import { addImport } from './import.ts'
import { addKeys } from './keys.ts'
import { addRisk } from './risk.ts'
import { addSample } from './sample.ts'
import { addServe } from './serve.ts'
import { addSitemap } from './sitemap.ts'
import { addStatistics } from './statistics.ts'
import { addStatus } from './status.ts'
import { addSuppress } from './suppress.ts'
import { addUsers } from './users.ts'
import { addWorker } from './worker.ts'

const envFile = join(PROJECT_DIR, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)

const program = new Command('griffie')
  .description('Belgian company data, self-hosted')
  .version(packageJson.version)
  .showHelpAfterError('(--help shows how it is used)')
  .addHelpText(
    'after',
    `
Results go to standard output, everything else to standard error.
Exit codes: 0 done, 1 failed, 2 wrong usage or setting, 3 input that cannot be used (nothing was changed),
4 not found, 5 busy or taken.`,
  )
  .exitOverride()

addServe(program)
addImport(program)
addFetch(program)
addExtract(program)
addFinancials(program)
addWorker(program)
addCompleteness(program)
addRisk(program)
addSample(program)
addKeys(program)
addUsers(program)
addSuppress(program)
addStatus(program)
addStatistics(program)
addSitemap(program)
for (const command of [...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
  command.exitOverride().showHelpAfterError('(--help shows how it is used)')
}

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : EXIT.usage
  else process.exitCode = reportFailure(error)
}
