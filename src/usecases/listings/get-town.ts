// A town by postal code: its companies, their activities, and recent insolvencies.

import { slug } from '../../domain/company/company.ts'
import type { CountRun } from '../../domain/company/company-counts.ts'
import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type { Source } from '../../store/db/source.ts'
import type { CountedTown } from '../../store/site/count-rows.ts'
import {
  type CountedTowns,
  findCountedTown,
  listCountedTowns,
  type TownCounts,
  type TownInsolvency,
} from '../../store/site/towns.ts'
import type { Reader } from '../codes/name-codes.ts'
import type { CodeInTree, NameActivities } from './get-activity.ts'
import { type CompanyInList, type IsHidden, type ListDeps, listVisibleCompanies } from './listed-companies.ts'

type InsolvencyInTown = Pick<TownInsolvency, 'legalName' | 'pubDate' | 'eventKind' | 'numac'> & {
  enterpriseNumber: EnterpriseNumber
  slug: string
}

export type Town = {
  run: CountRun
  counts: TownCounts
  activities: (CodeInTree & { companies: number })[]
  insolvencies: InsolvencyInTown[] | null
  companies: CompanyInList[]
  /** Previous and next postal code. */
  neighbours: CountedTown[]
}

/**
 * Null for postal codes without companies; `uncounted` before the first count. Rejects with
 * `SourceUnavailableError` when the register does not answer.
 */
export type GetTown = (zip: string, reader: Reader) => Promise<Town | 'uncounted' | null>

/** All postal codes with companies. Rejects with `SourceUnavailableError` when the register does not answer. */
export type ListTowns = () => Promise<CountedTowns>

type TownDeps = {
  register: Pick<Source, 'run'>
  nameActivities: NameActivities
} & ListDeps

type TownReaders = { getTown: GetTown; listTowns: ListTowns }

export function createTownReaders({ register, nameActivities, gazette, isHidden }: TownDeps): TownReaders {
  return {
    listTowns: () => register.run(listCountedTowns),

    async getTown(zip, reader) {
      const found = await register.run(pool => findCountedTown(pool, zip))
      const { run, town } = found
      if (run === null) return 'uncounted'
      if (town === null) return null
      const codes = found.activities.map(({ code }) => code)
      const [named, companies] = await Promise.all([
        nameActivities(codes, reader),
        listVisibleCompanies(found.companies, { gazette, isHidden }),
      ])
      return {
        run,
        counts: town,
        activities: found.activities.map((activity, at) => ({
          ...activity,
          named: named[at]?.named ?? null,
        })),
        insolvencies: run.gazetteState === 'read' ? showInsolvencies(found.insolvencies, isHidden) : null,
        companies,
        neighbours: found.neighbours,
      }
    },
  }
}

function showInsolvencies(insolvencies: readonly TownInsolvency[], isHidden: IsHidden): InsolvencyInTown[] {
  return insolvencies
    .filter(({ number }) => !isHidden(number))
    .slice(0, MAX_INSOLVENCIES)
    .map(({ number, ...rest }) => {
      const enterpriseNumber = enterpriseNumberFrom(number)
      return { ...rest, enterpriseNumber, slug: slug(rest.legalName, enterpriseNumber) }
    })
}

const MAX_INSOLVENCIES = 10
