// From a name, a cue and offices that belong together to statements, one an office.

import type { Effect } from '../../effect.ts'
import type { Attached, Content } from '../attach/attached.ts'
import { numberOf } from './company-number.ts'
import { fallbackOffices } from './fallback-offices.ts'
import { isHeld, type StatedOffice, toStated } from './held-offices.ts'
import { type OfficerStatement, type Reader, spanOf, trimName } from './reader.ts'
import { isAboutRepresentative, representativeOf, stateRepresentative } from './representatives.ts'

/** What a statement is made with: its effect, the index of its piece, and signs of how it is worded. */
export type Wording = {
  effect: Effect
  index: number
  signs: string[]
  /** The content of the piece when cue and name stand in it both. */
  content?: Content
}

/** The statements of one name; none where it gets no office of the domain. */
export function makeStatements(reader: Reader, attached: Attached, wording: Wording): OfficerStatement[] {
  const { name, cue, offices } = attached
  const { effect, index, content } = wording
  if (!offices.some(({ office }) => isHeld(office))) {
    if (isAboutRepresentative(reader, attached, index) && !describesCompany(attached))
      return stateRepresentative(reader, attached, effect, wording.signs)
    if (offices.some(({ office }) => office.office === 'proxy')) return []
  }
  const signs = [...wording.signs, ...signsOf(reader, attached, content)]
  return chooseOffices(reader, attached, wording).map(({ office, role, by }) => ({
    change: cue.change,
    office,
    role,
    holder: { kind: name.kind, name: trimName(name.name), enterpriseNumber: numberOf(reader, name) },
    representative: representativeOf(name),
    effectiveOn: effect.effectiveOn,
    immediate: effect.immediate,
    term: { ...effect.term },
    span: spanOf(reader, name, cue),
    by,
    signs: [...signs],
  }))
}

// `benoemt SA X, met als vaste vertegenwoordiger Y`: what it says of X beside its name.
function describesCompany({ name, cue, offices }: Attached): boolean {
  if (name.kind !== 'company' || !name.representative) return false
  return offices.every(({ office }) => office.from > cue.at === name.from > cue.at)
}

// Each office once: those given, else director where a board is spoken of, else what the rest of the act tells.
function chooseOffices(
  reader: Reader,
  { cue, offices }: Attached,
  { index, content }: Wording,
): StatedOffice[] {
  const given = offices.flatMap(({ office, by }) => toStated(reader, [office], by))
  const board = offices.find(({ office }) => office.office === 'board')
  const chosen =
    given.length > 0
      ? given
      : board
        ? toStated(reader, [{ ...board.office, office: 'director' }], 'recent')
        : fallbackOffices(reader, index, cue, content)
  return chosen.filter(({ office }, at) => chosen.findIndex(other => other.office === office) === at)
}

// What weighing a statement goes by: how near, how many changes in one sentence, how sure the name.
function signsOf({ tokens }: Reader, { name, cue, side, wrongSide }: Attached, content?: Content): string[] {
  const distance = side === 'after' ? name.from - cue.to : cue.at - name.to
  const near = distance < 4 ? 'near' : distance < 15 ? 'middling' : 'far'
  const misread = tokens[cue.at]?.class.spelling !== undefined
  return [
    `side_${side}`,
    cue.side,
    near,
    `cues_${Math.min(content?.cues.length ?? 0, 3)}`,
    ...(wrongSide ? ['wrong_side'] : []),
    ...(name.titled ? ['titled'] : []),
    ...(name.certain ? [] : ['uncertain_name']),
    ...(misread ? ['misread'] : []),
  ]
}
