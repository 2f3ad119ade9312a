// Who a piece of an act was about, for the sentences after it that name nobody.

import type { Named } from './find-names.ts'
import { type Label, lastingLabels } from './make-statements.ts'
import type { State } from './mandate-state.ts'
import { leads } from './read-listed.ts'
import type { ReadSegment } from './read-segment.ts'

const LEAVING = /\bsortante?s?\b|uittredend|aftredend|ausscheidend/

// Whose turn it is to leave and who may be elected again, no office named: a director.
const OUTGOING =
  /\b(?:sortante?s? et reeligibles?|reeligibles?|uittredend(?:e)? en herkiesbaar|herkiesbaar|wieder ?wahlbar)\b/

// `Enkel X stelt zich opnieuw kandidaat`: who is spoken of next.
const CANDIDATE =
  /\b(?:stelt|stellen) zich (?:[a-z]+ ){0,2}(?:kandidaat|herkiesbaar|verkiesbaar)|\b(?:is|zijn) kandidaat\b|\bse (?:re)?presente(?:nt)?\b|\b(?:stellt|stellen) sich (?:[a-z]+ ){0,2}zur (?:wieder)?wahl/

const JOINS = /^,? (?:en|et|und) (?:(?:de|heer|mevrouw|mevr\.|dhr\.|monsieur|madame|m\.|mme|herrn?|frau) ?)*$/

// Those the sentence begins with: `X en Y verkopen …`
function leadingNames(fold: string, names: Named[]): Named[] {
  const end = names.findIndex((name, at) => at > 0 && !JOINS.test(fold.slice(names[at - 1]?.end, name.start)))
  return end < 0 ? names : names.slice(0, end)
}

/** Keeps whom the piece was about, for sentences that speak of them. */
export function remember(state: State, read: ReadSegment): void {
  const named = read.names.filter(name => name.part === 'holder' && (name.certain || read.cues.length > 0))
  const outgoing = OUTGOING.exec(read.segment.fold)
  if (named.length > 0 && read.offices.length + read.cues.length === 0 && outgoing) {
    const offices: Label[] = [
      { office: 'director', role: read.segment.flat.slice(outgoing.index).split(' ')[0] as string },
    ]
    state.spoken = { names: read.names, offices, segment: read.segment, at: state.at }
    return
  }
  if (
    named.length > 0 &&
    (read.offices.length > 0 || read.cues.length > 0 || LEAVING.test(read.segment.fold))
  ) {
    state.spoken = { names: read.names, offices: lastingLabels(read), segment: read.segment, at: state.at }
  } else if (named.length > 0 && CANDIDATE.test(read.segment.fold)) {
    state.spoken = { names: named, offices: state.spoken?.offices ?? [], segment: read.segment, at: state.at }
  } else if (read.segment.opens && read.names.length > 0) {
    const [first] = named
    state.spoken =
      first?.certain && leads(read, first)
        ? { names: leadingNames(read.segment.fold, named), offices: [], segment: read.segment, at: state.at }
        : null
  }
}
