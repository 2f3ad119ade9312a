// Mails about watched companies: sent once, retried while the mail server is away, stopped when it refuses the address.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { load } from 'cheerio'
import { pino } from 'pino'
import { unsubscribeToken } from '../../src/domain/access/unsubscribe-token.ts'
import { createApp } from '../../src/http/app.ts'
import { renderWatchMail } from '../../src/http/site/members/watch-mail.ts'
import { unsubscribePath } from '../../src/http/site/paths.ts'
import { sendWatchMails } from '../../src/jobs/watch-mails/send-watch-mails.ts'
import { createMailer } from '../../src/platform/mail/mailer.ts'
import { ensureSecret } from '../../src/store/access/secrets.ts'
import { addMember } from '../../src/usecases/members/manage-members.ts'
import { createSuppressionReader } from '../../src/usecases/suppression/read-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { eventually } from '../faults/running-server.ts'
import { addCompany, runApp } from '../rest/running-app.ts'
import { type Browser, openBrowser } from '../site/form-client.ts'
import { change, record } from '../webhooks/delivery.ts'
import { headerOf, type MailServer, readable, startMailServer } from './mail-server.ts'

const { pool, url: databaseUrl } = await createTestDatabase()
const secret = await ensureSecret(pool, 'member.secret', Buffer.alloc(32, 7))
const { server, close } = await createApp({
  config: { trustedProxies: null, mail: { smtpUrl: 'smtp://unused.invalid', from: 'griffie@example.org' } },
  databaseUrl,
  logger: pino({ level: 'silent' }),
  searchCompanies: () => async () => [],
})
const url = await server.listen({ port: 0, host: '127.0.0.1' })
after(close)

const company = await addCompany(pool, { legal_name: 'Zandwerk & Zonen' })
const other = await addCompany(pool, { legal_name: 'Ander' })
const PASSWORD = 'correct horse battery'
const LIST = '/fr/account/watched'
let added = 0

/** A member who watches `company` and gets mails in French. */
async function addReader(frequency: string): Promise<{ browser: Browser; email: string; memberId: string }> {
  const email = `reader-${++added}@example.org`
  await addMember(pool, { email, name: 'Invented Member', plan: 'free', password: PASSWORD })
  const browser = openBrowser(url)
  await browser.send('/fr/sign-in', { email, password: PASSWORD })
  await browser.send(`${LIST}/add`, { number: company })
  assert.equal((await browser.send(`${LIST}/mails`, { frequency })).status, 303)
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM member.member WHERE email = $1', [email])
  return { browser, email, memberId: rows[0]?.id as string }
}

const running = new Set<AbortController>()
after(() => {
  for (const stopping of running) stopping.abort()
})

function startSender(smtpUrl: string): () => Promise<void> {
  const stopping = new AbortController()
  running.add(stopping)
  const mailer = createMailer({ url: smtpUrl, from: 'griffie@example.org' })
  const done = sendWatchMails({
    pool,
    mailer,
    logger: pino({ level: 'silent' }),
    signal: stopping.signal,
    domain: 'example.org',
    readSuppression: createSuppressionReader(pool),
    unsubscribeUrl: (memberId, language) =>
      url + unsubscribePath(language, unsubscribeToken(secret, memberId)),
    render: mail => renderWatchMail(mail, url),
    pollMs: 20,
  })
  return async () => {
    stopping.abort()
    await done
    mailer.close()
  }
}

const choiceOf = async (memberId: string) =>
  (await pool.query('SELECT * FROM member.watch_mail WHERE member_id = $1', [memberId])).rows[0]

async function reset(mailServer: MailServer, stop: () => Promise<void>): Promise<void> {
  await stop()
  await mailServer.close()
  await pool.query('DELETE FROM member.watch_mail')
}

test('changes of watched companies are mailed once, in the member’s language, as text and HTML', async () => {
  const mailServer = await startMailServer()
  const { email } = await addReader('at_once')
  const stop = startSender(mailServer.url)
  await record(pool, [change(Number(company), 'x'), change(Number(other), 'x')])
  await eventually(() => mailServer.mails.length > 0)
  await sleep(200)
  assert.equal(mailServer.mails.length, 1)
  const [mail = ''] = mailServer.mails
  assert.equal(headerOf(mail, 'To'), email)
  assert.match(headerOf(mail, 'From'), /griffie@example\.org/)
  assert.match(headerOf(mail, 'Message-ID'), /^<watch\.[0-9a-f]{16}\.\d+-\d+@example\.org>$/)
  assert.equal(headerOf(mail, 'List-Unsubscribe-Post'), 'List-Unsubscribe=One-Click')
  assert.match(headerOf(mail, 'List-Unsubscribe'), /^<http:.*\/fr\/unsubscribe\/.+>$/)
  assert.match(mail, /Content-Type: text\/plain/)
  assert.match(mail, /Content-Type: text\/html/)
  assert.match(readable(mail), /Zandwerk & Zonen/)
  assert.match(readable(mail), /Zandwerk &amp; Zonen/)
  assert.match(readable(mail), /Classe de risque/)
  assert.ok(readable(mail).includes(`/fr/company/zandwerk-zonen-${company}`))
  assert.doesNotMatch(mail, /Ander/)
  await reset(mailServer, stop)
})

