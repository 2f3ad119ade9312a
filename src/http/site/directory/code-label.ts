// Formats NACE codes and their names.

import type { NamedActivity } from '../../../usecases/codes/name-codes.ts'
import type { CodeInTree } from '../../../usecases/listings/get-activity.ts'
import type { Lang } from '../../i18n/languages.ts'
import { type Html, html } from '../html.ts'

/** `62100` as `62.100`, `6210` as `62.10`: a dot after the division, as in the nomenclature. */
export function formatNaceCode(code: string): string {
  return code.length > 2 ? `${code.slice(0, 2)}.${code.slice(2)}` : code
}

/** The name without markup. Where the code itself has no name in the language, that of its division. */
export function codeTitle({ code, named }: CodeInTree): string {
  const text = named && (named.broader?.text ?? named.text)
  return text ? `${text} (NACE ${formatNaceCode(code)})` : `NACE ${formatNaceCode(code)}`
}

/** The most specific name, with a `lang` attribute where it is not in the page's language. */
export function renderActivityName(lang: Lang, named: NamedActivity): Html {
  return named.language === lang
    ? html`${named.text}`
    : html`<span lang="${named.language}">${named.text}</span>`
}

export function renderCodeLabel(lang: Lang, { code, named }: CodeInTree): Html {
  return html`<span class="number">${formatNaceCode(code)}</span>${named && html` ${renderActivityName(lang, named)}`}`
}
