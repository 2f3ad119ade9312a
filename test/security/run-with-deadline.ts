// Runs parsers in a worker thread with a deadline, because catastrophic backtracking blocks timers of its own thread.

import { Worker } from 'node:worker_threads'

const KILLED_AFTER_MS = 10_000

/**
 * Calls the exported function `name` of `module` (an absolute address) with each of `args` in turn. Throws when it
 * throws or has not finished in time; then the message says with which argument.
 */
export async function callEach(
  module: string,
  name: string,
  args: readonly unknown[],
  killedAfterMs = KILLED_AFTER_MS,
): Promise<void> {
  const worker = new Worker(WORK, { eval: true, workerData: { module, name, args } })
  let at = 0
  let killer: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      const watch = () => {
        clearTimeout(killer)
        if (at === args.length) return // the last answer came before the worker was reported online
        const told = `${name} did not finish with ${JSON.stringify(args[at]).slice(0, 120)} (${at})`
        killer = setTimeout(() => reject(new Error(told)), killedAfterMs)
      }
      worker.once('online', watch)
      worker.on('message', (done: number) => {
        at = done + 1
        if (at === args.length) resolve()
        else watch()
      })
      worker.once('error', cause => reject(new Error(`${name} threw (${at})`, { cause })))
    })
  } finally {
    clearTimeout(killer)
    await worker.terminate()
  }
}

const WORK = `
  const { parentPort, workerData: { module, name, args } } = require('node:worker_threads')
  import(module).then(async loaded => {
    for (const [at, arg] of args.entries()) {
      await loaded[name](arg)
      parentPort.postMessage(at)
    }
  })
`
