import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import {
  GazetteResponseError,
  type ResponseErrorReason,
} from '../../../../src/sources/gazette/client/errors.ts'
import type { ConditionalResult } from '../../../../src/sources/gazette/client/fetch-pages.ts'
import { createFakeSiteClient, USER_AGENT } from './fake-site-client.ts'
import {
  type ActFixture,
  actPath,
  articlePage,
  enterpriseNumberFor,
  inventedPdf,
  listPage,
  pageWithFrame,
  summaryPage,
} from './generate-pages.ts'

const DAY = '2031-06-11'
const BREWERY = enterpriseNumberFor('04719876')
const FERRY = enterpriseNumberFor('10123456')

function acts(count: number, number = BREWERY, day = DAY): ActFixture[] {
  return Array.from({ length: count }, (_, at) => ({
    number,
    day,
    reference: String(71_000 + at).padStart(7, '0'),
    name: 'BROUWERIJ DE ZILVEREN MEEUW',
    form: 'BV',
    address: 'KAAIMANSTRAAT 7 9999 ZEEGEM',
    rubrics: ['DIVERSEN'],
  }))
}

function read<T>(reading: ConditionalResult<T>): T {
  assert.ok(!reading.unchanged)
  return reading.value
}

async function answerFault(work: Promise<unknown>, reason: ResponseErrorReason): Promise<void> {
  await assert.rejects(work, (error: Error) => {
    assert.ok(error instanceof GazetteResponseError, String(error.stack))
    assert.equal(error.reason, reason)
    return true
  })
}

test('a day is read over all editions, and every request has the user agent', async () => {
  const { site, played } = await createFakeSiteClient({
    days: { [DAY]: [[{ numac: '2031804477' }, { numac: '2031004242' }], [{ numac: '2031807300' }]] },
  })
  const day = read(await site.readDay(DAY))
  assert.equal(day.editions, 2)
  assert.deepEqual(
    day.entries.map(entry => [entry.numac, entry.edition]),
    [
      ['2031804477', 1],
      ['2031004242', 1],
      ['2031807300', 2],
    ],
  )
  assert.deepEqual(played.asked('summary.pl', 's_editie'), ['1', '2'])
  assert.ok(played.calls.every(call => call.headers['user-agent'] === USER_AGENT))
})

test('a text is requested in the other languages when the page says it is not in this one', async () => {
  const { site, played } = await createFakeSiteClient({
    days: {
      [DAY]: [[{ numac: '2031804477', title: 'Faillite', body: 'Ouverture de la faillite, né à Liège' }]],
    },
    languages: { '2031804477': 'f' },
  })
  const publication = await site.readArticle('2031804477', DAY)
  assert.equal(publication?.text, 'Faillite\nOuverture de la faillite, né à Liège')
  assert.deepEqual(played.asked('article.pl', 'lg_txt'), ['n', 'f'])
})

test('a text that the site states to be in no language is null', async () => {
  const { site, played } = await createFakeSiteClient({
    days: { [DAY]: [[{ numac: '2031804477' }]] },
    languages: { '2031804477': '' },
  })
  assert.equal(await site.readArticle('2031804477', DAY), null)
  assert.deepEqual(played.asked('article.pl', 'lg_txt'), ['n', 'f', 'd'])
})

test('a complete page without the text does not prove its absence, whatever the other languages say', async () => {
  const { site, played } = await createFakeSiteClient({
    days: { [DAY]: [[{ numac: '2031804477' }]] },
    languages: { '2031804477': 'n' },
  })
  await answerFault(site.readArticle('2031804477', DAY), 'unproven_empty')
  assert.deepEqual(played.asked('article.pl', 'lg_txt'), ['n', 'f', 'd'])
})

test('the page of another text is rejected', async () => {
  const { site, played } = await createFakeSiteClient()
  played.stubReply('article.pl', { body: articlePage(DAY, { numac: '2031807300', body: 'Opening' }) })
  await answerFault(site.readArticle('2031804477', DAY), 'wrong_page')
})

test('a text is found by number alone, and an unknown number is null', async () => {
  const { site, played } = await createFakeSiteClient()
  played.stubReply('numac=2031804477', { body: articlePage(DAY, { numac: '2031804477', body: 'Opening' }) })
  assert.equal((await site.findArticle('2031804477', DAY))?.text, 'Opening')
  played.stubReply('numac=2031807260', { body: articlePage(DAY, { numac: '' }) })
  assert.equal(await site.findArticle('2031807260', DAY), null)
  played.stubReply('numac=2031807261', { body: articlePage(DAY, { numac: '2031804477', body: 'Opening' }) })
  await answerFault(site.findArticle('2031807261', DAY), 'wrong_page')
})

