// One request to the site with the redirects it leads through, and its status judged.

import { readBody } from '../../../web/body.ts'
import type { Clock } from '../../../web/clock.ts'
import { readRetryAfter } from '../../../web/pace.ts'
import { followable } from '../../../web/redirect.ts'
import type { Turnstile } from '../../../web/turnstile.ts'
import { RegisterUpstreamError, type UpstreamReason } from '../errors.ts'
import type { RegisterPoliteness } from '../politeness.ts'
import { limitSilence, type SilenceLimit } from '../time-limit.ts'
import type { CookieJar } from './cookies.ts'

export type Wire = {
  fetch: typeof globalThis.fetch
  userAgent: string
  politeness: RegisterPoliteness
  turnstile: Turnstile
  clock: Clock
  cookies: CookieJar
}

export type SiteRequest = {
  url: string
  /** Fields of a form; absent: GET. */
  form?: URLSearchParams
  /** First byte that is asked for. */
  from?: number
  signal?: AbortSignal
}

/** `silence` still runs: whoever takes the body stops it, as `readPage` and `requireSuccess` do. */
export type SiteAnswer = { url: string; response: Response; silence: SilenceLimit }

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Sends a request and follows its redirects within the host, as GET. Statuses are the caller's to judge. Throws
 * `RegisterUpstreamError` `unreachable` or `redirect`, a timeout, or the reason of an aborted signal.
 */
export async function request(wire: Wire, { signal, ...asked }: SiteRequest): Promise<SiteAnswer> {
  let { url, form } = asked
  for (let hops = 0; ; hops++) {
    const answer = await wire.turnstile.pass(() => send(wire, { ...asked, url, form, signal }), signal)
    const { status, headers } = answer.response
    wire.cookies.keep(headers)
    if (!REDIRECTS.has(status)) return answer
    await discard(answer)
    const next = followable(headers.get('location'), url)
    if (next === null || hops >= wire.politeness.redirects) throw new RegisterUpstreamError('redirect', url)
    url = next
    form = undefined
  }
}

async function send(wire: Wire, { url, form, from, signal }: SiteRequest): Promise<SiteAnswer> {
  const cookie = wire.cookies.header()
  const silence = limitSilence(wire.politeness.answerTimeoutMs, signal)
  silence.heard()
  try {
    const response = await wire.fetch(url, {
      method: form ? 'POST' : 'GET',
      headers: {
        'user-agent': wire.userAgent,
        // What is gone on with is counted in bytes of the file, not of a compressed answer.
        'accept-encoding': 'identity',
        ...(cookie ? { cookie } : {}),
        ...(from ? { range: `bytes=${from}-` } : {}),
      },
      body: form,
      redirect: 'manual',
      signal: silence.signal,
    })
    return { url, response, silence }
  } catch (cause) {
    silence.stop()
    silence.signal.throwIfAborted()
    const { code } = ((cause as Error).cause ?? {}) as { code?: string }
    throw new RegisterUpstreamError('unreachable', new URL(url).host, { cause, detail: code })
  }
}

/** The text of a page. Throws `BodyFault`, a timeout, or the reason of an aborted signal. */
export async function readPage({ response, silence }: SiteAnswer, { politeness }: Wire): Promise<string> {
  try {
    return Buffer.from(await readBody(response, politeness.maxPageBytes)).toString('utf8')
  } finally {
    silence.stop()
  }
}

/** Throws `RegisterUpstreamError` for every status but 200 and 206. */
export async function requireSuccess(answer: SiteAnswer, clock: Clock): Promise<void> {
  const { status, headers } = answer.response
  if (status === 200 || status === 206) return
  await discard(answer)
  throw new RegisterUpstreamError(reasonOf(status), answer.url, {
    detail: `status ${status}`,
    retryAfterMs: readRetryAfter(headers.get('retry-after'), clock),
  })
}

/** Leaves the body unread. */
export async function discard({ response, silence }: SiteAnswer): Promise<void> {
  silence.stop()
  await response.body?.cancel()
}

function reasonOf(status: number): UpstreamReason {
  if (status === 401 || status === 403) return 'session'
  if (status === 404 || status === 410) return 'not_found'
  if (status === 429) return 'throttled'
  return status === 408 || status >= 500 ? 'server_fault' : 'status'
}
