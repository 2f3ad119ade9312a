// Issues API keys.

import { randomBytes } from 'node:crypto'
import { hashApiKey, type KeyRights, makeApiKey } from '../../domain/access/api-key.ts'
import { insertKey } from '../../store/access/api-keys.ts'
import type { Pool } from '../../store/db/pool.ts'

type KeyRequest = {
  holder: string
  email: string
  /** Requests per minute for this key; null: limited by client address. */
  rateLimit: number | null
} & Partial<KeyRights>

/** Issues a key, without rights unless given. It is only ever shown in this result. */
export async function issueApiKey(pool: Pool, request: KeyRequest): Promise<{ keyId: string; key: string }> {
  const { keyId, key } = makeApiKey(randomBytes)
  const { people = false, bulk = false } = request
  await insertKey(pool, { ...request, keyId, keyHash: hashApiKey(key), people, bulk })
  return { keyId, key }
}
