// Filters the cues of a piece to those about an office in the filing company.

import type { Content } from '../attach/attached.ts'
import { type FoundCue, isHave } from '../cues/found-cue.ts'
import type { FoundOffice } from '../find-offices.ts'
import { has } from '../tokens.ts'
import { isHeld } from './held-offices.ts'
import type { Reader } from './reader.ts'

const NEAR = 30 // tokens to an office
const NEAR_MANDATE = 12 // tokens to a word such as `mandat`

/**
 * False for a weak cue such as `confirme` without an office next to it, and for a cue about a representative.
 */
export function isRelevant(reader: Reader, cue: FoundCue, content: Content): boolean {
  return isAboutOffice(cue, content, reader) && !isOwnRepresentative(reader, cue, content)
}

// Weak cues need an office nearby; each word has its own distance and side.
function isAboutOffice(cue: FoundCue, { offices, from, to }: Content, { tokens }: Reader): boolean {
  if (!cue.weak) return true
  const word = tokens[cue.at]?.fold ?? ''
  const behind = ({ from: start }: FoundOffice, reach: number) => start > cue.at && start - cue.at < reach
  const around = ({ from: start }: FoundOffice, reach: number) => Math.abs(start - cue.at) < reach
  const isBoard = ({ office }: FoundOffice) => office === 'board'
  const isDaily = ({ office }: FoundOffice) => office === 'daily_management'
  if (/^(?:constitution|installation)$/.test(word)) return offices.some(one => isBoard(one) && behind(one, 6))
  if (/^mise$/.test(word)) return offices.some(one => (isBoard(one) || isHeld(one)) && behind(one, 8))
  if (/^devien/.test(word))
    return offices.some(one => isHeld(one) && one.from >= cue.to && one.from - cue.to < 3)
  if (/^(?:charge|belast|gelast)/.test(word))
    return offices.some(
      one => (isDaily(one) && behind(one, 20)) || (one.linked && isHeld(one) && behind(one, 12)),
    )
  if (/^opgedrag/.test(word)) return offices.some(one => isDaily(one) && around(one, 20))
  if (/^volg/.test(word)) return offices.some(one => one.linked && isHeld(one) && behind(one, 12))
  if (/^deleg/.test(word)) return offices.some(one => isDaily(one) && around(one, 8))
  if (/^(?:confie|toevertr)/.test(word)) return offices.some(one => isHeld(one) && around(one, 12))
  if (/^(?:renonc|cess)/.test(word))
    return tokens.slice(cue.to, cue.to + 4).some(token => has(token, 'mandate'))
  if (/^quitt/.test(word)) return offices.some(one => (isHeld(one) || isBoard(one)) && behind(one, 8))
  const beside = tokens.slice(Math.max(from, cue.at - NEAR_MANDATE), Math.min(to, cue.at + NEAR_MANDATE))
  return offices.some(one => isHeld(one) && around(one, NEAR)) || beside.some(token => has(token, 'mandate'))
}

// `la SA X, laquelle a désigné comme représentant permanent M. Y`: the piece is about X.
function isOwnRepresentative(
  { tokens, head }: Reader,
  cue: FoundCue,
  { names, offices, from }: Content,
): boolean {
  const office = offices.find(
    other => other.office === 'representative' && other.from >= cue.to && other.from - cue.to < 9,
  )
  if (!office) return false
  const company = names.findLast(({ kind, to }) => kind === 'company' && to <= cue.at)
  if (!company) return false
  const relative = tokens
    .slice(company.to, cue.at)
    .some(({ fold }) => /^(?:laquelle|lequel|lesquels|qui|dewelke|welke|die|welche)$/.test(fold))
  // `son administrateur, la SA X, a désigné comme représentant permanent`
  const subject = company.part === 'holder' && isHave(tokens[cue.at - 1] ?? { fold: '', text: '' })
  return relative || subject || (head !== null && company.from - from < 6)
}
