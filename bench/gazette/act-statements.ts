// What real acts state of officers, beside the truth read by eye that lies with them: a statement is found when the
// holder's words, the office and the family of the change agree. Slips of recognised characters are forgiven.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MandateChange, MandateFact } from '../../src/domain/gazette-fact.ts'
import { stripAccents } from '../../src/domain/search/fold.ts'
import { extractAct } from '../../src/sources/gazette/extract/acts/extract-act.ts'
import { readPublications } from '../../src/sources/gazette/read/read-publications.ts'
import type { Row } from '../report.ts'

type Statement = { change: MandateChange; office: string; holder: string | null }
type GoldAct = { act: string; statements: Statement[] }

/** Counts over all acts: statements known, statements made, those that agree, opposites, acts wholly right. */
export type ActScore = {
  acts: number
  known: number
  said: number
  found: number
  opposite: number
  whole: number
}

const STARTS: ReadonlySet<string> = new Set(['appointment', 'reappointment'])
const NOT_NAMES =
  /\b(?:melle|mlle|mme|mr|m|dr|ing|monsieur|madame|sa|s\.a|srl|sprl|bvba|bv|nv|scs|scrl|cvba|sc|ag|gmbh|la|le|les|the|d|l|de|du|des|van|der|den|et|en|und|entreprises?)\b\.?/g

/** Scores the acts of `folder`; null where they are missing. */
export async function scoreActs(folder: string): Promise<ActScore | null> {
  const path = join(folder, 'annex_acts_gold.jsonl')
  if (!existsSync(path)) return null
  const score: ActScore = { acts: 0, known: 0, said: 0, found: 0, opposite: 0, whole: 0 }
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '') continue
    const gold = JSON.parse(line) as GoldAct
    countAct(score, gold, await readStatements(join(folder, 'annex_acts_ocr', gold.act)))
  }
  return score
}

async function readStatements(file: string): Promise<MandateFact[]> {
  const facts: MandateFact[] = []
  for await (const item of readPublications(file)) {
    if (!('publication' in item)) continue
    for (const fact of extractAct(item.publication))
      if (fact.fact === 'mandate' && fact.change !== 'confirmation') facts.push(fact)
  }
  return facts
}

function countAct(score: ActScore, { statements }: GoldAct, facts: readonly MandateFact[]): void {
  const left = [...facts]
  let found = 0
  for (const statement of statements) {
    const at = left.findIndex(fact => agrees(fact, statement))
    if (at < 0) continue
    left.splice(at, 1)
    found++
  }
  score.acts++
  score.known += statements.length
  score.said += facts.length
  score.found += found
  score.opposite += left.filter(fact => statements.some(statement => isOpposite(fact, statement))).length
  if (found === statements.length && left.length === 0) score.whole++
}

const familyOf = (change: string) => (STARTS.has(change) ? 'begins' : 'ends')

function agrees(fact: MandateFact, { change, office, holder }: Statement): boolean {
  const offices = ['vice_chair', 'secretary', 'treasurer'].includes(office) ? [office, 'director'] : [office]
  if (familyOf(fact.change) !== familyOf(change) || !offices.includes(fact.office)) return false
  return (holder ?? '').split('/').some(name => isSameName(fact.holder.name, name))
}

function isOpposite(fact: MandateFact, { change, office, holder }: Statement): boolean {
  return (
    fact.office === office &&
    STARTS.has(fact.change) !== STARTS.has(change) &&
    isSameName(fact.holder.name, holder ?? '')
  )
}

function wordsOf(name: string): string[] {
  const plain = stripAccents(name.toLowerCase()).replaceAll(NOT_NAMES, ' ')
  return [...new Set(plain.match(/[a-z0-9]+/g) ?? [])]
}

// One word more or less is forgiven where two agree.
function isSameName(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.length === 0 || b.length === 0) return false
  const rest = [...b]
  let met = 0
  for (const word of a) {
    const at = rest.findIndex(candidate => isNear(word, candidate))
    if (at < 0) continue
    rest.splice(at, 1)
    met++
  }
  const missing = Math.max(a.length - met, rest.length)
  return (met >= 1 && missing === 0) || (met >= 2 && missing <= 1)
}

// One slip in a word of four letters or more, two in one of eight.
function isNear(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  const most = shorter >= 8 ? 2 : shorter >= 4 ? 1 : 0
  return a === b || (Math.abs(a.length - b.length) <= most && editDistance(a, b) <= most)
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (row[j] as number) + 1,
          (next[j - 1] as number) + 1,
          (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row[b.length] as number
}

/** A row on the acts of `folder`, all of which were looked at. */
export function rowOfActs({ acts, known, said, found, opposite, whole }: ActScore): Row {
  const recall = found / known
  const precision = found / said
  return {
    what: `officers stated in ${acts} acts, real and looked at`,
    measured: `recall ${(100 * recall).toFixed(1)} % of ${known}, precision ${(100 * precision).toFixed(1)} % of ${said}, ${opposite} opposites, ${whole} acts wholly right`,
    reference: 'read one by one',
    ratio: '',
    target: '>= 85 %, >= 90 %, 0',
    reached: recall >= 0.85 && precision >= 0.9 && opposite === 0,
  }
}
