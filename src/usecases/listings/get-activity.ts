// An activity (NACE code of two to five digits): its position in the hierarchy, and statistics of its companies.

import type { RatioStatistics } from '../../domain/accounts/score-health.ts'
import type { CountRun } from '../../domain/company/company-counts.ts'
import { naceSection } from '../../domain/nace-codes.ts'
import { readSectorStatistics } from '../../store/accounts/sector-statistics.ts'
import type { Source } from '../../store/db/source.ts'
import {
  type ActivityCounts,
  findCountedActivity,
  listCountedDivisions,
} from '../../store/site/activities.ts'
import type { CountedTown } from '../../store/site/count-rows.ts'
import {
  type CodeNames,
  createReadCodeNames,
  NACE_EDITIONS,
  type NamedActivity,
  type NamedCode,
  nameActivity,
  nameOfEarlierEdition,
  type Reader,
} from '../codes/name-codes.ts'
import { toResult } from '../to-result.ts'
import { type CompanyInList, type ListDeps, listVisibleCompanies } from './listed-companies.ts'

export type CodeInTree = { code: string; named: NamedActivity | null }

export type SectorRatios = {
  /** Number of companies with accounts. */
  companies: number
  ratios: Readonly<Partial<Record<string, RatioStatistics>>>
}

export type Activity = CodeInTree & {
  /** Null before the first count. */
  run: CountRun | null
  counts: ActivityCounts | null
  /** Section letter in the newest edition. */
  section: string | null
  /** Name in the edition of 2008, where different. */
  earlier: NamedCode | null
  /** Superordinate codes, shortest first. */
  ancestors: CodeInTree[]
  children: (CodeInTree & { companies: number })[]
  towns: CountedTown[]
  companies: CompanyInList[]
  /** Ratio distribution in its section; null where not computed. `unread`: the accounts did not answer. */
  ratios: SectorRatios | null | 'unread'
}

/** Null for unknown codes. Rejects with `SourceUnavailableError` when the register does not answer. */
export type GetActivity = (code: string, reader: Reader) => Promise<Activity | null>

type Division = CodeInTree & { counts: ActivityCounts }
export type Divisions = { run: CountRun | null; sections: { letter: string; divisions: Division[] }[] }

/** All divisions by section. Rejects with `SourceUnavailableError` when the register does not answer. */
export type ListDivisions = (reader: Reader) => Promise<Divisions>

/** Names of activities, in the given order. */
export type NameActivities = (codes: readonly string[], reader: Reader) => Promise<CodeInTree[]>

type ActivityDeps = {
  register: Pick<Source, 'run'>
  accounts: Pick<Source, 'run'>
} & ListDeps

type ActivityReaders = {
  getActivity: GetActivity
  listDivisions: ListDivisions
  nameActivities: NameActivities
}

export function createActivityReaders({
  register,
  accounts,
  gazette,
  isHidden,
}: ActivityDeps): ActivityReaders {
  const readNames = createReadCodeNames({ register }, NACE_EDITIONS)

  async function readRatios(code: string): Promise<Activity['ratios']> {
    const section = naceSection(code)
    if (section === null) return null
    const read = await toResult(accounts.run(pool => readSectorStatistics(pool, [section])))
    return 'answer' in read ? (read.answer[0] ?? null) : 'unread'
  }

  return {
    async getActivity(code, reader) {
      const [found, names, ratios] = await Promise.all([
        register.run(pool => findCountedActivity(pool, code)),
        readNames(),
        readRatios(code),
      ])
      const locate = (other: string) => locateInTree(names, other, reader)
      if (found.activity === null && (found.run !== null || locate(code).named === null)) return null
      return {
        ...locate(code),
        run: found.run,
        counts: found.activity,
        section: naceSection(code),
        earlier: nameOfEarlierEdition(names, code, reader),
        ancestors: prefixesOf(code).map(locate),
        children: found.children.map(child => ({ ...locate(child.code), companies: totalOf(child) })),
        towns: found.towns,
        companies: await listVisibleCompanies(found.companies, { gazette, isHidden }),
        ratios,
      }
    },

    async listDivisions(reader) {
      const [{ run, divisions }, names] = await Promise.all([register.run(listCountedDivisions), readNames()])
      const located = divisions.map(counts => ({ ...locateInTree(names, counts.code, reader), counts }))
      return { run, sections: bySection(located) }
    },

    async nameActivities(codes, reader) {
      const names = await readNames()
      return codes.map(code => locateInTree(names, code, reader))
    },
  }
}

export function totalOf({ legalPersons, naturalPersons }: ActivityCounts): number {
  return legalPersons + naturalPersons
}

function locateInTree(names: CodeNames, code: string, reader: Reader): CodeInTree {
  return { code, named: nameActivity(names, code, reader) }
}

/** `62100` → `62`, `621`, `6210`. */
function prefixesOf(code: string): string[] {
  return Array.from({ length: code.length - 2 }, (_, more) => code.slice(0, more + 2))
}

// Divisions of 2003 without a section today come last, without a letter.
function bySection(divisions: readonly Division[]): Divisions['sections'] {
  const groups = Map.groupBy(divisions, ({ code }) => naceSection(code) ?? '')
  return [...groups]
    .map(([letter, members]) => ({ letter, divisions: members }))
    .sort((a, b) => (a.letter || '~').localeCompare(b.letter || '~'))
}
