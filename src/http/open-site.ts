// What the site needs beside the answers that all doors share: members, probes, places, a budget for its search page.

import { readBuild } from '../build.ts'
import { type Config, PROJECT_DIR } from '../config.ts'
import type { Logger } from '../log.ts'
import type { SlowStatements } from '../store/slow-statements.ts'
import type { Answers } from '../usecases/answers.ts'
import { createActivityReaders } from '../usecases/get-activity.ts'
import { createTownReaders } from '../usecases/get-town.ts'
import { type MembersOptions, openMembers } from '../usecases/members/open-members.ts'
import type { Sharing } from '../usecases/rate-limits/open-sharing.ts'
import type { FollowedSuppression } from '../usecases/suppression.ts'
import { type Budget, createBudget } from './limits.ts'
import type { OpenData } from './open-data.ts'
import { openMachineReaders } from './site/machine/open.ts'
import type { Site } from './site/page.ts'
import type { SiteDeps } from './site/router.ts'

export type OpenSiteOptions = {
  site: Site
  answers: Answers
  data: OpenData
  suppression: FollowedSuppression
  /** Shared with REST. */
  budget: Budget
  /** With whom this process counts. */
  sharing: Pick<Sharing, 'windows' | 'state'>
  windowS?: number
  members?: Pick<MembersOptions, 'limits' | 'retryAfterMs'>
  build?: Config['build']
  logger: Logger
  slow?: SlowStatements | null
}

export type OpenSite = { deps: SiteDeps; close(): Promise<void> }

export async function openSite(options: OpenSiteOptions): Promise<OpenSite> {
  const { site, answers, data, suppression, budget, logger, slow } = options
  const { sources } = data
  const secureCookies = site.origin.startsWith('https:')
  const members = openMembers({ places: data.places, logger, slow, secureCookies, ...options.members })
  const machine = openMachineReaders({
    ...{ data, logger, slow, sharedLimits: options.sharing.state },
  })
  const places = {
    ...{ register: data.emptyOrNot, gazette: sources.gazette, accounts: sources.accounts },
    hides: suppression.hides,
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
      searchBudget: createBudget({
        ...{ name: 'search pages', windowS: options.windowS, sharing: options.sharing.windows },
      }),
      readMember: request => members.read(request),
    },
    async close() {
      await machine.close()
      await members.close()
    },
  }
}
