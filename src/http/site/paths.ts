// All URL paths of the site. Page paths start with the language; feeds and documentation have no language prefix.

import { LANGUAGES, type Lang } from '../i18n/languages.ts'

/** A page's path by language. */
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
export const watchListPath: Localised = lang => `${accountPath(lang)}/watched`
export const watchPath: Localised = lang => `${watchListPath(lang)}/add`
export const unwatchPath: Localised = lang => `${watchListPath(lang)}/remove`
export const watchImportPath: Localised = lang => `${watchListPath(lang)}/import`
export const watchExportPath: Localised = lang => `${watchListPath(lang)}/export`
export const mailChoicePath: Localised = lang => `${watchListPath(lang)}/mails`
export const searchPagePath: Localised = lang => `/${lang}/search`

/** `back` is a path of this site; null: the account page. */
export function signInAndReturnPath(lang: Lang, back: string | null): string {
  return back === null ? signInPath(lang) : `${signInPath(lang)}?${new URLSearchParams({ return: back })}`
}

/** `slug` as built in `domain/company/company.ts`. */
export function dossierPath(lang: Lang, slug: string): string {
  return `/${lang}/company/${slug}`
}

/** Companies side by side. */
export function comparePath(lang: Lang, numbers: readonly string[]): string {
  const query = numbers.map(number => `c=${number}`).join('&')
  return `/${lang}/compare${query && `?${query}`}`
}

/** `token`: see `unsubscribeToken`. */
export function unsubscribePath(lang: Lang, token: string): string {
  return `/${lang}/unsubscribe/${token}`
}

/** `code` without dots. */
export function activityPath(lang: Lang, code: string): string {
  return `/${lang}/nace/${code}`
}

export function townPath(lang: Lang, zip: string): string {
  return `/${lang}/town/${zip}`
}

/** What changed about a company. */
export function historyPath(lang: Lang, slug: string): string {
  return `${dossierPath(lang, slug)}/history`
}

/** The report as PDF, for members. */
export function reportPath(lang: string, slug: string): string {
  return `/${lang}/company/${slug}/report.pdf`
}

/** For members only. */
export function personPath(lang: Lang, personId: string): string {
  return `/${lang}/person/${personId}`
}

export const API_DOCS_PATH = '/docs/api'
export const REFERENCE_PATH = '/docs/reference'
export const CHANGELOG_PATH = '/docs/changelog'
export const OPENAPI_PATH = '/openapi.json'
export const API_PATH = '/api/v1'
export const MCP_PATH = '/mcp'
export const HEALTH_PATH = '/health/status'
export const API_CATALOG_PATH = '/.well-known/api-catalog'
export const SECURITY_TXT_PATH = '/.well-known/security.txt'
export const OPENSEARCH_PATH = '/opensearch.xml'

export function openSearchPath(lang: Lang): string {
  return `${OPENSEARCH_PATH}?lang=${lang}`
}

export function feedPath(lang: Lang): string {
  return `/insolventies/rss.xml?lang=${lang}`
}

/** Path of a feed of changes without its format. */
export function changeFeedFolder(kind: 'company' | 'town' | 'nace', name: string): string {
  return `/feed/${kind}/${name}`
}

export function badgePath(lang: Lang, enterpriseNumber: string): string {
  return `/badge/${enterpriseNumber}.svg?lang=${lang}`
}

/** For previews; of legal persons only. */
export function companyPicturePath(lang: Lang, enterpriseNumber: string): string {
  return `/picture/company/${enterpriseNumber}.png?lang=${lang}`
}

export const EXPORT_PATH = '/export/company/:kbo/financials.csv'
export const WORKBOOK_PATH = '/export/company/:kbo/dossier.xlsx'

export function exportPath(lang: Lang, enterpriseNumber: string): string {
  return `${EXPORT_PATH.replace(':kbo', enterpriseNumber)}?lang=${lang}`
}

/** `?format=` of the CSV that Excel with Belgian settings opens. */
export const EXCEL_FORMAT = 'excel'

export function excelExportPath(lang: Lang, enterpriseNumber: string): string {
  return `${exportPath(lang, enterpriseNumber)}&format=${EXCEL_FORMAT}`
}

export function workbookPath(lang: Lang, enterpriseNumber: string): string {
  return `${WORKBOOK_PATH.replace(':kbo', enterpriseNumber)}?lang=${lang}`
}

/** Localised fixed pages of the sitemap. */
export const LISTED_PAGES: readonly Localised[] = [homePath, statusPath, activitiesPath, townsPath]

export function inEveryLanguage(path: Localised): { lang: Lang; path: string }[] {
  return LANGUAGES.map(lang => ({ lang, path: path(lang) }))
}
