// Which test files share a process. The first row that a file fits has it.

import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { PROJECT_DIR } from '../../src/config.ts'

export const PROCESSES: Readonly<Record<string, readonly string[]>> = {
  // Their processes are measured, or change.
  'mcp-memory': ['test/mcp/memory.test.ts'],
  'store-priority': ['test/store/backend-priority.test.ts'],

  browser: ['test/site/browser/*'],
  faults: ['test/faults/*'],
  backup: ['test/backup/*'],
  nodes: ['test/nodes/*', 'test/nodes-redis/*'],
  'cli-a': ['test/cli/[a-g]*'],
  'cli-b': ['test/cli/*'],
  'rest-a': ['test/rest/[a-g]*'],
  'rest-b': ['test/rest/[h-p]*'],
  'rest-c': ['test/rest/*'],
  'site-a': ['test/site/[a-l]*'],
  'site-b': ['test/site/*'],
  feeds: ['test/feeds/*'],
  mcp: ['test/mcp/*'],
  'mcp-tools': ['test/mcp/tools/*'],
  ops: ['test/ops/*'],
  bulk: ['test/bulk/*', 'test/bulk-download/*'],
  risk: ['test/risk/*'],
  security: ['test/security/*'],
  register: ['test/sources/register/**'],
  gazette: ['test/sources/gazette/**'],
  accounts: ['test/sources/accounts/**'],
  store: ['test/store/*'],
  usecases: ['test/usecases/*', 'test/people/*'],
  webhooks: ['test/webhooks/*', 'test/watch-mails/*'],
  sample: ['test/sample/*', 'test/docs/*', 'test/clients/*', 'test/jobs/*'],

  'src-extract': ['src/extract/**'],
  'src-domain': ['src/domain/**', 'src/*'],
  'src-other': ['src/**'],
}

/** Paths from the project's folder, sorted. */
export function testFiles(): string[] {
  const files = globSync('{src,test}/**/*.test.ts', { cwd: PROJECT_DIR })
  return files.filter(file => !file.startsWith('test/processes/')).sort()
}

/** The row of `PROCESSES` that runs `file`. */
export function processOf(file: string): string | undefined {
  return Object.keys(PROCESSES).find(name => PROCESSES[name]?.some(glob => matchesGlob(file, glob)))
}

export function filesOf(process: string): string[] {
  return testFiles().filter(file => processOf(file) === process)
}
