import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readActList } from '../../../../src/sources/gazette/parse/pages/act-list.ts'
import { courtNoticesOf, readCompanyPage } from '../../../../src/sources/gazette/parse/pages/company-page.ts'
import { concernsCompanies } from '../../../../src/sources/gazette/parse/pages/company-relevance.ts'
import { readDaySummary } from '../../../../src/sources/gazette/parse/pages/day-summary.ts'
import { checkPageFrame, decodePage } from '../../../../src/sources/gazette/parse/pages/site-page.ts'
import {
  readApiPage,
  readArticlePage,
  statesNoTextInLanguage,
} from '../../../../src/sources/gazette/parse/pages/text-page.ts'
import {
  type ActFixture,
  articlePage,
  CAPTCHA_PAGE,
  COMPANY_PAGE,
  encode1252,
  enterpriseNumberFor,
  listPage,
  nothingFoundPage,
  pageWithFrame,
  summaryPage,
} from '../client/generate-pages.ts'

const DAY = '2031-06-11'
const BREWERY = enterpriseNumberFor('04719876')
const FERRY = enterpriseNumberFor('10123456')

const ACT: ActFixture = {
  number: BREWERY,
  day: DAY,
  reference: '0058213',
  name: 'BROUWERIJ DE ZILVEREN MEEUW, AFGEKORT : BDZM',
  form: 'BV',
  address: 'KAAIMANSTRAAT 12 BUS 3 9999 ZANDLOPER (ZEEGEM)',
  rubrics: ['KAPITAAL - AANDELEN', 'ONTSLAGEN - BENOEMINGEN', 'STATUTEN (VERTALING, COÖRDINATIE, …)'],
}

test('a summary has the texts of the shown edition with issuer, and the number of editions', () => {
  const page = summaryPage(
    DAY,
    [
      { numac: '2031804477', source: 'Ondernemingsrechtbank Zeegem', title: 'Faillissement' },
      { numac: '2031004242', title: 'Wet over de zandlopers' },
    ],
    2,
    3,
  )
  assert.deepEqual(readDaySummary(page), {
    day: DAY,
    edition: 2,
    editions: 3,
    entries: [
      {
        numac: '2031804477',
        source: 'Ondernemingsrechtbank Zeegem',
        title: 'Faillissement, bl. 1.',
        section: 'Officiële berichten',
      },
      {
        numac: '2031004242',
        source: null,
        title: 'Wet over de zandlopers, bl. 1.',
        section: 'Officiële berichten',
      },
    ],
    saysNothing: false,
  })
})

test('a day without a list of editions has one edition', () => {
  const page = pageWithFrame(
    '<main><a href="article.pl?numac_search=2031804477&pd_search=2031-06-11">2031804477</a></main>',
  )
  const { editions, edition, entries } = readDaySummary(page)
  assert.deepEqual([editions, edition, entries.length], [1, null, 1])
})

test('court notices and register lists concern companies, laws and tenders do not', () => {
  const entry = (numac: string, source: string | null, title: string | null) =>
    concernsCompanies({ numac, source, title, section: null })
  assert.equal(entry('2031804477', null, null), true)
  assert.equal(entry('2031701357', null, null), true)
  assert.equal(entry('2031004242', 'FOD Economie', 'Koninklijk besluit'), false)
  assert.equal(entry('2031203355', 'Federale Overheidsdienst Economie, K.M.O.', 'Lijst'), true)
  assert.equal(entry('2031200711', 'Grondwettelijk Hof', 'Uittreksel uit arrest'), false)
  assert.equal(entry('2031200712', null, null), true, 'nothing said: asked for')
})

test('notices of justices of the peace and on estates do not concern companies', () => {
  const notice = { numac: '2031804477', source: null, title: null, section: null }
  assert.equal(concernsCompanies({ ...notice, source: 'Vredegerecht Zeegem' }), false)
  assert.equal(concernsCompanies({ ...notice, title: 'Justice de paix du canton de Mervaux' }), false)
  assert.equal(concernsCompanies({ ...notice, section: 'Onbeheerde nalatenschap' }), false)
  assert.equal(concernsCompanies({ ...notice, title: 'Faillissement van NALATENSCHAP BV' }), true)
  assert.equal(concernsCompanies({ ...notice, section: 'Voorlopig bewindvoerders WER - art. XX.32' }), true)
})

