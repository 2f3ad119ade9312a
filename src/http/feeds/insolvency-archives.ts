// GET /insolventies/{day}/rss.xml?lang=…, atom.xml and feed.json: all insolvency publications of a day about legal persons,
// as archives of the feed of the newest ones. Source: RFC 5005, section 4.

import type { FastifyInstance } from 'fastify'
import { isCalendarDay } from '../../platform/calendar-days.ts'
import type { ListInsolvenciesOfDay } from '../../usecases/timeline/list-newest-insolvencies.ts'
import { NOT_FOUND } from '../problem.ts'
import type { Site } from '../site/page.ts'
import { FEED_FORMATS } from './feed-formats.ts'
import { dayFolder, renderFeed } from './insolvency-feed.ts'
import {
  FIVE_MINUTES,
  languageQuery,
  registerReadOnly,
  requestedLanguage,
  sendJsonProblem,
  sendText,
} from './respond.ts'

export type InsolvencyArchivesDeps = { listInsolvenciesOfDay: ListInsolvenciesOfDay; site: Site }

// An empty archive would say that nothing was published on a day that may not have been loaded.
const NOTHING_OF_DAY = {
  status: 404,
  message:
    'No insolvency publications of this day are on record. The feed of the newest ones leads to the days that have any.',
  headers: { 'cache-control': FIVE_MINUTES },
}

export function registerInsolvencyArchives(
  app: FastifyInstance,
  { listInsolvenciesOfDay, site }: InsolvencyArchivesDeps,
): void {
  const startedAt = new Date()
  for (const format of FEED_FORMATS)
    registerReadOnly(app, `${dayFolder(':day')}/${format.file}`, async (request, reply) => {
      const { day } = request.params as { day: string }
      if (!isCalendarDay(day)) return sendJsonProblem(reply, NOT_FOUND)
      const found = await listInsolvenciesOfDay(day)
      if (found === null) return sendJsonProblem(reply, NOTHING_OF_DAY)
      const { publications, dayBefore } = found
      const query = languageQuery(request)
      const settings = { site, startedAt, format, query, day, dayBefore }
      const body = renderFeed(publications, requestedLanguage(request, site), settings)
      return sendText(request, reply, { body, type: format.type, cacheControl: FIVE_MINUTES })
    })
}
