// Every address of the site. Paths begin with the language; without one stand what machines ask for.

import { LANGUAGES, type Lang } from '../i18n/languages.ts'

/** A page's address in each language. */
export type Localised = (lang: Lang) => string

export const homePath: Localised = lang => `/${lang}/`
export const statusPath: Localised = lang => `/${lang}/status`
export const activitiesPath: Localised = lang => `/${lang}/nace/`
export const townsPath: Localised = lang => `/${lang}/town/`
export const signInPath: Localised = lang => `/${lang}/sign-in`
export const signOutPath: Localised = lang => `/${lang}/sign-out`
export const accountPath: Localised = lang => `/${lang}/account`
export const passwordPath: Localised = lang => `${accountPath(lang)}/password`
export const sessionsPath: Localised = lang => `${accountPath(lang)}/sessions`
export const searchPagePath: Localised = lang => `/${lang}/search`

export function searchPath(lang: Lang, q: string): string {
  return `${searchPagePath(lang)}?${new URLSearchParams({ q })}`
}

/** Signing in on the way to `back`, a path of this site; null: to the account. */
export function signInAndReturnPath(lang: Lang, back: string | null): string {
  return back === null ? signInPath(lang) : `${signInPath(lang)}?${new URLSearchParams({ return: back })}`
}

/** The page of a company; `slug` as `domain/company.ts` makes it. */
export function dossierPath(lang: Lang, slug: string): string {
  return `/${lang}/company/${slug}`
}

/** The page of a NACE code, without dots. */
export function activityPath(lang: Lang, code: string): string {
  return `/${lang}/nace/${code}`
}

/** The page of a postal code. */
export function townPath(lang: Lang, zip: string): string {
  return `/${lang}/town/${zip}`
}

export const API_DOCS_PATH = '/docs/api'
export const REFERENCE_PATH = '/docs/reference'
export const CHANGELOG_PATH = '/docs/changelog'
export const OPENAPI_PATH = '/openapi.json'

export function feedPath(lang: Lang): string {
  return `/insolventies/rss.xml?lang=${lang}`
}

export function badgePath(lang: Lang, enterpriseNumber: string): string {
  return `/badge/${enterpriseNumber}.svg?lang=${lang}`
}

export function exportPath(lang: Lang, enterpriseNumber: string): string {
  return `/export/company/${enterpriseNumber}/financials.csv?lang=${lang}`
}

/** Fixed pages that a search engine may list. */
export const LISTED_PAGES: readonly Localised[] = [homePath, statusPath, activitiesPath, townsPath]

/** `path` for every language. */
export function inEveryLanguage(path: Localised): { lang: Lang; path: string }[] {
  return LANGUAGES.map(lang => ({ lang, path: path(lang) }))
}
