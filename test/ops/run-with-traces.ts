// Runs the serve command with traces to a fake collector.

import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { after } from 'node:test'
import { firstLines, makeDataDir, start } from '../cli/run-griffie.ts'
import { freePort } from '../free-port.ts'
import type { FakeCollector, ReceivedSpan } from './fake-collector.ts'

export type TracedServer = {
  url: string
  child: ChildProcess
  /** Lines of standard error. */
  log: string[]
  /** Graceful shutdown. */
  stop(): Promise<void>
}

/** Starts `griffie serve` on the database; `env` says where traces go. */
export async function startTracedServer(
  databaseUrl: string,
  env: Record<string, string>,
): Promise<TracedServer> {
  const port = await freePort()
  const child = start(['serve'], {
    GRIFFIE_DATA_DIR: makeDataDir(),
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    WITH_WORKER: 'off',
    LOG_REQUESTS: 'on',
    ...env,
  })
  after(() => void child.kill('SIGKILL'))
  const log: string[] = []
  child.stderr?.on('data', chunk => log.push(...String(chunk).split('\n').filter(Boolean)))
  await firstLines(child)
  const exited = once(child, 'exit')
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    log,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Sends a request with `key`; returns the status. */
export async function requestStatus(
  served: TracedServer,
  key: string,
  path: string,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(served.url + path, { headers: { 'x-api-key': key, ...headers } })
  await answer.text()
  return answer.status
}

/** Lines of the log with a message. */
export function logEntries({ log }: TracedServer, msg: string) {
  return log
    .filter(line => line.startsWith('{') && JSON.parse(line).msg === msg)
    .map(line => JSON.parse(line))
}

export const DOSSIER = 'GET /api/v1/companies/:kbo'

export function spansNamed({ spans }: FakeCollector, name: string): ReceivedSpan[] {
  return spans.filter(span => span.name === name)
}

export function singleSpan(spans: ReceivedSpan[]): ReceivedSpan {
  assert.equal(spans.length, 1)
  return spans[0] as ReceivedSpan
}
