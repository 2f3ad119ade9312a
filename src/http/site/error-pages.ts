// Error pages in the language of the URL, or JSON for clients that do not accept HTML.

import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import wordings from '../../../data/wordings/site/error-pages.json' with { type: 'json' }
import { SourceUnavailableError } from '../../domain/errors.ts'
import type { Logger } from '../../platform/log.ts'
import type { LoadStates } from '../../store/db/require-loaded.ts'
import { isLang, LANGUAGES, type Lang, type Phrase, phrases } from '../i18n/languages.ts'
import { createErrorHandler, NOT_FOUND, type Problem, problemOf, sendProblem } from '../problem.ts'
import { html } from './html.ts'
import { renderPage, renderSearch, type Site } from './page.ts'

const words = phrases(wordings.words)

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
