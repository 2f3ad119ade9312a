// The whole site, running on the invented companies, for the browser tests of one file.

import { signInPath } from '../../../src/http/site/paths.ts'
import { createSearchCompanies } from '../../../src/usecases/search-companies.ts'
import { createTestDatabase } from '../../database.ts'
import { freePort } from '../../free-port.ts'
import { runApp } from '../../rest/running-app.ts'
import {
  COMPANIES,
  findCompanies,
  findPlaces,
  type InventedCompany,
  type Kind,
  MEMBER,
} from './invented-companies.ts'

export type InventedSite = {
  /** Where it is reached, which it knows itself: `http://127.0.0.1:20123`. */
  origin: string
  companies: Record<Kind, InventedCompany>
  /** Postal code and NACE code. */
  places: { town: string; activity: string }
  /** `name=value` that a member on the paid plan is signed in with. */
  memberCookie: string
}

// A page is never short of a part because the machine is busy with other tests, nor of its budget of searches.
const PATIENT = { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 }, windowS: 1 }

export async function openBrowserSite(): Promise<InventedSite> {
  const { url: databaseUrl, pool } = await createTestDatabase(COMPANIES)
  const { url: origin } = await runApp({
    ...{ databaseUrl, port: await freePort(), timing: PATIENT },
    searchCompanies: ({ source, suppression }) => createSearchCompanies(source, suppression),
  })
  const [companies, places] = [await findCompanies(pool), await findPlaces(pool)]
  return { origin, companies, places, memberCookie: await signIn(origin) }
}

async function signIn(origin: string): Promise<string> {
  const { status, headers } = await fetch(origin + signInPath('nl'), {
    method: 'POST',
    body: new URLSearchParams(MEMBER),
    headers: { origin },
    redirect: 'manual',
  })
  const [cookie] = headers.getSetCookie().map(line => line.split(';')[0])
  if (status !== 303 || cookie === undefined) throw new Error(`Signing in answered ${status}.`)
  return cookie
}
