// How a NACE code is written and named.

import type { NamedActivity } from '../../../usecases/codes/name-codes.ts'
import type { CodeInTree } from '../../../usecases/listings/get-activity.ts'
import type { Lang } from '../../i18n/languages.ts'
import { type Html, html } from '../html.ts'

/** `62100` as `62.100`, `6210` as `62.10`: a dot after the division, as the nomenclature prints it. */
export function formatNaceCode(code: string): string {
  return code.length > 2 ? `${code.slice(0, 2)}.${code.slice(2)}` : code
}

/** The name as text: in the reader's language where there is one, that of the division after it where not. */
export function codeTitle({ code, named }: CodeInTree): string {
  const text = named && (named.broader?.text ?? named.text)
  return text ? `${text} (NACE ${formatNaceCode(code)})` : `NACE ${formatNaceCode(code)}`
}

/** The most exact name, marked with its language where that is not the page's. */
export function renderActivityName(lang: Lang, named: NamedActivity): Html {
  return named.language === lang
    ? html`${named.text}`
    : html`<span lang="${named.language}">${named.text}</span>`
}

/** Code and name. */
export function renderCodeLabel(lang: Lang, { code, named }: CodeInTree): Html {
  return html`<span class="number">${formatNaceCode(code)}</span>${named && html` ${renderActivityName(lang, named)}`}`
}
