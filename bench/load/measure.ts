// Load runs: capacity first, then a share of it on schedule, alone and with background tasks.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { watchSpeed } from './machine-speed.ts'
import { LEAD_IN_S, type Run } from './run.ts'
import { readProcessor } from './run-commands.ts'
import type { Measured } from './tally.ts'

/** Result of a load generator run, with busy cores and machine speed. */
export type LoadResult = Measured & { busyCores: number; speed: number }

/** Runs the load generator in a separate process. */
export async function load(run: Run): Promise<LoadResult> {
  const sender = fork(join(import.meta.dirname, 'load-generator.ts'), { serialization: 'advanced' })
  const watch = watchSpeed()
  const before = readProcessor()
  sender.send(run)
  const [measured] = (await once(sender, 'message')) as [Measured]
  const after = readProcessor()
  const busyCores = ((after.busyMs - before.busyMs) / (after.totalMs - before.totalMs)) * CORES
  return { ...measured, busyCores, speed: await watch.stop() }
}

const CORES = navigator.hardwareConcurrency

type BackgroundTask = {
  /** Seconds into the run. */
  atS: number
  what: string
  /** Runs it; returns the seconds needed. */
  work(): Promise<number>
}

export type CompletedTask = { what: string; atS: number; seconds: number }

/** A run with background tasks, each started at its time; all must finish within the run. */
export async function loadWithBackgroundTasks(
  run: Run,
  besides: readonly BackgroundTask[],
): Promise<{ measured: LoadResult; done: CompletedTask[] }> {
  const works = besides.map(async ({ atS, what, work }) => {
    await new Promise(resolve => setTimeout(resolve, (LEAD_IN_S + atS) * 1_000))
    return { what, atS, seconds: await work() }
  })
  const [measured, done] = await Promise.all([load(run), Promise.all(works)])
  return { measured, done }
}
