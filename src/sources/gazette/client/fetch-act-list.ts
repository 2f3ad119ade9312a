// Fetches a whole paged list of the annex and checks it for consistency: page numbers, ordinals, full pages
// before the last, and the total. A list that changed during the fetch fails and is fetched again later.

import { type ActList, type ListedAct, readActList } from '../parse/pages/act-list.ts'
import { verifyEmptyList } from './check-response.ts'
import { GazetteResponseError, type ResponseErrorReason } from './errors.ts'
import type { Page } from './fetch-pages.ts'

// Items on every page except the last.
const PAGE_SIZE = 100
// 20,000 acts are more than one day or company can have; a longer list is a fault of the site.
const MAX_PAGES = 200

/**
 * Fetches every page of a list. `belongs` checks that an act matches the request: the site may have ignored a
 * filter. Throws `GazetteResponseError`.
 */
export async function fetchActList(
  get: (page: number) => Promise<Page>,
  belongs: (act: ListedAct) => boolean,
): Promise<ListedAct[]> {
  const acts: ListedAct[] = []
  let pages = 1
  let total: number | null = null
  let url = ''
  for (let number = 1; number <= pages; number++) {
    const page = await get(number)
    url = page.url
    const list = readActList(page.bytes)
    checkPageNumber(list, number, url)
    if (list.acts.length === 0) {
      checkEmptyPage(list, number, url)
      break
    }
    checkOrdinals(list, acts.length, url)
    if (!list.acts.every(belongs)) throw fault('wrong_page', url, 'other acts than requested')
    acts.push(...list.acts)
    total ??= list.total
    pages = Math.max(pages, list.pages ?? (list.acts.length < PAGE_SIZE ? number : number + 1))
    if (number < pages && list.acts.length < PAGE_SIZE)
      throw fault('contradiction', url, 'incomplete page before the last')
    if (pages > MAX_PAGES) throw fault('contradiction', url, `${pages} pages`)
  }
  if (total !== null && total !== acts.length) {
    throw fault('contradiction', url, `${acts.length} acts of ${total}`)
  }
  return acts
}

// An empty page: nothing was found, or (without a page count) it follows the last full page.
function checkEmptyPage(list: ActList, number: number, url: string): void {
  if (number === 1 || list.pages === null) verifyEmptyList(list, url)
  else throw fault('contradiction', url, 'page without acts')
}

function checkPageNumber(list: ActList, number: number, url: string): void {
  if (list.page !== null && list.page !== number) {
    throw fault('wrong_page', url, `shows page ${list.page}`)
  }
  if (list.saysNothing && list.acts.length > 0) {
    throw fault('contradiction', url, 'no results, but acts listed')
  }
}

function checkOrdinals(list: ActList, before: number, url: string): void {
  const misplaced = list.acts.some((act, at) => act.ordinal !== null && act.ordinal !== before + at + 1)
  if (misplaced) throw fault('contradiction', url, 'the list changed during pagination')
}

function fault(reason: ResponseErrorReason, url: string, detail: string): GazetteResponseError {
  return new GazetteResponseError(reason, url, { detail })
}
