// The language of a surface whose address is the same in all of them.

import type { FastifyRequest } from 'fastify'
import { isLang, type Lang } from '../i18n/languages.ts'
import type { Site } from '../site/page.ts'

/**
 * What `?lang=` names, else the service's own. Not what the client's headers ask for: one address has one answer, which
 * any cache may keep.
 */
export function requestedLanguage(request: FastifyRequest, { defaultLanguage }: Site): Lang {
  const { lang } = request.query as { lang?: unknown }
  return isLang(lang) ? lang : defaultLanguage
}
