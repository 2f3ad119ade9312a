// Issues API keys.

import { randomBytes } from 'node:crypto'
import { hashApiKey, makeApiKey } from '../../domain/access/api-key.ts'
import { insertKey } from '../../store/access/api-keys.ts'
import type { Pool } from '../../store/db/pool.ts'

type KeyRequest = {
  holder: string
  email: string
  /** Requests per minute for this key; null: limited by client address. */
  rateLimit: number | null
  /** Whether it may look up people; false by default. */
  people?: boolean
}

/** Issues a key, which is only ever shown in this result. */
export async function issueApiKey(pool: Pool, request: KeyRequest): Promise<{ keyId: string; key: string }> {
  const { keyId, key } = makeApiKey(randomBytes)
  await insertKey(pool, { keyId, keyHash: hashApiKey(key), people: false, ...request })
  return { keyId, key }
}
