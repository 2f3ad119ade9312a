// Starts the CLI commands of an installation, and measures their resource use.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_DIR } from '../../src/config.ts'

/**
 * Starts `griffie …` in its own session, as service managers do: kernels that schedule by session would
 * otherwise count server, load and imports as one. Standard error is inherited unless `errors` says
 * otherwise.
 */
export function start(
  args: string[],
  env: Record<string, string>,
  errors: 'inherit' | 'ignore' | 'pipe' = 'inherit',
): ChildProcess {
  const child = spawn(process.execPath, [join(PROJECT_DIR, 'bin', 'griffie.js'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', errors],
    detached: true,
  })
  const end = () => child.kill()
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}

/** Runs `griffie …` to its end; returns seconds. Rejects when it fails. */
export async function run(args: string[], env: Record<string, string>): Promise<number> {
  const started = performance.now()
  await runForText(args, env)
  return (performance.now() - started) / 1_000
}

/** The same for a command with `--json`: returns its output. */
export async function runForJson<T>(args: string[], env: Record<string, string>): Promise<T> {
  return JSON.parse(await runForText(args, env)) as T
}

async function runForText(args: string[], env: Record<string, string>): Promise<string> {
  const child = start(args, env, 'pipe')
  let [printed, told] = ['', '']
  child.stdout?.on('data', chunk => {
    printed += chunk
  })
  child.stderr?.on('data', chunk => {
    told += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`griffie ${args.join(' ')} ended with ${code}:\n${told.slice(-1_000)}`)
  return printed
}

/** Starts `griffie serve` and waits until it listens. */
export async function serve(
  args: string[],
  env: Record<string, string>,
): Promise<{ port: number; child: ChildProcess }> {
  const port = 20_000 + Math.floor(Math.random() * 12_000)
  const child = start(['serve', ...args], { ...env, PORT: String(port) })
  await Promise.race([
    once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server did not start.'))),
  ])
  return { port, child }
}

/** Ends a command gracefully; kills it after ten seconds. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(late)
}

/** Peak memory of a process and its descendants, summed, in MiB. */
export function peakMebibytes(pid: number): number {
  const kibibytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return childrenOf(pid).reduce((sum, child) => sum + peakMebibytes(child), Number(kibibytes) / 1024)
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap(thread =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
}

/** CPU time of a process so far, in milliseconds. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12])) // user and system, in hundredths
}

type Processor = { busyMs: number; totalMs: number }

/** Busy time of all cores so far. */
export function readProcessor(): Processor {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, soft = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(ticks => Number(ticks) * 10)
  const busyMs = user + nice + system + irq + soft
  return { busyMs, totalMs: busyMs + idle + wait }
}
