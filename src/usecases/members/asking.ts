// Who asks, as far as a request tells: its cookies.

/** What a request says of who sends it; Fastify's requests do. */
export type Asking = { headers: { cookie?: string | undefined } }

const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?griffie\.session_token=/

/** Whether there is anything to look up. */
export function hasSessionCookie({ headers }: Asking): boolean {
  return headers.cookie !== undefined && SESSION_COOKIE.test(headers.cookie)
}

/** Cookies alone: address and browser of whoever asks are nobody's business. */
export function headersOf({ headers }: Asking): Headers {
  return new Headers({ cookie: headers.cookie ?? '' })
}
