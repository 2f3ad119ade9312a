// SSRF: upstream redirects and links never lead fetches to internal addresses, files or other hosts with credentials.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { pino } from 'pino'
import { createAccountsClient } from '../../src/sources/accounts/client/accounts-client.ts'
import { createGazetteClient } from '../../src/sources/gazette/client/gazette-client.ts'
import { createWebClient } from '../../src/sources/register/client/web/web-client.ts'
import { createFakeClock } from '../sources/fake-clock.ts'
import { type FakeServer, type StubReply, startFakeServer } from '../sources/fake-server.ts'

// A server in the internal network that must receive no requests.
let trapped = 0
const trap = createServer((_request, response) => {
  trapped++
  response.end('secret')
}).listen(0, '127.0.0.1')
await once(trap, 'listening')
after(() => {
  trap.closeAllConnections()
  trap.close()
})
const { port } = trap.address() as AddressInfo

const INTERNAL_TARGETS = [
  `http://127.0.0.1:${port}/`,
  `//127.0.0.1:${port}/`,
  `http://localhost:${port}/`,
  `http://[::1]:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `http://2130706433:${port}/`,
  `http://0x7f.1:${port}/`,
  `http://0.0.0.0:${port}/`,
  `http://upstream@127.0.0.1:${port}/`,
  `http://127.0.0.1.nip.io:${port}/`,
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://metadata.google.internal/',
  'https://127.0.0.1/',
  'file:///etc/passwd',
  'data:text/html,secret',
  'blob:http://127.0.0.1/x',
  'ftp://127.0.0.1/',
  'gopher://127.0.0.1:6379/_FLUSHALL',
  'javascript:1',
  '\\\\127.0.0.1\\share',
  `http:\\\\127.0.0.1:${port}\\`,
  `\thttp://127.0.0.1:${port}/`,
]
const STATUSES = [301, 302, 303, 307, 308]

/** A `fetch` that records its URLs. */
function recordingFetch() {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push(input instanceof Request ? input.url : String(input))
    return globalThis.fetch(input, init)
  }
  return { asked, fetch }
}

type Upstream = {
  name: string
  ask(url: string, fetch: typeof globalThis.fetch): Promise<unknown>
  page?: StubReply
}

const logger = pino({ level: 'silent' })
const userAgent = 'griffie-test'
const UPSTREAMS: Upstream[] = [
  {
    name: 'the gazette',
    ask: (baseUrl, fetch) =>
      createGazetteClient({ baseUrl, userAgent, fetch, clock: createFakeClock(), logger }).readDay(
        '2031-06-11',
      ),
  },
  {
    name: 'the National Bank',
    ask: (baseUrl, fetch) =>
      createAccountsClient({
        baseUrl,
        userAgent,
        fetch,
        clock: createFakeClock(),
        logger,
        keys: { authentic: 'a-key', extracts: 'another-key' },
      }).listReferences('0403449823' as never),
  },
  {
    name: 'the register',
    ask: (baseUrl, fetch) =>
      createWebClient({
        baseUrl,
        userAgent,
        fetch,
        clock: createFakeClock(),
        account: { user: 'reader', password: 'a-password' },
      }).listExtracts(),
  },
]

function assertOnlyAsked(asked: string[], { url }: FakeServer): void {
  for (const address of asked) assert.equal(new URL(address).origin, url, address)
  assert.ok(asked.length > 0)
  assert.equal(trapped, 0, 'nobody else was asked')
}

for (const { name, ask } of UPSTREAMS)
  test(`${name} only causes requests to itself`, async () => {
    for (const [n, location] of INTERNAL_TARGETS.entries()) {
      const headers = { location }
      const played = await startFakeServer(
        () => ({ status: STATUSES[n % STATUSES.length], headers }),
        'text/html',
      )
      const { asked, fetch } = recordingFetch()
      await assert.rejects(ask(played.url, fetch), { reason: 'redirect' }, location)
      assertOnlyAsked(asked, played)
    }
  })

test('redirect chains that are endless or leave the host are not followed', async () => {
  for (const { name, ask } of UPSTREAMS)
    for (const last of [`http://127.0.0.1:${port}/`, '/again']) {
      let hops = 0
      const played = await startFakeServer(
        () => ({ status: 302, headers: { location: ++hops === 2 ? last : `/again?${hops}` } }),
        'text/html',
      )
      const { asked, fetch } = recordingFetch()
      await assert.rejects(ask(played.url, fetch), { reason: 'redirect' }, name)
      assertOnlyAsked(asked, played)
      assert.ok(asked.length < 20, `${name}: ${asked.length} requests`)
    }
})

test('a login form with a foreign action gets no password', async () => {
  const account = { user: 'reader', password: 'a-password' }
  for (const action of INTERNAL_TARGETS.filter(address => !/^\s|\\/.test(address))) {
    const form = `<form action="${action}" method="post"><input name="j_username"><input name="j_password" type="password"></form>`
    const played = await startFakeServer(() => ({ body: form }), 'text/html')
    const { asked, fetch } = recordingFetch()
    const upstream = createWebClient({
      baseUrl: played.url,
      userAgent,
      fetch,
      clock: createFakeClock(),
      account,
    })
    await assert.rejects(upstream.listExtracts(), Error, action)
    assertOnlyAsked(asked, played)
    assert.ok(!played.calls.some(({ form: sent }) => [...sent.values()].includes(account.password)), action)
  }
})

test('links to foreign files are not fetched', async () => {
  const site = createGazetteClient({
    baseUrl: `http://127.0.0.1:${port}`,
    userAgent,
    clock: createFakeClock(),
    logger,
    fetch: () => assert.fail('it was asked'),
  })
  for (const path of [
    ...INTERNAL_TARGETS,
    '/../../etc/passwd',
    '/tsv_pdf/2025/01/02/../../../../x',
    '/tsv_pdf/2025/01/02/25300001.pdf@127.0.0.1/',
    '',
  ])
    await assert.rejects(site.readActPdf(path), { reason: 'redirect' }, path)
})
