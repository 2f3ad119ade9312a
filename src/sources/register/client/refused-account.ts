// After a refused login the account is not tried again for a day by the scheduler, because sites lock
// accounts after repeated failures. The record is stored next to the extracts and applies to the same user
// and password only.

import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Account } from './register-client.ts'

type RefusedAccountRecord = {
  /** Whether this account was refused within the last day. */
  isRefused(account: Account): Promise<boolean>
  save(account: Account): Promise<void>
  clear(): Promise<void>
}

// Less than a day, so that a daily schedule does try again.
const REFUSAL_TTL_MS = 20 * 3_600_000
const HASH_BYTES = 32

const recordSchema = z.object({ at: z.number(), salt: z.base64(), hash: z.base64() })

/** The record in `folder`, by `clock`. An unreadable one counts as none. */
export function openRefusedAccountRecord(folder: string, clock: Clock): RefusedAccountRecord {
  const file = join(folder, 'refused-account.json')
  return {
    async isRefused(account) {
      const text = await readFile(file, 'utf8').catch(() => '')
      const note = recordSchema.safeParse(parse(text)).data
      if (!note || clock.now() - note.at > REFUSAL_TTL_MS) return false
      const hash = Buffer.from(note.hash, 'base64')
      return (
        hash.length === HASH_BYTES && timingSafeEqual(hash, hashOf(account, Buffer.from(note.salt, 'base64')))
      )
    },
    async save(account) {
      const salt = randomBytes(16)
      const hash = hashOf(account, salt).toString('base64')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const note = { at: clock.now(), salt: salt.toString('base64'), hash }
      await writeFile(file, JSON.stringify(note), { mode: 0o600 })
    },
    clear: () => rm(file, { force: true }),
  }
}

function hashOf({ user, password }: Account, salt: Buffer): Buffer {
  return scryptSync(JSON.stringify([user, password]), salt, HASH_BYTES)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
