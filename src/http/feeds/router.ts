// Routes for programs that need no API key.

import type { FastifyInstance } from 'fastify'
import type { Logger } from '../../platform/log.ts'
import type { Build } from '../../platform/process/build-info.ts'
import type { ReadHealth } from '../../usecases/health/read-health.ts'
import { createErrorHandler } from '../errors/problem.ts'
import type { RequestQuota } from '../limits/request-quota.ts'
import { type BadgeDeps, registerBadge } from './badge.ts'
import { countRequests } from './count-requests.ts'
import { registerHealthStatus } from './health-status.ts'
import { type FeedDeps, registerInsolvencyFeed } from './insolvency-feed.ts'
import { type InternalSearchDeps, registerInternalSearch } from './internal-search.ts'
import { registerRedirect } from './redirect.ts'
import { registerRobots } from './robots.ts'
import { registerSitemap, type SitemapDeps } from './sitemap.ts'
import { registerVersion } from './version.ts'

export type FeedDependencies = BadgeDeps &
  FeedDeps &
  InternalSearchDeps &
  SitemapDeps & {
    build: Build
    readHealth: ReadHealth
    /** Shared with REST. */
    quota: RequestQuota
    logger: Logger
  }

export async function registerFeeds(app: FastifyInstance, deps: FeedDependencies): Promise<void> {
  registerRedirect(app, deps.getCompany, deps.site) // browsers follow it, so its errors are HTML pages

  await app.register(async json => {
    json.setErrorHandler(createErrorHandler(deps.logger))
    registerVersion(json, deps.build)
    registerRobots(json, deps.site)
    registerSitemap(json, deps)
    registerBadge(json, deps)
    registerInsolvencyFeed(json, deps)
    await json.register(async counted => {
      countRequests(counted, deps.quota)
      registerHealthStatus(counted, deps.readHealth)
      registerInternalSearch(counted, deps)
    })
  })
}
