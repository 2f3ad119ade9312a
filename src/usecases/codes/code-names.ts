// Names of codes, cached as a whole: about twenty thousand that change with few extracts a year.

import type { Source } from '../../store/db/source.ts'
import { type CodeLanguage, listCodeNames } from '../../store/register/code-names.ts'
import { toResult } from '../dossier/read-with-company.ts'

/** Name of a code in the register's languages. */
export type NamesOfCode = Partial<Record<CodeLanguage, string>>

/** Null for unknown codes. */
export type CodeNames = (category: string, code: string) => NamesOfCode | null

/** The last names read; empty before the first success. Never rejects when the register does not answer. */
type ReadCodeNames = () => Promise<CodeNames>

export type ReadCodeNamesDeps = {
  register: Pick<Source, 'run'>
  /** Milliseconds on a monotonic clock. */
  now?(): number
}

const CACHE_TTL_MS = 3_600_000

export function createReadCodeNames(
  { register, now = () => performance.now() }: ReadCodeNamesDeps,
  categories: readonly string[],
): ReadCodeNames {
  let cached: { names: CodeNames; at: number } | null = null

  return async () => {
    if (cached !== null && now() - cached.at < CACHE_TTL_MS) return cached.names
    const read = await toResult(register.run(pool => listCodeNames(pool, categories)))
    if ('failure' in read) return cached?.names ?? (() => null)
    const names = new Map<string, NamesOfCode>()
    for (const { category, code, language, name } of read.answer) {
      const key = `${category} ${code}`
      names.set(key, { ...names.get(key), [language]: name })
    }
    cached = { names: (category, code) => names.get(`${category} ${code}`) ?? null, at: now() }
    return cached.names
  }
}
