// GET /picture/company/{kbo}.png?lang=…: a company's name, number, town and status as a picture, for previews of its page.
// Of legal persons only: a preview is copied to wherever the page is shared.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { formatEnterpriseNumber, parseEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import type { Dossier } from '../../usecases/dossier/compose-dossier.ts'
import type { Lang } from '../i18n/languages.ts'
import { type BadgeDeps, badgeCacheControl, readBadge } from './badge.ts'
import { type PictureContent, renderPicture } from './render-picture.ts'
import { registerReadOnly, requestedLanguage, sendBytes } from './respond.ts'

// Some 30 kB each.
const MAX_CACHED = 200

type PictureRequest = FastifyRequest<{ Params: { file: string } }>

/** By what is on the picture, so that it is never outdated; concurrent requests share one rendering. */
function createPictureCache(): (content: PictureContent) => Promise<Buffer> {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED })
  return content => {
    const key = JSON.stringify(content)
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const picture = renderPicture(content)
    cache.set(key, picture)
    picture.catch(() => cache.delete(key))
    return picture
  }
}

export function registerCompanyPicture(app: FastifyInstance, deps: BadgeDeps): void {
  const draw = createPictureCache()
  registerReadOnly(app, '/picture/company/:file', async (request, reply): Promise<FastifyReply> => {
    const { file } = (request as PictureRequest).params
    const number = file.endsWith('.png') ? parseEnterpriseNumber(file.slice(0, -'.png'.length)) : null
    if (number === null) throw new UnknownCompanyError()
    const dossier = await deps.getCompany(number)
    if (dossier.company.naturalPerson) throw new UnknownCompanyError()
    const content = await describePicture(dossier, requestedLanguage(request, deps.site), deps)
    const body = await draw(content)
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return sendBytes(request, reply, { body, type: 'image/png', cacheControl: badgeCacheControl(dossier) })
  })
}

async function describePicture(dossier: Dossier, lang: Lang, deps: BadgeDeps): Promise<PictureContent> {
  const { company } = dossier
  const status = await readBadge(dossier, lang, deps)
  // As for the badge: without a status the picture would look like one of a company without events.
  if (status === null) throw new SourceUnavailableError('register')
  return {
    name: company.legalName,
    number: formatEnterpriseNumber(company.enterpriseNumber),
    town: company.address?.city ?? null,
    status: status.message,
    colour: status.colour,
  }
}