test("a company's page must match the request, and an empty one is rejected", async () => {
  const { site, played } = await createFakeSiteClient()
  const page = (main: string) => ({ body: pageWithFrame(`<main class="article-text">${main}</main>`) })
  const block = `<p><font color=blue>DE BLAUWE VEERPONT</font>&nbsp;&nbsp;SRL<br>QUAI AUX OIES 12 9998 MERVAUX
<br>1012.345.646<br>DIVERS<br>2030-11-21 / 0412345<br><hr></p>`
  played.stubReply('cgi_tsv/article.pl', page(block))
  const company = read(await site.readCompanyPage(FERRY))
  assert.deepEqual([company.name, company.entries.length], ['DE BLAUWE VEERPONT', 1])
  played.stubReply('cgi_tsv/article.pl', page(block))
  await answerFault(site.readCompanyPage(BREWERY), 'wrong_page')
  played.stubReply('cgi_tsv/article.pl', page(''))
  await answerFault(site.readCompanyPage(FERRY), 'unproven_empty')
  played.stubReply('cgi_tsv/article.pl', page('<p>Een mededeling zonder datum</p>'))
  await answerFault(site.readCompanyPage(FERRY), 'unreadable')
})

test('a compressed page is read', async () => {
  const { site, played } = await createFakeSiteClient()
  const body = gzipSync(summaryPage(DAY, [{ numac: '2031804477' }]))
  played.stubReply('summary.pl', { body, headers: { 'content-encoding': 'gzip' } })
  assert.equal(read(await site.readDay(DAY)).entries.length, 1)
})

test('the PDF of an issue is read by day and edition', async () => {
  const { site, played } = await createFakeSiteClient()
  played.stubReply('/mopdf/2031/06/11_2.pdf', { body: inventedPdf('editie 2') })
  assert.match(Buffer.from(read(await site.readIssuePdf(DAY, 2))).toString(), /editie 2/)
})

test('the acts of a company come from all pages, also where links drop the leading zero', async () => {
  const { site, played } = await createFakeSiteClient({ acts: [...acts(109), ...acts(3, FERRY)] })
  const listed = read(await site.listActsOf(BREWERY))
  assert.equal(listed.length, 109)
  assert.ok(listed.every(act => act.enterpriseNumber === BREWERY))
  assert.deepEqual(
    played.calls.map(call => [call.path, call.query.get('btw'), call.query.get('page')]),
    [
      ['/cgi_tsv/rech_res.pl', BREWERY, null],
      ['/cgi_tsv/list.pl', BREWERY.slice(1), '2'],
    ],
  )
})

test('a list of exactly one full page needs no second request', async () => {
  const { site, played } = await createFakeSiteClient({ acts: acts(100) })
  assert.equal(read(await site.listActsOf(BREWERY)).length, 100)
  assert.equal(played.calls.length, 1)
})

test('the acts of a day are those of all companies', async () => {
  const { site } = await createFakeSiteClient({
    acts: [...acts(150), ...acts(60, FERRY), ...acts(5, FERRY, '2031-06-10')],
  })
  assert.equal(read(await site.listActsOn(DAY)).length, 210)
})

test('a search that the site states to be empty is an empty list', async () => {
  const { site } = await createFakeSiteClient()
  assert.deepEqual(read(await site.listActsOf(BREWERY)), [])
  assert.deepEqual(read(await site.listActsOn(DAY)), [])
})

test('an empty list without that statement is rejected', async () => {
  const { site, played } = await createFakeSiteClient()
  played.stubReply('rech_res.pl', { body: listPage([], 1, 'btw=471987647') })
  await answerFault(site.listActsOf(BREWERY), 'unproven_empty')
})

test('a list that states emptiness and further pages is a contradiction', async () => {
  const { site, played } = await createFakeSiteClient()
  const body = pageWithFrame(`<main><div class="pagination-container"><span class="active">1</span>
    <a href="list.pl?page=4&btw=471987647">4</a></div>Geen tekst komt overeen met uw zoekopdracht</main>`)
  played.stubReply('rech_res.pl', { body })
  await answerFault(site.listActsOf(BREWERY), 'contradiction')
})

test('a further page that is empty, short of the total or shifted is rejected', async () => {
  const { site, played } = await createFakeSiteClient({ acts: acts(109) })
  played.stubReply('page=2', {
    body: listPage([], 1, 'btw=471987647').toString('latin1').replace('>1</span>', '>2</span>'),
  })
  await answerFault(site.listActsOf(BREWERY), 'contradiction')
  played.stubReply('page=2', { body: listPage(acts(105), 2, 'btw=471987647') })
  await answerFault(site.listActsOf(BREWERY), 'contradiction')
  played.stubReply('page=2', { body: listPage(acts(109), 1, 'btw=471987647') })
  await answerFault(site.listActsOf(BREWERY), 'wrong_page')
  assert.equal(read(await site.listActsOf(BREWERY)).length, 109, 'and a list as it should be is read')
})

