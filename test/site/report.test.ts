// The report of a company as PDF, read back.

import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { load } from 'cheerio'
import { LANGUAGES, type Lang } from '../../src/http/i18n/languages.ts'
import { insertSuppression } from '../../src/store/access/suppression.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import type { Kind } from '../fixtures/browser-companies.ts'
import { findNodes, type ReadPdf, readPdf, squeeze } from '../fixtures/read-pdf.ts'
import { until, withChecksum } from '../rest/running-app.ts'
import type { Browser } from './form-client.ts'
import { openMembersApp } from './members-app.ts'

const { pool, relays, companies, paid, free, nobody } = await openMembersApp('gazette', 'accounts')
const { gazette, accounts } = relays
const pathOf = (slug: string, lang: Lang = 'en') => `/${lang}/company/${slug}/report.pdf`

async function fetchReport(slug: string, lang: Lang = 'en', browser = paid): Promise<Buffer> {
  const answer = await browser.get(pathOf(slug, lang))
  assert.equal(answer.status, 200)
  return Buffer.from(await answer.arrayBuffer())
}

async function reportOf(kind: Kind, lang: Lang = 'en', browser = paid): Promise<ReadPdf> {
  return readPdf(await fetchReport(companies[kind].slug, lang, browser))
}

const answersOf = ({ attachments }: ReadPdf) => JSON.parse(String(attachments['answers.json']))

test('a member gets a file that nobody else may keep', async () => {
  const answer = await free.get(pathOf(companies.busy.slug, 'fr'))
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('content-type'), 'application/pdf')
  assert.equal(answer.headers.get('cache-control'), 'private, no-store')
  assert.equal(answer.headers.get('x-robots-tag'), 'noindex')
  assert.match(
    String(answer.headers.get('content-disposition')),
    new RegExp(`^attachment; filename="${companies.busy.slug}-\\d{4}-\\d\\d-\\d\\d\\.pdf"$`),
  )
  assert.match(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 8), /^%PDF-1\.7/)
})

test('a visitor is sent to sign in, an unknown company or language is 404', async () => {
  const answer = await nobody.get(pathOf(companies.busy.slug))
  assert.equal(answer.status, 303)
  assert.equal(answer.headers.get('cache-control'), 'private, no-store')
  assert.equal(
    answer.headers.get('location'),
    `/en/sign-in?return=${encodeURIComponent(`/en/company/${companies.busy.number}`)}`,
  )
  assert.equal((await paid.get(pathOf(`x-${withChecksum(9_999_999)}`))).status, 404)
  assert.equal((await paid.get(`/es/company/${companies.busy.slug}/report.pdf`)).status, 404)
})

test('the report says what the sections of the page say, in four languages', async () => {
  for (const lang of LANGUAGES)
    for (const kind of ['busy', 'bankrupt', 'soleTrader'] as const) {
      const { text } = await reportOf(kind, lang)
      const page = await paid.get(`/${lang}/company/${companies[kind].slug}`)
      const $ = load(await page.text())
      $(
        'nav, script, svg, .unseen, .button, form, summary, details:has(> .formulas), details.notes, #network, #register',
      ).remove()
      const cells = $('article').find('h1, h2, dt, dd, td, th, .when, .source, .gap, #risk p')
      assert.ok(cells.length > 20)
      const missing = cells
        .toArray()
        .map(cell => $(cell).text())
        .filter(said => !text.includes(squeeze(said.replaceAll('\u00ad', ''))))
      assert.deepEqual(
        missing.map(said => said.slice(0, 90)),
        [],
        kind,
      )
    }
})

test('the report is A4 and tagged: language, title, headings, tables with heads, charts with descriptions', async () => {
  const report = await reportOf('busy', 'de')
  assert.equal(report.language, 'de')
  assert.ok(report.marked)
  assert.match(String(report.info.Title), /^Unternehmensbericht – .*\(\d{4}\.\d{3}\.\d{3}\)$/)
  const nodes = (role: string) => report.pages.flatMap(page => findNodes(page.structure, role))
  for (const { width, height } of report.pages) assert.deepEqual([width, height], [595.28, 841.89])
  assert.equal(nodes('H1').length, 1)
  assert.ok(nodes('H2').length >= 8)
  const charts = nodes('Figure')
  assert.ok(charts.length >= 5)
  assert.ok(charts.every(({ alt }) => (alt ?? '').length > 10))
  const rows = nodes('TR')
  assert.ok(rows.length > 50)
  assert.ok(rows.every(row => row.children.some(({ role }) => role === 'TH')))
  const links = nodes('Link')
  assert.ok(links.length > 5)
})

test('all that is drawn is content of the structure or an artifact, and the file says that it is PDF/UA-1', async () => {
  const bytes = await fetchReport(companies.busy.slug)
  const file = bytes.toString('latin1')
  assert.match(file, /<pdfuaid:part>1</)
  const contents = [...file.matchAll(/\nstream\n(.*?)\nendstream/gs)].flatMap(([, data]) =>
    inflate(data ?? ''),
  )
  const pages = contents.filter(text => text.includes('\nBT\n'))
  assert.ok(pages.length >= 8)
  for (const page of pages) {
    let depth = 0
    for (const [operator] of page.matchAll(/\b(?:BDC|BMC|EMC|BT|f|S|B)(?=\n)/g)) {
      if (operator === 'EMC') depth--
      else if (operator.endsWith('C')) depth++
      else assert.ok(depth > 0, operator)
    }
    assert.equal(depth, 0)
  }
})

