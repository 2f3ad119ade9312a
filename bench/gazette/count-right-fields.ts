// Counts correctly extracted fields of labelled numbered notices.

import type { Publication } from '../../src/domain/publications/publication.ts'
import { extractNotice } from '../../src/extract/notices/extract-notice.ts'
import { FIELDS, type GoldNotice, hashOf, readFacts, readGold } from './gold.ts'

/** Number of correct fields by set; six fields per notice. */
export function countRightFields(notices: readonly Publication[]): Record<GoldNotice['set'], number> {
  const texts = new Map(notices.map(notice => [notice.numac, notice]))
  const right = { openings: 0, others: 0 }
  for (const { numac, set, values } of readGold()) {
    const notice = texts.get(numac)
    if (!notice) continue
    const read = readFacts(extractNotice(notice))
    right[set] += FIELDS.filter(field => hashOf(numac, field, read[field]) === values[field]).length
  }
  return right
}
