// All page types with an example of each.

import type { Lang } from '../../../src/http/i18n/languages.ts'
import {
  API_DOCS_PATH,
  accountPath,
  activitiesPath,
  activityPath,
  CHANGELOG_PATH,
  comparePath,
  dossierPath,
  historyPath,
  homePath,
  type Localised,
  personPath,
  REFERENCE_PATH,
  searchPagePath,
  signInPath,
  statusPath,
  townPath,
  townsPath,
  watchListPath,
} from '../../../src/http/site/paths.ts'
import type { Kind } from '../../fixtures/browser-companies.ts'
import type { InventedSite } from '../../fixtures/browser-site.ts'

export type PageType = {
  name: string
  path: Localised
  status: number
  /** Whether search engines may index it. */
  listed: boolean
  /** Null for a page in all languages. */
  only: Lang | null
  /** As displayed to a signed-in member. */
  signedIn: boolean
}

const PAGE = { status: 200, listed: true, only: null, signedIn: false }
const UNLISTED = { ...PAGE, listed: false }
const SIGNED_IN = { ...PAGE, signedIn: true }

export function listPageTypes({ companies, places, person }: InventedSite): PageType[] {
  const dossier =
    (kind: Kind): Localised =>
    lang =>
      dossierPath(lang, companies[kind].slug)
  return [
    { ...PAGE, name: 'home', path: homePath },
    { ...UNLISTED, name: 'search', path: searchPagePath },
    { ...UNLISTED, name: 'results', path: lang => `${searchPagePath(lang)}?q=de` },
    { ...UNLISTED, name: 'no results', path: lang => `${searchPagePath(lang)}?q=qqqqqqqqqq+zzzzzzzzz` },
    { ...PAGE, name: 'busy company', path: dossier('busy') },
    { ...PAGE, name: 'bankrupt company', path: dossier('bankrupt') },
    { ...UNLISTED, name: 'sole trader', path: dossier('soleTrader') },
    { ...PAGE, name: 'company of which nothing is known', path: dossier('nothing') },
    { ...PAGE, name: 'company that filed a document', path: dossier('pdf') },
    { ...PAGE, name: 'holding', path: dossier('holding') },
    { ...PAGE, name: 'very long name', path: dossier('longName') },
    { ...PAGE, name: 'odd name', path: dossier('oddName') },
    { ...UNLISTED, name: 'history', path: lang => historyPath(lang, companies.busy.slug) },
    { ...PAGE, name: 'activities', path: activitiesPath },
    { ...PAGE, name: 'activity', path: lang => activityPath(lang, places.activity) },
    { ...PAGE, name: 'towns', path: townsPath },
    { ...PAGE, name: 'town', path: lang => townPath(lang, places.town) },
    { ...PAGE, name: 'status', path: statusPath },
    {
      ...UNLISTED,
      name: 'comparison',
      path: lang =>
        comparePath(
          lang,
          [companies.busy, companies.bankrupt, companies.soleTrader, companies.pdf].map(
            ({ number }) => number,
          ),
        ),
    },
    {
      ...UNLISTED,
      name: 'comparison of a name',
      path: lang => `${comparePath(lang, [companies.busy.number])}&q=de`,
    },
    { ...UNLISTED, name: 'sign-in', path: signInPath },
    { ...UNLISTED, name: 'not found', path: lang => `/${lang}/nothing/here`, status: 404 },
    { ...SIGNED_IN, name: 'account', path: accountPath, listed: false },
    { ...SIGNED_IN, name: 'watch list', path: watchListPath, listed: false },
    { ...SIGNED_IN, name: 'busy company for a member', path: dossier('busy') },
    { ...SIGNED_IN, name: 'person', path: lang => personPath(lang, person), listed: false },
    { ...PAGE, name: 'API', path: () => API_DOCS_PATH, only: 'en' },
    { ...PAGE, name: 'API reference', path: () => REFERENCE_PATH, only: 'en' },
    { ...PAGE, name: 'changelog', path: () => CHANGELOG_PATH, only: 'en' },
  ]
}

/** Names of page types with the same layout as another one. */
export const LAID_OUT_ALIKE =
  /^(no results|odd name|very long name|sole trader|company .*|bankrupt company|busy company)$/

export function languagesOf({ only }: PageType, all: readonly Lang[]): readonly Lang[] {
  return only ? [only] : all
}
