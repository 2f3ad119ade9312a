// Daily deltas of the bulk folder: the changes of a day in Belgium, as the change feed words them, in a file of their
// own. A day is a range of positions of the feed, and the next one begins where it ends: together they have each change
// once. Files are replaced as a whole, and the index after them.

import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Change } from '../../domain/changes/change.ts'
import { formatCursor, parseCursor } from '../../domain/changes/cursor.ts'
import { showChange } from '../../domain/changes/show-change.ts'
import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import { addDays, listDays } from '../../platform/calendar-days.ts'
import { readSuppressions } from '../../store/access/suppression.ts'
import { tryAdvisoryLock } from '../../store/db/advisory-lock.ts'
import type { Pool } from '../../store/db/pool.ts'
import { type FeedDays, findLegalPersons, readFeedDays } from '../../store/history/feed-days.ts'
import { endOf, readChangePage } from '../../store/history/read-changes.ts'
import { JobFailure } from '../schedule.ts'

/** Another process is writing deltas. */
export class DeltasRunningError extends Error {
  override name = 'DeltasRunningError'
}

type DeltaDay = {
  /** In Belgium, `YYYY-MM-DD`. */
  day: string
  /** Below `deltas/`. */
  path: string
  bytes: number
  sha256: string
  /** Lines of the file. */
  changes: number
  /** Cursor of the feed after the last change of the day. */
  next_cursor: string
}

type DeltasOptions = {
  /** The bulk folder. */
  folder: string
  /** Days for which deltas are kept. */
  keepDays: number
  readSuppression(): Promise<SuppressionList>
  /** A change as JSON, as the change feed has it. */
  toBody(change: Change): unknown
  signal?: AbortSignal
  /** `done`: share of the days written before. */
  onDay?(day: string, done: number): void
}

export type DeltasSummary = { written: number; firstDay: string | null; lastDay: string | null }

const LOCK = 20_261_138
const DELTAS = 'deltas'
const INDEX = 'index.json'
// Version of the suppression list of which the files are. Not served.
const SUPPRESSION = '.suppression-version'
const DELTA_FILE = /^(?:\d{4}-\d{2}-\d{2}\.jsonl\.gz|\.[\w.-]+\.part)$/

/**
 * Writes the missing days up to yesterday, all days when the suppression list has changed, and removes those that are
 * not kept. Throws `DeltasRunningError`, `JobFailure` where the files are of another database, and the reason of an
 * aborted signal: finished days stay.
 */
export async function writeDeltas(pool: Pool, options: DeltasOptions): Promise<DeltasSummary> {
  const release = await tryAdvisoryLock(pool, LOCK)
  if (release === null) throw new DeltasRunningError('Another process is writing the deltas.')
  try {
    return await writeMissing(pool, options)
  } finally {
    await release()
  }
}

async function writeMissing(pool: Pool, options: DeltasOptions): Promise<DeltasSummary> {
  const folder = join(options.folder, DELTAS)
  await mkdir(folder, { recursive: true })
  // Read first: when the list changes during the run, the next run writes all days again.
  const version = (await readSuppressions(pool, null))?.version ?? ''
  const isCurrent = (await readText(join(folder, SUPPRESSION))) === version
  const listed = await readIntact(folder)
  const feed = await readFeedDays(pool)
  if (endPosition(listed) > feed.newest)
    throw new JobFailure(
      `The change feed ends before the deltas in ${folder}: they are of another database. Remove them to begin anew.`,
    )
  const { kept, missing } = planDays(feed, isCurrent ? listed : [], options.keepDays)
  const days = [...kept]
  for (const [at, range] of missing.entries()) {
    options.signal?.throwIfAborted()
    options.onDay?.(range.day, at / missing.length)
    days.push(await writeDay(pool, folder, range, options))
    await writeIndex(folder, [...days, ...listed.filter(({ day }) => day > range.day)])
  }
  await writeIndex(folder, days)
  await removeOthers(folder, days)
  await replaceFile(join(folder, SUPPRESSION), version)
  return { written: missing.length, ...boundsOf(days) }
}

type DayRange = { day: string; from: number; to: number }

