// Routes of the site and the feeds, which need no API key.

import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member } from '../../domain/access/member.ts'
import type { Logger } from '../../platform/log.ts'
import { type FeedDependencies, registerFeeds } from '../feeds/router.ts'
import { registerAssets } from './assets.ts'
import { COMPRESSION } from './compression.ts'
import { type ActivitiesDeps, registerActivities } from './directory/activities.ts'
import { registerTowns, type TownsDeps } from './directory/towns.ts'
import { registerDocs } from './docs/router.ts'
import { type DossierPageDeps, registerDossier } from './dossier/dossier-page.ts'
import { createPageErrorHandler } from './error-pages.ts'
import { type ExportDeps, registerExport } from './export.ts'
import { type MembersDeps, registerMembers } from './members/router.ts'
import type { Site } from './page.ts'
import { type HomeDeps, registerHome } from './pages/home.ts'
import { registerSearchPage, type SearchPageDeps } from './pages/search.ts'
import { registerStatusPage } from './pages/status.ts'
import { createContentSecurityPolicy } from './security.ts'

export type SiteDeps = FeedDependencies &
  DossierPageDeps &
  HomeDeps &
  MembersDeps &
  ExportDeps &
  ActivitiesDeps &
  TownsDeps &
  SearchPageDeps & {
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
  registerHome(app, deps)
  registerSearchPage(app, deps)
  registerDossier(app, deps)
  registerStatusPage(app, deps)
  registerActivities(app, deps)
  registerTowns(app, deps)
  registerDocs(app, deps)
  registerMembers(app, deps)
  registerExport(app, deps)
  await registerFeeds(app, deps)
}
