import { basename, join } from 'node:path'
import { after, suite } from 'node:test'
import { PROJECT_DIR } from '../../src/config.ts'
import { cleanUpFile, shareProcess } from './clean-up.ts'
import { filesOf } from './plan.ts'

/**
 * Runs the test files that the plan gives the process `entry` (`…/rest-a.test.ts`), one after the other. Each is a suite: what it
 * registers with `after` runs when its own tests have ended. A process for each file, as the runner starts by itself, takes
 * longer to load the modules than most tests take.
 */
export function importTests(entry: string): Promise<void> {
  return shareProcess(async () => {
    for (const file of filesOf(basename(entry, '.test.ts'))) await runFile(file)
  })
}

function runFile(file: string): Promise<void> {
  return suite(file, async () => {
    await import(join(PROJECT_DIR, file))
    after(cleanUpFile)
  })
}
