// Fixed pages of the sitemap, which do not depend on loaded data.

import type { ListedPage, ListedSite } from '../../domain/sitemap/sitemap-entries.ts'
import { LANGUAGES, type Lang } from '../i18n/languages.ts'
import type { Site } from './page.ts'
import { API_DOCS_PATH, CHANGELOG_PATH, LISTED_PAGES } from './paths.ts'

export const FIXED_PAGES: { name: string; pages: readonly ListedPage<Lang>[] } = {
  name: 'pages',
  pages: [...LISTED_PAGES, API_DOCS_PATH, CHANGELOG_PATH],
}

export function toListedSite({ origin, defaultLanguage }: Site): ListedSite<Lang> {
  return { origin, defaultLanguage, languages: LANGUAGES }
}
