// An invented gazette for an invented register: notices, acts and register lists as line JSON in the fields of the
// real set, with the truth about each beside them. No line is about a company or a person that exists.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LAST_DAY, toIso } from '../days.ts'
import { JsonLinesWriter } from '../json-lines-writer.ts'
import { hash, SeededRandom } from '../random.ts'
import type { SampleCompany } from '../sample-company.ts'
import { type GeneratedAct, NUMAC_PLACEHOLDER } from './acts/write-act.ts'
import { createCompanyRandom } from './case-histories/draw-procedure.ts'
import { publishCompany } from './case-histories/publish-company.ts'
import { LIST_NAMES, type ListEntry, type ListName, writeList } from './lists/write-list.ts'
import type { Earlier } from './notices/notice-context.ts'
import type { CourtNotice } from './notices/write-notice.ts'
import { PublicationNumbers, type Publisher } from './publisher.ts'

export const GAZETTE_SAMPLE_FILES = {
  notices: 'gazette-notices.jsonl',
  acts: 'gazette-acts.jsonl',
  lists: 'gazette-register-lists.jsonl',
  truth: 'gazette-truth.jsonl',
} as const

export type GazetteSampleOptions = {
  /** The same seed and companies give the same lines. */
  seed: number
  /** Part of the companies that the gazette speaks of at all, 0 to 1; all unless told otherwise. */
  share?: number
  /** Acts deposited on paper look recognised from a scan. */
  ocr?: boolean
}

/** Lines written so far; a list is one line, `listed` counts its entries. */
type GazetteSampleCounts = {
  companies: number
  notices: number
  acts: number
  lists: number
  listed: number
}

// A list of the register holds some dozens of companies.
const ENTRIES_OF_A_LIST = 30
const LIST_DELAY_DAYS = 12
const COMPANIES_BETWEEN_DRAINS = 64

/**
 * Writes the four files into `folder`, which is made when missing. Companies are taken one at a time and not kept.
 * Lines come in the order of the companies, not of the dates. Throws a `RangeError` for a share out of range.
 */
export async function writeGazetteSample(
  folder: string,
  companies: Iterable<SampleCompany> | AsyncIterable<SampleCompany>,
  { seed, share = 1, ocr = false }: GazetteSampleOptions,
  onProgress: (counts: GazetteSampleCounts) => void = () => {},
): Promise<GazetteSampleCounts> {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`share must be from 0 to 1, not ${share}`)
  await mkdir(folder, { recursive: true })
  const files = await openFiles(folder)
  try {
    const press = new FilePublisher(files, seed)
    let told = 0
    for await (const company of companies) {
      const random = createCompanyRandom(seed, company, share)
      if (random) publishCompany(company, ocr, press, random)
      if (++told % COMPANIES_BETWEEN_DRAINS === 0) {
        await forEach(files, file => file.drain())
        onProgress(press.counts(told))
      }
    }
    press.closeLists()
    await forEach(files, file => file.close())
    const counts = press.counts(told)
    onProgress(counts)
    return counts
  } catch (error) {
    await forEach(files, file => file.abandon())
    throw error
  }
}

type Files = Record<keyof typeof GAZETTE_SAMPLE_FILES, JsonLinesWriter>

async function openFiles(folder: string): Promise<Files> {
  const files: Partial<Files> = {}
  for (const [name, file] of Object.entries(GAZETTE_SAMPLE_FILES))
    files[name as keyof Files] = await JsonLinesWriter.create(join(folder, file))
  return files as Files
}

async function forEach(files: Files, act: (file: JsonLinesWriter) => Promise<void>): Promise<void> {
  for (const file of Object.values(files)) await act(file)
}

class FilePublisher implements Publisher {
  readonly #files: Files
  readonly #numbering = new PublicationNumbers()
  readonly #random: SeededRandom
  readonly #waiting = new Map<ListName, ListEntry[]>()
  #listed = 0

  constructor(files: Files, seed: number) {
    this.#files = files
    this.#random = new SeededRandom(hash(seed, 0))
  }

  notice({ language, text, facts, typed }: CourtNotice, day: number): Earlier {
    const number = this.#numbering.next(typed ? 'typed' : 'notice', day)
    const { numac, date, printed, page, publishedOn } = number
    this.#files.notices.add({
      pub_date: date,
      edition: 1,
      notice_no: printed,
      numac_derived: numac,
      pdf_page: page,
      lang: language,
      text,
    })
    this.#files.truth.add({ numac, pub_date: date, kind: 'court_notice', lang: language, facts })
    return { numac, publishedOn }
  }

  act(
    { language, text, facts, rubrics }: GeneratedAct,
    enterpriseNumber: string,
    day: number,
    electronic: boolean,
  ): void {
    const { numac, date } = this.#numbering.next(electronic ? 'electronic_act' : 'paper_act', day)
    this.#files.acts.add({
      pub_date: date,
      numac,
      lang: language,
      enterprise_number: enterpriseNumber,
      rubrics,
      text: text.replace(NUMAC_PLACEHOLDER, numac),
    })
    this.#files.truth.add({ numac, pub_date: date, kind: 'act', lang: language, facts })
  }

  entry(list: ListName, entry: ListEntry): void {
    const waiting = this.#waiting.get(list) ?? []
    waiting.push(entry)
    this.#listed++
    this.#waiting.set(list, waiting)
    if (waiting.length === ENTRIES_OF_A_LIST) this.#publishList(list)
  }

  /** Publishes the lists that are not full. */
  closeLists(): void {
    for (const list of LIST_NAMES) this.#publishList(list)
  }

  // What takes effect in one year stands in the lists of that year.
  #publishList(list: ListName): void {
    const entries = this.#waiting.get(list) ?? []
    this.#waiting.delete(list)
    const years = Map.groupBy(entries, ({ effectiveOn }) => toIso(effectiveOn).slice(0, 4))
    for (const listed of years.values()) this.#printList(list, listed)
  }

  #printList(list: ListName, entries: ListEntry[]): void {
    const latest = Math.max(...entries.map(({ effectiveOn }) => effectiveOn))
    const wanted = Math.min(latest + LIST_DELAY_DAYS, LAST_DAY)
    const { numac, date, printed, page } = this.#numbering.next('list', wanted)
    this.#files.lists.add({
      pub_date: date,
      edition: 1,
      notice_no: printed,
      numac_derived: numac,
      pdf_page: page,
      lang: 'fr',
      kind: 'register_list',
      text: writeList(list, printed, entries, this.#random),
    })
    const facts = entries.map(({ fact }) => fact)
    this.#files.truth.add({ numac, pub_date: date, kind: 'register_list', lang: 'fr', facts })
  }

  counts(companies: number): GazetteSampleCounts {
    const { notices, acts, lists } = this.#files
    return { companies, notices: notices.lines, acts: acts.lines, lists: lists.lines, listed: this.#listed }
  }
}
