// Accuracy on realistic acts written by hand with labels. Most were used in development; the sets `unseen`
// (close to real acts) and `unseen_varied` (each in another style) were not. `first_run` to `third_run` were
// written one after another, each before the reader learnt from it: docs/sources.md has their first figures.

import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { MandateChange, Office } from '../../src/domain/publications/gazette-fact.ts'
import { hasNamedHolder } from '../../src/domain/publications/named-facts.ts'
import type { Publication } from '../../src/domain/publications/publication.ts'
import { extractPublication } from '../../src/extract/extract-publication.ts'
import type { Row } from '../report.ts'
import { compareMandates } from './compare-mandates.ts'
import { publication } from './generated-texts.ts'

type WrittenAct = {
  id: number
  set: 'hard' | 'ordinary' | 'unseen' | 'unseen_varied' | 'first_run' | 'second_run' | 'third_run'
  reading: Publication['reading']
  text: string
  mandates: { change: MandateChange; office: Office; holder: string }[]
}

const SETS: Record<WrittenAct['set'], string> = {
  hard: 'invented acts, hard ones',
  ordinary: 'invented acts, ordinary, development set',
  unseen: 'invented acts, ordinary, held-out set',
  unseen_varied: 'invented acts in many styles, held-out set',
  first_run: 'invented acts of another writer, first set, development set',
  second_run: 'invented acts of another writer, second set, development set',
  third_run: 'invented acts of another writer, third set',
}

/** A row for each set and text source. */
export async function measureWrittenActs(say: (text: string) => void): Promise<Row[]> {
  const sums = new Map<string, ComparisonTotals>()
  const lines = createInterface({
    input: createReadStream(join(import.meta.dirname, 'written-acts.jsonl.gz')).pipe(createGunzip()),
  })
  for await (const line of lines) {
    const act = JSON.parse(line) as WrittenAct
    const name = `${SETS[act.set]}, ${act.reading === 'ocr' ? 'scans' : 'text layer'}`
    const sum = sums.get(name) ?? { found: 0, missed: 0, wrong: 0, acts: 0 }
    sums.set(name, add(sum, act, say))
  }
  return [...sums].map(([name, sum]) => toRow(name, sum)).sort((a, b) => (a.what < b.what ? -1 : 1))
}

type ComparisonTotals = { found: number; missed: number; wrong: number; acts: number }

function add(sum: ComparisonTotals, act: WrittenAct, say: (text: string) => void): ComparisonTotals {
  const facts = extractPublication(publication('20123456', 'act', act.text, act.reading))
  const { found, missed, wrong } = compareMandates(
    act.mandates.map(mandate => ({ fact: 'mandate' as const, ...mandate })),
    facts.filter(hasNamedHolder),
  )
  if (missed + wrong > 0) say(`act ${act.id}: ${missed} missed, ${wrong} wrong`)
  return {
    found: sum.found + found,
    missed: sum.missed + missed,
    wrong: sum.wrong + wrong,
    acts: sum.acts + 1,
  }
}

function toRow(what: string, { found, missed, wrong, acts }: ComparisonTotals): Row {
  const recall = found / (found + missed)
  const precision = found / (found + wrong)
  const target = what.endsWith('scans') ? 0.9 : 0.97
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const counts = what.includes(', unseen')
  return {
    what,
    measured: `recall ${percent(recall)}, precision ${percent(precision)}`,
    reference: `${found + missed} mandates of ${acts} acts`,
    ratio: '',
    target: counts ? `>= ${percent(target)}, >= 98.0 %` : '',
    reached: counts ? recall >= target && precision >= 0.98 : null,
  }
}
