// What an install holds and how fresh it is.

import { listKeys } from '../store/api-keys.ts'
import type { Pool } from '../store/db.ts'
import { countCompanies, findLatestLoad, type RegisterLoad } from '../store/register/loads.ts'
import { readServerFacts } from '../store/server-facts.ts'

export type Status = {
  /** Version of the server. */
  postgres: string
  databaseBytes: number
  /** The load that is served, null before the first. */
  register: RegisterLoad | null
  /** Companies in the newest extract. */
  companies: number
  activeKeys: number
}

export async function readStatus(pool: Pool): Promise<Status> {
  const [server, register, companies, keys] = await Promise.all([
    readServerFacts(pool),
    findLatestLoad(pool),
    countCompanies(pool),
    listKeys(pool),
  ])
  return { ...server, register, companies, activeKeys: keys.filter(key => key.revokedAt === null).length }
}
