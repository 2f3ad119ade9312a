// Connections through a pooler in transaction mode (PgBouncer), where each transaction may run on another connection of
// the server's: nothing that belongs to a session can be relied on, prepared statements and settings included.

import pg from 'pg'

/** A client that prepares no statement under a name. */
export class UnnamedClient extends pg.Client {
  // The signatures of `query` are a dozen; what is looked at is the same in all.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  override query(...[asked, ...more]: any[]): any {
    const isNamed = typeof asked?.name === 'string' && typeof asked.submit !== 'function'
    const given = isNamed ? { ...asked, name: undefined } : asked
    return (super.query as (...args: unknown[]) => unknown).call(this, given, ...more)
  }
}

/**
 * A pool whose single statements each run in a transaction of their own with `settings` in force. The three messages
 * are sent together, so that it takes one round trip as before. Who takes a connection with `connect` has the
 * settings in no transaction but those they set.
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
    return this.#ask(this.#begin, args)
  }

  async #ask(begin: string, args: unknown[]): Promise<unknown> {
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

// As an object of pg's, which is neither timed nor traced: it is no statement of anybody's.
function send(client: pg.PoolClient, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new pg.Query(text, [], error => (error ? reject(error) : resolve())))
  })
}

function quote(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}
