// What the site needs beside the answers that all doors share: members, probes, places, a budget for its search page.

import { readBuild } from '../build.ts'
import { type Config, PROJECT_DIR } from '../config.ts'
import type { SourceName } from '../domain/errors.ts'
import type { Logger } from '../log.ts'
import type { SlowStatements } from '../store/slow-statements.ts'
import type { Answers } from '../usecases/answers.ts'
import { createActivityReaders } from '../usecases/get-activity.ts'
import { createTownReaders } from '../usecases/get-town.ts'
import { type MembersOptions, openMembers } from '../usecases/members/open-members.ts'
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
  windowS?: number
  members?: Pick<MembersOptions, 'limits' | 'retryAfterMs'>
  build?: Config['build']
  databaseUrl: string
  urlOf(source: SourceName): string
  logger: Logger
  slow?: SlowStatements | null
}

export type OpenSite = { deps: SiteDeps; close(): Promise<void> }

export async function openSite(options: OpenSiteOptions): Promise<OpenSite> {
  const { site, answers, data, suppression, budget, databaseUrl, urlOf, logger, slow } = options
  const { sources } = data
  const secureCookies = site.origin.startsWith('https:')
  const members = openMembers({ databaseUrl, logger, slow, secureCookies, ...options.members })
  const machine = openMachineReaders({ databaseUrl, urlOf, sources, logger, slow })
  const places = { register: sources.register, accounts: sources.accounts, hides: suppression.hides }
  const activities = createActivityReaders(places)
  const towns = createTownReaders({ ...places, nameActivities: activities.nameActivities })
  return {
    deps: {
      ...{ site, logger, budget, members },
      ...answers,
      ...machine,
      ...activities,
      ...towns,
      build: await readBuild(PROJECT_DIR, options.build ?? { commit: null, builtAt: null }),
      searchBudget: createBudget({ windowS: options.windowS }),
      readMember: request => members.read(request),
    },
    async close() {
      await machine.close()
      await members.close()
    },
  }
}
