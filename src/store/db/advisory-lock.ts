// Session-level advisory lock on a connection of its own: released when the process ends, however it ends.

import type { Pool } from './pool.ts'

/** Acquires `lock` until the returned function is called or the process ends; null when another process holds it. */
export async function tryAdvisoryLock(pool: Pool, lock: number): Promise<(() => Promise<void>) | null> {
  const client = await pool.connect()
  let broken: Error | undefined
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  const release = () => {
    client.off('error', onError)
    client.release(broken)
  }
  try {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      lock,
    ])
    if (!rows[0]?.taken) {
      release()
      return null
    }
  } catch (error) {
    broken = error as Error
    release()
    throw error
  }
  return async () => {
    await client.query('SELECT pg_advisory_unlock($1)', [lock]).catch(onError)
    release()
  }
}
