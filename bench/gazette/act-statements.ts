// Scores officer statements extracted from real acts against labels: a match needs the holder's words, the
// office and the family of the change. OCR errors are tolerated. Two fifths of the companies are a test set
// that is only scored.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MandateChange, MandateFact } from '../../src/domain/publications/gazette-fact.ts'
import { hasNamedHolder } from '../../src/domain/publications/named-facts.ts'
import type { Publication } from '../../src/domain/publications/publication.ts'
import { stripAccents } from '../../src/domain/search/fold.ts'
import { extractAct } from '../../src/extract/acts/extract-act.ts'
import { readPublications } from '../../src/sources/gazette/parse/read-publications.ts'
import type { Row } from '../report.ts'
import type { Variation } from './vary-act.ts'

type Statement = { change: MandateChange; office: string; holder: string | null }
export type GoldAct = { act: string; statements: Statement[] }

/** Development set, and held-out test set, by company. */
export type ActSet = 'looked_at' | 'kept_aside'

/**
 * Counts: true statements, extracted ones, matches, matches without doubt, contradictions, fully correct
 * acts.
 */
type ActScore = {
  acts: number
  known: number
  said: number
  found: number
  certain: number
  certainFound: number
  opposite: number
  whole: number
}

const STARTS: ReadonlySet<string> = new Set(['appointment', 'reappointment'])
const NOT_NAMES =
  /\b(?:melle|mlle|mme|mr|m|dr|ing|monsieur|madame|sa|s\.a|srl|sprl|bvba|bv|nv|scs|scrl|cvba|sc|ag|gmbh|la|le|les|the|d|l|de|du|des|van|der|den|et|en|und|entreprises?)\b\.?/g

/** The set of an act (`<numac>_<language>_<company>.txt`), by a hash of its company. */
export function setOf(act: string): ActSet {
  const company = act.replace(/^.*_|\.txt$/g, '')
  const hash = createHash('sha256').update(`acts ${company}`).digest('hex')
  return BigInt(`0x${hash}`) % 5n >= 3n ? 'kept_aside' : 'looked_at'
}

/** Scores the acts of one set in `folder`, printed in another way with `vary`; null without data. */
export async function scoreActs(folder: string, set: ActSet, vary?: Variation): Promise<ActScore | null> {
  const path = join(folder, 'annex_acts_gold.jsonl')
  if (!existsSync(path)) return null
  const counts = { acts: 0, known: 0, said: 0, found: 0, certain: 0, certainFound: 0 }
  const score: ActScore = { ...counts, opposite: 0, whole: 0 }
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '') continue
    const gold = JSON.parse(line) as GoldAct
    if (setOf(gold.act) !== set) continue
    countAct(score, gold, await readStatements(join(folder, 'annex_acts_ocr', gold.act), vary))
  }
  return score
}

/** All acts in `folder`, of both sets. */
export async function loadActs(folder: string): Promise<Publication[]> {
  const acts: Publication[] = []
  for await (const item of readPublications(join(folder, 'annex_acts_ocr')))
    if ('publication' in item) acts.push(item.publication)
  return acts
}

async function readStatements(file: string, vary: Variation = text => text): Promise<MandateFact[]> {
  const facts: MandateFact[] = []
  for await (const item of readPublications(file)) {
    if (!('publication' in item)) continue
    const { text, reading } = item.publication
    const varied = { ...item.publication, text: vary(text, reading !== 'text_layer') }
    for (const fact of extractAct(varied).filter(hasNamedHolder))
      if (fact.fact === 'mandate' && fact.change !== 'confirmation') facts.push(fact)
  }
  return facts
}

function countAct(score: ActScore, { statements }: GoldAct, facts: readonly MandateFact[]): void {
  const rest = findUnmatched(statements, facts, (statement, fact) => matchesStatement(fact, statement))
  const found = facts.length - rest.length
  score.acts++
  score.known += statements.length
  score.said += facts.length
  score.found += found
  const certain = facts.filter(({ doubtful }) => !doubtful)
  score.certain += certain.length
  score.certainFound += certain.filter(fact => !rest.includes(fact)).length
  score.opposite += rest.filter(fact => statements.some(statement => isOpposite(fact, statement))).length
  if (found === statements.length && rest.length === 0) score.whole++
}

/** Greedy matching: `others` without those matched by `ones`. */
export function findUnmatched<A, B>(
  ones: readonly A[],
  others: readonly B[],
  fits: (one: A, other: B) => boolean,
): B[] {
  const rest = [...others]
  for (const one of ones) {
    const at = rest.findIndex(other => fits(one, other))
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

const familyOf = (change: string) => (STARTS.has(change) ? 'begins' : 'ends')

/** True where the holder's words, the office and the family of the change agree. */
export function matchesStatement(
  fact: Pick<MandateFact, 'change' | 'office' | 'holder'>,
  { change, office, holder }: Statement,
): boolean {
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

/** True for the same name but for slips of recognition; one extra word is allowed if two agree. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.length === 0 || b.length === 0) return false
  const rest = findUnmatched(a, b, isWithinEdits)
  const met = b.length - rest.length
  const missing = Math.max(a.length - met, rest.length)
  return (met >= 1 && missing === 0) || (met >= 2 && missing <= 1)
}

// One edit in words of four letters or more, two from eight letters on.
export function isWithinEdits(a: string, b: string): boolean {
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

export const SET_TITLES: Record<ActSet, string> = {
  looked_at: 'real, development set',
  kept_aside: 'real acts, held-out set',
}

/** A report row for one set, printed as it was or with a variation. */
export function rowOfActs(set: ActSet, score: ActScore, variation?: string): Row {
  const { acts, known, said, found, certain, certainFound, opposite, whole } = score
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} % of ${of}`
  return {
    what: `officers stated in ${acts} acts, ${SET_TITLES[set]}${variation ? `, ${variation}` : ''}`,
    measured: `recall ${percent(found, known)}, precision ${percent(found, said)}, without doubtful facts ${percent(certainFound, certain)}, ${opposite} opposites, ${whole} acts fully correct`,
    reference: 'reviewed one by one',
    ratio: '',
    target: '>= 85 %, >= 90 %, >= 97 %, 0',
    reached: found / known >= 0.85 && found / said >= 0.9 && certainFound / certain >= 0.97 && opposite === 0,
  }
}
