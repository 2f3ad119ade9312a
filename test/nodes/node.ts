// Nodes: processes of `griffie serve` of one install, with a client.

import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { firstLines, makeDataDir, start } from '../cli/run-griffie.ts'
import { runInProcess } from '../cli/run-in-process.ts'
import { freePort } from '../free-port.ts'

export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: bodies of any endpoint, looked at by tests
  body: any
  headers: Headers
}

export type Node = {
  url: string
  /** GET under `/api/v1` with the key. */
  get(path: string): Promise<Answer>
  /** The response of `/health/status`. */
  status(): Promise<Answer['body']>
  log(): string
}

/** Starts a node and waits until it listens. Stopped after the test file. */
export async function serveNode(settings: Record<string, string>, key: () => string): Promise<Node> {
  const port = String(await freePort())
  const child = start(['serve'], {
    PORT: port,
    GRIFFIE_DATA_DIR: makeDataDir(),
    LOG_LEVEL: 'info',
    WITH_WORKER: 'off',
    TRUST_PROXY: 'loopback',
    ...settings,
  })
  let log = ''
  child.stderr?.on('data', chunk => {
    log += chunk
  })
  after(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), 12_000)
    await ended
    clearTimeout(late)
  })
  assert.match(await firstLines(child), /^Griffie listens on /, log)
  const url = `http://127.0.0.1:${port}`
  const read = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(`${url}${path}`, { headers })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) }
  }
  return {
    url,
    get: path => read(`/api/v1${path}`, { 'x-api-key': key() }),
    // From a different address each time, to stay within the rate limit.
    status: async () => (await read('/health/status', { 'x-forwarded-for': someAddress() })).body,
    log: () => log,
  }
}

export type Worker = { child: ChildProcess; said(): string }

/** Starts `griffie worker`. Killed after the test file. */
export function startWorker(settings: Record<string, string>): Worker {
  const child = start(['worker'], { GRIFFIE_DATA_DIR: makeDataDir(), ...settings })
  let said = ''
  child.stderr?.on('data', chunk => {
    said += chunk
  })
  after(() => child.kill('SIGKILL'))
  return { child, said: () => said }
}

function someAddress(): string {
  return `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`
}

/** Runs a command that must succeed; returns its output. */
export async function command(settings: Record<string, string>, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runInProcess(args, { GRIFFIE_DATA_DIR: makeDataDir(), ...settings })
  assert.equal(code, 0, `griffie ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** Waits until `holds`, at most `withinMs`. */
export async function eventually(
  holds: () => boolean | Promise<boolean>,
  withinMs = 20_000,
  what = 'It',
): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`${what} did not come about in time.`)
    await sleep(20)
  }
}
