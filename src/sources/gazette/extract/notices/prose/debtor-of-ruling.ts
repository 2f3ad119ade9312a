// Whom a ruling is about: the company it decides on, never a party against it, a public body, a bank or an advocate.

import type { EventFact } from '../../../../../domain/gazette-fact.ts'
import { readDebtor } from '../debtor.ts'
import { type FoundNumber, findNumbers } from '../numbers.ts'
import type { Clause, DecisionText } from './decision-text.ts'
import { hasWords } from './lexicon.ts'

export type Whom = Pick<EventFact, 'enterpriseNumber' | 'identifiedBy' | 'debtor'>

type Candidate = FoundNumber & { name: string; score: number }

/** The debtors of the decision said in `clause`; at least one, with nothing known at worst. */
export function debtorsOf(text: DecisionText, clause: Clause): Whom[] {
  const { flat } = text.passage
  const named = readNamedDebtor(flat.slice(clause.start, clause.end)) ?? readNamedDebtor(flat)
  const candidates = rate(text, clause)
  const listed = listedDebtors(flat, candidates)
  if (listed.length > 1) return listed.map(({ number }) => byNumber(number, null))
  const best = candidates[0]
  if (best === undefined || best.score < 0) return [byNumber(null, named)]
  const second = candidates[1]
  // Two numbers that nothing tells apart name nobody.
  if (second && second.score === best.score) return [byNumber(null, named)]
  return [byNumber(best.number, named)]
}

function byNumber(number: EventFact['enterpriseNumber'], debtor: EventFact['debtor']): Whom {
  return { enterpriseNumber: number, identifiedBy: number && 'printed', debtor }
}

const BEFORE = 200
const OFFICIAL_REACH = 60
const DECIDED_ABOUT = 8
const NAMED_AS_DEBTOR = 4
const AGAINST = -2
const OFFICIAL = -12

// The company stands in the clause that decides, or its name does; it is who is bankrupt, dissolved, administered.
function rate(text: DecisionText, clause: Clause): Candidate[] {
  const { flat } = text.passage
  const ruling = wordsOf(flat.slice(text.operativeFrom))
  return findNumbers(flat)
    .map(found => {
      const name = nameBefore(flat, found.start)
      const inClause = found.start >= clause.start && found.end <= clause.end
      const nameInRuling = wordsOf(name).some(word => ruling.includes(word))
      const before = text.plain.slice(Math.max(0, found.start - BEFORE), found.start)
      const score =
        (inClause ? DECIDED_ABOUT : 0) +
        (found.start >= text.operativeFrom || nameInRuling ? NAMED_AS_DEBTOR : 0) +
        (hasWords('opposedParties', before.slice(-80)) ? AGAINST : 0) +
        (hasWords('officials', before.slice(-OFFICIAL_REACH)) && !inClause ? OFFICIAL : 0)
      return { ...found, name, score }
    })
    .sort((a, b) => b.score - a.score)
}

const NAME_BEFORE = /(?:^|[;:,(«]|\b(?:de|van|la|le|du|het)\b)\s*([^;:,(«]{3,80}?)\s*[,(][^;]{0,40}$/u

function nameBefore(flat: string, at: number): string {
  return NAME_BEFORE.exec(flat.slice(Math.max(0, at - BEFORE), at))?.[1] ?? ''
}

const FORMS = /^(?:srl|sprl|bvba|asbl|vzw|commv|societe|vennootschap|limited)$/

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(word => word.length > 3 && !FORMS.test(word))
}

// `- A BV, …, ondernemingsnummer …; - B BV, …`: one ruling over several companies.
function listedDebtors(flat: string, candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .filter(({ start }) => LISTED.test(flat.slice(Math.max(0, start - BEFORE), start)))
    .sort((a, b) => a.start - b.start)
}

const LISTED =
  /(?:^|[:;])\s*(?:[-–•]|\d{1,2}[.)])\s+[^;:]{3,160}(?:nummer|nr\.?|num[ée]ro|n°|BCE|KBO)[^;]{0,40}$/u

const NAMED =
  /(?:faillissement(?: uitgesproken)? van|la faillite de|ontbinding van|dissolution judiciaire de|vereffening van|bewindvoerders? (?:over|van|von)|provisoire de|inzake|reorganisatie van|r[ée]organisation judiciaire de)(?: la| de| het| l['’])? ([^;:()]{3,160}?)(?=,? (?:met |dont |ayant |inscrite? |waarvan |en met |handels|activité|wonende|domicili|geboren|n[ée]e? )|;|\(|\. |, (?:KBO|BCE|onder)|$)/iu
const TITLE =
  /^(?:(?:l['’]|la |le |de |het )?(?:soci[ée]t[ée] |vennootschap )?)(?:(?:M\.|Mr\.?|Mme|Mevr\.?|Monsieur|Madame|de heer|mevrouw|Herrn?|Frau) )?(?:l['’])?/iu
const BIRTH = /geboren|n[ée]{1,2}e? |né\(e\)/

// The debtor as named in running text, which matters where no number is given.
function readNamedDebtor(flat: string): EventFact['debtor'] {
  const named = NAMED.exec(flat)
  if (!named || hasWords('officials', (named[1] as string).toLowerCase())) return null
  const name = (named[1] as string).replace(TITLE, '')
  return readDebtor(name, BIRTH.test(flat.slice(named.index, named.index + 240)))
}

const PARTNERS = ['vennoten', 'vennoot', 'associes', 'associe', 'associees', 'gesellschafter']

/** Whether partners of the company are debtors too (`en haar vennoten`). */
export function namesPartners(plain: string): boolean {
  return PARTNERS.some(word => plain.includes(` ${word} `))
}
