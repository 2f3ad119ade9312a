// Test files that run in one process, one after the other. Starting a process, loading the service and warming up its code costs
// most files more CPU time than their tests. A file that changes what belongs to the process, or measures it, has one of its own.

import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { PROJECT_DIR } from '../../src/config.ts'

/** Each file is a test, and its own tests and hooks belong to that one: what it opens is closed before the next is loaded. */
export function runTogether(pattern: string, except: readonly string[] = []): void {
  for (const file of findTests(pattern)) {
    if (!except.some(path => file.startsWith(path))) test(file, () => load(file))
  }
}

/** Pure files, which open nothing: all are loaded first. */
export function runPureTogether(pattern: string): void {
  for (const file of findTests(pattern)) suite(file, () => load(file))
}

function findTests(pattern: string): string[] {
  const files = globSync(pattern, { cwd: PROJECT_DIR }).sort()
  assert.ok(files.length > 0, `${pattern}: no such test`)
  return files
}

async function load(file: string): Promise<void> {
  await import(join(PROJECT_DIR, file))
}
