// Until 2002 the annex printed the acts of several companies on one page, in columns. In the text of such a page the lines of
// neighbours alternate, so that it cannot be told whose words they are.

import { stripAccents } from '../../../../domain/search/fold.ts'

const PAGE_HEAD =
  /annexe au moniteur belge d[ue]|bijlage tot het belgisch staatsblad van|anlage zum belgischen staatsblatt vom/
// `N. 20000916 — 319`, `N. 980422 - 597`
const ACT_HEADING = /\bn\. ?(?:19|20)?\d{6} ?[-—–] ?\d{1,4}\b/g
const FEWEST = 2 // headings, where the head of the page was not recognised

export const COLLECTIVE_PAGE =
  'the page prints the acts of several companies in columns, as the annex did until 2002: which words are whose cannot be told'

/** True for the text of such a page. */
export function isCollectivePage(text: string): boolean {
  const plain = stripAccents(text.toLowerCase())
  const headings = plain.match(ACT_HEADING)?.length ?? 0
  return headings >= FEWEST || (headings > 0 && PAGE_HEAD.test(plain))
}
