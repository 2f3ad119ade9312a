// Work that is done again and again, never twice at once, and told of once when it begins to fail.

import type { Logger } from '../log.ts'

export type Repetition = {
  /** Stops after the run in progress. */
  stop(): Promise<void>
}

export type Repeated = {
  /** Shown in the log when `work` begins to fail or succeeds again. */
  name: string
  everyMs: number
  logger: Logger
  work(): Promise<void>
}

/** Does `work` once before it returns, then every `everyMs` after the end of the run before. Never throws. */
export async function repeat({ name, everyMs, logger, work }: Repeated): Promise<Repetition> {
  let failing = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  async function once(): Promise<void> {
    try {
      await work()
      if (failing) logger.info({ work: name }, 'works again')
      failing = false
    } catch (error) {
      const { code, name: kind } = error as Error & { code?: string }
      if (!failing) logger.warn({ work: name, reason: code ?? kind }, 'fails; tried again until it works')
      failing = true
    }
    if (!stopped) timer = setTimeout(next, everyMs).unref()
  }

  function next(): void {
    running = once()
  }

  await once()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
