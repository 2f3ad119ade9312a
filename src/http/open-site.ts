// Opens the dependencies of the site beyond the shared use cases: members, health probes, towns and activities, the
// search quota.

import { type Config, PROJECT_DIR } from '../config.ts'
import type { Logger } from '../platform/log.ts'
import { readBuild } from '../platform/process/build-info.ts'
import type { SlowStatements } from '../store/db/slow-statements.ts'
import type { UseCases } from '../usecases/create-use-cases.ts'
import { createActivityReaders } from '../usecases/listings/get-activity.ts'
import { createTownReaders } from '../usecases/listings/get-town.ts'
import { type MembersOptions, openMembers } from '../usecases/members/open-members.ts'
import type { SharedRateLimits } from '../usecases/rate-limits/open-shared-limits.ts'
import type { SuppressionCache } from '../usecases/suppression/suppression-cache.ts'
import { openFeedReaders } from './feeds/open-feeds.ts'
import { createRequestQuota, type RequestQuota } from './limits/request-quota.ts'
import type { DataSources } from './open-data-sources.ts'
import type { Site } from './site/page.ts'
import type { SiteDeps } from './site/router.ts'

type OpenSiteOptions = {
  site: Site
  useCases: UseCases
  data: DataSources
  suppression: SuppressionCache
  /** Shared with REST. */
  quota: RequestQuota
  /** Rate limit windows shared with other processes. */
  sharing: Pick<SharedRateLimits, 'windows' | 'state'>
  windowS?: number
  members?: Pick<MembersOptions, 'limits' | 'retryAfterMs'>
  build?: Config['build']
  logger: Logger
  slow?: SlowStatements | null
}

type OpenedSite = { deps: SiteDeps; close(): Promise<void> }

export async function openSiteDeps(options: OpenSiteOptions): Promise<OpenedSite> {
  const { site, useCases, data, suppression, quota, logger, slow } = options
  const { sources } = data
  const secureCookies = site.origin.startsWith('https:')
  const members = openMembers({ endpoints: data.places, logger, slow, secureCookies, ...options.members })
  const feeds = openFeedReaders({ data, logger, slow, sharedLimits: options.sharing.state })
  const directory = {
    register: data.unloadedRegister,
    gazette: sources.gazette,
    accounts: sources.accounts,
    isHidden: suppression.hides,
  }
  const activities = createActivityReaders(directory)
  const towns = createTownReaders({ ...directory, nameActivities: activities.nameActivities })
  return {
    deps: {
      site,
      logger,
      quota,
      members,
      dataVersion: data.dataVersion,
      ...useCases,
      ...feeds,
      ...activities,
      loadStates: data.loadStates,
      ...towns,
      build: await readBuild(PROJECT_DIR, options.build ?? { commit: null, builtAt: null }),
      searchQuota: createRequestQuota({
        name: 'search pages',
        windowS: options.windowS,
        limitSharing: options.sharing.windows,
      }),
      readMember: request => members.read(request),
    },
    async close() {
      await feeds.close()
      await members.close()
    },
  }
}
