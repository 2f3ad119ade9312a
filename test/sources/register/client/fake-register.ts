// Fake register site: login form, list and files, with expiring sessions. Form and URLs are those of the real
// site; the list's layout is simplified.

import { type FakeServer, type RecordedRequest, type StubReply, startFakeServer } from '../../fake-server.ts'

export const ACCOUNT = { user: 'reader', password: 'Zeegem & 7 wolven=ja' }

const ROOT = '/kbo-open-data'

export type FakeRegister = FakeServer & {
  /** Files by name, listed from then on. */
  files: Map<string, Uint8Array>
  /** Number of sessions (one per login). */
  logins(): number
  /** Expires all sessions: shown as an empty list, a redirect to the login page, or the page itself. */
  expire(shown?: SessionExpiry): void
  /** Requests for paths with this ending. */
  asked(end: string): RecordedRequest[]
}

export type SessionExpiry = 'empty' | 'led' | 'page' | 'refused'

type RegisterOptions = {
  files?: Map<string, Uint8Array>
  /** Supports range requests (default true). */
  ranges?: boolean
}

/** Starts the site until the test file ends. */
export async function startFakeRegister({
  files = new Map(),
  ranges = true,
}: RegisterOptions = {}): Promise<FakeRegister> {
  const sessions = new Set<string>()
  let made = 0
  let shown: SessionExpiry = 'led'
  const answer = (call: RecordedRequest): StubReply => {
    if (call.path === `${ROOT}/login`)
      return { body: loginPage(), headers: { 'set-cookie': 'JSESSIONID=before; Path=/' } }
    if (call.path === `${ROOT}/static/j_spring_security_check`) {
      if (!fits(call)) return { status: 302, headers: { location: `${ROOT}/login?login_error=t` } }
      const session = `s${++made}`
      sessions.add(session)
      const cookies = [`JSESSIONID=${session}; Path=/; HttpOnly`, `KSESSIONID-KBOPUB=k${made}; Path=/`]
      return { status: 302, headers: { location: `${ROOT}/welcome`, 'set-cookie': cookies } }
    }
    const [, session, node] =
      /JSESSIONID=(\w+).*KSESSIONID-KBOPUB=(\w+)/.exec(call.headers.cookie ?? '') ?? []
    const isIn = sessions.has(session ?? '') && node === session?.replace('s', 'k')
    if (!isIn) return expired(call, shown)
    if (call.path === `${ROOT}/affiliation/xml/`) return { body: listPage([...files.keys()]) }
    const file = files.get(call.path.replace(`${ROOT}/affiliation/xml/files/`, ''))
    return file
      ? sendFile(file, call, ranges)
      : { status: call.path === `${ROOT}/welcome` ? 200 : 404, body: 'Hello' }
  }
  const server = await startFakeServer(answer, 'text/html;charset=UTF-8')
  return {
    ...server,
    files,
    logins: () => made,
    expire(how = 'led') {
      sessions.clear()
      shown = how
    },
    asked: end => server.calls.filter(({ path }) => path.endsWith(end)),
  }
}

function fits({ method, form }: RecordedRequest): boolean {
  const fields = [form.get('j_username'), form.get('j_password'), form.get('_csrf')].join('\n')
  return method === 'POST' && fields === [ACCOUNT.user, ACCOUNT.password, 'token'].join('\n')
}

function expired({ path }: RecordedRequest, shown: SessionExpiry): StubReply {
  const isList = path === `${ROOT}/affiliation/xml/`
  if (shown === 'empty' && isList) return { body: listPage([]) }
  if (shown === 'page') return { body: loginPage() }
  if (shown === 'refused') return { status: 401, body: 'Unauthorized' }
  return { status: 302, headers: { location: `${ROOT}/login` } }
}

export function loginPage(): string {
  return `<html><body><form method="POST" action="${ROOT}/static/j_spring_security_check">
    <input type="hidden" name="_csrf" value="token"/><input type="text" name="j_username"/>
    <input type="password" name="j_password"/><input type="submit" value="Login"/></form></body></html>`
}

function listPage(names: string[]): string {
  const rows = names.map(name => `<tr><td><a href="files/${name}">${name}</a></td></tr>`)
  return `<html><body><a href="/kbo-open-data/cookbook.pdf">Cookbook</a><table>${rows.join('')}</table></body></html>`
}

function sendFile(file: Uint8Array, { headers }: RecordedRequest, ranges: boolean): StubReply {
  const type = { 'content-type': 'application/zip' }
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0)
  if (!ranges || from === 0) return { headers: type, body: file }
  const of = file.length
  if (from >= of) return { status: 416, headers: { ...type, 'content-range': `bytes */${of}` } }
  return {
    status: 206,
    headers: { ...type, 'content-range': `bytes ${from}-${of - 1}/${of}` },
    body: file.subarray(from),
  }
}
