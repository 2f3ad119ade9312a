// NACE codes in a search text: `43.21`, `F43`, `NACE-BEL 43.210`, also with a town beside.

import { parseNaceQuery } from '../nace-codes.ts'
import { normaliseSigns } from './number-mentions.ts'

const SECTION_CODE = /^[a-u]\s?(\d{2}[\d.]*)$/i

/** The code that `text` is, or that it has beside towns: `others` are its folded words without them, empty without towns. */
export function readNaceCode(text: string, others: readonly string[]): string | null {
  return (
    parseNaceQuery(text) ??
    parseNaceQuery(SECTION_CODE.exec(text.trim())?.[1] ?? '') ??
    parseNaceQuery(/^[a-u]?(\d{2,5})$/.exec(others.join(''))?.[1] ?? '')
  )
}

const NUMBER_LABEL = '(?:code|codes|nr|no|n°|n|num|numero|nummer|number)'
const EDITION = '(?:(?:rev\\.? ?2|2003|2008|2025)(?=[\\s.:°)]{1,3}[a-u]?\\d{2}))'
const LABEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${NUMBER_LABEL}[\\s.:°-]{1,3}){0,2}(?:d[’'])?` +
    `(?:nace(?:[ -]?bel)?|(?:activiteit|activite|activiteiten|activites|activity|aktivitat|tatigkeit)(?=[^\\d]{1,12}[a-u]?\\d{2}[.\\d]{2}))s?` +
    `(?:[\\s.:°(-]{0,3}(?:${NUMBER_LABEL}(?![\\p{L}])|${EDITION})){0,2}[\\s.:°()-]{0,3}(?=[a-u]?\\s?\\d{2})`,
  'u',
)

// Most texts have none: a cheap check before the whole pattern.
const MAY_HAVE_LABEL = /nace|a[ck]ti|tigkeit/i

/** The text without the label of a code: `NACE-BEL 43.210` → `43.210`; null without one. */
export function withoutNaceLabel(text: string): string | null {
  if (!MAY_HAVE_LABEL.test(text)) return null
  const plain = normaliseSigns(text)
  const rest = plain.replace(LABEL, ' ')
  return rest === plain ? null : rest.trim()
}
