// Open Graph metadata (https://ogp.me), from which messengers and social networks build previews of a page.

import { LANGUAGES, type Lang, LOCALES } from '../i18n/languages.ts'
import { type Html, html } from './html.ts'

/** Width and height of preview pictures, in pixels. */
export const PICTURE_SIZE = { width: 1_200, height: 630 }

type Preview = {
  lang: Lang
  title: string
  description: string
  /** Absolute; null for a page without a URL. */
  url: string | null
  /** Absolute address of a PNG of `PICTURE_SIZE`, whose text is the title. */
  picture: string | null
  /** Whether the page is there in every language. */
  isLocalised: boolean
}

/** The `<meta>` elements of a page. */
export function renderPreviewTags({ lang, title, description, url, picture, isLocalised }: Preview): Html {
  const others = isLocalised ? LANGUAGES.filter(other => other !== lang) : []
  return html`<meta property="og:type" content="website">
<meta property="og:site_name" content="Griffie">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:locale" content="${localeOf(lang)}">
${others.map(other => html`<meta property="og:locale:alternate" content="${localeOf(other)}">\n`)}${
  url && html`<meta property="og:url" content="${url}">\n`
}${picture && renderPicture(picture, title)}`
}

function renderPicture(picture: string, title: string): Html {
  return html`<meta property="og:image" content="${picture}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${PICTURE_SIZE.width}">
<meta property="og:image:height" content="${PICTURE_SIZE.height}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">`
}

// Open Graph joins language and territory by an underscore.
function localeOf(lang: Lang): string {
  return LOCALES[lang].replace('-', '_')
}
