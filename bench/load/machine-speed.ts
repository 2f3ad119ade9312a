// How fast the machine was during a run, apart from how busy: other guests of its host slow it by a third and more from one
// minute to the next. A process of its own does the same piece of work four times a second and notes what processor time it
// took; waiting for a processor is no part of that.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

const EVERY_MS = 250
const NUMBERS = 1 << 15 // 256 KiB: more than fits beside a core, as what is served
const ROUNDS = 40

export type SpeedWatch = {
  /** Pieces of work a second of processor time, the median. */
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

function work(numbers: Float64Array): number {
  let sum = 0
  for (let round = 0; round < ROUNDS; round++)
    for (let at = 0; at < numbers.length; at++) sum += (numbers[(at * 7_919) % NUMBERS] as number) * 0.5
  return sum
}

if (process.argv[2] === '--watch') {
  const numbers = new Float64Array(NUMBERS).fill(1)
  const speeds: number[] = []
  let sum = 0
  for (let warmUp = 0; warmUp < 20; warmUp++) sum += work(numbers)
  const timer = setInterval(() => {
    const before = process.threadCpuUsage()
    sum += work(numbers)
    const { user, system } = process.threadCpuUsage(before)
    speeds.push(1_000_000 / (user + system))
  }, EVERY_MS)
  process.once('message', () => {
    clearInterval(timer)
    const median = speeds.toSorted((a, b) => a - b)[speeds.length >> 1] ?? Number.NaN
    process.send?.(sum > 0 ? median : Number.NaN, () => process.exit())
  })
}
