// A real `griffie serve` on its own port, and a client.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { firstLines, start } from '../cli/run-griffie.ts'
import { freePort } from '../free-port.ts'

export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: bodies of any endpoint, looked at by tests
  body: any
  headers: Headers
  /** `stages_degraded` of a dossier; empty elsewhere. */
  degraded: string[]
}

export type RunningServer = {
  url: string
  pid: number
  /** Log output so far. */
  log(): string
  /** GET of a path, with the key. */
  get(path: string): Promise<Answer>
  dossier(number: string): Promise<Answer>
  /** Its exit code after SIGTERM. */
  stop(): Promise<number | null>
  /** SIGKILL. */
  kill(): Promise<void>
}

/** Starts it and waits until it listens. Killed after the test file. */
export async function startServer(
  env: Record<string, string>,
  key: string,
  port?: number,
): Promise<RunningServer> {
  const chosen = port ?? (await freePort())
  const child = start(['serve'], { LOG_LEVEL: 'warn', PORT: String(chosen), ...env })
  let log = ''
  child.stderr?.on('data', chunk => {
    log += chunk
  })
  const exited = once(child, 'exit')
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const [code] = await exited
    return code as number | null
  }
  after(() => end('SIGKILL'))
  assert.match(await firstLines(child).catch(error => `${error.message}\n${log}`), /^Griffie listens on /)
  const url = `http://127.0.0.1:${chosen}`
  const get = async (path: string): Promise<Answer> => {
    const answer = await fetch(url + path, { headers: { 'x-api-key': key } })
    const text = await answer.text()
    const isJson = /json/.test(answer.headers.get('content-type') ?? '')
    const body = isJson ? JSON.parse(text) : text
    const degraded = body.coverage?.stages_degraded ?? []
    return { status: answer.status, headers: answer.headers, body, degraded }
  }
  return {
    url,
    pid: child.pid as number,
    get,
    log: () => log,
    dossier: number => get(`/api/v1/companies/${number}`),
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

/** Waits until `holds`. The limit is far above recovery times (5 to 10 s), to allow for busy machines. */
export async function eventually(holds: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!(await holds())) {
    if (performance.now() > deadline)
      throw new Error(`It did not come about within ${withinMs / 1_000} seconds.`)
    await sleep(50)
  }
}
