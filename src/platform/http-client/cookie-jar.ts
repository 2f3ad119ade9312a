// Cookies of a session with a single host, so path and domain are ignored.

export type CookieJar = {
  /** Stores the cookies of a response and drops expired ones. */
  store(headers: Headers): void
  /** Value of the `Cookie` header, or null. */
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
