// Signing in, account changes and signing out, across two processes on one database.

import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { deleteMember, updatePlan } from '../../src/store/access/members/members.ts'
import { addMember, resetPassword } from '../../src/usecases/members/manage-members.ts'
import { createTestDatabase } from '../database.ts'
import { relayTo } from '../rest/faulty-database.ts'
import { runApp } from '../rest/running-app.ts'
import { type Browser, openBrowser } from './form-client.ts'

const { pool, url: databaseUrl } = await createTestDatabase()
// All tests share one client network.
const timing = { members: { limits: { perNetwork: 1_000_000 } } }
const app = await runApp({ databaseUrl, timing })
const other = await runApp({ databaseUrl, timing })

const PASSWORD = 'correct horse battery'
let added = 0

async function addTestMember(plan: 'free' | 'paid' = 'free'): Promise<string> {
  const email = `member-${++added}@example.org`
  assert.ok(await addMember(pool, { email, name: 'Invented Member', plan, password: PASSWORD }))
  return email
}

async function signIn(email: string, password = PASSWORD, url = app.url): Promise<Browser> {
  const browser = openBrowser(url)
  const answer = await browser.send('/nl/sign-in', { email, password })
  assert.equal(answer.status, 303, await answer.text())
  return browser
}

const isSignedIn = async (browser: Browser) => (await browser.get('/nl/account')).status === 200

test('a member signs in case-insensitively by e-mail and sees plan and address', async () => {
  const email = await addTestMember('paid')
  const browser = openBrowser(app.url)
  const answer = await browser.send('/fr/sign-in', { email: ` ${email.toUpperCase()} `, password: PASSWORD })
  assert.equal(answer.status, 303)
  assert.equal(answer.headers.get('location'), '/fr/account')
  const page = await browser.get('/fr/account')
  const text = await page.text()
  assert.equal(page.status, 200)
  assert.ok(text.includes(email) && text.includes('Payante') && text.includes('Se déconnecter'))
  assert.equal(page.headers.get('cache-control'), 'private, no-store')
  assert.match(text, /<meta name="robots" content="noindex">/)
})

