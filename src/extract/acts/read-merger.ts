// Reads which companies a merger unites, by the parts that the act gives to the numbers it prints: `la société
// absorbante … 0123.456.749`. The act is that of one of them.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { Merger } from '../../domain/publications/gazette-fact.ts'
import { listNumbers } from '../notices/particulars/enterprise-numbers.ts'
import type { Sentence } from './officers/parse-act.ts'

type Part = 'absorbing' | 'absorbed'
type Mark = { part: Part; start: number; end: number; several: boolean }

const PARTS: Record<Part, RegExp> = {
  absorbing:
    /\b(?:societe absorbante|association absorbante|overnemende (?:vennootschap|vereniging)|(?:ubernehmenden?|aufnehmenden?) gesellschaft)\b/g,
  absorbed:
    /\b(?:(?:societes?|associations?) (?:absorbees?|a absorber)|(?:overgenomen|over te nemen) (?:vennootschap(?:pen)?|vereniging(?:en)?)|(?:ubertragenden?|ubernommenen?|zu ubernehmenden?) gesellschaft(?:en)?)\b/g,
}
const SEVERAL = /^(?:societes|associations)|(?:vennootschappen|verenigingen|gesellschaften)$/
// `ci-après dénommée « la société absorbante »`, `(hierna: de overgenomen vennootschap)`, `(société absorbée)`
const NAMES_WHAT_PRECEDES =
  /(?:ci-?apres|ci-?dessus|hierna|verder|nachstehend|nachfolgend|denommee|genoemd|genannt)[^.;]{0,40}$|[("«“„]\s*(?:la |de |die )?$/
const REACH = 300 // characters between a part and its number
const REFUSED =
  /(?:n'approuve pas|n'est pas approuvee?|rejette|refuse) .{0,60}fusion|fusie .{0,60}(?:verworpen|niet goedgekeurd)|verschmelzung .{0,60}abgelehnt/

/** Null where the act leaves open which company absorbs which. `own`: the company whose act it is. */
export function readMerger(sentences: readonly Sentence[], own: EnterpriseNumber | null): Merger | null {
  if (own === null || sentences.some(({ fold }) => REFUSED.test(fold))) return null
  const parts = readParts(sentences)
  if (parts === null) return null
  const ownPart = parts.get(own)
  parts.delete(own)
  const others = (part: Part) => [...parts].filter(other => other[1] === part).map(([number]) => number)
  const [absorbing, absorbed] = [others('absorbing'), others('absorbed')]
  const into = absorbing[0]
  if (into === undefined)
    return ownPart !== 'absorbed' && absorbed.length > 0 ? { absorbing: own, absorbed } : null
  const isAbsorbed = ownPart === 'absorbed' || (ownPart === undefined && absorbed.length === 0)
  return isAbsorbed && absorbing.length === 1 ? { absorbing: into, absorbed: [own, ...absorbed] } : null
}

// Null when a number has both parts.
function readParts(sentences: readonly Sentence[]): Map<EnterpriseNumber, Part> | null {
  const fold = sentences.map(sentence => sentence.fold).join('\n')
  const marks = findMarks(fold)
  const numbers = listNumbers(sentences.map(({ flat }) => flat).join('\n'))
  const parts = new Map<EnterpriseNumber, Part>()
  for (const [at, found] of numbers.entries()) {
    const before = numbers[at - 1]?.end ?? 0
    const after = numbers[at + 1]?.start ?? fold.length
    const part = partBehind(fold, marks, found.end, after) ?? partBefore(fold, marks, before, found.start)
    if (part === null) continue
    if ((parts.get(found.number) ?? part) !== part) return null
    parts.set(found.number, part)
  }
  return parts
}

function findMarks(fold: string): Mark[] {
  const marks = (Object.keys(PARTS) as Part[]).flatMap(part =>
    [...fold.matchAll(PARTS[part])].map(({ 0: words, index }) => ({
      part,
      start: index,
      end: index + words.length,
      several: SEVERAL.test(words),
    })),
  )
  return marks.sort((a, b) => a.start - b.start)
}

// Of a number that ends at `end`, before the next one.
function partBehind(fold: string, marks: readonly Mark[], end: number, next: number): Part | null {
  const mark = marks.find(({ start }) => start >= end)
  if (!mark || mark.start > Math.min(next, end + REACH)) return null
  return NAMES_WHAT_PRECEDES.test(fold.slice(end, mark.start)) ? mark.part : null
}

// Of a number that starts at `start`; `previous` is where the one before it ends.
function partBefore(fold: string, marks: readonly Mark[], previous: number, start: number): Part | null {
  const mark = marks.findLast(({ end }) => end <= start)
  if (!mark || start - mark.end > REACH) return null
  if (mark.start < previous) return mark.several ? mark.part : null
  const names = previous > 0 && NAMES_WHAT_PRECEDES.test(fold.slice(previous, mark.start))
  return names ? null : mark.part
}
