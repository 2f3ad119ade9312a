// A client of the fake service, with a fake clock.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { pino } from 'pino'
import {
  type AccountsClient,
  createAccountsClient,
} from '../../../../src/sources/accounts/client/accounts-client.ts'
import type {
  AccountsClientLimits,
  SubscriptionKeys,
} from '../../../../src/sources/accounts/client/bank-service.ts'
import { createFakeClock, type FakeClock } from '../../fake-clock.ts'
import type { FakeServer } from '../../fake-server.ts'
import { type FakeBankData, KEYS, startFakeBank } from './fake-bank.ts'
import type { FixtureFiling } from './generate-filings.ts'

export const USER_AGENT = 'griffie-test'

export type FakeBankContext = {
  service: AccountsClient
  played: FakeServer
  clock: FakeClock
  /** Contents of the fake Bank; mutable. */
  holdings: FakeBankData
  /** A temporary folder. */
  folder: string
}

export type FakeBankOptions = {
  days?: Record<string, FixtureFiling[]>
  politeness?: Partial<AccountsClientLimits>
  keys?: Partial<SubscriptionKeys>
  /** Another base URL. */
  elsewhere?: string
  clock?: FakeClock
}

export async function createFakeBankClient(options: FakeBankOptions = {}): Promise<FakeBankContext> {
  const { days = {}, politeness, keys, elsewhere, clock = createFakeClock() } = options
  const holdings = { days }
  const played = await startFakeBank(holdings, clock)
  const service = createAccountsClient({
    baseUrl: elsewhere ?? played.url,
    keys: { ...KEYS, ...keys },
    userAgent: USER_AGENT,
    limits: politeness,
    clock,
    logger: pino({ level: 'silent' }),
  })
  const folder = mkdtempSync(join(tmpdir(), 'griffie-bank-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return { service, played, clock, holdings, folder }
}
