// A minimal browser for sign-in tests: keeps cookies, submits forms, does not follow redirects.

export type Browser = {
  cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Submits a form; `headers` may override or (null) omit the Origin. */
  send(
    path: string,
    fields?: Record<string, string>,
    headers?: Record<string, string | null>,
  ): Promise<Response>
}

/** Starts without cookies, or with those of `from`. */
export function openBrowser(url: string, from?: Browser): Browser {
  const cookies = new Map(from?.cookies)
  const ask = async (path: string, init: RequestInit & { headers: Record<string, string> }) => {
    const headers = { ...(cookies.size > 0 ? { cookie: written(cookies) } : {}), ...init.headers }
    const answer = await fetch(url + path, { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) keep(cookies, line)
    return answer
  }
  return {
    cookies,
    get: (path, headers = {}) => ask(path, { headers }),
    send: (path, fields = {}, headers = {}) => {
      const given = Object.entries({ origin: url, 'sec-fetch-site': 'same-origin', ...headers })
      const sent = Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== null))
      return ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: sent })
    },
  }
}

function written(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const name = pair.slice(0, pair.indexOf('='))
  if (/max-age=0/i.test(line)) cookies.delete(name)
  else cookies.set(name, pair.slice(name.length + 1))
}
