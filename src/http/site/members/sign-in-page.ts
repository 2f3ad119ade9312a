// The sign-in page: a plain form that works without JavaScript and with password managers.

import wordings from '../../../../data/wordings/site/sign-in-page.json' with { type: 'json' }
import { MAX_PASSWORD_LENGTH } from '../../../domain/access/member.ts'
import { type Lang, type Phrase, phrases } from '../../i18n/languages.ts'
import { html } from '../html.ts'
import { renderPage, type Site } from '../page.ts'
import { signInAndReturnPath, signInPath } from '../paths.ts'
import { renderField } from './fields.ts'

export type SignInError = 'refused' | 'limited' | 'unavailable'

type SignInPageModel = {
  lang: Lang
  /** The submitted e-mail address. */
  email: string
  /** Return path; null: the account page. */
  back: string | null
  fault: SignInError | null
}

const words = phrases(wordings.words)

const errorMessages: Record<SignInError, Phrase> = phrases(wordings.error_messages)

export function renderSignIn({ lang, email, back, fault }: SignInPageModel, site: Site): string {
  const isWrong = fault === 'refused'
  return renderPage(
    {
      lang,
      title: words.title[lang],
      description: words.description[lang],
      path: to => signInAndReturnPath(to, back),
      noindex: true,
      body: html`<div class="narrow">
<h1>${words.title[lang]}</h1>
${fault && html`<p class="fault" role="alert">${errorMessages[fault][lang]}</p>`}
<form class="form" method="post" action="${signInPath(lang)}">
${renderField({
  name: 'email',
  label: words.email[lang],
  type: 'email',
  autocomplete: 'username',
  value: email,
  maxLength: 254,
  isWrong,
})}
${renderField({
  name: 'password',
  label: words.password[lang],
  type: 'password',
  autocomplete: 'current-password',
  maxLength: MAX_PASSWORD_LENGTH,
  isWrong,
})}
${back !== null && html`<input type="hidden" name="return" value="${back}">`}
<p><button class="button" type="submit">${words.submit[lang]}</button></p>
</form>
<p>${words.opens[lang]}</p>
<p class="soft">${words.operator[lang]}</p>
</div>`,
    },
    site,
  )
}
