// GET /{lang}/town/ and /{lang}/town/{zip}: companies by town.

import type { FastifyInstance } from 'fastify'
import type { GetTown, ListTowns } from '../../../usecases/listings/get-town.ts'
import { isComplete } from '../../../usecases/listings/listed-companies.ts'
import { isLang } from '../../i18n/languages.ts'
import { sendNotFound } from '../error-pages.ts'
import { townsPath } from '../paths.ts'
import { type DirectoryPageDeps, sendDirectoryPage } from './directory-page.ts'
import { describeTownPage, describeTownWithoutCounts } from './town-page.ts'
import { describeTownsIndex } from './towns-index.ts'

export type TownsDeps = DirectoryPageDeps & { getTown: GetTown; listTowns: ListTowns }

type Language = { Params: { lang: string } }
type Zip = { Params: { lang: string; zip: string } }

export function registerTowns(app: FastifyInstance, deps: TownsDeps): void {
  app.get<Language>('/:lang/town', async (request, reply) => {
    const { lang } = request.params
    if (!isLang(lang)) return sendNotFound(request, reply, deps)
    return reply.redirect(townsPath(lang), 301)
  })

  app.get<Language>('/:lang/town/', async (request, reply) => {
    const { lang } = request.params
    if (!isLang(lang)) return sendNotFound(request, reply, deps)
    const towns = await deps.listTowns()
    const page = describeTownsIndex(lang, towns, deps.site)
    return sendDirectoryPage(request, reply, { page, whole: towns.run !== null, deps })
  })

  app.get<Zip>('/:lang/town/:zip', async (request, reply) => {
    const { lang, zip } = request.params
    if (!isLang(lang) || !/^[1-9]\d{3}$/.test(zip)) return sendNotFound(request, reply, deps)
    const town = await deps.getTown(zip, lang)
    if (town === null) return sendNotFound(request, reply, deps)
    const page =
      town === 'uncounted'
        ? describeTownWithoutCounts(lang, zip, deps.site)
        : describeTownPage(lang, town, deps.site)
    return sendDirectoryPage(request, reply, {
      page,
      whole: town !== 'uncounted' && isComplete(town.companies),
      deps,
    })
  })
}
