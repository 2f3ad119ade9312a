// Error pages in the language of the URL, or JSON for clients that do not accept HTML.

import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SourceUnavailableError } from '../../domain/errors.ts'
import type { Logger } from '../../platform/log.ts'
import type { LoadStates } from '../../store/db/require-loaded.ts'
import { isLang, LANGUAGES, type Lang, type Phrase, phrase } from '../i18n/languages.ts'
import { createErrorHandler, NOT_FOUND, type Problem, problemOf, sendProblem } from '../problem.ts'
import { html } from './html.ts'
import { renderPage, renderSearch, type Site } from './page.ts'

const words = {
  notFound: phrase('Niet gevonden', 'Introuvable', 'Nicht gefunden', 'Not found'),
  notFoundText: phrase(
    'Op dit adres staat niets. Een onderneming heeft hier een pagina als het ondernemingsregister, het Staatsblad of de jaarrekeningen haar kennen.',
    'Il n’y a rien à cette adresse. Une entreprise a une page ici si le registre des entreprises, le Moniteur ou les comptes annuels la connaissent.',
    'Unter dieser Adresse gibt es nichts. Ein Unternehmen hat hier eine Seite, wenn das Unternehmensregister, das Staatsblatt oder die Jahresabschlüsse es kennen.',
    'Page not found. A company has a page if the enterprise register, the gazette or the annual accounts have it.',
  ),
  away: phrase(
    'Even niet beschikbaar',
    'Momentanément indisponible',
    'Vorübergehend nicht verfügbar',
    'Temporarily unavailable',
  ),
  awayText: phrase(
    'Een bron antwoordt op dit moment niet. Dat betekent niet dat er niets bekend is. Probeer het over enkele minuten opnieuw.',
    'Une source ne répond pas pour l’instant. Cela ne veut pas dire que rien n’est connu. Réessayez dans quelques minutes.',
    'Eine Quelle antwortet im Augenblick nicht. Das heißt nicht, dass nichts bekannt ist. Versuchen Sie es in einigen Minuten noch einmal.',
    'A data source is temporarily unavailable. This does not mean that nothing is on record. Try again in a few minutes.',
  ),
  neverLoadedText: phrase(
    'Het ondernemingsregister is hier nog niet ingelezen. Er kan dus nog niets worden opgezocht: dat betekent niet dat er niets bekend is.',
    'Le registre des entreprises n’a pas encore été chargé ici. Rien ne peut donc encore y être cherché : cela ne veut pas dire que rien n’est connu.',
    'Das Unternehmensregister ist hier noch nicht eingelesen. Es kann also noch nichts nachgeschlagen werden: Das heißt nicht, dass nichts bekannt ist.',
    'The enterprise register is not loaded yet, so no lookup is possible. This does not mean that nothing is on record.',
  ),
  tooMany: phrase('Te veel aanvragen', 'Trop de demandes', 'Zu viele Anfragen', 'Too many requests'),
  tooManyText: phrase(
    'U vraagt meer op dan deze dienst per minuut toelaat. Wacht een minuut en probeer het opnieuw.',
    'Vous consultez plus de pages que ce service n’en permet par minute. Attendez une minute et réessayez.',
    'Sie rufen mehr ab, als dieser Dienst in der Minute zulässt. Warten Sie eine Minute und versuchen Sie es noch einmal.',
    'Too many requests: the rate limit is exceeded. Wait a minute and try again.',
  ),
  foreignForm: phrase('Formulier geweigerd', 'Formulaire refusé', 'Formular abgelehnt', 'Form rejected'),
  foreignFormText: phrase(
    'Dit formulier is niet verstuurd vanaf een pagina van deze dienst. Open de pagina opnieuw en verstuur het daar.',
    'Ce formulaire n’a pas été envoyé depuis une page de ce service. Rouvrez la page et envoyez-le de là.',
    'Dieses Formular wurde nicht von einer Seite dieses Dienstes abgeschickt. Öffnen Sie die Seite neu und schicken Sie es dort ab.',
    'This form was not sent from a page of this service. Open the page again and send it from there.',
  ),
  unreadable: phrase('Niet leesbaar', 'Illisible', 'Nicht lesbar', 'Bad request'),
  unreadableText: phrase(
    'De aanvraag is te groot of kan niet worden gelezen.',
    'La demande est trop grande ou illisible.',
    'Die Anfrage ist zu groß oder nicht lesbar.',
    'The request is too large or malformed.',
  ),
  wrong: phrase(
    'Er ging iets mis',
    'Une erreur s’est produite',
    'Etwas ist schiefgegangen',
    'Something went wrong',
  ),
  wrongText: phrase(
    'De fout ligt bij ons en is genoteerd. Probeer het later opnieuw.',
    'L’erreur vient de nous et a été notée. Réessayez plus tard.',
    'Der Fehler liegt bei uns und ist vermerkt. Versuchen Sie es später noch einmal.',
    'An internal error occurred and has been logged. Try again later.',
  ),
}

