// Messages of the account page about the last submitted form.

import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../domain/access/member.ts'
import { type Lang, type Phrase, phrase } from '../../i18n/languages.ts'
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
  password_changed: phrase(
    'Uw wachtwoord is gewijzigd. Uw andere sessies zijn beëindigd.',
    'Votre mot de passe est changé. Vos autres sessions sont fermées.',
    'Ihr Passwort ist geändert. Ihre anderen Sitzungen sind beendet.',
    'Password changed. Your other sessions have been ended.',
  ),
  sessions_ended: phrase(
    'Uw andere sessies zijn beëindigd.',
    'Vos autres sessions sont fermées.',
    'Ihre anderen Sitzungen sind beendet.',
    'Your other sessions have been ended.',
  ),
  wrong_password: phrase(
    'Het huidige wachtwoord klopt niet. Er is niets gewijzigd.',
    'Le mot de passe actuel est incorrect. Rien n’a été changé.',
    'Das aktuelle Passwort stimmt nicht. Es wurde nichts geändert.',
    'Wrong current password. Nothing was changed.',
  ),
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
  limited: phrase(
    'Er is te vaak geprobeerd. Wacht een kwartier en probeer het opnieuw.',
    'Trop de tentatives. Attendez un quart d’heure et réessayez.',
    'Es wurde zu oft versucht. Warten Sie eine Viertelstunde und versuchen Sie es noch einmal.',
    'Too many attempts. Wait a quarter of an hour and try again.',
  ),
  unavailable: phrase(
    'Dat kan op dit moment niet. Probeer het over enkele minuten opnieuw.',
    'Ce n’est pas possible pour l’instant. Réessayez dans quelques minutes.',
    'Das ist im Augenblick nicht möglich. Versuchen Sie es in einigen Minuten noch einmal.',
    'Temporarily unavailable. Try again in a few minutes.',
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
