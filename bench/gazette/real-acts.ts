// How well the real acts at hand are read: every change, office, holder, representative and date of what was read in
// them, one by one. They are few, and the extractor was written with them in view: the row shows that nothing is lost, not
// how unseen acts fare. As for notices, only hashes are kept.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MandateFact } from '../../src/domain/gazette-fact.ts'
import type { Publication } from '../../src/domain/publication.ts'
import { extractAct } from '../../src/sources/gazette/extract/acts/extract-act.ts'
import type { Row } from '../report.ts'
import { publication } from './invented.ts'

type Gold = Record<string, { reading: Publication['reading']; mandates: string[] }>

/** A row on the acts below `folder`. */
export function measureRealActs(folder: string, say: (text: string) => void): Row {
  const gold = JSON.parse(readFileSync(join(import.meta.dirname, 'acts-gold.json'), 'utf8')) as Gold
  const total = { known: 0, found: 0, extra: 0, acts: 0 }
  for (const [file, { reading, mandates }] of Object.entries(gold)) {
    if (!existsSync(join(folder, file))) continue
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(/^#.*\n/gm, '')
    const given = listMandates(text, reading)
    const known = new Set(mandates)
    const found = given.filter(line => known.has(hashOf(file, line)))
    for (const line of given) if (!known.has(hashOf(file, line))) say(`${file}, extra: ${line}`)
    total.acts++
    total.known += known.size
    total.found += found.length
    total.extra += given.length - found.length
  }
  return {
    what: `the ${total.acts} real acts at hand`,
    measured: `${total.found} of ${total.known} mandates, ${total.extra} wrong`,
    reference: 'read one by one, known beforehand',
    ratio: '',
    target: '>= 97.0 %, >= 98.0 %',
    reached: total.found / total.known >= 0.97 && total.found / (total.found + total.extra) >= 0.98,
  }
}

function listMandates(text: string, reading: Publication['reading']): string[] {
  const facts = extractAct(publication('00000000', 'act', text, reading))
  return facts.filter(fact => fact.fact === 'mandate').map(describe)
}

function describe({ change, office, holder, representative, effectiveOn }: MandateFact): string {
  const parts = [change, office, holder.name, representative ? `/ ${representative}` : null, effectiveOn]
  return parts.filter(part => part !== null).join(' ')
}

function hashOf(file: string, line: string): string {
  return createHash('sha256').update(`${file} ${line}`).digest('hex').slice(0, 16)
}
