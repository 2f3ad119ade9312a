// The choice of mails on the page of the watch list, and the page that ends them without signing in.

import wordings from '../../../../data/wordings/site/mail-section.json' with { type: 'json' }
import type { MailChoice } from '../../../store/access/members/watch-mail.ts'
import { type Lang, phrases, sentence } from '../../i18n/languages.ts'
import { type Html, html } from '../html.ts'
import { renderPage, type Site } from '../page.ts'
import { mailChoicePath, unsubscribePath } from '../paths.ts'

const words = {
  ...phrases(wordings.words),
  stopped: sentence(wordings.sentences.stopped, 'code'),
}

const CHOICES = ['none', 'daily', 'at_once'] as const

/** `choice`: null for none. */
export function renderMailSection(lang: Lang, choice: MailChoice | null): Html {
  const current = choice?.frequency ?? 'none'
  const stopped = choice?.stoppedBecause ?? null
  return html`<h2 id="mails">${words.title[lang]}</h2>
${stopped !== null && html`<p class="fault" role="alert">${words.stopped[lang](stopped)}</p>`}
<form class="form" method="post" action="${mailChoicePath(lang)}">
<p class="field"><label for="frequency">${words.label[lang]}</label>
<select id="frequency" name="frequency">${CHOICES.map(
    value =>
      html`<option value="${value}"${value === current && html` selected`}>${words[value][lang]}</option>`,
  )}</select></p>
<p><button class="button" type="submit">${words.save[lang]}</button></p>
</form>`
}

/** A confirmation page: mail scanners open every link. */
export function renderUnsubscribe(
  { lang, token, isDone }: { lang: Lang; token: string; isDone: boolean },
  site: Site,
): string {
  return renderPage(
    {
      lang,
      title: words.endTitle[lang],
      description: words.endQuestion[lang],
      path: null,
      noindex: true,
      body: html`<div class="narrow"><h1>${words.endTitle[lang]}</h1>
${
  isDone
    ? html`<p class="done" role="status">${words.ended[lang]}</p>`
    : html`<p>${words.endQuestion[lang]}</p>
<form method="post" action="${unsubscribePath(lang, token)}"><p><button class="button" type="submit">${words.end[lang]}</button></p></form>`
}
</div>`,
    },
    site,
  )
}