/** Responds with an error page to browsers, with the JSON of `problem.ts` to other clients. */
export function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  site: Site,
  neverLoaded = false,
): FastifyReply {
  if (!acceptsHtml(request)) return sendProblem(reply, problem)
  return reply
    .code(problem.status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': problem.status === 404 ? 'public, max-age=60' : 'no-store',
      vary: 'Accept, Accept-Language',
      ...problem.headers,
    })
    .send(
      renderErrorPage(
        neverLoaded ? NEVER_LOADED : messageForStatus(problem.status),
        languageOf(request, site),
        site,
      ),
    )
}

export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  { site }: { site: Site },
): FastifyReply {
  return sendErrorPage(request, reply, NOT_FOUND, site)
}

/** Fastify's error handler of the site. Unexpected errors are logged and returned as JSON. */
export function createPageErrorHandler(deps: { site: Site; logger: Logger; loadStates(): LoadStates }) {
  const { site, logger, loadStates } = deps
  const asJson = createErrorHandler(logger)
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = problemOf(error)
    if (problem.status === 500 || !acceptsHtml(request)) asJson(error, request, reply)
    else sendErrorPage(request, reply, problem, site, isRegisterNotLoaded(error, loadStates()))
  }
}

// Only the register can fail a whole page; other sources degrade their section.
function isRegisterNotLoaded(error: unknown, { register }: LoadStates): boolean {
  return error instanceof SourceUnavailableError && error.source === 'register' && register === 'empty'
}

/** Language from the URL, then Accept-Language, then the default. */
function languageOf(request: FastifyRequest, site: Site): Lang {
  const [, first] = request.url.split(/[/?]/)
  if (isLang(first)) return first
  return preferredLanguage(request, site)
}

/** Language from Accept-Language, then the default. */
export function preferredLanguage({ headers }: FastifyRequest, { defaultLanguage }: Site): Lang {
  const accepted = headers['accept-language']
  if (accepted === undefined) return defaultLanguage
  const found = negotiate(accepted.replace(/\b([a-z]{2})-[a-z]{2,4}\b/gi, '$1'), [...LANGUAGES])
  return isLang(found) ? found : defaultLanguage
}

function acceptsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true
}

function renderErrorPage([title, text]: FailureMessage, lang: Lang, site: Site): string {
  return renderPage(
    {
      lang,
      title: title[lang],
      description: text[lang],
      path: null,
      noindex: true,
      withoutSearch: true,
      body: html`<div class="notice"><h1>${title[lang]}</h1><p>${text[lang]}</p>${renderSearch(lang, '', 'q')}</div>`,
    },
    site,
  )
}

type FailureMessage = readonly [title: Phrase, text: Phrase]

const NEVER_LOADED: FailureMessage = [words.away, words.neverLoadedText]

function messageForStatus(status: number): FailureMessage {
  if (status === 403) return [words.foreignForm, words.foreignFormText] as const
  if (status === 404) return [words.notFound, words.notFoundText] as const
  if (status === 429) return [words.tooMany, words.tooManyText] as const
  if (status === 503) return [words.away, words.awayText] as const
  if (status < 500) return [words.unreadable, words.unreadableText] as const
  return [words.wrong, words.wrongText] as const
}