function inflate(data: string): string[] {
  try {
    return [inflateSync(Buffer.from(data, 'latin1')).toString('latin1')]
  } catch {
    return [] // not compressed
  }
}

test('text stays within the margins and lines do not overlap, however long names are', async () => {
  for (const kind of ['longName', 'oddName', 'busy', 'bankrupt'] as const)
    for (const page of (await reportOf(kind, 'de')).pages) {
      const drawn = page.items.filter(({ text }) => text.trim() !== '')
      for (const { text, x, y, width } of drawn) {
        assert.ok(x >= 47.9 && x + width <= 595.28 - 47.9, `${kind}: ${text} at ${x} to ${x + width}`)
        assert.ok(y > 20 && y < 841.89 - 40, `${kind}: ${text} at ${y}`)
      }
      const overlaps = drawn.flatMap((a, at) =>
        drawn
          .slice(at + 1)
          .filter(b => Math.abs(a.y - b.y) < 5 && a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1)
          .map(b => `${a.text} / ${b.text}`),
      )
      assert.deepEqual(overlaps, [], kind)
    }
})

test('names in other scripts are shown right, or by code point where the font has no letter', async () => {
  const { text, info } = await reportOf('oddName')
  assert.ok(text.includes(squeeze(`"Ça & Là" <script>alert('été')</script> Łódź Ελλάς`)))
  assert.ok(text.includes('[U+516C][U+53F8]'))
  assert.ok(String(info.Title).includes(companies.oddName.name))
})

test('each fact has the number and date of its publication, and the words that prove it', async () => {
  const report = await reportOf('busy')
  const answers = answersOf(report)
  const facts = answers.acts.acts.flatMap(({ facts: stated }: { facts: object[] }) => stated ?? [])
  assert.ok(facts.length > 3)
  const quotes = Object.values<string>(answers.quotes)
  assert.equal(new Set(Object.keys(answers.quotes)).size, quotes.length)
  assert.ok(quotes.length >= facts.length * 0.8)
  for (const quote of quotes) assert.ok(report.text.includes(squeeze(`“${quote}”`)), quote)
  for (const { numac } of answers.acts.acts) assert.ok(report.text.includes(numac))
  const { rows } = await pool.query<{ body: string }>(
    'SELECT body FROM gazette.publication WHERE numac = ANY ($1)',
    [answers.acts.acts.map(({ numac }: { numac: string }) => numac)],
  )
  const texts = rows.map(({ body }) => squeeze(body))
  for (const quote of quotes)
    for (const part of quote.replace(/…$/, '').split('[…]'))
      assert.ok(
        texts.some(text => text.includes(squeeze(part))),
        part,
      )
})

test('the hash is that of the attached answers, is printed and in the metadata, and leaves the moment out', async () => {
  const [one, other] = [await reportOf('bankrupt'), await reportOf('bankrupt')]
  const content = one.attachments['answers.json'] as Buffer
  const digest = hash('sha256', content, 'hex')
  assert.ok(one.text.includes(digest))
  assert.equal(one.info.Keywords, `sha256:${digest}`)
  assert.equal(other.info.Keywords, one.info.Keywords)
  assert.match(one.text, /Madeon\d+[A-Z]/)
  assert.doesNotMatch(String(content), /"asOf"/)
  assert.notEqual((await reportOf('busy')).info.Keywords, one.info.Keywords)
})

test('members on the free plan get the latest year, and read that earlier ones are for the paid plan', async () => {
  const [whole, latest] = [await reportOf('busy'), await reportOf('busy', 'en', free)]
  const years = answersOf(whole).financials.years as { periodEnd: string; reference: string }[]
  assert.ok(years.length > 1 && years.length <= 5)
  const shown = answersOf(latest).financials
  assert.deepEqual(
    shown.years.map(({ reference }: { reference: string }) => reference),
    [years[0]?.reference],
  )
  assert.equal(shown.years[0].filedYearBefore, null)
  assert.ok(/earlieryears?:formembersonthepaidplan/.test(latest.text))
  for (const { reference } of years.slice(1)) {
    assert.ok(whole.text.includes(reference))
    assert.ok(!latest.text.includes(reference))
  }
})

const isWhole = async () => !(await reportOf('busy')).text.includes('Couldnotberead')

test('a source that does not answer is named, and its sections say so', async () => {
  await accounts.cut()
  const report = await reportOf('busy')
  assert.ok(/Couldnotberead:CentralBalanceSheetOffice,NationalBankofBelgium\./.test(report.text))
  assert.ok(/Theannualaccountsareunavailable\./.test(report.text))
  assert.equal(answersOf(report).financials, null)
  await accounts.mend()
  await until(isWhole)
  await gazette.cut()
  const blind = await reportOf('busy')
  assert.ok(/Couldnotberead:Belgianofficialgazette\./.test(blind.text))
  assert.ok(/Theofficialgazetteisunavailable\./.test(blind.text))
  await gazette.mend()
  await until(isWhole)
})

