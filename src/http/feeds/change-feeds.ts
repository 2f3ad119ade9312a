// GET /feed/company/{kbo}, /feed/town/{zip} and /feed/nace/{code}, each as rss.xml, atom.xml and feed.json: the newest
// changes of legal persons.

import type { FastifyInstance } from 'fastify'
import { slug } from '../../domain/company/company.ts'
import { parseEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { ListNewestChanges } from '../../usecases/changes/list-newest-changes.ts'
import type { Lang } from '../i18n/languages.ts'
import { NOT_FOUND, UNKNOWN_COMPANY } from '../problem.ts'
import { toPageCode } from '../site/directory/activities.ts'
import type { Site } from '../site/page.ts'
import { activityPath, changeFeedFolder, dossierPath, townPath } from '../site/paths.ts'
import {
  type ChangeFeed,
  COMPANIES_IN_TOWN,
  COMPANIES_WITH_ACTIVITY,
  renderChangeFeed,
} from './change-feed.ts'
import { FEED_FORMATS } from './feed-formats.ts'
import {
  FIVE_MINUTES,
  languageQuery,
  registerReadOnly,
  requestedLanguage,
  sendJsonProblem,
  sendText,
} from './respond.ts'

export type ChangeFeedsDeps = { listNewestChanges: ListNewestChanges; site: Site }

/** Null when there is no feed of this name. */
type ReadFeed = (name: string, lang: Lang) => Promise<ChangeFeed | null>

export function registerChangeFeeds(
  app: FastifyInstance,
  { listNewestChanges, site }: ChangeFeedsDeps,
): void {
  register(app, site, 'company', UNKNOWN_COMPANY, async (name, lang) => {
    const number = parseEnterpriseNumber(name)
    if (number === null) return null
    const { company, changes } = await listNewestChanges.ofCompany(number)
    return {
      changes,
      of: company.legalName,
      folder: changeFeedFolder('company', number),
      page: dossierPath(lang, slug(company.legalName, number)),
    }
  })
  register(app, site, 'town', NOT_FOUND, async (zip, lang) => {
    if (!/^[1-9]\d{3}$/.test(zip)) return null
    return {
      changes: await listNewestChanges.ofTown(zip),
      of: COMPANIES_IN_TOWN[lang](zip),
      folder: changeFeedFolder('town', zip),
      page: townPath(lang, zip),
    }
  })
  register(app, site, 'nace', NOT_FOUND, async (name, lang) => {
    const code = toPageCode(name)
    if (code === null) return null
    return {
      changes: await listNewestChanges.ofActivity(code),
      of: COMPANIES_WITH_ACTIVITY[lang](code),
      folder: changeFeedFolder('nace', code),
      page: activityPath(lang, code),
    }
  })
}

function register(
  app: FastifyInstance,
  site: Site,
  kind: Parameters<typeof changeFeedFolder>[0],
  unknown: typeof NOT_FOUND,
  readFeed: ReadFeed,
): void {
  const startedAt = new Date()
  for (const format of FEED_FORMATS)
    registerReadOnly(app, `${changeFeedFolder(kind, ':name')}/${format.file}`, async (request, reply) => {
      const lang = requestedLanguage(request, site)
      const feed = await readFeed((request.params as { name: string }).name, lang)
      if (feed === null) return sendJsonProblem(reply, unknown)
      const body = renderChangeFeed(feed, lang, { site, format, query: languageQuery(request), startedAt })
      return sendText(request, reply, { body, type: format.type, cacheControl: FIVE_MINUTES })
    })
}
