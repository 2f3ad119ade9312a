// A new API key for somebody who asked the operator for one.

import { randomBytes } from 'node:crypto'
import { hashApiKey, makeApiKey } from '../../domain/access/api-key.ts'
import { insertKey } from '../../store/access/api-keys.ts'
import type { Pool } from '../../store/db/pool.ts'

export type KeyRequest = {
  holder: string
  email: string
  /** Requests per minute for this key alone; null: counted by the client's address like everybody. */
  rateLimit: number | null
}

/** Issues a key. The answer is the only place where it is ever shown. */
export async function issueApiKey(pool: Pool, request: KeyRequest): Promise<{ keyId: string; key: string }> {
  const { keyId, key } = makeApiKey(randomBytes)
  await insertKey(pool, { keyId, keyHash: hashApiKey(key), ...request })
  return { keyId, key }
}
