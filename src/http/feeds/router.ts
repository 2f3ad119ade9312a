// Routes for programs that need no API key.

import type { FastifyInstance } from 'fastify'
import type { Logger } from '../../platform/log.ts'
import type { Build } from '../../platform/process/build-info.ts'
import type { ReadHealth } from '../../usecases/health/read-health.ts'
import type { RequestQuota } from '../limits/request-quota.ts'
import { createErrorHandler } from '../problem.ts'
import { registerApiCatalog } from './api-catalog.ts'
import { type BadgeDeps, registerBadge } from './badge.ts'
import { type ChangeFeedsDeps, registerChangeFeeds } from './change-feeds.ts'
import { registerCompanyPicture } from './company-picture.ts'
import { type InsolvencyArchivesDeps, registerInsolvencyArchives } from './insolvency-archives.ts'
import { type FeedDeps, registerInsolvencyFeed } from './insolvency-feed.ts'
import { type InternalSearchDeps, registerInternalSearch } from './internal-search.ts'
import { registerLlmsTxt } from './llms-txt.ts'
import { registerHealthStatus, registerVersion } from './monitoring.ts'
import { registerOpenSearch } from './open-search.ts'
import { type RedirectDeps, registerRedirect } from './redirect.ts'
import { countRequests } from './respond.ts'
import { registerSecurityTxt } from './security-txt.ts'
import { registerRobots, registerSitemap, type SitemapDeps } from './sitemap.ts'

export type FeedDependencies = BadgeDeps &
  FeedDeps &
  InsolvencyArchivesDeps &
  ChangeFeedsDeps &
  RedirectDeps &
  InternalSearchDeps &
  SitemapDeps & {
    build: Build
    readHealth: ReadHealth
    /** Of pages and badges. */
    pageQuota: RequestQuota
    /** Shared with REST. */
    quota: RequestQuota
    logger: Logger
  }

export async function registerFeeds(app: FastifyInstance, deps: FeedDependencies): Promise<void> {
  registerRedirect(app, deps) // browsers follow it, so its errors are HTML pages

  await app.register(async json => {
    json.setErrorHandler(createErrorHandler(deps.logger))
    registerVersion(json, deps.build)
    registerRobots(json, deps.site)
    registerLlmsTxt(json, deps.site)
    registerApiCatalog(json, deps.site)
    registerSecurityTxt(json, deps.site)
    registerOpenSearch(json, deps.site)
    registerSitemap(json, deps)
    await json.register(async badges => {
      countRequests(badges, deps.pageQuota, false)
      registerBadge(badges, deps)
      registerCompanyPicture(badges, deps)
    })
    registerInsolvencyFeed(json, deps)
    await json.register(async feeds => {
      countRequests(feeds, deps.quota, false)
      registerChangeFeeds(feeds, deps)
      registerInsolvencyArchives(feeds, deps)
    })
    await json.register(async counted => {
      countRequests(counted, deps.quota, true)
      registerHealthStatus(counted, deps.readHealth)
      registerInternalSearch(counted, deps)
    })
  })
}
