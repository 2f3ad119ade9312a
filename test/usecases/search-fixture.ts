// Imports small test registers for search.

import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { openPool } from '../../src/store/db/pool.ts'
import { createSearchCompanies, SEARCH_SESSION } from '../../src/usecases/search/search-companies.ts'
import { createTestDatabase } from '../database.ts'
import { EMPTY_SUPPRESSION } from '../fixtures/empty-suppression.ts'
import { type Rows, writeExtract } from '../sources/register/extract-folder.ts'

export type CompanyFixture = {
  number: string
  names: [language: string, type: string, name: string][]
  town: [zip: string, nl: string, fr: string]
  street?: [nl: string, fr: string, number: string]
  trader?: boolean
  since?: string
  shops?: { number: string; name?: string; street: [string, string, string] }[]
  nace?: [version: string, code: string][]
}

export const BRUSSELS: CompanyFixture['town'] = ['1000', 'Brussel', 'Bruxelles']

/** Imports `companies` into a new database and returns a search over it. */
export async function createSearchFixture(companies: CompanyFixture[]) {
  const database = await createTestDatabase()
  let extract = 0
  const replaceBy = (others: CompanyFixture[]) =>
    importRegister(database, writeExtract('full', ++extract, toRows(others)), { force: true })
  await replaceBy(companies)
  const pool = openPool(database.url, { name: 'search', session: SEARCH_SESSION })
  const search = createSearchCompanies({ run: work => work(pool) }, EMPTY_SUPPRESSION)
  return { search, replaceBy, pool, close: () => pool.end() }
}

function toRows(companies: CompanyFixture[]): Rows {
  const rows: Rows = { enterprise: [], establishment: [], denomination: [], address: [], activity: [] }
  const place = (
    entity: string,
    type: string,
    [zip, nl, fr]: CompanyFixture['town'],
    street?: [string, string, string],
  ) =>
    rows.address?.push(
      `"${entity}","${type}",,,"${zip}","${nl}","${fr}","${street?.[0] ?? ''}","${street?.[1] ?? ''}","${street?.[2] ?? ''}","","",`,
    )
  for (const {
    number,
    names,
    town,
    street,
    trader,
    since = '01-01-2000',
    shops = [],
    nace = [],
  } of companies) {
    rows.enterprise?.push(`"${number}","AC","000","${trader ? 1 : 2}",${trader ? '' : '"610"'},,${since}`)
    for (const [language, type, name] of names)
      rows.denomination?.push(`"${number}","${language}","${type}","${name}"`)
    if (!trader) place(number, 'REGO', town, street)
    for (const shop of shops) {
      rows.establishment?.push(`"${shop.number}",${since},"${number}"`)
      if (shop.name) rows.denomination?.push(`"${shop.number}","1","003","${shop.name}"`)
      place(shop.number, 'BAET', BRUSSELS, shop.street)
    }
    for (const [version, code] of nace) rows.activity?.push(`"${number}","001","${version}","${code}","MAIN"`)
  }
  return rows
}
