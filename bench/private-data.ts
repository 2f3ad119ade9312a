// node bench/private-data.ts [texts.jsonl.gz]: how many invented national register numbers are left in a text after
// redaction, in every writing, as printed and as recognition distorts them; with a file of notices (one JSON per
// line, `text`), also what is struck out of them, and how fast. Prints a table.

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import {
  distort,
  inventDigits,
  LABELS,
  WRITINGS,
  write,
} from '../src/domain/private-data/invented-national-numbers.ts'
import type { PrivateKind } from '../src/domain/private-data/private-stretch.ts'
import { findPrivateData } from '../src/domain/private-data/redact.ts'
import { Draw } from '../src/sources/register/sample/random.ts'
import { type Row, renderTable } from './report.ts'

const NUMBERS = 10_000
const BEFORE = [
  '',
  'de heer Odilon Van Pluim, ',
  'Monsieur X (',
  'op 12/03/2025 ',
  '12, ',
  'BE0999.000.030, ',
]
const AFTER = ['', ', wonende te Gent', ') en', '; 12 rue', ' est nommé', '.', '\n12']

/** Numbers that are not wholly within a stretch found, of `NUMBERS` invented ones. */
function countLeft(seed: number, distorted: boolean): number {
  const draw = new Draw().start(seed, 0, 0)
  const random = () => draw.fraction()
  const oneOf = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] as string
  let left = 0
  for (let index = 0; index < NUMBERS; index++) {
    const written = write(inventDigits(random), WRITINGS[index % WRITINGS.length] as string)
    const printed = distorted ? distort(written, random) : written
    const before = oneOf(BEFORE) + oneOf(LABELS)
    const end = before.length + printed.replace(/[-\s]+$/, '').length
    const found = findPrivateData(before + printed + oneOf(AFTER))
    if (!found.some(stretch => stretch.start <= before.length && stretch.end >= end)) left++
  }
  return left
}

function measureFile(path: string): Row[] {
  const lines = gunzipSync(readFileSync(path)).toString().trimEnd().split('\n')
  const texts = lines.map(line => (JSON.parse(line) as { text: string }).text)
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  for (const text of texts) findPrivateData(text)
  const started = performance.now()
  const counts = new Map<PrivateKind, number>()
  for (const text of texts) {
    for (const { kind } of findPrivateData(text)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const seconds = (performance.now() - started) / 1000
  const megabytesPerSecond = bytes / 1e6 / seconds
  return [
    {
      what: `stretches in ${texts.length} texts`,
      measured: [...counts].map(([kind, count]) => `${kind} ${count}`).join(', '),
      reference: '',
      ratio: '',
      target: '',
      reached: null,
    },
    {
      what: `finding private data in ${(bytes / 1e6).toFixed(1)} MB`,
      measured: `${megabytesPerSecond.toFixed(1)} MB/s`,
      reference: '',
      ratio: '',
      target: '20 MB/s',
      reached: megabytesPerSecond >= 20,
    },
  ]
}

function rowOfLeft(what: string, distorted: boolean): Row {
  const left = countLeft(1, distorted)
  return {
    what: `${NUMBERS} national numbers, ${what}`,
    measured: `${left} left`,
    reference: '',
    ratio: '',
    target: '0',
    reached: left === 0,
  }
}

const file = process.argv[2]
const rows = [
  rowOfLeft('as printed', false),
  rowOfLeft('as recognised', true),
  ...(file ? measureFile(file) : []),
]
process.stdout.write(`${renderTable(rows)}\n`)
