// Upstream client for the register's site. An expired session gives an empty list with status 200, the login
// page, or a redirect to it; each triggers one new login.

import { type Clock, systemClock } from '../../../../platform/clock.ts'
import { createCookieJar } from '../../../../platform/http-client/cookie-jar.ts'
import { createRateLimiter } from '../../../../platform/http-client/rate-limiter.ts'
import { streamBody } from '../../../../platform/http-client/response-body.ts'
import { traceFetch } from '../../../../platform/tracing/traced-fetch.ts'
import { DEFAULT_REGISTER_CLIENT_LIMITS, type RegisterClientLimits } from '../client-limits.ts'
import { RegisterUpstreamError } from '../errors.ts'
import type { Account, ExtractStream, ListedExtract, RegisterClient } from '../register-client.ts'
import { logIn, readExtractList, readLoginForm } from './pages.ts'
import {
  discard,
  type HttpTransport,
  type RegisterResponse,
  readPage,
  requireSuccess,
  sendRequest,
} from './request.ts'

type WebClientOptions = {
  /** `https://kbopub.economie.fgov.be`, or a copy of it. */
  baseUrl: string
  account: Account
  /** User agent sent with every request. */
  userAgent: string
  fetch?: typeof globalThis.fetch
  clock?: Clock
  politeness?: Partial<RegisterClientLimits>
}

/** Creates a client, which logs in on first use. */
export function createWebClient(options: WebClientOptions): RegisterClient {
  const clock = options.clock ?? systemClock
  const politeness = { ...DEFAULT_REGISTER_CLIENT_LIMITS, ...options.politeness }
  const wire: HttpTransport = {
    limits: politeness,
    clock,
    userAgent: options.userAgent,
    cookies: createCookieJar(),
    fetch: traceFetch(options.fetch ?? globalThis.fetch),
    rateLimiter: createRateLimiter(politeness, clock),
  }
  const root = `${options.baseUrl.replace(/\/+$/, '')}/kbo-open-data`
  const inSession = withSessionRenewal(signal =>
    logIn(wire, `${root}/login?lang=en`, options.account, signal),
  )
  return {
    endpoint: new URL(root).host,
    listExtracts: signal =>
      inSession(() => fetchExtractList(wire, { url: `${root}/affiliation/xml/?files`, signal }), signal),
    openExtract: (name, from, signal) =>
      inSession(
        () => openExtractStream(wire, { url: `${root}/affiliation/xml/files/${name}`, from, signal }),
        signal,
      ),
    close: async () => {},
  }
}

type RunInSession = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

// Runs an operation within a session, and once more in a new session if it has expired.
function withSessionRenewal(enter: (signal?: AbortSignal) => Promise<void>): RunInSession {
  let isIn = false
  const renew = async (signal?: AbortSignal) => {
    isIn = false
    await enter(signal)
    isIn = true
  }
  return async (work, signal) => {
    if (!isIn) await renew(signal)
    try {
      return await work()
    } catch (error) {
      if (!isSessionExpired(error)) throw error
    }
    await renew(signal)
    return work()
  }
}

function isSessionExpired(error: unknown): boolean {
  return (
    error instanceof RegisterUpstreamError && (error.reason === 'session' || error.reason === 'empty_list')
  )
}

async function fetchExtractList(
  wire: HttpTransport,
  asked: { url: string; signal?: AbortSignal },
): Promise<ListedExtract[]> {
  const answer = await sendRequest(wire, asked)
  const extracts = readExtractList(await readSessionPage(wire, answer))
  if (extracts.length === 0) throw new RegisterUpstreamError('empty_list', answer.url)
  return extracts
}

async function readSessionPage(wire: HttpTransport, answer: RegisterResponse): Promise<string> {
  await requireSuccess(answer, wire.clock)
  const page = await readPage(answer, wire)
  if (readLoginForm(page)) throw new RegisterUpstreamError('session', answer.url)
  return page
}

async function openExtractStream(
  wire: HttpTransport,
  asked: { url: string; from: number; signal?: AbortSignal },
): Promise<ExtractStream> {
  const answer = await sendRequest(wire, asked)
  const { response, silence } = answer
  const { status, headers } = response
  const range = readRange(headers.get('content-range'))
  if (status === 416) {
    await discard(answer)
    // Nothing follows the last byte: the part is complete, or belongs to another file.
    if (range?.of === asked.from) return { from: asked.from, bytes: asked.from, body: emptyBody() }
    return openExtractStream(wire, { ...asked, from: 0 })
  }
  if (/html/i.test(headers.get('content-type') ?? '')) {
    await readSessionPage(wire, answer)
    throw new RegisterUpstreamError('foreign', answer.url, { detail: 'a web page' })
  }
  await requireSuccess(answer, wire.clock)
  if (status === 206 && range?.from !== asked.from) {
    await discard(answer)
    throw new RegisterUpstreamError('foreign', answer.url, { detail: 'other byte range than requested' })
  }
  silence.stop()
  const from = status === 206 ? asked.from : 0
  const body = streamBody(response, wire.limits.maxExtractBytes)
  return { from, bytes: status === 206 ? (range?.of ?? null) : lengthOf(headers), body }
}

// `bytes 300-999/1000`, or `bytes */1000` for an unsatisfiable range.
function readRange(header: string | null): { from: number | null; of: number | null } | null {
  const found = /^bytes (?:(\d+)-\d+|\*)\/(\d+|\*)$/.exec(header ?? '')
  if (!found) return null
  return { from: found[1] ? Number(found[1]) : null, of: found[2] === '*' ? null : Number(found[2]) }
}

function lengthOf(headers: Headers): number | null {
  const length = headers.get('content-length')
  return length !== null && /^\d+$/.test(length) ? Number(length) : null
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
