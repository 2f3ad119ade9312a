// The HTML document of every page: head, header, footer and metadata for search engines.

import wordings from '../../../data/wordings/site/every-page.json' with { type: 'json' }
import { LANGUAGE_NAMES, LANGUAGES, type Lang, phrases, sentence } from '../i18n/languages.ts'
import { type Asset, SCRIPT, STYLE } from './assets.ts'
import { type Content, type Html, html, scriptJson, trustedHtml } from './html.ts'
import {
  API_DOCS_PATH,
  accountPath,
  activitiesPath,
  CHANGELOG_PATH,
  feedPath,
  homePath,
  inEveryLanguage,
  type Localised,
  openSearchPath,
  searchPagePath,
  signInAndReturnPath,
  statusPath,
  townsPath,
} from './paths.ts'
import { renderPreviewTags } from './preview-tags.ts'

export type Page = {
  lang: Lang
  /** Without the name of the service. */
  title: string
  /** One or two sentences for search engines and previews. */
  description: string
  /** The page's path in every language; null for a page in one language or without a URL. */
  path: Localised | null
  /** The path of a page in one language. */
  onlyPath?: string
  /** Path of a picture for previews. */
  picture?: string
  body: Content
  noindex?: boolean
  /** Structured data of schema.org. */
  jsonLd?: object
  /** Initial value of the search box. */
  query?: string
  /** E-mail address of the signed-in member. */
  viewer?: string | null
  /** Omits the search box from the header, for pages that have their own. */
  withoutSearch?: boolean
  /** Additional elements for `<head>`. */
  head?: Content
}

export type Site = {
  /** Public origin without a trailing slash: `https://companies.example.org`. */
  origin: string
  defaultLanguage: Lang
  /** Whether members may choose mails. */
  withMails?: boolean
  /** Where to report vulnerabilities, as a URI; null: not published. */
  securityContact?: string | null
}

const words = {
  ...phrases(wordings.words),
  suggestions: sentence(wordings.sentences.suggestions, 'count'),
}

export function renderPage(page: Page, site: Site): string {
  const { lang } = page
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · Griffie</title>
<meta name="description" content="${page.description}">
${describeAddress(page, site)}
${describePreview(page, site)}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${ICON_PATH}" type="image/svg+xml">
<link rel="stylesheet" href="${STYLE.path}">
<script src="${SCRIPT.path}" type="module"></script>
<link rel="alternate" type="application/rss+xml" title="${words.feed[lang]}" href="${feedPath(lang)}">
<link rel="search" type="application/opensearchdescription+xml" title="Griffie ${lang}" href="${openSearchPath(lang)}">
${page.head}
${page.jsonLd && html`<script type="application/ld+json">${scriptJson(page.jsonLd)}</script>`}
</head>
<body>
<a class="skip" href="#content">${words.skip[lang]}</a>
${renderHeader(page)}
<main id="content" tabindex="-1">${page.body}</main>
${renderFooter(page, site)}
</body>
</html>`.toString()
}

const ICON_PATH: Asset['path'] = '/icon.svg'

function describeAddress({ lang, path, noindex }: Page, site: Site): Html {
  const robots = noindex && html`<meta name="robots" content="noindex">`
  if (path === null) return html`${robots}`
  const address = (to: Lang) => site.origin + path(to)
  return html`${robots}
<link rel="canonical" href="${address(lang)}">
${inEveryLanguage(path).map(
  other => html`<link rel="alternate" hreflang="${other.lang}" href="${site.origin + other.path}">\n`,
)}<link rel="alternate" hreflang="x-default" href="${address(site.defaultLanguage)}">`
}

function describePreview(
  { lang, path, onlyPath, picture, title, description }: Page,
  { origin }: Site,
): Html {
  const own = path === null ? (onlyPath ?? null) : path(lang)
  return renderPreviewTags({
    lang,
    title,
    description,
    url: own === null ? null : origin + own,
    picture: picture === undefined ? null : origin + picture,
    isLocalised: path !== null,
  })
}

function renderHeader(page: Page): Html {
  const { lang } = page
  return html`<header class="top">
<div class="wide">
<a class="brand" href="${homePath(lang)}">${LOGO}<span>Griffie</span></a>
${!page.withoutSearch && renderSearch(lang, page.query ?? '', 'q')}
<nav aria-label="${words.main[lang]}">
<a href="${activitiesPath(lang)}">${words.activities[lang]}</a>
<a href="${townsPath(lang)}">${words.towns[lang]}</a>
<a href="${API_DOCS_PATH}" hreflang="en">${words.api[lang]}</a>
${
  page.viewer
    ? html`<a href="${accountPath(lang)}" title="${page.viewer}">${words.account[lang]}</a>`
    : html`<a href="${signInAndReturnPath(lang, returnPathOf(page))}" rel="nofollow">${words.signIn[lang]}</a>`
}
</nav>
${renderLanguages(page)}
</div>
</header>`
}

// Null (the account page) for pages that do not change by signing in.
function returnPathOf({ lang, path, noindex }: Page): string | null {
  return path === null || path === homePath || noindex ? null : path(lang)
}

/** Works as a plain form; with JavaScript it also shows suggestions while typing. */
export function renderSearch(lang: Lang, query: string, id: string): Html {
  return html`<form class="search" id="${id}-form" role="search" action="${searchPagePath(lang)}" method="get">
<label class="unseen" for="${id}">${words.searchLabel[lang]}</label>
<input id="${id}" name="q" type="search" value="${query}" placeholder="${words.searchLabel[lang]}" autocomplete="off"
 autocapitalize="none" spellcheck="false" maxlength="200" data-suggest="/internal/search?lang=${lang}"
 data-found="${words.suggestions[lang]('#')}" data-nothing="${words.noSuggestions[lang]}">
<button type="submit">${SEARCH_ICON}<span class="unseen">${words.search[lang]}</span></button>
</form>`
}

function renderLanguages({ lang, path }: Page): Html {
  const to: Localised = path ?? homePath
  return html`<nav class="languages" aria-label="${words.languages[lang]}">${LANGUAGES.map(other =>
    other === lang
      ? html`<span lang="${other}" aria-current="true"><abbr title="${LANGUAGE_NAMES[other]}">${other}</abbr></span>`
      : html`<a href="${to(other)}" hreflang="${other}" lang="${other}"><abbr title="${LANGUAGE_NAMES[other]}">${other}</abbr></a>`,
  )}</nav>`
}

function renderFooter({ lang, path }: Page, { origin }: Site): Html {
  return html`<footer class="bottom">
<div class="wide">
${path && html`<p class="printed">${origin + path(lang)}</p>`}
<p>${words.disclaimer[lang]}</p>
<nav aria-label="${words.footer[lang]}">
<a href="${statusPath(lang)}">${words.status[lang]}</a>
<a href="${feedPath(lang)}">${words.feed[lang]}</a>
<a href="${API_DOCS_PATH}" hreflang="en">${words.api[lang]}</a>
<a href="${CHANGELOG_PATH}" hreflang="en">${words.changelog[lang]}</a>
</nav>
</div>
</footer>`
}

// Three ledger spines, one raised.
const LOGO = trustedHtml(
  '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><rect x="3" y="3" width="5" height="18" rx="1"/><rect x="9.5" y="6" width="5" height="15" rx="1"/><rect x="16" y="3" width="5" height="18" rx="1"/></svg>',
)
const SEARCH_ICON = trustedHtml(
  '<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/></svg>',
)
