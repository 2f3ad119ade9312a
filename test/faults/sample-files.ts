// A sample register with gazette and accounts as files.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { runInProcess } from '../cli/run-in-process.ts'
import { openFolder } from './test-cluster.ts'

type SampleFiles = {
  full: string
  update: string
  gazette: string[]
  accounts: string[]
}

/** Writes a sample of `companies` companies; removed after the test file. */
export async function writeSampleFiles(companies: number, seed: number): Promise<SampleFiles> {
  const folder = openFolder()
  const size = ['--companies', String(companies), '--seed', String(seed), '--updates', '1']
  const written = await runInProcess(['sample', folder, ...size, '--json'], {})
  assert.equal(written.code, 0, written.stderr)
  const paths: string[] = JSON.parse(written.stdout).map(({ path }: { path: string }) => path)
  const find = (end: string) => paths.find(path => path.endsWith(end)) as string
  return {
    full: find('_Full.zip'),
    update: find('_Update.zip'),
    gazette: ['notices', 'acts', 'register-lists'].map(name => join(folder, `gazette-${name}.jsonl`)),
    accounts: ['accounts-references.zip', 'accounts.zip'].map(name => join(folder, name)),
  }
}
