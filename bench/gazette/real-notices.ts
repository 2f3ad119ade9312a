// Accuracy on real notices: event kinds of all, and fields of 900 labelled ones.

import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { Publication } from '../../src/domain/publications/publication.ts'
import { extractNotice } from '../../src/extract/notices/extract-notice.ts'
import { parsePublicationLine } from '../../src/sources/gazette/parse/json-lines/parse-lines-file.ts'
import type { Row } from '../report.ts'
import { FIELDS, type Field, type GoldNotice, hashOf, readFacts, readGold } from './gold.ts'

/** The notices of a `.jsonl.gz` file. */
export async function loadNotices(path: string): Promise<Publication[]> {
  const notices: Publication[] = []
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()) })
  for await (const line of lines)
    for (const item of parsePublicationLine(line, 'line'))
      if ('publication' in item) notices.push(item.publication)
  return notices
}

/** Rows for event kinds and the gold standard. */
export function measureNotices(notices: readonly Publication[], say: (text: string) => void): Row[] {
  const gold = new Map(readGold().map(one => [one.numac, one]))
  const wrong = { openings: countFields(), others: countFields() }
  const total = { openings: 0, others: 0 }
  let untyped = 0
  for (const notice of notices) {
    const facts = extractNotice(notice)
    if (facts.length === 0) untyped++
    const read = gold.get(notice.numac)
    if (!read) continue
    total[read.set]++
    for (const field of differing(read, readFacts(facts))) {
      wrong[read.set][field]++
      say(`${notice.numac} ${read.set} ${field}: ${readFacts(facts)[field]}`)
    }
  }
  const typed = 1 - untyped / notices.length
  return [
    {
      what: 'notices with a typed event',
      measured: `${percent(typed)} of ${notices.length.toLocaleString('en')}`,
      reference: '',
      ratio: '',
      target: '>= 99.5 %',
      reached: typed >= 0.995,
    },
    wrongRow(wrong, total.openings + total.others),
    ...rowsOf('openings', wrong.openings, total.openings, 0.99),
    ...rowsOf('others', wrong.others, total.others, 0.97),
  ]
}

function wrongRow(wrong: Record<GoldNotice['set'], Record<Field, number>>, total: number): Row {
  const events = [wrong.openings, wrong.others].reduce((sum, { kinds, number }) => sum + kinds + number, 0)
  return {
    what: 'events of a wrong company or kind',
    measured: `${events} of ${total}`,
    reference: 'reviewed one by one',
    ratio: '',
    target: '<= 0.1 %',
    reached: events / total <= 0.001,
  }
}

function countFields(): Record<Field, number> {
  return Object.fromEntries(FIELDS.map(field => [field, 0])) as Record<Field, number>
}

function differing(gold: GoldNotice, read: Record<Field, string>): Field[] {
  return FIELDS.filter(field => hashOf(gold.numac, field, read[field]) !== gold.values[field])
}

function rowsOf(set: string, wrong: Record<Field, number>, total: number, target: number): Row[] {
  return FIELDS.map(field => {
    const right = 1 - wrong[field] / total
    return {
      what: `${set}: ${field}`,
      measured: `${percent(right)} (${total - wrong[field]} of ${total})`,
      reference: 'reviewed one by one',
      ratio: '',
      target: `>= ${percent(target)}`,
      reached: right >= target,
    }
  })
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