test('the session cookie is HttpOnly and SameSite', async () => {
  const email = await addTestMember()
  const answer = await openBrowser(app.url).send('/nl/sign-in', { email, password: PASSWORD })
  const [cookie = '', ...more] = answer.headers.getSetCookie()
  assert.deepEqual(more, [])
  assert.match(cookie, /^griffie\.session_token=/)
  for (const flag of [/; HttpOnly/i, /; SameSite=Lax/i, /; Path=\//i, /; Max-Age=1209600/i])
    assert.match(cookie, flag)
  assert.doesNotMatch(cookie, /; Secure/i)
})

test('over TLS the cookie is Secure', async () => {
  const email = await addTestMember()
  const secure = await runApp({ databaseUrl, timing, baseUrl: 'https://companies.example.org' })
  const browser = openBrowser(secure.url)
  const fields = { email, password: PASSWORD }
  const answer = await browser.send('/nl/sign-in', fields, { origin: 'https://companies.example.org' })
  assert.match(answer.headers.getSetCookie()[0] ?? '', /^__Secure-griffie\.session_token=.*; Secure/i)
  assert.ok(await isSignedIn(browser))
  await secure.close()
})

test('a wrong password and an unknown address get the same response', async () => {
  const email = await addTestMember()
  const answers = await Promise.all(
    [email, 'nobody-99@example.org', 'no address at all'].map(async given => {
      const answer = await openBrowser(app.url).send('/nl/sign-in', {
        email: given,
        password: 'wrong password',
      })
      assert.deepEqual(answer.headers.getSetCookie(), [])
      return [answer.status, (await answer.text()).replaceAll(given, 'GIVEN')]
    }),
  )
  assert.equal(answers[0]?.[0], 401)
  assert.match(String(answers[0]?.[1]), /Het e-mailadres of het wachtwoord klopt niet/)
  assert.deepEqual(answers[1], answers[0])
  assert.deepEqual(answers[2], answers[0])
})

test('the submitted e-mail is escaped, and the password is never returned', async () => {
  const email = '"><script>alert(1)</script>@example.org'
  const answer = await openBrowser(app.url).send('/nl/sign-in', {
    email,
    password: 'a secret that was typed',
  })
  const text = await answer.text()
  assert.ok(!text.includes('<script>alert'))
  assert.ok(!text.includes('a secret that was typed'))
})

test('signing out ends the session in every process', async () => {
  const browser = await signIn(await addTestMember())
  const elsewhere = openBrowser(other.url, browser)
  assert.ok(await isSignedIn(elsewhere), 'any process serves the session')
  const answer = await browser.send('/nl/sign-out')
  assert.equal(answer.status, 303)
  assert.equal(browser.cookies.size, 0)
  assert.equal(
    (await elsewhere.get('/nl/account')).headers.get('location'),
    '/nl/sign-in?return=%2Fnl%2Faccount',
  )
})

test('forged and modified cookies are rejected', async () => {
  const browser = await signIn(await addTestMember())
  const [name = '', value = ''] = [...browser.cookies][0] ?? []
  for (const forged of [
    'x',
    'x.y',
    value.slice(0, -4),
    value.replace(/^./, sign => (sign === 'a' ? 'b' : 'a')),
  ]) {
    const forger = openBrowser(app.url)
    forger.cookies.set(name, forged)
    assert.ok(!(await isSignedIn(forger)), forged)
  }
})

test('ten failed attempts for an address lock it temporarily in every process', async () => {
  const email = await addTestMember()
  for (let n = 0; n < 10; n++) {
    const at = n % 2 === 0 ? app : other
    assert.equal(
      (await openBrowser(at.url).send('/nl/sign-in', { email, password: 'wrong password' })).status,
      401,
    )
  }
  for (const at of [app, other]) {
    const answer = await openBrowser(at.url).send('/de/sign-in', { email, password: PASSWORD })
    assert.equal(answer.status, 429)
    assert.ok(Number(answer.headers.get('retry-after')) > 800)
    assert.match(await answer.text(), /Es wurde zu oft versucht/)
  }
  assert.ok(await isSignedIn(await signIn(await addTestMember())), 'others do')
})

test('a successful sign-in resets the failed attempts', async () => {
  const email = await addTestMember()
  for (let round = 0; round < 2; round++) {
    for (let n = 0; n < 8; n++)
      await openBrowser(app.url).send('/nl/sign-in', { email, password: 'wrong password' })
    await signIn(email)
  }
})

test('attempts are limited per network, forwarded by trusted proxies only', async () => {
  const limited = await runApp({
    databaseUrl,
    trustedProxies: ['loopback'],
    timing: { members: { limits: { perNetwork: 3 } } },
  })
  const attempt = async (from: string, n: number) => {
    const fields = { email: `list-${n}@example.org`, password: 'wrong password' }
    return (await openBrowser(limited.url).send('/nl/sign-in', fields, { 'x-forwarded-for': from })).status
  }
  const statuses = []
  for (const n of [1, 2, 3, 4]) statuses.push(await attempt(`2001:db8:7:7::${n}`, n))
  assert.deepEqual(statuses, [401, 401, 401, 429], 'one /64 is one network')
  assert.equal(await attempt('192.0.2.1', 5), 401)
  const held = async () => (await pool.query('SELECT 1 FROM member.attempt')).rows.length
  const before = await held()
  for (let n = 10; n < 15; n++) await attempt('2001:db8:7:7::5', n)
  assert.equal(await held(), before, 'a network over its limit fills no table')
  await limited.close()
  const { rows } = await pool.query('SELECT subject FROM member.attempt')
  assert.ok(
    rows.every(({ subject }) => subject.length === 32),
    'kept are hashes, not addresses',
  )
})

test('an expired window is reset, and expired rows are deleted', async () => {
  const email = await addTestMember()
  for (let n = 0; n < 11; n++)
    await openBrowser(app.url).send('/nl/sign-in', { email, password: 'wrong password' })
  assert.equal((await openBrowser(app.url).send('/nl/sign-in', { email, password: PASSWORD })).status, 429)
  await pool.query("UPDATE member.attempt SET ends_at = now() - interval '1 second'")
  await pool.query("UPDATE member.session SET expires_at = now() - interval '1 second'")
  await signIn(email)
  const { rows } = await pool.query(
    `SELECT (SELECT count(*) FROM member.attempt)::int AS attempts, (SELECT count(*) FROM member.session)::int AS sessions`,
  )
  assert.deepEqual(rows, [{ attempts: 1, sessions: 1 }])
})

test('a cross-origin form has no effect', async () => {
  const email = await addTestMember()
  const browser = await signIn(email)
  const foreign: Record<string, string | null>[] = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': null },
    { origin: null, 'sec-fetch-site': null },
    { origin: 'null', 'sec-fetch-site': null },
  ]
  for (const headers of foreign)
    for (const path of ['/nl/sign-in', '/nl/sign-out', '/nl/account/password', '/nl/account/sessions']) {
      const answer = await browser.send(path, { email, password: PASSWORD }, headers)
      assert.equal(answer.status, 403, `${path} ${JSON.stringify(headers)}`)
      assert.deepEqual(answer.headers.getSetCookie(), [])
    }
  assert.ok(await isSignedIn(browser))
})

test('a rejected form explains what to do in the page’s language', async () => {
  const answer = await openBrowser(app.url).send(
    '/fr/sign-in',
    {},
    { origin: 'https://evil.example', accept: 'text/html' },
  )
  assert.equal(answer.status, 403)
  assert.match(await answer.text(), /Rouvrez la page et envoyez-le de là/)
})

test('signing in again ends the previous session of the browser', async () => {
  const email = await addTestMember()
  const browser = await signIn(email)
  const former = openBrowser(app.url, browser)
  await browser.send('/nl/sign-in', { email, password: PASSWORD })
  assert.ok(await isSignedIn(browser))
  assert.ok(!(await isSignedIn(former)))
})

test('a flood of attempts is shed before it exhausts the machine, and then recovers', async () => {
  const attempts = Array.from({ length: 60 }, (_, n) =>
    openBrowser(app.url).send('/nl/sign-in', { email: `flood-${n}@example.org`, password: 'wrong password' }),
  )
  const statuses = new Set((await Promise.all(attempts)).map(({ status }) => status))
  assert.deepEqual([...statuses].sort(), [401, 503])
  await signIn(await addTestMember())
  assert.ok(!app.log.some(line => line.includes('source failed')), 'nothing has failed')
})

test('signing in returns to the previous page, never to another site', async () => {
  const email = await addTestMember()
  const landed = async (back: string) =>
    (await openBrowser(app.url).send('/en/sign-in', { email, password: PASSWORD, return: back })).headers.get(
      'location',
    )
  assert.equal(await landed('/en/search?q=bakker'), '/en/search?q=bakker')
  for (const back of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/\t/evil.example',
    '/.//evil.example',
  ])
    assert.equal(await landed(back), '/en/account', back)
  const form = await (await openBrowser(app.url).get('/en/sign-in?return=%2F%2Fevil.example')).text()
  assert.ok(!form.includes('evil.example'))
  const kept = await (await openBrowser(app.url).get('/en/sign-in?return=%2Fen%2Fstatus')).text()
  assert.match(kept, /name="return" value="\/en\/status"/)
})

