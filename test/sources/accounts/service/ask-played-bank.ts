// A client of the played service, on a clock that nobody waits for.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { pino } from 'pino'
import {
  type AccountsService,
  createAccountsService,
} from '../../../../src/sources/accounts/service/accounts-service.ts'
import type { ServicePoliteness } from '../../../../src/sources/accounts/service/politeness.ts'
import type { Keys } from '../../../../src/sources/accounts/service/products.ts'
import { type PlayedClock, playClock } from '../../played-clock.ts'
import type { PlayedServer } from '../../played-server.ts'
import type { InventedFiling } from './invented-filings.ts'
import { type Holdings, KEYS, playBank } from './played-bank.ts'

export const USER_AGENT = 'griffie-test'

export type Asked = {
  service: AccountsService
  played: PlayedServer
  clock: PlayedClock
  /** What the Bank holds; changing it changes its answers. */
  holdings: Holdings
  /** A folder of the test's own. */
  folder: string
}

export type Played = {
  days?: Record<string, InventedFiling[]>
  politeness?: Partial<ServicePoliteness>
  keys?: Partial<Keys>
  /** An address to ask instead of the played service's. */
  elsewhere?: string
  clock?: PlayedClock
}

export async function askPlayedBank(options: Played = {}): Promise<Asked> {
  const { days = {}, politeness, keys, elsewhere, clock = playClock() } = options
  const holdings = { days }
  const played = await playBank(holdings, clock)
  const service = createAccountsService({
    baseUrl: elsewhere ?? played.url,
    keys: { ...KEYS, ...keys },
    userAgent: USER_AGENT,
    politeness,
    clock,
    logger: pino({ level: 'silent' }),
  })
  const folder = mkdtempSync(join(tmpdir(), 'griffie-bank-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return { service, played, clock, holdings, folder }
}
