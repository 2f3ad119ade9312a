// Session cookies of a request.

/** The part of a request that identifies a member; Fastify's requests match. */
export type SessionRequest = { headers: { cookie?: string | undefined } }

const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?griffie\.session_token=/

/** Whether the request has a session cookie. */
export function hasSessionCookie({ headers }: SessionRequest): boolean {
  return headers.cookie !== undefined && SESSION_COOKIE.test(headers.cookie)
}

/** Only the cookies: client address and user agent are not stored. */
export function cookieHeaders({ headers }: SessionRequest): Headers {
  return new Headers({ cookie: headers.cookie ?? '' })
}
