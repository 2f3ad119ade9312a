// A company acts through one permanent representative: who is told beside one of its mandates is that of its
// others that begin in the same act.

import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import { wordsOf } from '../cues/found-cue.ts'
import { lettersOf } from '../names/name-search.ts'
import type { Reader } from './reader.ts'
import { representativeOf } from './representatives.ts'

/** Completes the statements whose company has exactly one representative in the act. */
export function shareRepresentatives(reader: Reader): void {
  const begun = reader.statements.filter(
    ({ change, holder }) => beginsMandate(change) && holder.kind === 'company',
  )
  const told = new Map<string, Set<string>>()
  const tell = (company: string, person: string | null) => {
    if (person === null) return
    const key = lettersOf(company)
    told.set(key, (told.get(key) ?? new Set()).add(person))
  }
  for (const { holder, representative } of begun) tell(holder.name, representative)
  for (const name of reader.names) if (isPermanent(reader, name)) tell(name.name, representativeOf(name))
  for (const statement of begun) {
    const [person, ...others] = told.get(lettersOf(statement.holder.name)) ?? []
    if (person !== undefined && others.length === 0) statement.representative ??= person
  }
}

// Not a proxy at the meeting: `ici représentée par`.
const isPermanent = ({ tokens }: Reader, { to, representative }: Reader['names'][number]): boolean =>
  representative !== undefined && PERMANENT.test(wordsOf(tokens, to, representative.from))

const PERMANENT = /\b(?:permanent|vaste?\b|standig)/
