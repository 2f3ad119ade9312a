// A client of the played site, on a clock that nobody waits for.

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
  /** What the site holds; changing it changes the site. */
  contents: FakeSiteContents
}

/** `elsewhere`: an address to ask instead of the played site's. */
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
