// Machine speed during a run, independent of load: on shared hosts it varies by a third within minutes. A
// separate process repeats a short computation every two seconds (1 % of a core) and takes the fastest. CPU
// time would be equivalent but is counted in ticks on many systems.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

const EVERY_MS = 2_000
const TRIES = 8
const NUMBERS = 1 << 15 // 256 KiB: exceeds the per-core cache, like the served data
const ROUNDS = 8

type SpeedWatch = {
  /** Computations per second, the median. */
  stop(): Promise<number>
}

export function watchSpeed(): SpeedWatch {
  const child: ChildProcess = fork(import.meta.filename, ['--watch'])
  return {
    async stop() {
      child.send('stop')
      const [speed] = (await once(child, 'message')) as [number]
      return speed
    },
  }
}

let sum = 0

function timeWork(numbers: Float64Array): number {
  const begun = performance.now()
  for (let round = 0; round < ROUNDS; round++)
    for (let at = 0; at < numbers.length; at++) sum += (numbers[(at * 7_919) % NUMBERS] as number) * 0.5
  return performance.now() - begun
}

if (process.argv[2] === '--watch') {
  const numbers = new Float64Array(NUMBERS).fill(1)
  const fastest = () => Math.min(...Array.from({ length: TRIES }, () => timeWork(numbers)))
  for (let warmUp = 0; warmUp < 20; warmUp++) fastest()
  const times: number[] = []
  const timer = setInterval(() => void times.push(fastest()), EVERY_MS)
  process.once('message', () => {
    clearInterval(timer)
    const median = times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN
    process.send?.(sum > 0 ? 1_000 / median : Number.NaN, () => process.exit())
  })
}
