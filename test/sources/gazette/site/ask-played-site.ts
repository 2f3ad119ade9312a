// A client of the played site, on a clock that nobody waits for.

import { pino } from 'pino'
import { createGazetteSite, type GazetteSite } from '../../../../src/sources/gazette/site/client.ts'
import type { Politeness } from '../../../../src/sources/gazette/site/politeness.ts'
import { type PlayedClock, playClock } from '../../played-clock.ts'
import { type Contents, type PlayedSite, playSite } from './played-site.ts'

export const USER_AGENT = 'griffie-test (mailto:nobody@example.org)'

export type Asked = {
  site: GazetteSite
  played: PlayedSite
  clock: PlayedClock
  /** What the site holds; changing it changes the site. */
  contents: Contents
}

/** `elsewhere`: an address to ask instead of the played site's. */
export async function askPlayedSite(
  invented: Partial<Contents> = {},
  politeness: Partial<Politeness> = {},
  clock = playClock(),
  elsewhere?: string,
): Promise<Asked> {
  const contents = { days: {}, acts: [], ...invented }
  const played = await playSite(contents, clock)
  const site = createGazetteSite({
    baseUrl: elsewhere ?? played.url,
    userAgent: USER_AGENT,
    politeness,
    clock,
    logger: pino({ level: 'silent' }),
  })
  return { site, played, clock, contents }
}
