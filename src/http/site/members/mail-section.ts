// The choice of mails on the page of the watch list, and the page that ends them without signing in.

import type { MailChoice } from '../../../store/access/members/watch-mail.ts'
import { type Lang, phrase } from '../../i18n/languages.ts'
import { type Html, html } from '../html.ts'
import { renderPage, type Site } from '../page.ts'
import { mailChoicePath, unsubscribePath } from '../paths.ts'

const words = {
  title: phrase('Mails', 'Messages', 'E-Mails', 'Mails'),
  label: phrase(
    'Bericht over wijzigingen van gevolgde ondernemingen',
    'Message sur les changements des entreprises suivies',
    'Nachricht über Änderungen bei beobachteten Unternehmen',
    'Message about changes of watched companies',
  ),
  none: phrase('geen', 'aucun', 'keine', 'none'),
  daily: phrase('elke dag om 7 uur', 'chaque jour à 7 heures', 'täglich um 7 Uhr', 'every day at 7 a.m.'),
  at_once: phrase('meteen', 'tout de suite', 'sofort', 'at once'),
  save: phrase('Bewaren', 'Enregistrer', 'Speichern', 'Save'),
  stopped: phrase<(code: string) => string>(
    code =>
      `Uw mailserver heeft uw adres geweigerd (${code}): er worden geen mails meer gestuurd. Kies opnieuw om ze weer te ontvangen.`,
    code =>
      `Votre serveur de messagerie a refusé votre adresse (${code}) : plus aucun message n’est envoyé. Choisissez à nouveau pour en recevoir.`,
    code =>
      `Ihr Mailserver hat Ihre Adresse abgelehnt (${code}): Es werden keine Mails mehr gesendet. Wählen Sie erneut, um wieder welche zu erhalten.`,
    code =>
      `Your mail server refused your address (${code}): no more mails are sent. Choose again to receive them.`,
  ),
  endTitle: phrase('Mails beëindigen', 'Arrêter les messages', 'E-Mails beenden', 'Stop mails'),
  endQuestion: phrase(
    'Geen mails meer over uw volglijst?',
    'Ne plus recevoir de messages sur votre liste de suivi ?',
    'Keine Mails mehr über Ihre Beobachtungsliste?',
    'No more mails about your watch list?',
  ),
  end: phrase('Beëindigen', 'Arrêter', 'Beenden', 'Stop'),
  ended: phrase(
    'U ontvangt geen mails meer over uw volglijst.',
    'Vous ne recevrez plus de messages sur votre liste de suivi.',
    'Sie erhalten keine Mails mehr über Ihre Beobachtungsliste.',
    'You will receive no more mails about your watch list.',
  ),
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
