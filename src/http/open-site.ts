// What the site needs beside the answers that all doors share: members, probes, places, a budget for its search page.

import { readBuild } from '../build.ts'
import { type Config, PROJECT_DIR } from '../config.ts'
import type { Logger } from '../log.ts'
import type { SlowStatements } from '../store/slow-statements.ts'
import type { UseCases } from '../usecases/answers.ts'
import { createActivityReaders } from '../usecases/get-activity.ts'
import { createTownReaders } from '../usecases/get-town.ts'
import { type MembersOptions, openMembers } from '../usecases/members/open-members.ts'
import type { SharedRateLimits } from '../usecases/rate-limits/open-sharing.ts'
import type { SuppressionCache } from '../usecases/suppression.ts'
import { createRequestQuota, type RequestQuota } from './limits.ts'
import type { DataSources } from './open-data.ts'
import { openFeedReaders } from './site/machine/open.ts'
import type { Site } from './site/page.ts'
import type { SiteDeps } from './site/router.ts'

export type OpenSiteOptions = {
  site: Site
  answers: UseCases
  data: DataSources
  suppression: SuppressionCache
  /** Shared with REST. */
  budget: RequestQuota
  /** With whom this process counts. */
  sharing: Pick<SharedRateLimits, 'windows' | 'state'>
  windowS?: number
  members?: Pick<MembersOptions, 'limits' | 'retryAfterMs'>
  build?: Config['build']
  logger: Logger
  slow?: SlowStatements | null
}

export type OpenedSite = { deps: SiteDeps; close(): Promise<void> }

export async function openSiteDeps(options: OpenSiteOptions): Promise<OpenedSite> {
  const { site, answers, data, suppression, budget, logger, slow } = options
  const { sources } = data
  const secureCookies = site.origin.startsWith('https:')
  const members = openMembers({ places: data.places, logger, slow, secureCookies, ...options.members })
  const machine = openFeedReaders({
    ...{ data, logger, slow, sharedLimits: options.sharing.state },
  })
  const places = {
    ...{ register: data.unloadedRegister, gazette: sources.gazette, accounts: sources.accounts },
    isHidden: suppression.hides,
  }
  const activities = createActivityReaders(places)
  const towns = createTownReaders({ ...places, nameActivities: activities.nameActivities })
  return {
    deps: {
      ...{ site, logger, budget, members, dataVersion: data.dataVersion },
      ...answers,
      ...machine,
      ...activities,
      loadStates: data.loadStates,
      ...towns,
      build: await readBuild(PROJECT_DIR, options.build ?? { commit: null, builtAt: null }),
      searchBudget: createRequestQuota({
        ...{ name: 'search pages', windowS: options.windowS, limitSharing: options.sharing.windows },
      }),
      readMember: request => members.read(request),
    },
    async close() {
      await machine.close()
      await members.close()
    },
  }
}
