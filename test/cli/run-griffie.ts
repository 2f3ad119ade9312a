// Runs the command in its own process with its own data folder and port.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { PROJECT_DIR } from '../../src/config.ts'
import { afterFile } from '../processes/clean-up.ts'

export type Outcome = { code: number | null; stdout: string; stderr: string }

const LAUNCHER = join(PROJECT_DIR, 'bin', 'griffie.js')

/** A temporary data folder, removed after the test file. */
export function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'griffie-cli-'))
  chmodSync(folder, 0o755)
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const started = new Set<ChildProcess>()

// Servers left by failed tests would keep the process running.
function killStarted(): void {
  for (const child of started) child.kill('SIGKILL')
}

/** Starts the command; stopped after the test file. */
export function start(args: string[], env: Record<string, string>): ChildProcess {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [LAUNCHER, ...args], { env: { ...inherited, ...env }, stdio: 'pipe' })
  if (started.size === 0) afterFile(killStarted)
  started.add(child)
  child.once('exit', () => started.delete(child))
  return child
}

export async function run(args: string[], env: Record<string, string>): Promise<Outcome> {
  const child = start(args, env)
  const outcome: Outcome = { code: null, stdout: '', stderr: '' }
  child.stdout?.on('data', chunk => {
    outcome.stdout += chunk
  })
  child.stderr?.on('data', chunk => {
    outcome.stderr += chunk
  })
  const [code] = await once(child, 'close')
  return { ...outcome, code }
}

/** The first lines of output of a started command. */
export async function firstLines(child: ChildProcess, count = 1): Promise<string> {
  let text = ''
  for await (const chunk of child.stdout ?? []) {
    text += chunk
    const lines = text.split('\n')
    if (lines.length > count) return lines.slice(0, count).join('\n')
  }
  throw new Error(`ended without a line; code ${child.exitCode}`)
}
