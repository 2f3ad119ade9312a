// The service over the invented companies, with members of both plans signed in.

import assert from 'node:assert/strict'
import { addMember } from '../../src/usecases/members/manage-members.ts'
import { createTestDatabase } from '../database.ts'
import { COMPANIES, findCompanies, MEMBER } from '../fixtures/browser-companies.ts'
import { type BreakableDatabase, relayTo } from '../rest/faulty-database.ts'
import { runApp } from '../rest/running-app.ts'
import { type Browser, openBrowser } from './form-client.ts'

/** Each source in `relayed` is reached through a relay that can be cut. */
export async function openMembersApp<Name extends 'gazette' | 'accounts'>(...relayed: Name[]) {
  const { url: databaseUrl, pool } = await createTestDatabase(COMPANIES)
  const opened = await Promise.all(relayed.map(async name => [name, await relayTo(databaseUrl)] as const))
  const relays = Object.fromEntries(opened) as Record<Name, BreakableDatabase>
  const app = await runApp({
    databaseUrl,
    sourceUrls: Object.fromEntries(opened.map(([name, { url }]) => [name, url])),
    timing: { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } },
  })
  const freeMember = { email: 'free@example.org', password: MEMBER.password }
  await addMember(pool, { ...freeMember, name: 'Invented Member', plan: 'free' })
  const signIn = async (member: typeof MEMBER): Promise<Browser> => {
    const browser = openBrowser(app.url)
    assert.equal((await browser.send('/nl/sign-in', member)).status, 303)
    return browser
  }
  return {
    pool,
    relays,
    companies: await findCompanies(pool),
    paid: await signIn(MEMBER),
    free: await signIn(freeMember),
    nobody: openBrowser(app.url),
  }
}
