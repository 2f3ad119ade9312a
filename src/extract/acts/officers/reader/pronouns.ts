// Resolves pronouns to the previous sentence's names: `Il est réélu pour six ans`.

import type { MandateChange } from '../../../../domain/publications/gazette-fact.ts'
import { isHeld } from './held-offices.ts'
import { makeStatements } from './make-statements.ts'
import { type CurrentPiece, effectOf, type OfficerStatement, type Reader } from './reader.ts'

const REACH = 2 // pieces
// `Il est réélu`, `Son mandat prend fin`, `Ce dernier accepte`
const PRONOUN =
  /^(?:il|elle|ils|elles|celui-ci|celle-ci|son mandat|leurs? mandats?|ce mandat|ces mandats|ce dernier|ces derniers|l' interessee?s?|les interesses|er|sie|hij|zij|laatstgenoemde|beiden|(?:hun|zijn|haar|dit|deze) manda(?:at|ten)|het (?:wordt|werd)) /

/** Statements of a piece that has a cue, starts with a pronoun and contains no name. */
export function readPronoun(
  reader: Reader,
  { piece, content, index, fold }: CurrentPiece,
): OfficerStatement[] {
  const [cue] = content.cues
  const { last } = reader
  if (!cue || cue.negated || content.names.length > 0 || !last || piece.colon) return []
  if (index - last.piece > REACH || !startsWithPronoun(reader, content.from)) return []
  if (reader.group.some(({ change }) => change === cue.change || (ends(change) && ends(cue.change))))
    return []
  const given = content.offices.filter(isHeld)
  const offices = (given.length > 0 ? given : last.offices.filter(isHeld)).map(office => ({
    office,
    by: 'recent' as const,
  }))
  const effect = effectOf(reader, piece, cue.change)
  const single = /^(?:hij|zij) (?:wordt|werd|is|neemt|heeft)\b/.test(fold)
  return last.names
    .slice(single ? -1 : 0)
    .flatMap(name =>
      makeStatements(
        reader,
        { name, cue, offices, wrongSide: false, side: 'before' },
        { effect, index, signs: ['pronoun'] },
      ),
    )
}

const ends = (change: MandateChange): boolean => change !== 'appointment' && change !== 'reappointment'

function startsWithPronoun({ tokens }: Reader, from: number): boolean {
  const words = tokens.slice(from, from + 3).map(({ fold }) => fold)
  return PRONOUN.test(`${words.join(' ')} `)
}
