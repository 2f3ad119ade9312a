// Ends mails by the signed link in them, without signing in (RFC 8058: a POST by the program of the reader).

import type { FastifyInstance } from 'fastify'
import type { Members } from '../../../usecases/members/members.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { sendNotFound } from '../error-pages.ts'
import type { Site } from '../page.ts'
import { unsubscribePath } from '../paths.ts'
import { sendPage } from '../send-page.ts'
import { acceptMissingBodies } from './forms.ts'
import { renderUnsubscribe } from './mail-section.ts'

const MAX_BODY_BYTES = 8_192

type Deps = { site: Site; members: Pick<Members, 'unsubscribe'> }

/** In a scope of its own: the token is the right, so requests come from anywhere, with any body. */
export function registerUnsubscribe(app: FastifyInstance, deps: Deps): void {
  const { site, members } = deps
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, _body, done) => done(null),
    )
    acceptMissingBodies(scope)
    for (const lang of LANGUAGES) {
      const pattern = `${unsubscribePath(lang, '')}:token`
      scope.get<{ Params: { token: string } }>(pattern, async (request, reply) => {
        reply.header('x-robots-tag', 'noindex')
        const page = renderUnsubscribe({ lang, token: request.params.token, isDone: false }, site)
        return sendPage(request, reply, page, 'private')
      })
      scope.post<{ Params: { token: string } }>(pattern, async (request, reply) => {
        const { token } = request.params
        if (!(await members.unsubscribe(token))) return sendNotFound(request, reply, deps)
        return sendPage(request, reply, renderUnsubscribe({ lang, token, isDone: true }, site), 'private')
      })
    }
  })
}
