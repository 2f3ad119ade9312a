import { globSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_DIR } from '../../src/config.ts'

/**
 * Registers all tests of a folder of `src` in this process. They are pure: a process for each file, as the runner starts
 * for all others, takes longer to load the modules than the tests take.
 */
export async function importTests(folder: string): Promise<void> {
  const files = globSync(`src/${folder}/**/*.test.ts`, { cwd: PROJECT_DIR }).sort()
  for (const file of files) await import(join(PROJECT_DIR, file))
}