test('acts of another company or day are rejected', async () => {
  const { site, played } = await createFakeSiteClient()
  played.stubReply('rech_res.pl', { body: listPage(acts(2, FERRY), 1, '') })
  await answerFault(site.listActsOf(BREWERY), 'wrong_page')
  played.stubReply('rech_res.pl', { body: listPage(acts(2, FERRY, '2031-06-10'), 1, '') })
  await answerFault(site.listActsOn(DAY), 'wrong_page')
})

test('another day or edition is rejected', async () => {
  const { site, played } = await createFakeSiteClient()
  const texts = [{ numac: '2031804477' }]
  played.stubReply('summary.pl', { body: summaryPage('2031-06-10', texts) })
  await answerFault(site.readDay(DAY), 'wrong_page')
  played.stubReply('s_editie=1', { body: summaryPage(DAY, texts, 1, 2) })
  played.stubReply('s_editie=2', { body: summaryPage(DAY, texts, 1, 2) })
  await answerFault(site.readDay(DAY), 'wrong_page')
})

test('a page of the site without a day does not stand for a day', async () => {
  const { site, played } = await createFakeSiteClient()
  played.stubReply('summary.pl', { body: pageWithFrame('<main>Welkom</main>') })
  await answerFault(site.readDay('2031-06-07'), 'wrong_page')
})

test('a summary without texts is accepted on weekends and holidays, not on working days', async () => {
  const { site } = await createFakeSiteClient()
  assert.deepEqual(read(await site.readDay('2031-06-07')), { editions: 0, entries: [] }, 'a Saturday')
  assert.deepEqual(
    read(await site.readDay('2031-07-21')),
    { editions: 0, entries: [] },
    'the national holiday',
  )
  await answerFault(site.readDay(DAY), 'unproven_empty')
})

test('a summary without texts is accepted on a working day when the page states it', async () => {
  const { site, played } = await createFakeSiteClient()
  played.stubReply('summary.pl', {
    body: summaryPage(DAY, [], 1, 1, 'Geen tekst komt overeen met uw zoekopdracht'),
  })
  assert.deepEqual(read(await site.readDay(DAY)), { editions: 0, entries: [] })
})

test('an edition without texts beside others is a contradiction', async () => {
  const { site } = await createFakeSiteClient({ days: { '2031-06-07': [[{ numac: '2031804477' }], []] } })
  await answerFault(site.readDay('2031-06-07'), 'contradiction')
})

test('the PDF of an act is read from its own path only', async () => {
  const [act] = acts(1) as [ActFixture]
  const { site, played } = await createFakeSiteClient({ acts: [act] })
  assert.match(
    Buffer.from(read(await site.readActPdf(actPath(act)))).toString(),
    /^%PDF-1\.4\n.*\n.*\n%%EOF\n$/,
  )
  for (const path of [
    '//elsewhere.example/tsv_pdf/2031/06/11/31071000.pdf',
    '@elsewhere.example/x.pdf',
    '/admin',
  ]) {
    await answerFault(site.readActPdf(path), 'redirect')
  }
  assert.equal(played.calls.length, 1)
})

test('an unchanged page with a known validator is reported as such', async () => {
  const { site, played } = await createFakeSiteClient({ acts: acts(109), tagged: true })
  const first = await site.listActsOf(BREWERY)
  assert.ok(!first.unchanged)
  assert.equal(first.validators.length, 2)
  const known = async (url: string) => first.validators.find(validator => validator.url === url) ?? null
  assert.deepEqual(await site.listActsOf(BREWERY, { known }), { unchanged: true })
  assert.equal(played.calls.length, 4, 'both pages were asked')
  assert.equal(played.calls[3]?.headers['if-none-match'], first.validators[1]?.etag)
})

test('a list with one changed page is read again completely', async () => {
  const contents = { acts: acts(109), days: {}, tagged: true }
  const { site } = await createFakeSiteClient(contents)
  const first = await site.listActsOf(BREWERY)
  assert.ok(!first.unchanged)
  contents.acts[105] = { ...(contents.acts[105] as ActFixture), rubrics: ['ONTSLAGEN - BENOEMINGEN'] }
  const known = async (url: string) => first.validators.find(validator => validator.url === url) ?? null
  const second = read(await site.listActsOf(BREWERY, { known }))
  assert.equal(second.length, 109)
  assert.deepEqual(second[105]?.rubrics, ['ONTSLAGEN - BENOEMINGEN'])
})

test('a site without validators gets no conditional requests', async () => {
  const { site, played } = await createFakeSiteClient({ acts: acts(2) })
  const first = await site.listActsOf(BREWERY)
  assert.ok(!first.unchanged)
  assert.deepEqual(first.validators, [])
  assert.equal(read(await site.listActsOf(BREWERY, { known: async () => null })).length, 2)
  assert.ok(played.calls.every(call => !call.headers['if-none-match'] && !call.headers['if-modified-since']))
})
