// Language of a feed whose path is the same in all languages.

import type { FastifyRequest } from 'fastify'
import { isLang, type Lang } from '../i18n/languages.ts'
import type { Site } from '../site/page.ts'

/**
 * The language in `?lang=`, or the default. Accept-Language is ignored, so that one URL has one cacheable response.
 */
export function requestedLanguage(request: FastifyRequest, { defaultLanguage }: Site): Lang {
  const { lang } = request.query as { lang?: unknown }
  return isLang(lang) ? lang : defaultLanguage
}
