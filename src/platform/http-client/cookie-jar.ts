// The cookies of one session with one host. Nobody else is ever sent them, so that path and domain do not matter.

export type CookieJar = {
  /** Keeps what an answer sets, and drops what it expires. */
  store(headers: Headers): void
  /** The value of the header `Cookie`; null when there is none. */
  header(): string | null
  clear(): void
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>()
  return {
    store(headers) {
      for (const cookie of headers.getSetCookie()) {
        const [pair = '', ...attributes] = cookie.split(';')
        const at = pair.indexOf('=')
        const name = pair.slice(0, at).trim()
        if (at < 1) continue
        if (attributes.some(isExpired)) cookies.delete(name)
        else cookies.set(name, pair.slice(at + 1).trim())
      }
    },
    header: () =>
      cookies.size > 0 ? [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') : null,
    clear: () => cookies.clear(),
  }
}

function isExpired(attribute: string): boolean {
  const [name = '', value = ''] = attribute.trim().split('=')
  if (/^max-age$/i.test(name)) return Number(value) <= 0
  return /^expires$/i.test(name) && Date.parse(value) < Date.now()
}
