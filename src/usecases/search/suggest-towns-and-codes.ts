// Suggestions of towns and NACE codes with a page, by prefix. Both lists (some thousand names) are cached, so
// suggestions need no query.

import { nameTown } from '../../domain/municipality.ts'
import { foldWords } from '../../domain/search/fold.ts'
import type { Source } from '../../store/db/source.ts'
import { type CodeName, listCodeNames } from '../../store/register/codes.ts'
import { listCodesWithPage } from '../../store/site/activities.ts'
import type { CountedTown } from '../../store/site/count-rows.ts'
import { listCountedTowns } from '../../store/site/towns.ts'
import type { Reader } from '../codes/name-codes.ts'
import { toResult } from '../to-result.ts'

export type Suggestion =
  | { kind: 'town'; zip: string; name: string }
  /** `code` has no dots. */
  | { kind: 'nace'; code: string; name: string; language: 'nl' | 'fr' }

/** At most three towns and three codes, towns first; none while the register does not answer. */
export type SuggestTownsAndCodes = (q: string, reader: Reader) => Promise<Suggestion[]>

type SuggestDeps = {
  register: Pick<Source, 'run'>
  /** Milliseconds on a monotonic clock. */
  now?(): number
}

const PER_KIND = 3
// Counts are updated a few times a day.
const CACHE_TTL_MS = 300_000
/** Retry delay after a failure. */
const RETRY_AFTER_MS = 30_000
/** Longer than any name. */
const MAX_QUERY = 100

type Town = { zip: string; name: Record<Reader, string>; folded: string[] }
type Code = { code: string; nl: string | null; fr: string | null; words: string[][] }
type Lists = { towns: Town[]; codes: Code[] }

export function createSuggestTownsAndCodes({
  register,
  now = () => performance.now(),
}: SuggestDeps): SuggestTownsAndCodes {
  let lists: Lists = { towns: [], codes: [] }
  let nextReadAt = Number.NEGATIVE_INFINITY
  let firstRead: Promise<void> | undefined

  async function read(): Promise<void> {
    nextReadAt = Number.POSITIVE_INFINITY
    const [towns, paged, names] = await Promise.all([
      toResult(register.run(listCountedTowns)),
      toResult(register.run(listCodesWithPage)),
      toResult(register.run(pool => listCodeNames(pool, ['Nace2025', 'Nace2008']))),
    ])
    if ('answer' in towns) lists = { ...lists, towns: toTowns(towns.answer.towns) }
    if ('answer' in names && 'answer' in paged)
      lists = { ...lists, codes: toCodes(names.answer, paged.answer) }
    const isComplete = [towns, paged, names].every(part => 'answer' in part)
    nextReadAt = now() + (isComplete ? CACHE_TTL_MS : RETRY_AFTER_MS)
  }

  return async (q, reader) => {
    if (now() >= nextReadAt) {
      const reading = read().catch(() => {
        nextReadAt = now() + RETRY_AFTER_MS // the source has logged why
      })
      firstRead ??= reading
    }
    await firstRead // later ones are not awaited: the previous lists serve meanwhile
    const words = foldWords(q.slice(0, MAX_QUERY))
    if (words.length === 0) return []
    return [...findTowns(lists.towns, words, reader), ...findCodes(lists.codes, q, words, reader)]
  }
}

const READERS: readonly Reader[] = ['nl', 'fr', 'de', 'en']

// The most frequent name of a postal code; others are misspellings or villages.
function toTowns(towns: readonly CountedTown[]): Town[] {
  const largestFirst = towns.toSorted((a, b) => b.companies - a.companies || (a.zip < b.zip ? -1 : 1))
  return largestFirst.flatMap(({ zip, names: [most] }) => {
    if (most === undefined) return []
    const name = Object.fromEntries(READERS.map(reader => [reader, nameTown(zip, most, reader) ?? zip]))
    const written = new Set([most.nl, most.fr, ...Object.values(name)])
    const folded = [...written].map(text => foldWords(text ?? '').join(' ')).filter(text => text !== '')
    return [{ zip, name: name as Town['name'], folded }]
  })
}

function findTowns(towns: readonly Town[], words: readonly string[], reader: Reader): Suggestion[] {
  const prefix = words.join(' ')
  const found: Suggestion[] = []
  for (const town of towns) {
    if (!(town.zip.startsWith(prefix) || town.folded.some(name => name.startsWith(prefix)))) continue
    found.push({ kind: 'town', zip: town.zip, name: town.name[reader] })
    if (found.length === PER_KIND) break
  }
  return found
}

function nameCode({ nl, fr }: Code, reader: Reader): { name: string; language: 'nl' | 'fr' } {
  const isFrench = fr !== null && (reader === 'fr' || reader === 'de' || nl === null)
  return isFrench ? { name: fr, language: 'fr' } : { name: nl ?? '', language: 'nl' }
}

// Two to five digits, while the codes with a page are unknown.
const PAGED_CODE = /^\d{2,5}$/

// The newer edition's name wins. Short codes first, as they include the longer ones.
function toCodes(names: readonly CodeName[], paged: ReadonlySet<string> | null): Code[] {
  const hasPage = (code: string) => paged?.has(code) ?? PAGED_CODE.test(code)
  const codes = new Map<string, Code & { category: string }>()
  for (const { category, code, language, name } of names) {
    if (language === 'de' || !hasPage(code)) continue
    const existing = codes.get(code)
    if (existing !== undefined && existing.category > category) continue
    const named =
      existing?.category === category ? existing : { category, code, nl: null, fr: null, words: [] }
    codes.set(code, { ...named, [language]: name, words: [...named.words, foldWords(name)] })
  }
  return [...codes.values()].sort((a, b) => a.code.length - b.code.length || (a.code < b.code ? -1 : 1))
}

const CODE_PREFIX = /^\d{2}(?:[\d.]*\d)?\.?$/

function findCodes(
  codes: readonly Code[],
  q: string,
  words: readonly string[],
  reader: Reader,
): Suggestion[] {
  const text = q.trim()
  const digits = CODE_PREFIX.test(text) ? text.replaceAll('.', '') : null
  const matches =
    digits === null
      ? (code: Code) => code.words.some(name => hasAll(name, words))
      : (code: Code) => code.code.startsWith(digits)
  const found: Suggestion[] = []
  for (const code of codes) {
    if (!matches(code)) continue
    found.push({ kind: 'nace', code: code.code, ...nameCode(code, reader) })
    if (found.length === PER_KIND) break
  }
  return found
}

function hasAll(name: readonly string[], words: readonly string[]): boolean {
  return words.every(word => name.some(other => other.startsWith(word)))
}
