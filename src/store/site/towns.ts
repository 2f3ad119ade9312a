// Data of the pages by town.

import type { CompanyCounts, CountRun, TownName } from '../../domain/company/company-counts.ts'
import type { Pool } from '../db/pool.ts'
import {
  COMPANY_AS_JSON,
  type CountedTown,
  type CountsRow,
  LISTABLE,
  type ListedCompany,
  RUN_AS_JSON,
  type RunRow,
  toCounts,
  toRun,
} from './count-rows.ts'

const LIST_TOWNS = {
  name: 'list-counted-towns',
  text: `
    SELECT ${RUN_AS_JSON} AS run,
           (SELECT json_agg(json_build_object('zip', t.zip, 'names', t.names,
                                              'companies', t.legal_persons + t.natural_persons) ORDER BY t.zip)
            FROM site.count_by_town t) AS towns`,
}

export type CountedTowns = { run: CountRun | null; towns: CountedTown[] }

/** All postal codes with companies, ordered. */
export async function listCountedTowns(pool: Pool): Promise<CountedTowns> {
  const { rows } = await pool.query<{ run: RunRow | null; towns: CountedTown[] | null }>(LIST_TOWNS)
  return { run: toRun(rows[0]?.run ?? null), towns: rows[0]?.towns ?? [] }
}

export type TownCounts = CompanyCounts & { zip: string; names: TownName[] }

/** An insolvency publication about a legal person of the newest extract. */
export type TownInsolvency = {
  number: number
  legalName: string
  /** `YYYY-MM-DD` */
  pubDate: string
  eventKind: string | null
  numac: string
}

type TownOverview = {
  run: CountRun | null
  /** Null for postal codes without companies, and before the first run. */
  town: TownCounts | null
  /** Four-digit codes with the most companies there. */
  activities: { code: string; companies: number }[]
  /** Of the last twelve months, newest first. */
  insolvencies: TownInsolvency[]
  /** The best-ranked legal persons, a few more than are shown. */
  companies: ListedCompany[]
  /** Previous and next postal code with companies. */
  neighbours: CountedTown[]
}

const FIND_TOWN = {
  name: 'find-counted-town',
  text: `
    SELECT ${RUN_AS_JSON} AS run,
           (SELECT row_to_json(t) FROM site.count_by_town t WHERE t.zip = $1) AS town,
           (SELECT json_agg(json_build_object('code', n.code, 'companies', n.companies) ORDER BY n.place)
            FROM site.activity_of_town n WHERE n.zip = $1) AS activities,
           (SELECT json_agg(json_build_object('number', c.enterprise_number, 'legalName', c.legal_name,
                                              'pubDate', i.pub_date, 'eventKind', i.event_kind, 'numac', i.numac)
                            ORDER BY i.place)
            FROM site.insolvency_of_town i JOIN register.company c USING (enterprise_number)
            WHERE i.zip = $1 AND ${LISTABLE}) AS insolvencies,
           (SELECT json_agg(${COMPANY_AS_JSON} ORDER BY l.place)
            FROM site.company_of_town l JOIN register.company c USING (enterprise_number)
            WHERE l.zip = $1 AND ${LISTABLE}) AS companies,
           (SELECT json_agg(json_build_object('zip', t.zip, 'names', t.names,
                                              'companies', t.legal_persons + t.natural_persons) ORDER BY t.zip)
            FROM site.count_by_town t
            WHERE t.zip IN ((SELECT max(zip) FROM site.count_by_town WHERE zip < $1),
                            (SELECT min(zip) FROM site.count_by_town WHERE zip > $1))) AS neighbours`,
}

type Found<T> = { [K in keyof Omit<T, 'run' | 'town'>]: T[K] | null }
type TownRow = Found<TownOverview> & {
  run: RunRow | null
  town: (CountsRow & { zip: string; names: TownName[] }) | null
}

/** Counts of a postal code. */
export async function findCountedTown(pool: Pool, zip: string): Promise<TownOverview> {
  const { rows } = await pool.query<TownRow>({ ...FIND_TOWN, values: [zip] })
  const [row] = rows
  return {
    run: toRun(row?.run ?? null),
    town: row?.town ? { zip: row.town.zip, names: row.town.names, ...toCounts(row.town) } : null,
    activities: row?.activities ?? [],
    insolvencies: row?.insolvencies ?? [],
    companies: row?.companies ?? [],
    neighbours: row?.neighbours ?? [],
  }
}
