// Connections through a pooler in transaction mode (PgBouncer), where each transaction may run on another server
// connection: session state such as prepared statements and settings is unavailable.

import pg from 'pg'

/** A client without named prepared statements. */
export class UnnamedClient extends pg.Client {
  // `query` has a dozen overloads; the arguments examined here are the same in all.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  override query(...[query, ...more]: any[]): any {
    const isNamed = typeof query?.name === 'string' && typeof query.submit !== 'function'
    const unnamed = isNamed ? { ...query, name: undefined } : query
    return (super.query as (...args: unknown[]) => unknown).call(this, unnamed, ...more)
  }
}

/**
 * A pool that runs each single statement in a transaction with `settings`. The three messages are pipelined, so it
 * takes one round trip. Connections from `connect` do not have the settings.
 */
export class TransactionPool extends pg.Pool {
  readonly #begin: string | null

  constructor(config: pg.PoolConfig, settings: Record<string, string>) {
    super({ ...config, pipeline: true } as pg.PoolConfig)
    const set = Object.entries(settings).map(([name, value]) => `; SET LOCAL ${name} = ${quote(value)}`)
    this.#begin = set.length === 0 ? null : `BEGIN${set.join('')}`
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  override query(...args: any[]): any {
    if (this.#begin === null) return (super.query as (...args: unknown[]) => unknown).apply(this, args)
    return this.#queryWithSettings(this.#begin, args)
  }

  async #queryWithSettings(begin: string, args: unknown[]): Promise<unknown> {
    const client = await this.connect()
    let broken: Error | undefined
    const onError = (error: Error) => {
      broken = error
    }
    client.on('error', onError)
    try {
      const begun = send(client, begin)
      const answered = (client.query as (...args: unknown[]) => Promise<unknown>).apply(client, args)
      const ended = send(client, 'COMMIT') // rolls back what failed
      const [start, answer, end] = await Promise.allSettled([begun, answered, ended])
      if (end.status === 'rejected') broken ??= end.reason as Error
      if (start.status === 'rejected') throw start.reason
      if (answer.status === 'rejected') throw answer.reason
      if (end.status === 'rejected') throw end.reason
      return answer.value
    } finally {
      client.off('error', onError)
      client.release(broken)
    }
  }
}

// A `Query` object, which is neither timed nor traced.
function send(client: pg.PoolClient, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new pg.Query(text, [], error => (error ? reject(error) : resolve())))
  })
}

function quote(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}
