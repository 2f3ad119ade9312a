// Extracts company changes from the decisions of an act: one fact per kind, proved by the first sentence that
// decides it.

import type { CompanyChange, Span } from '../../domain/publications/gazette-fact.ts'
import { readBeforeAfter } from './before-after.ts'
import {
  AGENDA,
  type ChangeWords,
  COMPANY_CHANGES,
  DECIDED,
  IN_PASSING,
  NOT_DECIDED,
  PROPOSAL,
  PROXY,
  UNALTERED,
} from './company-changes.ts'
import { readEffect } from './effect.ts'
import { foldLine } from './fold-line.ts'
import type { Sentence } from './officers/parse-act.ts'

export type StatedChange = {
  change: CompanyChange
  before: string | null
  after: string | null
  effectiveOn: string | null
  immediate: boolean
  span: Span
}

const PLANNED: ReadonlySet<CompanyChange> = new Set(['merger', 'division', 'transfer_of_business'])
const WITH_VALUE: ReadonlySet<CompanyChange> = new Set(['name', 'seat', 'legal_form', 'capital'])

/** Changes in a fixed order of kinds. `subject` is the act's subject with its rubrics. */
export function readCompanyChanges(sentences: readonly Sentence[], subject: string): StatedChange[] {
  const about = foldLine(subject)
  const proposal = PROPOSAL.test(about)
  const candidates = sentences.filter(
    ({ fold, inStatutes }) => !inStatutes && !AGENDA.test(fold) && !PROXY.test(fold) && fold.length < 1500,
  )
  const changes: StatedChange[] = []
  for (const words of COMPANY_CHANGES) {
    if (proposal && (PLANNED.has(words.change) || words.change === 'incorporation')) continue
    const change = findChange(candidates, words, words.subject.test(about))
    if (change) changes.push(change)
  }
  return changes
}

function findChange(sentences: readonly Sentence[], words: ChangeWords, named: boolean): StatedChange | null {
  if (words.needsSubject && !named) return null
  let found: StatedChange | null = null
  for (const sentence of sentences) {
    if (!words.sentence.test(sentence.fold) || PROPOSAL.test(sentence.fold)) continue
    if (NOT_DECIDED.test(sentence.fold)) continue
    if (words.change === 'purpose' && UNALTERED.test(sentence.fold)) continue
    const decided = DECIDED.test(sentence.fold)
    if (!decided && (!named || IN_PASSING.test(sentence.fold))) continue
    const change = makeChange(words, sentence)
    if (words.change === 'name') change.after ??= nameBehind(sentences, sentence)
    if (!WITH_VALUE.has(words.change) || change.after !== null) return change
    if (decided || words.change === 'seat') found ??= change
  }
  return found
}

// Lines that are run together: a day before the last full stop is that of another decision.
function startOfClause(fold: string, wording: RegExp): number {
  const before = fold.slice(0, wording.exec(fold)?.index)
  return Math.max(before.lastIndexOf('. '), before.lastIndexOf('; ')) + 1
}

const NAMED =
  /\bdenommee?\s*:?\s*["“«]|\b(?:naam|benaming)\b[^"“«]{0,40}["“«]|\bbezeichnung\b[^"“«]{0,40}["“«]/
const NEXT = 4 // sentences

// `L'article 2 est remplacé par : « La société est dénommée « X » »`, after a heading that announces a new
// name.
function nameBehind(sentences: readonly Sentence[], heading: Sentence): string | null {
  const at = sentences.indexOf(heading)
  const naming = sentences.slice(at, at + NEXT).find(({ fold }) => NAMED.test(fold))
  return naming ? readBeforeAfter('name', naming.flat, naming.fold).after : null
}

function makeChange({ change, sentence: wording }: ChangeWords, sentence: Sentence): StatedChange {
  const from = startOfClause(sentence.fold, wording)
  const { effectiveOn, immediate: atOnce } = readEffect(sentence.flat.slice(from), sentence.fold.slice(from))
  const immediate = atOnce || change === 'incorporation' // an incorporation takes effect on the date of the deed
  return {
    change,
    ...readBeforeAfter(change, sentence.flat, sentence.fold),
    effectiveOn,
    immediate,
    span: sentence.span,
  }
}
