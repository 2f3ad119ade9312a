// A client of the fake site, with a fake clock.

import { pino } from 'pino'
import type { GazetteClientLimits } from '../../../../src/sources/gazette/client/client-limits.ts'
import {
  createGazetteClient,
  type GazetteClient,
} from '../../../../src/sources/gazette/client/gazette-client.ts'
import { createFakeClock, type FakeClock } from '../../fake-clock.ts'
import { type FakeSite, type FakeSiteContents, startFakeSite } from './fake-site.ts'

export const USER_AGENT = 'griffie-test (mailto:nobody@example.org)'

export type FakeSiteContext = {
  site: GazetteClient
  played: FakeSite
  clock: FakeClock
  /** Contents of the fake site; mutable. */
  contents: FakeSiteContents
}

/** `elsewhere`: another base URL. */
export async function createFakeSiteClient(
  invented: Partial<FakeSiteContents> = {},
  politeness: Partial<GazetteClientLimits> = {},
  clock = createFakeClock(),
  elsewhere?: string,
): Promise<FakeSiteContext> {
  const contents = { days: {}, acts: [], ...invented }
  const played = await startFakeSite(contents, clock)
  const site = createGazetteClient({
    baseUrl: elsewhere ?? played.url,
    userAgent: USER_AGENT,
    limits: politeness,
    clock,
    logger: pino({ level: 'silent' }),
  })
  return { site, played, clock, contents }
}
