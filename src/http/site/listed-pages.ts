// Pages of the sitemap besides the companies': the fixed ones, and activities and towns with at least one
// company.

import type { ListedPage, ListedSite } from '../../domain/sitemap.ts'
import type { Pool } from '../../store/db/pool.ts'
import { listCountedCodes } from '../../store/site/activities.ts'
import { listCountedTowns } from '../../store/site/towns.ts'
import { LANGUAGES, type Lang } from '../i18n/languages.ts'
import type { Site } from './page.ts'
import {
  API_DOCS_PATH,
  activityPath,
  CHANGELOG_PATH,
  LISTED_PAGES,
  type Localised,
  townPath,
} from './paths.ts'

// Activity and town pages in the sitemap: those with at least one company.

/** Localised paths, activities first. Empty until counts were first computed. */
export async function* listCountedPages(pool: Pool): AsyncGenerator<Localised> {
  for (const code of await listCountedCodes(pool)) yield lang => activityPath(lang, code)
  for (const { zip } of (await listCountedTowns(pool)).towns) yield lang => townPath(lang, zip)
}

export const FIXED_PAGES: { name: string; pages: readonly ListedPage<Lang>[] } = {
  name: 'pages',
  pages: [...LISTED_PAGES, API_DOCS_PATH, CHANGELOG_PATH],
}

export function toListedSite({ origin, defaultLanguage }: Site): ListedSite<Lang> {
  return { origin, defaultLanguage, languages: LANGUAGES }
}
