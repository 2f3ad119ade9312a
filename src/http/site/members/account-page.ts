// The account page: plan, password change and sessions.

import wordings from '../../../../data/wordings/site/account-page.json' with { type: 'json' }
import {
  MAX_PASSWORD_LENGTH,
  type Member,
  MIN_PASSWORD_LENGTH,
  type Plan,
} from '../../../domain/access/member.ts'
import { formatCount } from '../../i18n/format.ts'
import { type Lang, type Phrase, phrase, phrases } from '../../i18n/languages.ts'
import { type Html, html } from '../html.ts'
import { renderPage, type Site } from '../page.ts'
import { accountPath, passwordPath, sessionsPath, signOutPath, watchListPath } from '../paths.ts'
import { type AccountMessage, renderMessage } from './account-notices.ts'
import { renderField } from './fields.ts'
import { words as watchWords } from './watch-words.ts'

type AccountPageModel = {
  lang: Lang
  member: Member
  /** Null when they could not be counted. */
  otherSessions: number | null
  notice: AccountMessage | null
}

const words = {
  ...phrases(wordings.words),
  length: phrase(
    `Minstens ${MIN_PASSWORD_LENGTH} tekens.`,
    `Au moins ${MIN_PASSWORD_LENGTH} caractères.`,
    `Mindestens ${MIN_PASSWORD_LENGTH} Zeichen.`,
    `At least ${MIN_PASSWORD_LENGTH} characters.`,
  ),
}

const counted: Phrase<(count: string, isOne: boolean) => string> = phrase(
  (count, isOne) =>
    isOne
      ? 'U bent nog in één andere browser aangemeld.'
      : `U bent nog in ${count} andere browsers aangemeld.`,
  (count, isOne) =>
    isOne
      ? 'Vous êtes encore connecté dans un autre navigateur.'
      : `Vous êtes encore connecté dans ${count} autres navigateurs.`,
  (count, isOne) =>
    isOne
      ? 'Sie sind noch in einem anderen Browser angemeldet.'
      : `Sie sind noch in ${count} anderen Browsern angemeldet.`,
  (count, isOne) => (isOne ? 'You have one other session.' : `You have ${count} other sessions.`),
)

const plans: Record<Plan, { name: Phrase; opens: Phrase }> = {
  free: phrases(wordings.free),
  paid: phrases(wordings.paid),
}

export function renderAccount(view: AccountPageModel, site: Site): string {
  const { lang, member, notice } = view
  const { name, opens } = plans[member.plan]
  return renderPage(
    {
      lang,
      title: words.title[lang],
      description: words.description[lang],
      path: accountPath,
      noindex: true,
      viewer: member.email,
      body: html`<div class="narrow">
<h1>${words.title[lang]}</h1>
${notice && renderMessage(lang, notice)}
<dl class="facts">
<dt>${words.email[lang]}</dt><dd>${member.email}</dd>
<dt>${words.plan[lang]}</dt><dd>${name[lang]}</dd>
</dl>
<p>${opens[lang]}</p>
<p><a href="${watchListPath(lang)}">${watchWords.title[lang]}</a></p>
<form method="post" action="${signOutPath(lang)}">
<p><button class="button" type="submit">${words.signOut[lang]}</button></p>
</form>
${renderPasswordForm(view)}
${renderSessions(view)}
</div>`,
    },
    site,
  )
}

function renderPasswordForm({ lang, member, notice }: AccountPageModel): Html {
  const isRenewedWrong = notice === 'too_short' || notice === 'too_long'
  return html`<h2>${words.changePassword[lang]}</h2>
<form class="form" method="post" action="${passwordPath(lang)}">
<input type="email" name="email" autocomplete="username" value="${member.email}" hidden>
${renderField({
  name: 'current',
  label: words.current[lang],
  type: 'password',
  autocomplete: 'current-password',
  maxLength: MAX_PASSWORD_LENGTH,
  isWrong: notice === 'wrong_password',
})}
${renderField({
  name: 'renewed',
  label: words.renewed[lang],
  type: 'password',
  autocomplete: 'new-password',
  hint: words.length[lang],
  minLength: MIN_PASSWORD_LENGTH,
  maxLength: MAX_PASSWORD_LENGTH,
  isWrong: isRenewedWrong,
})}
<p><button class="button" type="submit">${words.change[lang]}</button></p>
<p class="soft">${words.changeEnds[lang]}</p>
</form>`
}

function renderSessions({ lang, otherSessions }: AccountPageModel): Html {
  return html`<h2>${words.sessions[lang]}</h2>
<p>${formatOtherSessions(lang, otherSessions)}</p>
${
  otherSessions !== 0 &&
  html`<form method="post" action="${sessionsPath(lang)}">
<p><button class="button" type="submit">${words.endSessions[lang]}</button></p>
</form>`
}`
}

function formatOtherSessions(lang: Lang, others: number | null): string {
  if (others === null) return words.uncounted[lang]
  return others === 0 ? words.none[lang] : counted[lang](formatCount(lang, others), others === 1)
}
