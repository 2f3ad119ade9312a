// Short written acts with their facts (test/fixtures/acts). They test single rules and do not represent real
// acts.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GazetteFact } from '../../src/domain/publications/gazette-fact.ts'
import { hasNamedHolder } from '../../src/domain/publications/named-facts.ts'
import type { Language } from '../../src/domain/publications/publication.ts'
import { extractAct } from '../../src/extract/acts/extract-act.ts'
import { LEGAL_FORM_PATTERN } from '../../src/extract/text/legal-forms.ts'
import { composeAct, recognise } from '../../test/fixtures/acts/compose-act.ts'
import { shorten } from '../../test/fixtures/acts/shorten-fact.ts'

type WrittenCase = {
  language: Language
  subject?: string
  body: string
  facts: string[]
  /** Additional facts are allowed. */
  loose?: boolean
}

/** Over all variants of a language's acts: number fully correct, and number of false facts. */
type CaseScore = { readings: number; whole: number; said: number; wrong: number }

const FILE = join(import.meta.dirname, '..', '..', 'test', 'fixtures', 'acts', 'written-cases.jsonl')
const SUBJECTS: Record<Language, string> = {
  nl: 'ONTSLAGEN - BENOEMINGEN',
  fr: 'DEMISSIONS - NOMINATIONS',
  de: 'RÜCKTRITTE - ERNENNUNGEN',
}
const SEED = 1

/** Every act as text layer and as OCR text, by language. */
export function scoreWrittenCases(): Record<Language, CaseScore> {
  const scores: Record<Language, CaseScore> = { nl: zero(), fr: zero(), de: zero() }
  for (const line of readFileSync(FILE, 'utf8').split('\n').filter(Boolean)) {
    const written = JSON.parse(line) as WrittenCase
    const act = composeAct(written.language, written.subject ?? SUBJECTS[written.language], written.body)
    for (const reading of [act, recognise(act, SEED)])
      count(scores[written.language], written, extractAct(reading).filter(hasNamedHolder))
  }
  return scores
}

const zero = (): CaseScore => ({ readings: 0, whole: 0, said: 0, wrong: 0 })

function count(score: CaseScore, { facts, loose }: WrittenCase, read: readonly GazetteFact[]): void {
  const said = read.map(fact => withoutForm(shorten(fact)))
  const known = facts.map(withoutForm)
  const missed = known.filter(fact => !said.includes(fact)).length
  const wrong = said.filter(fact => !known.includes(fact)).length
  score.readings++
  score.said += said.length
  score.wrong += loose ? 0 : wrong
  if (missed === 0 && (loose || wrong === 0)) score.whole++
}

// `SRL ROUET` and `ROUET` are one holder: an act prints the legal form before the name, behind it or not at all, and the
// reader keeps what is printed. A holder ends before its representative, number, date or term.
const withoutForm = (fact: string): string => fact.replace(FORM_BEFORE, '$1').replace(FORM_BEHIND, '')

const FORM_BEFORE = new RegExp(String.raw`^([a-z_]+ [a-z_]+ )(?:${LEGAL_FORM_PATTERN})\s`, 'i')
const FORM_BEHIND = new RegExp(
  String.raw`(?<=^[a-z_]+ [a-z_]+ [^/#]+) (?:${LEGAL_FORM_PATTERN})(?= [/#]| \d{4}-| [em]\d{4}| \d+y| indefinite|$)`,
  'i',
)
