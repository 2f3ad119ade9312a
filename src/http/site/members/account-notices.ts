// Messages of the account page about the last submitted form.

import wordings from '../../../../data/wordings/site/account-notices.json' with { type: 'json' }
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../domain/access/member.ts'
import { type Lang, type Phrase, phrase, phrases } from '../../i18n/languages.ts'
import { type Html, html } from '../html.ts'

export type AccountMessage =
  | 'password_changed'
  | 'sessions_ended'
  | 'wrong_password'
  | 'too_short'
  | 'too_long'
  | 'limited'
  | 'unavailable'

const messages: Record<AccountMessage, Phrase> = {
  ...phrases(wordings.messages),
  too_short: phrase(
    `Het nieuwe wachtwoord is te kort: minstens ${MIN_PASSWORD_LENGTH} tekens.`,
    `Le nouveau mot de passe est trop court : au moins ${MIN_PASSWORD_LENGTH} caractères.`,
    `Das neue Passwort ist zu kurz: mindestens ${MIN_PASSWORD_LENGTH} Zeichen.`,
    `The new password is too short: at least ${MIN_PASSWORD_LENGTH} characters.`,
  ),
  too_long: phrase(
    `Het nieuwe wachtwoord is te lang: hoogstens ${MAX_PASSWORD_LENGTH} tekens.`,
    `Le nouveau mot de passe est trop long : au plus ${MAX_PASSWORD_LENGTH} caractères.`,
    `Das neue Passwort ist zu lang: höchstens ${MAX_PASSWORD_LENGTH} Zeichen.`,
    `The new password is too long: at most ${MAX_PASSWORD_LENGTH} characters.`,
  ),
}

/** All other messages are errors. */
const SUCCESS_MESSAGES: readonly unknown[] = ['password_changed', 'sessions_ended'] satisfies AccountMessage[]

/** Parses the message from a query parameter; only success messages are accepted. */
export function parseMessage(given: unknown): AccountMessage | null {
  return SUCCESS_MESSAGES.includes(given) ? (given as AccountMessage) : null
}

export function renderMessage(lang: Lang, notice: AccountMessage): Html {
  return SUCCESS_MESSAGES.includes(notice)
    ? html`<p class="done" role="status">${messages[notice][lang]}</p>`
    : html`<p class="fault" role="alert">${messages[notice][lang]}</p>`
}