test('while the mail server is away nothing is lost, and the mail keeps its id', async () => {
  const away = await startMailServer()
  const { memberId } = await addReader('at_once')
  await away.close()
  const stop = startSender(away.url)
  await record(pool, [change(Number(company), 'y')])
  await eventually(async () => (await choiceOf(memberId)).failures === 1)
  const { position, sending_to: sendingTo, next_attempt_at: next } = await choiceOf(memberId)
  assert.ok(next.getTime() > Date.now() + 2_000)
  const back = await startMailServer(away.port)
  await record(pool, [change(Number(company), 'later')])
  await eventually(async () => {
    await pool.query('UPDATE member.watch_mail SET next_attempt_at = now()')
    return back.mails.length === 2
  })
  assert.match(headerOf(back.mails[0] ?? '', 'Message-ID'), new RegExp(`\\.${position}-${sendingTo}@`))
  assert.notEqual(headerOf(back.mails[1] ?? '', 'Message-ID'), headerOf(back.mails[0] ?? '', 'Message-ID'))
  await reset(back, stop)
})

test('a refused address stops the mails, with a notice on the page until they are chosen again', async () => {
  const mailServer = await startMailServer()
  mailServer.refuseWith = 550
  const { browser, memberId } = await addReader('at_once')
  const stop = startSender(mailServer.url)
  await record(pool, [change(Number(company), 'z')])
  await eventually(async () => (await choiceOf(memberId)).stopped_because === '550')
  const page = load(await (await browser.get(LIST)).text())
  assert.match(page('.fault').text(), /a refusé votre adresse \(550\)/)
  mailServer.refuseWith = 450
  await browser.send(`${LIST}/mails`, { frequency: 'at_once' })
  assert.equal(load(await (await browser.get(LIST)).text())('.fault').length, 0)
  await record(pool, [change(Number(company), 'once more')])
  await eventually(async () => (await choiceOf(memberId)).failures === 1)
  assert.equal((await choiceOf(memberId)).stopped_because, null)
  await reset(mailServer, stop)
})

test('two workers send one mail', async () => {
  const mailServer = await startMailServer()
  for (let n = 0; n < 5; n++) await addReader('at_once')
  const stops = [startSender(mailServer.url), startSender(mailServer.url)]
  await record(pool, [change(Number(company), 'shared')])
  await eventually(() => mailServer.mails.length >= 5)
  await sleep(300)
  assert.equal(mailServer.mails.length, 5)
  assert.equal(new Set(mailServer.mails.map(mail => headerOf(mail, 'To'))).size, 5)
  await Promise.all(stops.map(stop => stop()))
  await reset(mailServer, async () => {})
})

test('daily mails wait for seven in the morning and take everything until then', async () => {
  const mailServer = await startMailServer()
  const { memberId } = await addReader('daily')
  const hour = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Brussels',
    hour: '2-digit',
    minute: '2-digit',
  })
  const next = (await choiceOf(memberId)).next_attempt_at
  assert.equal(hour.format(next), '07:00')
  assert.ok(next.getTime() > Date.now() && next.getTime() < Date.now() + 25 * 3_600_000)
  const stop = startSender(mailServer.url)
  await record(pool, [change(Number(company), 1)])
  await record(pool, [change(Number(company), 2, { kind: 'accounts.filed' })])
  await sleep(200)
  assert.equal(mailServer.mails.length, 0)
  await pool.query('UPDATE member.watch_mail SET next_attempt_at = now()')
  await eventually(() => mailServer.mails.length === 1)
  assert.match(readable(mailServer.mails[0] ?? ''), /Classe de risque[\s\S]*Comptes/)
  await eventually(async () => (await choiceOf(memberId)).next_attempt_at.getTime() > Date.now())
  await reset(mailServer, stop)
})

test('suppressed companies are not mailed', async () => {
  const mailServer = await startMailServer()
  const { memberId } = await addReader('at_once')
  await pool.query(`INSERT INTO access.suppression (kind, enterprise_number) VALUES ('company', $1)`, [
    company,
  ])
  const stop = startSender(mailServer.url)
  await record(pool, [change(Number(company), 'hidden')])
  const { rows } = await pool.query<{ newest: string }>('SELECT max(position) AS newest FROM history.batch')
  await eventually(async () => (await choiceOf(memberId)).position === rows[0]?.newest)
  assert.equal(mailServer.mails.length, 0)
  await pool.query('DELETE FROM access.suppression')
  await reset(mailServer, stop)
})

test('the link in a mail ends the mails without signing in, and only with its token', async () => {
  const { memberId } = await addReader('at_once')
  const path = unsubscribePath('nl', unsubscribeToken(secret, memberId))
  const asked = await fetch(url + path)
  assert.equal(asked.headers.get('cache-control'), 'private, no-store')
  assert.equal(
    load(await asked.text())('form')
      .last()
      .attr('action'),
    path,
  )
  assert.notEqual(await choiceOf(memberId), undefined, 'opening the link changes nothing')
  for (const token of ['x', `${memberId}.`, unsubscribeToken(Buffer.alloc(32), memberId)])
    assert.equal((await fetch(`${url}/nl/unsubscribe/${token}`, { method: 'POST' })).status, 404, token)
  assert.notEqual(await choiceOf(memberId), undefined)
  for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), new FormData()]) {
    await pool.query(
      `INSERT INTO member.watch_mail (member_id, frequency, language, position) VALUES ($1, 'daily', 'nl', 0) ON CONFLICT DO NOTHING`,
      [memberId],
    )
    const done = await fetch(url + path, { method: 'POST', body })
    assert.equal(done.status, 200)
    assert.equal(await choiceOf(memberId), undefined)
  }
})

test('without a mail server no page shows mails', async () => {
  const app = await runApp({ databaseUrl })
  const { browser, memberId } = await addReader('none')
  const page = await openBrowser(app.url, browser).get(LIST)
  assert.doesNotMatch(await page.text(), /account\/watched\/mails/)
  const path = unsubscribePath('nl', unsubscribeToken(secret, memberId))
  assert.equal((await fetch(app.url + path)).status, 404)
  await app.close()
})
