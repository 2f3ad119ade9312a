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
// Between a number and a part: `ci-après dénommée « la société absorbante »`, `(hierna: de overgenomen vennootschap)`, `(société
// absorbée)`, `, société absorbée,`, `en qualité de société absorbante`. With an article alone the part names what follows.
const NAMES_WHAT_PRECEDES =
  /^[\s,]*$|\b(?:qualite de|comme|tant que|etant|est|sera|devient|als|zijnde|is|wordt|ist|wird) (?:la |de |die )?$|(?:ci-?apres|ci-?dessus|hierna|verder|nachstehend|nachfolgend|denommee|genoemd|genannt)[^.;]{0,40}$|^[\s,)]*[("«“„]\s*(?:la |de |die )?$/
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

// Null when a number has both parts, or may have either.
function readParts(sentences: readonly Sentence[]): Map<EnterpriseNumber, Part> | null {
  const fold = sentences.map(sentence => sentence.fold).join('\n')
  const marks = findMarks(fold)
  const numbers = listNumbers(sentences.map(({ flat }) => flat).join('\n'))
  const parts = new Map<EnterpriseNumber, Part>()
  for (const [at, found] of numbers.entries()) {
    const previous = numbers[at - 1]?.end ?? 0
    const next = numbers[at + 1]?.start ?? fold.length
    const place = { start: found.start, end: found.end, previous, next }
    if (at === 0 && isAmbiguous(fold, marks, place)) return null
    const part = partBehind(fold, marks, place) ?? partBefore(fold, marks, place)
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

// A number from `start` to `end`; `previous` is where the one before it ends, `next` where the one behind it starts.
type NumberPlace = { start: number; end: number; previous: number; next: number }

function partBehind(fold: string, marks: readonly Mark[], place: NumberPlace): Part | null {
  const mark = markBehind(marks, place)
  return mark && NAMES_WHAT_PRECEDES.test(fold.slice(place.end, mark.start)) ? mark.part : null
}

function partBefore(fold: string, marks: readonly Mark[], place: NumberPlace): Part | null {
  const { start, previous } = place
  const mark = marks.findLast(({ end }) => end <= start)
  if (!mark || start - mark.end > REACH) return null
  if (mark.start < previous) return mark.several ? mark.part : null
  if (previous === 0) return mark.part
  // Between two numbers a part may be of either; the other part behind the second one shows that it is of the first.
  const behind = markBehind(marks, place)
  const isOfPrevious = behind !== undefined && behind.part !== mark.part
  return isOfPrevious || NAMES_WHAT_PRECEDES.test(fold.slice(previous, mark.start)) ? null : mark.part
}

// `ALPHA (ci-après la société absorbante - BCE 0123.456.749), BETA (ci-après la société absorbée - …`: the part behind the
// first number may be that of the next name.
function isAmbiguous(fold: string, marks: readonly Mark[], place: NumberPlace): boolean {
  const before = marks.findLast(({ end }) => end <= place.start && place.start - end <= REACH)
  const behind = partBehind(fold, marks, place)
  return before !== undefined && behind !== null && before.part !== behind
}

function markBehind(marks: readonly Mark[], { end, next }: NumberPlace): Mark | undefined {
  const mark = marks.find(({ start }) => start >= end)
  return mark && mark.start <= Math.min(next, end + REACH) ? mark : undefined
}