test('changing the password ends other sessions and keeps the current one', async () => {
  const email = await addTestMember()
  const [browser, elsewhere] = [await signIn(email), await signIn(email, PASSWORD, other.url)]
  const change = (current: string, renewed: string) =>
    browser.send('/nl/account/password', { current, renewed })
  const wrong = await change('not the password', 'a longer new password')
  assert.equal(wrong.status, 422)
  assert.match(await wrong.text(), /Het huidige wachtwoord klopt niet/)
  assert.equal((await change(PASSWORD, 'short')).status, 422)
  assert.equal((await change(PASSWORD, 'x'.repeat(129))).status, 422)
  assert.ok(await isSignedIn(elsewhere))
  const changed = await change(PASSWORD, 'a longer new password')
  assert.equal(changed.headers.get('location'), '/nl/account?done=password_changed')
  assert.ok(await isSignedIn(browser))
  assert.ok(!(await isSignedIn(elsewhere)))
  assert.equal((await openBrowser(app.url).send('/nl/sign-in', { email, password: PASSWORD })).status, 401)
  await signIn(email, 'a longer new password')
})

test('guesses of the current password in a session are limited', async () => {
  const browser = await signIn(await addTestMember())
  const statuses = []
  for (let n = 0; n < 11; n++)
    statuses.push(
      (
        await browser.send('/nl/account/password', {
          current: `guess ${n}`,
          renewed: 'a longer new password',
        })
      ).status,
    )
  assert.deepEqual(statuses, [...Array(10).fill(422), 429])
})

test('a member can end all other sessions', async () => {
  const email = await addTestMember()
  const [browser, elsewhere] = [await signIn(email), await signIn(email)]
  assert.match(await (await browser.get('/en/account')).text(), /one other session/)
  assert.equal((await browser.send('/en/account/sessions')).status, 303)
  assert.ok(await isSignedIn(browser))
  assert.ok(!(await isSignedIn(elsewhere)))
  assert.match(await (await browser.get('/en/account')).text(), /no other sessions/)
})