test('a suppressed person is nowhere in the report, the words of publications included', async () => {
  const before = await reportOf('busy')
  const { officers } = answersOf(before)
  const { name } = officers.officers[0] as { name: string }
  assert.ok(before.text.includes(squeeze(name)))
  const target = parseTarget(name)
  assert.ok(target)
  await insertSuppression(pool, target, null)
  await until(async () => !(await reportOf('busy')).text.includes(squeeze(name)))
  const after = await reportOf('busy')
  const said = `${after.text} ${after.attachments['answers.json']}`
  assert.ok(!said.includes(name))
})

test('publications about natural persons are not quoted', async () => {
  const report = await reportOf('soleTrader')
  assert.deepEqual(answersOf(report).quotes, {})
})

test('a company outside the register has a report that says so', async () => {
  const { rows } = await pool.query<{ n: number }>(
    `SELECT enterprise_number AS n FROM gazette.lifecycle_event e
     WHERE EXISTS (SELECT FROM register.company c WHERE c.enterprise_number = e.enterprise_number
                   AND NOT natural_person AND c.enterprise_number <> ALL ($1)) LIMIT 1`,
    [Object.values(companies).map(({ number }) => Number(number))],
  )
  const number = rows[0]?.n
  await pool.query(
    'UPDATE register.company SET in_register = false, left_on = $2 WHERE enterprise_number = $1',
    [number, '2026-01-05'],
  )
  const report = await readPdf(await fetchReport(String(number).padStart(10, '0')))
  assert.ok(/Notintheenterpriseregistersincetheextractof5January2026/.test(report.text))
  assert.ok(answersOf(report).absence)
})

test('a company with very many publications stays within bounds, and what is left out is told', async () => {
  const number = Number(companies.busy.number)
  await pool.query(
    `INSERT INTO gazette.publication (numac, kind, published_on, language, body, reading, enterprise_number, rubrics, extractor_version)
     SELECT '7' || lpad(n::text, 7, '0'), 'act', date '2020-01-01' + n, 'nl',
            'Benoemd tot bestuurder van de vennootschap: Jan Verzonnen' || n, 'text_layer', $1, '{}', 99
     FROM generate_series(1, 600) n`,
    [number],
  )
  await pool.query(
    `INSERT INTO gazette.fact (enterprise_number, ordinal, extractor_version, numac, kind, body)
     SELECT $1, 0, 99, '7' || lpad(n::text, 7, '0'), 'mandate',
            jsonb_build_object('fact', 'mandate', 'numac', '7' || lpad(n::text, 7, '0'), 'change', 'appointment',
              'office', 'director', 'role', 'bestuurder', 'representative', null, 'span', '{"start":0,"end":58}'::jsonb,
              'holder', jsonb_build_object('kind', 'person', 'name', 'Jan Verzonnen' || n, 'enterpriseNumber', null))
     FROM generate_series(1, 600) n`,
    [number],
  )
  await pool.query(
    `INSERT INTO gazette.mandate (enterprise_number, role, role_kind, name, currency, source, source_numac, office)
     SELECT $1, 'bestuurder', 'director', 'Jan Verzonnen' || n, 'former', 'BsActsV3', '7' || lpad(n::text, 7, '0'), 'director'
     FROM generate_series(1, 600) n`,
    [number],
  )
  const bytes = await fetchReport(companies.busy.slug)
  const report = await readPdf(bytes)
  assert.ok(/Thenewest\d+of6\d\d\./.test(report.text))
  assert.ok(/And\d+moremandates,whichareonthecompany’spageonly\./.test(report.text))
  assert.ok(bytes.length <= 300_000, `${bytes.length} bytes`)
})

test('reports of all kinds of companies stay below 300 kB', async () => {
  for (const { slug } of Object.values(companies))
    for (const lang of LANGUAGES)
      assert.ok((await fetchReport(slug, lang)).length < 300_000, `${slug} ${lang}`)
})

test('the page of a company links to the report and the workbook, as the plan allows', async () => {
  const page = `/en/company/${companies.busy.slug}`
  const linksOf = async (browser: Browser) => {
    const $ = load(await (await browser.get(page)).text())
    return $('a')
      .toArray()
      .flatMap(link => $(link).attr('href') ?? [])
  }
  assert.ok((await linksOf(paid)).includes(`${page}/report.pdf`))
  assert.ok((await linksOf(paid)).includes(`/export/company/${companies.busy.number}/dossier.xlsx?lang=en`))
  const ofFree = await linksOf(free)
  assert.ok(ofFree.includes(`${page}/report.pdf`))
  assert.ok(!ofFree.some(href => href.includes('.xlsx')))
  assert.ok((await linksOf(nobody)).includes(`/en/sign-in?return=${encodeURIComponent(page)}`))
})
