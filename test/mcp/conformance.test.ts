import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { PROJECT_DIR } from '../../src/config.ts'
import { createTestDatabase } from '../database.ts'
import { FIXTURE_TOOLS } from '../fixtures/conformance-tools.ts'
import { issueKey, runApp } from '../rest/running-app.ts'
import { runKeyProxy } from './key-proxy.ts'
import { runEndpoint } from './running-endpoint.ts'

const SUITE = join(PROJECT_DIR, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')
const EXPECTED = join(import.meta.dirname, 'conformance')
const TIMEOUT_MS = 120_000
// Output of a scenario without failures.
const ALL_PASSED = /^Passed: ([1-9]\d*)\/\1, 0 failed, 0 warnings$/m

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool) // before the servers read the keys
const endpoint = await runEndpoint({ databaseUrl: url, tools: FIXTURE_TOOLS })
const proxy = await runKeyProxy(endpoint.url, key)
const service = await runApp({ databaseUrl: url })
const serviceProxy = await runKeyProxy(`${service.url}/mcp`, key)
const folder = mkdtempSync(join(tmpdir(), 'griffie-conformance-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the official conformance suite and captures its output. */
async function conform(address: string, ...options: string[]): Promise<{ code: number; printed: string }> {
  const args = [SUITE, 'server', '--url', address, '--output-dir', folder, ...options]
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
      timeout: TIMEOUT_MS,
      maxBuffer: 1e8,
    })
    return { code: 0, printed: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, printed: stdout + stderr }
  }
}

for (const revision of ['2025-11-25', '2026-07-28'])
  test(`${revision}: the official suite passes for a server with tools only`, async () => {
    const baseline = join(EXPECTED, `expected-${revision}.yml`)
    const { code, printed } = await conform(
      proxy,
      '--requirements',
      revision,
      '--expected-failures',
      baseline,
    )
    assert.equal(code, 0, printed.slice(-6_000))
    assert.match(printed, /Baseline check passed/)
  })

for (const revision of ['2025-03-26', '2025-06-18', '2025-11-25'])
  test(`${revision}: the session lifecycle passes the official suite`, async () => {
    const { code, printed } = await conform(
      proxy,
      '--scenario',
      'server-session-lifecycle',
      '--spec-version',
      revision,
    )
    assert.equal(code, 0, printed.slice(-6_000))
    assert.match(printed, ALL_PASSED)
  })

for (const [revision, scenario] of [
  ['2025-11-25', 'server-initialize'],
  ['2025-11-25', 'tools-list'],
  ['2025-11-25', 'dns-rebinding-protection'],
  ['2026-07-28', 'tools-list'],
  ['2026-07-28', 'http-header-validation'],
] as const)
  test(`${revision}: the service with its own tools passes ${scenario}`, async () => {
    const { code, printed } = await conform(serviceProxy, '--scenario', scenario, '--spec-version', revision)
    assert.equal(code, 0, printed.slice(-6_000))
    assert.match(printed, ALL_PASSED)
  })
