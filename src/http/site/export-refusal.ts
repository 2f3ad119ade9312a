// The page shown when a visitor is not authorised to download the export.

import type { Member } from '../../domain/access/member.ts'
import { type Lang, phrase } from '../i18n/languages.ts'
import { html } from './html.ts'
import { renderPage, type Site } from './page.ts'
import { accountPath, signInAndReturnPath } from './paths.ts'

type ExportDenied = {
  lang: Lang
  /** A member on the free plan; null when not signed in. */
  member: Member | null
  /** Return path after signing in; null: the account page. */
  back: string | null
}

const words = {
  title: phrase(
    'Uitvoer van jaarrekeningen',
    'Export des comptes annuels',
    'Export von Jahresabschlüssen',
    'Export of annual accounts',
  ),
  signedOut: phrase(
    'Meld u aan met een account op het betalende plan om de cijfers van alle boekjaren als CSV te downloaden.',
    'Connectez-vous avec un compte à la formule payante pour télécharger les chiffres de tous les exercices en CSV.',
    'Melden Sie sich mit einem Konto im kostenpflichtigen Tarif an, um die Zahlen aller Geschäftsjahre als CSV herunterzuladen.',
    'Sign in with an account on the paid plan to download the figures of all fiscal years as CSV.',
  ),
  signIn: phrase('Aanmelden', 'Se connecter', 'Anmelden', 'Sign in'),
  freePlan: phrase(
    'Uw account staat op het gratis plan. De uitvoer hoort bij het betalende plan; vraag het aan de beheerder van deze dienst.',
    'Votre compte est à la formule gratuite. L’export fait partie de la formule payante ; demandez-la à l’exploitant de ce service.',
    'Ihr Konto ist im kostenlosen Tarif. Der Export gehört zum kostenpflichtigen Tarif; fragen Sie den Betreiber dieses Dienstes danach.',
    'Your account is on the free plan. The export is part of the paid plan; ask the operator of this service for it.',
  ),
  account: phrase('Uw account', 'Votre compte', 'Ihr Konto', 'Your account'),
}

export function renderExportDenied({ lang, member, back }: ExportDenied, site: Site): string {
  const text = words[member === null ? 'signedOut' : 'freePlan'][lang]
  const next = member
    ? html`<a class="button" href="${accountPath(lang)}">${words.account[lang]}</a>`
    : html`<a class="button" href="${signInAndReturnPath(lang, back)}">${words.signIn[lang]}</a>`
  return renderPage(
    {
      lang,
      title: words.title[lang],
      description: text,
      path: null,
      noindex: true,
      viewer: member?.email,
      body: html`<div class="narrow">
<h1>${words.title[lang]}</h1>
<p>${text}</p>
<p>${next}</p>
</div>`,
    },
    site,
  )
}