/** What stays, and the range of positions of each day up to yesterday that is missing: it begins where the day before ends. */
function planDays(
  { today, purgedTo, days }: FeedDays,
  intact: readonly DeltaDay[],
  keepDays: number,
): { kept: DeltaDay[]; missing: DayRange[] } {
  const oldest = addDays(today, -keepDays)
  const end = endPosition(intact)
  // Not where changes were purged since.
  const goesOn = intact.length > 0 && end >= purgedTo
  const first = goesOn ? addDays((intact.at(-1) as DeltaDay).day, 1) : firstWholeDay(days, purgedTo)
  const missing: DayRange[] = []
  if (first !== null) {
    // By a clock that was set back a later position can be of an earlier day.
    const endOfDay = (isIn: (day: string) => boolean) =>
      Math.max(purgedTo, ...days.filter(({ day }) => isIn(day)).map(at => at.position))
    let from = goesOn ? end : endOfDay(other => other < first)
    for (const day of listDays(first, addDays(today, -1))) {
      const to = Math.max(
        from,
        endOfDay(other => other <= day),
      )
      if (day >= oldest) missing.push({ day, from, to })
      from = to
    }
  }
  return { kept: goesOn ? intact.filter(({ day }) => day >= oldest) : [], missing }
}

// Changes of the day of the oldest one that is held may be purged. Null: none is held.
function firstWholeDay(days: FeedDays['days'], purgedTo: number): string | null {
  const oldest = days[0]?.day ?? null
  return oldest === null || purgedTo === 0 ? oldest : addDays(oldest, 1)
}

function endPosition(days: readonly DeltaDay[]): number {
  return parseCursor(days.at(-1)?.next_cursor ?? '')?.position ?? 0
}

function boundsOf(days: readonly DeltaDay[]): { firstDay: string | null; lastDay: string | null } {
  return { firstDay: days[0]?.day ?? null, lastDay: days.at(-1)?.day ?? null }
}

async function writeDay(
  pool: Pool,
  folder: string,
  { day, from, to }: DayRange,
  options: DeltasOptions,
): Promise<DeltaDay> {
  const path = `${day}.jsonl.gz`
  const part = join(folder, `.${path}.part`)
  const hash = createHash('sha256')
  let [bytes, changes] = [0, 0]
  const lines = readLines(pool, { from, to }, options, count => {
    changes += count
  })
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  await pipeline(lines, createGzip(), counted, createWriteStream(part, { flush: true }))
  await rename(part, join(folder, path))
  return { day, path, bytes, sha256: hash.digest('hex'), changes, next_cursor: formatCursor(endOf(to)) }
}

const ALL = { kinds: null, companies: null }
const CHANGES_AT_ONCE = 2_000

async function* readLines(
  pool: Pool,
  { from, to }: { from: number; to: number },
  { readSuppression, toBody, signal }: DeltasOptions,
  count: (changes: number) => void,
): AsyncGenerator<string> {
  for (let next = endOf(from), more = from < to; more && next.position < to; ) {
    signal?.throwIfAborted()
    const page = await readChangePage(pool, next, ALL, CHANGES_AT_ONCE)
    if (page.purgedTo > from) throw new Error('Changes of the day were purged meanwhile.')
    const list = await readSuppression()
    const legal = await findLegalPersons(
      pool,
      page.changes.map(({ enterpriseNumber }) => Number(enterpriseNumber)),
    )
    const shown = page.changes
      .filter(({ position, enterpriseNumber }) => position <= to && legal.has(Number(enterpriseNumber)))
      .flatMap(change => showChange(change, list) ?? [])
    count(shown.length)
    if (shown.length > 0) yield shown.map(change => `${JSON.stringify(toBody(change))}\n`).join('')
    ;({ next, more } = page)
  }
}

// Those of the index whose files are there, up to the first that is not. None of an index that was damaged.
async function readIntact(folder: string): Promise<DeltaDay[]> {
  const intact: DeltaDay[] = []
  for (const day of parseIndex(await readText(join(folder, INDEX)))) {
    const found = await stat(join(folder, day.path)).catch(() => null)
    if (found?.size !== day.bytes) break
    intact.push(day)
  }
  return intact
}

function parseIndex(text: string | null): DeltaDay[] {
  try {
    return (JSON.parse(text ?? '') as { days: DeltaDay[] }).days
  } catch {
    return []
  }
}

function writeIndex(folder: string, days: readonly DeltaDay[]): Promise<void> {
  const { firstDay, lastDay } = boundsOf(days)
  return replaceFile(
    join(folder, INDEX),
    `${JSON.stringify({ first_day: firstDay, last_day: lastDay, days }, null, 1)}\n`,
  )
}

async function removeOthers(folder: string, days: readonly DeltaDay[]): Promise<void> {
  const listed = new Set(days.map(({ path }) => path))
  for (const name of await readdir(folder))
    if (DELTA_FILE.test(name) && !listed.has(name)) await rm(join(folder, name), { force: true })
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function replaceFile(path: string, body: string): Promise<void> {
  await writeFile(`${path}.part`, body, { flush: true })
  await rename(`${path}.part`, path)
}
