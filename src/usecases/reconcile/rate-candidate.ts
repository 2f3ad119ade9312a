// How sure it is that a hit is the company a query means.

import { foldName, foldNameWords } from '../../domain/search/fold.ts'
import { findPlaces } from '../../domain/search/places.ts'
import { type SearchHit, withoutPlaces } from '../../domain/search/query.ts'
import { matchesTown, type TownQuery } from './reconcile-query.ts'

/** What a score rests on; null where the query did not ask. */
export type CandidateFeatures = {
  numberEqual: boolean
  nameEqual: boolean
  approximate: boolean
  townEqual: boolean | null
  streetEqual: boolean | null
}

/** A company that a query may mean. */
export type RatedHit = {
  hit: SearchHit
  features: CandidateFeatures
  /** 0 to 100; above 50 exactly when no word of the query was dropped, corrected or guessed. */
  score: number
}

/** Highest score of an approximate hit. */
const MAX_APPROXIMATE_SCORE = 50

/** `isInTown`: the search had companies of the town asked for only. */
export function rateHit(
  hit: SearchHit,
  text: string,
  { town, isInTown, atStreet }: { town: TownQuery | null; isInTown: boolean; atStreet: boolean | null },
): RatedHit {
  const features = {
    numberEqual: false,
    nameEqual: isNamed(hit, text),
    approximate: hit.approximate,
    townEqual: town === null ? null : isInTown || matchesTown(town, hit.city),
    streetEqual: atStreet,
  }
  return { hit, features, score: scoreOf(hit, features) }
}

/** A company whose number the query has. */
export function rateNumber(hit: SearchHit, text: string, town: TownQuery | null): RatedHit {
  const features = {
    numberEqual: true,
    nameEqual: isNamed(hit, text),
    approximate: false,
    townEqual: town && matchesTown(town, hit.city),
    streetEqual: null,
  }
  return { hit, features, score: 100 }
}

/** True when nothing in the query speaks against the company. */
export function isCertain({ numberEqual, nameEqual, approximate, townEqual }: CandidateFeatures): boolean {
  return numberEqual || (nameEqual && !approximate && townEqual !== false)
}

function scoreOf({ matchKind, notInRegister }: SearchHit, features: CandidateFeatures): number {
  const { approximate, nameEqual, townEqual, streetEqual } = features
  let score = approximate ? 40 : nameEqual ? 90 : matchKind === 'name' ? 72 : 68
  if (townEqual !== null) score += townEqual ? 8 : -12
  if (streetEqual) score += 1
  if (notInRegister) score -= 4
  return approximate ? Math.min(score, MAX_APPROXIMATE_SCORE) : Math.max(score, MAX_APPROXIMATE_SCORE + 1)
}

// Folded, without legal forms. A town in the text is no part of the name when it is the company's.
function isNamed({ legalName, matchedName, city }: SearchHit, text: string): boolean {
  const names = new Set([foldName(legalName), ...(matchedName ? [foldName(matchedName.name)] : [])])
  const words = foldNameWords(text)
  if (names.has(words.join(' '))) return true
  const ofCity = findPlaces(words).filter(({ zips }) => matchesTown({ zips, folded: '' }, city))
  return ofCity.length > 0 && names.has(withoutPlaces(words, ofCity).join(' '))
}