test('an article becomes a publication with its printed lines, issuer and title first', () => {
  const page = articlePage(DAY, {
    numac: '2031804477',
    source: 'Tribunal de l’entreprise de Mervaux',
    title: 'Faillite',
    edition: 2,
    body: `Tribunal de l’entreprise de Mervaux.<BR>Ouverture de la faillite,   sur aveu,
 de : LA MOUETTE ARGENTÉE SRL<BR>Numéro d'entreprise : <font color=blue><b>0471.987.647</b></font><BR><BR>2031/104477`,
  })
  assert.deepEqual(readArticlePage(page, {}), {
    numac: '2031804477',
    kind: 'court_notice',
    publishedOn: DAY,
    language: null,
    text: [
      'Tribunal de l’entreprise de Mervaux',
      'Faillite',
      'Tribunal de l’entreprise de Mervaux.',
      'Ouverture de la faillite, sur aveu, de : LA MOUETTE ARGENTÉE SRL',
      "Numéro d'entreprise : 0471.987.647",
      '2031/104477',
    ].join('\n'),
    reading: 'html',
    printedNumber: '2031/104477',
    page: 23,
    edition: 2,
    enterpriseNumber: null,
    rubrics: [],
  })
})

test('the printed number of a notice without one is derived from its numac', () => {
  const numbered = articlePage(DAY, { numac: '2031807260', body: 'Sluiting' })
  assert.equal(readArticlePage(numbered, {})?.printedNumber, '2031/107260')
  const typed = articlePage(DAY, { numac: '2031701357', body: 'Vonnis' })
  assert.equal(readArticlePage(typed, {})?.printedNumber, '(1357)')
})

test('a register list is recognised by its words in the mixed series', () => {
  const page = articlePage(DAY, {
    numac: '2031203355',
    source: 'FEDERALE OVERHEIDSDIENST ECONOMIE',
    body: 'Lijst van geregistreerde entiteiten in de Kruispuntbank van Ondernemingen<BR>Ond. Nr. 0471.987.647',
  })
  const publication = readArticlePage(page, {})
  assert.equal(publication?.kind, 'register_list')
  assert.equal(publication?.printedNumber, null)
})

test('a page without an article gives none, as does one that says the text is in another language', () => {
  assert.equal(readArticlePage(articlePage(DAY, { numac: '2031804477' }), {}), null)
  assert.equal(readArticlePage(nothingFoundPage(), { url: '/cgi/article.pl?numac_search=2031804477' }), null)
  const elsewhere = articlePage(DAY, {
    numac: '2031804477',
    body: 'Deze tekst is niet beschikbaar in deze taal.',
  })
  assert.equal(readArticlePage(elsewhere, {}), null)
  assert.equal(statesNoTextInLanguage(elsewhere), true)
  assert.equal(statesNoTextInLanguage(articlePage(DAY, { numac: '2031804477' })), false)
})

test('a listed act has its company, separate rubrics, number and image path', () => {
  const list = readActList(listPage([ACT, { ...ACT, reference: '0058214' }], 1, 'btw=471987604'))
  assert.deepEqual(list.acts[0], {
    ordinal: 1,
    name: 'BROUWERIJ DE ZILVEREN MEEUW, AFGEKORT : BDZM',
    form: 'BV',
    address: 'KAAIMANSTRAAT 12 BUS 3 9999 ZANDLOPER (ZEEGEM)',
    enterpriseNumber: BREWERY,
    rubrics: ['KAPITAAL - AANDELEN', 'ONTSLAGEN - BENOEMINGEN', 'STATUTEN (VERTALING, COÖRDINATIE, …)'],
    publishedOn: DAY,
    reference: '0058213',
    numac: '31058213',
    pdfPath: '/tsv_pdf/2031/06/11/31058213.pdf',
    incomplete: false,
  })
  assert.deepEqual([list.page, list.pages, list.total, list.saysNothing], [1, 1, 2, false])
})

