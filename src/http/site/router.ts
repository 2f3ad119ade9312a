// Routes of the site and the feeds, which need no API key.

import { constants } from 'node:zlib'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member } from '../../domain/access/member.ts'
import type { Logger } from '../../platform/log.ts'
import { type FeedDependencies, registerFeeds } from '../feeds/router.ts'
import { rateLimitProblem } from '../problem.ts'
import { type ReconcileDeps, registerReconcile } from '../reconcile/router.ts'
import { registerAssets } from './assets.ts'
import { type ComparePageDeps, registerComparePage } from './compare/compare-page.ts'
import { type ActivitiesDeps, registerActivities } from './directory/activities.ts'
import { registerTowns, type TownsDeps } from './directory/towns.ts'
import { registerDocs } from './docs/router.ts'
import { type DossierPageDeps, registerDossier } from './dossier/dossier-page.ts'
import { createPageErrorHandler, sendErrorPage } from './error-pages.ts'
import { type ExportDeps, registerExport } from './export.ts'
import { type HistoryPageDeps, registerHistoryPage } from './history/history-page.ts'
import { type MembersDeps, registerMembers } from './members/router.ts'
import { registerWatchList, type WatchDeps } from './members/watch-router.ts'
import type { Site } from './page.ts'
import { type HomeDeps, registerHome } from './pages/home.ts'
import { registerSearchPage, type SearchPageDeps } from './pages/search.ts'
import { registerStatusPage } from './pages/status.ts'
import { type PersonPageDeps, registerPersonPage } from './person/person-page.ts'
import { type ReportPageDeps, registerReportPage } from './report/report-page.ts'

// Options of the compression plugin for responses of the site.

// Responses are compressed per request, so levels favour speed.
const COMPRESSION: FastifyCompressOptions = {
  global: true,
  threshold: 1_000,
  encodings: ['zstd', 'br', 'gzip', 'identity'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 6 },
}

// Security headers: same-origin resources only, no inline scripts or styles.

const SELF = ["'self'"]
const NONE = ["'none'"]

/** HSTS only when the public origin uses TLS. */
function createContentSecurityPolicy({ origin }: Site): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: SELF,
        styleSrc: SELF,
        imgSrc: SELF,
        connectSrc: SELF,
        formAction: SELF,
        manifestSrc: SELF,
        baseUri: NONE,
        frameAncestors: NONE,
      },
    },
    strictTransportSecurity: origin.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  }
}

export type SiteDeps = FeedDependencies &
  DossierPageDeps &
  HistoryPageDeps &
  PersonPageDeps &
  ReportPageDeps &
  HomeDeps &
  MembersDeps &
  WatchDeps &
  ExportDeps &
  ActivitiesDeps &
  TownsDeps &
  SearchPageDeps &
  ComparePageDeps &
  ReconcileDeps & {
    site: Site
    logger: Logger
    /** The signed-in member, or null. */
    readMember(request: FastifyRequest): Promise<Member | null>
  }

export async function registerSite(app: FastifyInstance, deps: SiteDeps): Promise<void> {
  await app.register(helmet, createContentSecurityPolicy(deps.site))
  await app.register(compress, COMPRESSION)
  app.setErrorHandler(createPageErrorHandler(deps))

  registerAssets(app)
  registerSearchPage(app, deps)
  await app.register(async pages => {
    countPages(pages, deps)
    registerHome(pages, deps)
    registerDossier(pages, deps)
    registerHistoryPage(pages, deps)
    registerPersonPage(pages, deps)
    registerReportPage(pages, deps)
    registerStatusPage(pages, deps)
    registerActivities(pages, deps)
    registerTowns(pages, deps)
    registerComparePage(pages, deps)
    registerDocs(pages, deps)
    registerMembers(pages, deps)
    registerWatchList(pages, deps)
    registerExport(pages, deps)
  })
  await registerFeeds(app, deps)
  await registerReconcile(app, deps)
}

/** Counts every page by client network and rejects those over the limit. */
function countPages(pages: FastifyInstance, deps: SiteDeps): void {
  pages.addHook('onRequest', async (request, reply) => {
    const allowance = await deps.pageQuota.count(request.ip, null)
    if (!allowance.withinLimit) return sendErrorPage(request, reply, rateLimitProblem(allowance), deps.site)
  })
}