test('a plan change applies from the next request', async () => {
  const email = await addTestMember('free')
  const browser = await signIn(email)
  const plan = async () => /<dd>(Free|Paid)<\/dd>/.exec(await (await browser.get('/en/account')).text())?.[1]
  assert.equal(await plan(), 'Free')
  assert.ok(await updatePlan(pool, email, 'paid'))
  assert.equal(await plan(), 'Paid')
})

test('removing a member or resetting the password ends all sessions', async () => {
  const [removed, reset] = [await addTestMember(), await addTestMember()]
  const [first, second] = [await signIn(removed), await signIn(reset)]
  assert.ok(await deleteMember(pool, removed))
  assert.ok(await resetPassword(pool, reset, 'given by the operator'))
  assert.ok(!(await isSignedIn(first)) && !(await isSignedIn(second)))
  assert.equal(
    (await openBrowser(app.url).send('/nl/sign-in', { email: removed, password: PASSWORD })).status,
    401,
  )
  await signIn(reset, 'given by the operator')
})

test('there is no sign-up, and no route of the library is exposed', async () => {
  const fields = { email: 'new@example.org', password: PASSWORD, name: 'New', plan: 'paid' }
  for (const path of ['/api/auth/sign-up/email', '/api/auth/sign-in/email', '/sign-up/email', '/nl/sign-up'])
    assert.equal((await openBrowser(app.url).send(path, fields)).status, 404, path)
  const { rows } = await pool.query("SELECT 1 FROM member.member WHERE email = 'new@example.org'")
  assert.equal(rows.length, 0)
})

test('oversized and malformed bodies are rejected without delaying others', async () => {
  const post = (body: string, type: string) =>
    fetch(`${app.url}/nl/sign-in`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, origin: app.url },
    })
  assert.equal((await post(`email=${'a'.repeat(9_000)}`, 'application/x-www-form-urlencoded')).status, 413)
  assert.equal((await post('{"email":"a@example.org","password":"x"}', 'application/json')).status, 401)
  assert.equal(
    (await post('email=a&email=b&password[]=1&__proto__=2', 'application/x-www-form-urlencoded')).status,
    401,
  )
  assert.equal((await post('%E0%A4%A=%', 'application/x-www-form-urlencoded')).status, 401)
  const { port } = new URL(app.url)
  const socket = connect(Number(port), '127.0.0.1')
  after(() => socket.destroy())
  socket.write(
    `POST /nl/sign-in HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${app.url}\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n`,
  )
  const [head] = await new Promise<string[]>(resolve => socket.once('data', data => resolve([String(data)])))
  assert.match(String(head), /^HTTP\/1\.1 401 /)
})

test('during a database outage pages are anonymous, and signing in reports the outage', async () => {
  const relay = await relayTo(databaseUrl)
  const shaky = await runApp({
    databaseUrl: relay.url,
    sourceUrls: {},
    timing: { members: { ...timing.members, retryAfterMs: 20 } },
  })
  const email = await addTestMember()
  const browser = await signIn(email, PASSWORD, shaky.url)
  await relay.cut()
  const form = await browser.get('/nl/sign-in')
  assert.equal(form.status, 200, 'as if nobody were signed in')
  const refused = await browser.send('/nl/sign-in', { email, password: PASSWORD })
  assert.equal(refused.status, 503)
  assert.match(await refused.text(), /Aanmelden kan op dit moment niet/)
  assert.ok(refused.headers.get('retry-after'))
  assert.equal((await browser.get('/nl/account')).status, 503)
  assert.equal((await browser.send('/nl/sign-out')).status, 503, 'the session is not ended, and that is said')
  await relay.mend()
  assert.ok(await isSignedIn(browser))
  const told = shaky.log.filter(line => line.includes('"source":"members"') && line.includes('source failed'))
  assert.equal(told.length, 1, 'told once')
  await shaky.close()
  assertNothingPrivate(shaky.log)
})

function assertNothingPrivate(log: readonly string[]): void {
  for (const secret of ['@example.org', PASSWORD, 'wrong password', 'session_token'])
    assert.deepEqual(
      log.filter(line => line.includes(secret)),
      [],
      secret,
    )
}

test('the log contains no account data', () => {
  assert.ok(app.log.length > 0)
  assertNothingPrivate([...app.log, ...other.log])
})