test('a fresh act without address and rubrics is incomplete', () => {
  const [act] = readActList(listPage([{ ...ACT, number: FERRY, address: '', rubrics: [] }], 1, '')).acts
  assert.equal(act?.incomplete, true)
  assert.deepEqual(
    [act?.ordinal, act?.address, act?.rubrics, act?.enterpriseNumber, act?.numac],
    [null, null, [], FERRY, '31058213'],
  )
})

test('a mention of annual accounts has a number and no image', () => {
  const rubrics = ['ME. - JAARREKENING 30.06.2030, GGK 28.12.2030, NGL 04.01.2031  31002-0011-007']
  const [act] = readActList(listPage([{ ...ACT, rubrics, image: false }], 1, '')).acts
  assert.deepEqual([act?.numac, act?.pdfPath, act?.incomplete], ['31058213', null, false])
  assert.deepEqual(act?.rubrics, [
    'ME. - JAARREKENING 30.06.2030, GGK 28.12.2030, NGL 04.01.2031 31002-0011-007',
  ])
})

test('only the page’s statement means that nothing was found', () => {
  assert.equal(readActList(nothingFoundPage()).saysNothing, true)
  assert.equal(readActList(pageWithFrame('<main></main>')).saysNothing, false)
})

test("a company's page has acts, register events and court notices separately", () => {
  const page = readCompanyPage(COMPANY_PAGE)
  assert.deepEqual(
    [page?.name, page?.form, page?.address],
    ['DE BLAUWE VEERPONT', 'SRL', 'QUAI AUX OIES 12 9998 MERVAUX'],
  )
  assert.deepEqual(
    page?.entries.map(({ kind, rubrics, publishedOn, numac }) => [
      kind,
      rubrics[0]?.slice(0, 13),
      publishedOn,
      numac,
    ]),
    [
      ['act', 'RUBRIQUE CONS', '2030-11-21', '30412345'],
      ['register_event', 'N° BCE', '2031-06-06', '2031204411'],
      ['court_notice', 'RUBRIQUE FIN ', '2031-06-11', '2031804477'],
    ],
  )
  assert.match(page?.entries[1]?.text ?? '', /^Date de la prise d'effet .* 30\/05\/2031\.$/)
})

test("a court notice on a company's page is a publication with its location in the issue", () => {
  const page = readCompanyPage(COMPANY_PAGE)
  assert.ok(page)
  const [notice, ...others] = courtNoticesOf(page)
  assert.equal(others.length, 0)
  assert.deepEqual(
    [notice?.numac, notice?.printedNumber, notice?.edition, notice?.page, notice?.kind],
    ['2031804477', '2031/104477', 2, 64, 'court_notice'],
  )
  assert.equal(
    notice?.text,
    "Tribunal de l'entreprise de Mervaux\nDissolution judiciaire et clôture immédiate de : DE BLAUWE VEERPONT\nNuméro d'entreprise : 1012.345.646",
  )
})

test("an unreadable block of a company's page is an error", () => {
  const page = pageWithFrame('<main class="article-text"><p>Een mededeling zonder datum<br><hr></p></main>')
  assert.throws(() => readCompanyPage(page), /no date and reference/)
})

// The layout of the API page before May 2024.
function apiPage(day: string, place: string, source: string, rest: string): Buffer {
  return encode1252(`<HTML VERSION=".//IETF//DTD HTML 3.0//EN">
<HEAD><TITLE>Moniteur Belge - Belgisch Staatsblad</TITLE>
</HEAD>
<BODY background=/img_mbs/back.jpg>
   <FORM name=set_urlpdf>
   <INPUT type=hidden name=urlpdf value="${place}">
   </FORM>
<A name="top"> </A>
<TABLE border=0 width=100%><TR align=center>
<TD width=20% align=center>    <A HREF="#end" TARGET="_self">einde</A></TD>
<TD width=38% align=center>
<h3><font color=Red>Publicatie : ${day}</font></h3></td></tr></table><center><table><tr><TD width=100% align=center>
<font><a href=${place}   > Beeld van de publicatie</a></font></TD></TR></TABLE></center>
<center><table><tr><TD width=100% align=center>
<font>${source}</font></TD></TR></TABLE></center>
${rest}`)
}

const API_URL = '/cgi/api2.pl?lg=N&pd=2031-06-11&numac=2031804477'
const API_TEXT = `<H3><CENTER><U> Zandloper </U></CENTER></H3><BR>
Ondernemingsrechtbank Zeegem <BR>Sluiting van het
faillissement<BR><A name="end"> </A><BR></BODY></HTML>
`

test('the API page gives a text with and without a title, and none for an unknown number', () => {
  const place = '/mopdf/2031/06/11_1.pdf#Page90  '
  const titled = apiPage(DAY, place, 'RECHTBANKEN', API_TEXT)
  const publication = readApiPage(titled, { url: API_URL })
  assert.equal(
    publication?.text,
    'RECHTBANKEN\nZandloper\nOndernemingsrechtbank Zeegem\nSluiting van het faillissement',
  )
  assert.deepEqual(
    [publication?.numac, publication?.publishedOn, publication?.page, publication?.edition],
    ['2031804477', DAY, 90, 1],
  )
  const untitled = apiPage(DAY, place, 'RECHTBANKEN', API_TEXT.replace('Zandloper', ''))
  assert.match(readApiPage(untitled, { url: API_URL })?.text ?? '', /^RECHTBANKEN\nOndernemingsrechtbank/)
  const empty = apiPage('', '#Page', '', '')
  assert.equal(readApiPage(empty, { url: API_URL }), null)
  assert.equal(checkPageFrame(decodePage(empty)), 'whole', 'the empty page is never closed')
})

test('a page is complete only when its own frame is closed', () => {
  const page = summaryPage(DAY, [{ numac: '2031804477' }]).toString('latin1')
  assert.equal(checkPageFrame(page), 'whole')
  for (const part of [0.99, 0.9, 0.5, 0.05])
    assert.equal(checkPageFrame(page.slice(0, page.length * part)), 'cut')
  assert.equal(checkPageFrame(' \n'), 'empty')
  assert.equal(checkPageFrame(CAPTCHA_PAGE.toString()), 'challenge')
  assert.equal(checkPageFrame('<html><body>It works!</body></html>'), 'foreign')
  const api = apiPage(DAY, '/mopdf/2031/06/11_1.pdf#Page90', 'RECHTBANKEN', API_TEXT).toString('latin1')
  assert.equal(checkPageFrame(api), 'whole')
  assert.equal(checkPageFrame(api.slice(0, -20)), 'cut')
})

const REAL = new URL('../../../../../shared/data/gazette/', import.meta.url)

test('real pages are complete', { skip: !existsSync(REAL) && 'no real pages at hand' }, () => {
  const read = (name: string) => readFileSync(new URL(name, REAL))
  const list = readActList(read('belgian-journal/page.html'))
  assert.deepEqual([list.acts.length, list.total, list.pages], [100, 109, 2])
  assert.ok(list.acts.every(act => act.enterpriseNumber && act.publishedOn && act.numac && act.name))
  assert.equal(list.acts.filter(act => act.incomplete).length, 1)
  const [fresh] = readActList(read('belgian-journal/no_address_act.html')).acts
  assert.deepEqual([fresh?.incomplete, fresh?.pdfPath !== null], [true, true])
  const companyFile = readdirSync(new URL('ejustice_html/', REAL)).find(name => name.includes('tsv_article'))
  const company = readCompanyPage(read(`ejustice_html/${companyFile}`))
  assert.deepEqual(
    company?.entries.map(entry => entry.kind),
    ['act', 'register_event', 'register_event', 'court_notice'],
  )
  const api = (name: string) =>
    readApiPage(read(`ejustice_html/api2_${name}_response.html`), { url: API_URL })
  assert.deepEqual([api('valid')?.page, api('valid_no_title')?.page, api('empty')], [102, 90, null])
})
