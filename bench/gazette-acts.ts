// node bench/gazette-acts.ts GOLD.json: what the reader of annex acts finds in real acts beside what a person read in
// them. Real acts are no part of the project: without ../shared/data there is nothing to measure.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_DIR } from '../src/config.ts'
import type { MandateFact } from '../src/domain/gazette-fact.ts'
import type { Publication } from '../src/domain/publication.ts'
import { extractAct } from '../src/sources/gazette/extract/acts/extract-act.ts'

/** By file (relative to the gazette's data folder): how it was read, and `change office holder` of each mandate. */
type Gold = Record<string, { reading: Publication['reading']; mandates: string[] }>

const folder = join(PROJECT_DIR, '..', 'shared', 'data', 'gazette')
const goldPath = process.argv[2]
if (!existsSync(folder) || !goldPath || !existsSync(goldPath)) {
  process.stdout.write('no real acts or no gold file: nothing to measure\n')
  process.exit(0)
}
const gold = JSON.parse(readFileSync(goldPath, 'utf8')) as Gold
const totals = { found: 0, missed: 0, wrong: 0, ms: 0, chars: 0 }
for (const [file, { reading, mandates }] of Object.entries(gold)) {
  const text = readFileSync(join(folder, file), 'utf8').replaceAll(/^#.*\n/gm, '')
  const start = performance.now()
  const found = listMandates(text, reading)
  totals.ms += performance.now() - start
  totals.chars += text.length
  report(file, found, mandates)
}
const { found, missed, wrong, ms, chars } = totals
process.stdout.write(
  `recall ${ratio(found, found + missed)}, precision ${ratio(found, found + wrong)}, ${chars} characters in ${ms.toFixed(0)} ms (cold)\n`,
)

function listMandates(text: string, reading: Publication['reading']): string[] {
  const facts = extractAct({
    numac: '00000000',
    kind: 'act',
    publishedOn: null,
    language: null,
    text,
    reading,
    printedNumber: null,
    page: null,
    edition: null,
    enterpriseNumber: null,
    rubrics: [],
  })
  return facts.filter(fact => fact.fact === 'mandate').map(describe)
}

function describe({ change, office, holder, representative, effectiveOn }: MandateFact): string {
  const parts = [change, office, holder.name, representative ? `/ ${representative}` : null, effectiveOn]
  return parts.filter(part => part !== null).join(' ')
}

function report(file: string, found: string[], expected: string[]): void {
  process.stdout.write(`${file}\n`)
  for (const line of expected) {
    const hit = found.includes(line)
    if (hit) totals.found++
    else totals.missed++
    process.stdout.write(`  ${hit ? '    ok' : 'missed'}  ${line}\n`)
  }
  for (const line of found.filter(line => !expected.includes(line))) {
    totals.wrong++
    process.stdout.write(`   extra  ${line}\n`)
  }
}

function ratio(part: number, whole: number): string {
  return `${part}/${whole}${whole === 0 ? '' : ` = ${((100 * part) / whole).toFixed(1)} %`}`
}
