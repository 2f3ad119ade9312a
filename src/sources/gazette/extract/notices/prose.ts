// Notices in free words: typed by the gazette's staff, judgments of appeal courts, texts of curators themselves.

import type { EventFact } from '../../../../domain/gazette-fact.ts'
import type { Publication } from '../../../../domain/publication.ts'
import { severityOf, sourceOf } from '../../../../domain/timeline/classify-event.ts'
import { findDates } from '../text/dates.ts'
import { correctionOf } from './corrections.ts'
import { findCourts } from './courts.ts'
import { readDebtor } from './debtor.ts'
import { dateOfDecision } from './decision-date.ts'
import { groundOf } from './heading-rule.ts'
import { readNamed } from './named-in-words.ts'
import { findNumbers } from './numbers.ts'
import { readPassage } from './passage.ts'
import { PROSE_RULES } from './prose-rules.ts'
import type { NoticeBlock } from './read-notice.ts'
import { squeeze } from './squeeze.ts'

// Long judgments are cut: what is decided and about whom stands in their first pages.
const MOST_CHARACTERS = 12_000

/**
 * The event told by a block without a heading of known wording; none when it tells of no procedure. The company is
 * the first whose number is given; partners named with it (`en haar vennoten`) are debtors too.
 */
export function extractProse(publication: Publication, block: NoticeBlock): EventFact[] {
  const passage = readPassage(
    publication.text,
    block.start,
    Math.min(block.end, block.start + MOST_CHARACTERS),
  )
  const { letters } = squeeze(passage.flat)
  const rule = PROSE_RULES.find(({ pattern }) => pattern.test(letters))
  if (!rule?.announced) return []
  const { kind } = rule.announced
  const detail = kind === 'bankruptcy_closing' ? groundOf(letters) : rule.announced.detail
  const corrects = kind.endsWith('_correction') ? correctionOf(passage.flat, publication.publishedOn) : null
  return debtorsOf(passage.flat, letters).map(
    (whom): EventFact => ({
      fact: 'event',
      numac: publication.numac,
      pubDate: publication.publishedOn,
      ...whom,
      span: passage.span,
      eventKind: kind,
      source: sourceOf(kind),
      severity: severityOf(kind, detail),
      court: block.court ?? findCourts(passage.flat)[0] ?? null,
      eventDate: dateOfDecision(passage.flat) ?? findDates(passage.flat)[0]?.date ?? null,
      reference: null,
      judges: [],
      practitioners: rule.role ? readNamed(passage.flat, rule.role) : [],
      keyDates: {},
      corrects,
      detail,
    }),
  )
}

type Whom = Pick<EventFact, 'enterpriseNumber' | 'identifiedBy' | 'debtor'>

const PARTNERS =
  /vennoten|vennoot|venno(?:ot|te)n|associes?solidaires?|sesassocies|gesellschafter|associee?s?[,;.]/
const ITEM = /(?:^|[\s:;,])(\d{1,2})[.)] (?=\p{Lu})/gu
const PRACTITIONERS =
  /(?<![\p{L}])(?:[Cc]urator|[Cc]urateur|[Rr]echter-?[Cc]ommissaris|[Jj]uge-?commissaire|Voor eensluidend|Pour extrait)/u

// A partnership goes bankrupt with its partners: a numbered list of debtors, or their numbers in running text.
function debtorsOf(flat: string, letters: string): Whom[] {
  const numbers = findNumbers(flat).map(({ number }) => number)
  if (!PARTNERS.test(letters)) return [{ ...whomByNumber(numbers[0] ?? null), debtor: readNamedDebtor(flat) }]
  const listed = readListed(flat)
  if (listed.length > 1) return listed
  return numbers.length > 0 ? numbers.map(whomByNumber) : [whomByNumber(null)]
}

const NAMED =
  /(?:faillissement(?: uitgesproken)? van|la faillite de|ontbinding van|dissolution judiciaire de|bewindvoerders? (?:over|van|von)|provisoire de)(?: la| de| het| l['’])? ([^;:()]{3,160}?)(?=,? (?:met |dont |ayant |inscrite? |waarvan |en met |handels|activité|wonende|domicili)|;|\(|\. |, (?:KBO|BCE|onder))/iu
const BIRTH = /geboren|n[ée]{1,2}e? |né\(e\)/

// The debtor as named in running text, which matters where no number is given.
function readNamedDebtor(flat: string): EventFact['debtor'] {
  const named = NAMED.exec(flat)
  return named ? readDebtor(named[1] as string, BIRTH.test(flat.slice(named.index, named.index + 240))) : null
}

function whomByNumber(enterpriseNumber: EventFact['enterpriseNumber']): Whom {
  return { enterpriseNumber, identifiedBy: enterpriseNumber && 'printed', debtor: null }
}

function readListed(flat: string): Whom[] {
  const starts = [...flat.matchAll(ITEM)].filter(({ 1: ordinal }, index) => Number(ordinal) === index + 1)
  return starts.map((start, index) => {
    const text = flat.slice(start.index + start[0].length, starts[index + 1]?.index)
    const item = text.slice(0, PRACTITIONERS.exec(text)?.index ?? text.length)
    const number = findNumbers(item)[0]?.number ?? null
    return { ...whomByNumber(number), debtor: readDebtor(item, BIRTH.test(item)) }
  })
}
