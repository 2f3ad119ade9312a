// Who asks, as far as a request tells: its cookies.

/** What a request says of who sends it; Fastify's requests do. */
export type SessionRequest = { headers: { cookie?: string | undefined } }

const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?griffie\.session_token=/

/** Whether there is anything to look up. */
export function hasSessionCookie({ headers }: SessionRequest): boolean {
  return headers.cookie !== undefined && SESSION_COOKIE.test(headers.cookie)
}

/** Cookies alone: address and browser of whoever asks are nobody's business. */
export function cookieHeaders({ headers }: SessionRequest): Headers {
  return new Headers({ cookie: headers.cookie ?? '' })
}
