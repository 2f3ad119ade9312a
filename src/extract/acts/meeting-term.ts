// Parses the annual meeting at which a mandate ends: `until the meeting of 2029`, or `until the meeting that
// decides on the accounts of 2023`, held the year after.

import { findDates } from '../text/dates.ts'
import { readYearAfter } from '../text/number-words.ts'

const MEETING = String.raw`(?:assemblee|(?:\bl'|prochaine )ago?\b|jaarvergadering|vergadering|generalversammlung|hauptversammlung)`
const MEETING_YEAR = new RegExp(String.raw`${MEETING}(?:(?!${MEETING})[^.;:]){0,130}?\b(20\d\d)\b`, 'g')
const MEETING_WORDS = new RegExp(String.raw`${MEETING}[^.;]{0,90}?\b(?=deux mil|tweeduizend|zweitausend)`)
// The year is part of a full date, which is a meeting date only right after the limit word.
const IN_DATE = /(?:\d[./-]|\d{1,2}(?:er|\.)? [a-z]{3,9}\.? )20\d\d$/
const LIMIT =
  /jusqu|issue|prend|fini[rt]|terme(?!s)|termin|expir|fin\b|eche[ae]n|cloture|tot |eindig|verstrijk|verval|loopt|afloop|sluiting|einde|onmiddellijk na|bis |endet|enden|lauft|nach der|ende|verlanger|abgelaufen|ablauf|immediatement apres|na de/
// `A l'issue de l'assemblée du 30 décembre 2025 le conseil a nommé`: when, not how long.
const AFTER = /issue|cloture|afloop|sluiting|onmiddellijk na|nach der|immediatement apres|na de|sofort nach/g
const ON_ACCOUNTS =
  /comptes|exercice|annee comptable|jaarrekening|boekjaar|rekeningen|jahresabschluss|geschaftsjahr|jahresrechnung/
const HAS_DECIDED = /\b(?:a|ont|avoir|ayant|heeft|hat) (?:approuve|statue|delibere|goedgekeurd|genehmigt)/
const FAR = 80

/** Year of the annual meeting at which a mandate ends (`fold`: folded sentence); null if none. */
export function readMeetingYear(fold: string): number | null {
  for (const match of fold.matchAll(MEETING_YEAR)) {
    const before = fold.slice(Math.max(0, match.index - 60), match.index)
    if (!LIMIT.test(before)) continue
    if (ON_ACCOUNTS.test(match[0])) {
      if (HAS_DECIDED.test(match[0])) continue
      return yearAfterClosing(match[0], Number(match[1]))
    }
    const dated = IN_DATE.test(match[0])
    if (match[0].length > FAR || (dated && !LIMIT.test(before.slice(-34).replaceAll(AFTER, '')))) continue
    return Number(match[1])
  }
  const words = MEETING_WORDS.exec(fold)
  if (!words || !LIMIT.test(fold)) return null
  const year = readYearAfter(fold.slice(words.index + words[0].length))?.year ?? null
  return year !== null && ON_ACCOUNTS.test(words[0]) ? year + 1 : year
}

/**
 * Year of the meeting on accounts that close in `year`, held within six months of closing (Code of companies
 * and associations, art. 3:1): the same year for closings up to June, the next from September on. In between
 * it is ambiguous: null.
 */
function yearAfterClosing(text: string, year: number): number | null {
  const closing = findDates(text).find(({ date }) => date.startsWith(String(year)))
  const month = closing ? Number(closing.date.slice(5, 7)) : 12
  if (month > 8) return year + 1
  return month > 6 ? null : year
}
