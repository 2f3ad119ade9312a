// Time that an import spends in the statements of the history.

import pg from 'pg'

const OF_HISTORY =
  /\b(touched_group|earlier_row|later_row|changed_group|register_change|changed_\w+|history\.\w+)\b/

/** Seconds of the history's statements while `work` runs; those of parallel connections add up. */
export async function timeHistory(work: () => Promise<unknown>): Promise<{ total: number; history: number }> {
  const { query } = pg.Client.prototype
  let history = 0
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string }]
    const text = typeof first === 'string' ? first : first?.text
    const started = performance.now()
    const result = (query as (...all: unknown[]) => unknown).apply(this, given)
    if (text && OF_HISTORY.test(text) && result instanceof Promise)
      void result.finally(() => {
        history += performance.now() - started
      })
    return result
  } as typeof query
  const started = performance.now()
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return { total: (performance.now() - started) / 1000, history: history / 1000 }
}
