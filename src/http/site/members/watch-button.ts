// The button that puts a company on the watch list of a member, or takes it off. A form, so that it needs no script.

import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import type { Lang } from '../../i18n/languages.ts'
import { type Html, html } from '../html.ts'
import { unwatchPath, watchListPath, watchPath } from '../paths.ts'
import { words } from './watch-words.ts'

/** `back`: path to return to. */
export function renderWatchButton(
  lang: Lang,
  number: EnterpriseNumber,
  { isWatched, back }: { isWatched: boolean; back: string },
): Html {
  const path = isWatched ? unwatchPath : watchPath
  return html`<form class="watch" method="post" action="${path(lang)}">
<input type="hidden" name="number" value="${number}">
<input type="hidden" name="return" value="${back}">
<p><button class="button" type="submit">${words[isWatched ? 'unwatch' : 'watch'][lang]}</button>
<a href="${watchListPath(lang)}">${words.title[lang]}</a></p>
</form>`
}
