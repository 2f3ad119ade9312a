// Placeholder for years that only paid members may see: closing dates and a chart with constant heights.

import wordings from '../../../../../data/wordings/site/gated-years.json' with { type: 'json' }
import { COLON, formatShortDate } from '../../../i18n/format.ts'
import { type Lang, phrase, phrases } from '../../../i18n/languages.ts'
import { type Content, html } from '../../html.ts'
import { accountPath, signInAndReturnPath } from '../../paths.ts'
import type { VisibleYears } from './years-on-view.ts'

const words = {
  ...phrases(wordings.words),
  members: phrase<(count: number) => string>(
    count =>
      count === 1
        ? '1 eerder boekjaar: voor leden met het betalende plan.'
        : `${count} eerdere boekjaren: voor leden met het betalende plan.`,
    count =>
      count === 1
        ? '1 exercice antérieur : pour les membres de la formule payante.'
        : `${count} exercices antérieurs : pour les membres de la formule payante.`,
    count =>
      count === 1
        ? '1 früheres Geschäftsjahr: für Mitglieder mit bezahltem Plan.'
        : `${count} frühere Geschäftsjahre: für Mitglieder mit bezahltem Plan.`,
    count =>
      count === 1
        ? '1 earlier year: for members on the paid plan.'
        : `${count} earlier years: for members on the paid plan.`,
  ),
}

/** Older years are only counted. */
const MAX_LISTED_YEARS = 12
/** Decorative: the same for every company. */
const PLACEHOLDER_HEIGHTS = [26, 34, 30, 40, 36, 46, 42, 38, 32, 44, 28, 36]
const STEP = 24

/** `page`: the return path after signing in. */
export type AccountsView = VisibleYears & { page: string }

export function renderGatedYears(lang: Lang, { gated, viewer, page }: AccountsView): Content {
  if (gated.length === 0) return null
  const listed = gated.slice(0, MAX_LISTED_YEARS).reverse()
  const bars = listed.map((_, at) => {
    const height = PLACEHOLDER_HEIGHTS[at % PLACEHOLDER_HEIGHTS.length] ?? 0
    return html`<rect class="ghost" x="${at * STEP + 4}" y="${50 - height}" width="${STEP - 8}" height="${height}"/>`
  })
  return html`<div class="gated"><h3>${words.title[lang]}</h3>
<svg class="ghosts" viewBox="0 0 ${MAX_LISTED_YEARS * STEP} 52" aria-hidden="true">${bars}<path class="zero" d="M0 50.5H${listed.length * STEP}"/></svg>
<p>${words.members[lang](gated.length)} ${
    viewer === null
      ? html`<a href="${signInAndReturnPath(lang, page)}" rel="nofollow">${words.signIn[lang]}</a>`
      : html`<a href="${accountPath(lang)}">${words.account[lang]}</a>`
  }</p>
<p class="small soft">${words.closed[lang]}${COLON[lang]}${listed.map(
    (day, at) => html`${at > 0 && ', '}<time datetime="${day}">${formatShortDate(lang, day)}</time>`,
  )}</p></div>`
}
