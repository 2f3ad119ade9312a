// Until 2002 a page of the annex held acts of several companies in columns. Its extracted lines are
// interleaved and cannot be attributed.

import { stripAccents } from '../../../../domain/search/fold.ts'

const PAGE_HEAD =
  /annexe au moniteur belge d[ue]|bijlage tot het belgisch staatsblad van|anlage zum belgischen staatsblatt vom/
// `N. 20000916 — 319`, `N. 980422 - 597`
const ACT_HEADING = /\bn\. ?(?:19|20)?\d{6} ?[-—–] ?\d{1,4}\b/g
const FEWEST = 2 // headings, in case the page header was not recognised

export const COLLECTIVE_PAGE =
  'the page prints acts of several companies in columns, as the annex did until 2002: the text cannot be attributed to a company'

/** True for the text of such a page. */
export function isCollectivePage(text: string): boolean {
  const plain = stripAccents(text.toLowerCase())
  const headings = plain.match(ACT_HEADING)?.length ?? 0
  return headings >= FEWEST || (headings > 0 && PAGE_HEAD.test(plain))
}
