import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseInstance } from './parse-instance.ts'
import { isPfs, parsePfs } from './parse-pfs.ts'

type Fact = [element: string, context: string, value: string]

const CONTEXTS = {
  CurrentInstant: '<instant>2015-12-31</instant>',
  CurrentDuration: '<startDate>2015-01-01</startDate><endDate>2015-12-31</endDate>',
  PrecedingInstant: '<instant>2014-12-31</instant>',
  PrecedingDuration: '<startDate>2014-01-01</startDate><endDate>2014-12-31</endDate>',
  'N-2Instant': '<instant>2013-12-31</instant>',
}

function write(
  facts: Fact[],
  { contexts = CONTEXTS as Record<string, string>, year = '2015', scope = 'ci' } = {},
) {
  const base = `http://www.nbb.be/be/fr/pfs/${scope}`
  const wrap = (at: string, period: string) =>
    `<context id="${at}"><entity><identifier scheme="http://www.fgov.be">0888000158</identifier></entity>
     <period>${period}</period></context>`
  return `<xbrli:xbrl xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:link="http://www.xbrl.org/2003/linkbase"
    xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:iso4217="http://www.xbrl.org/2003/iso4217"
    xmlns:pfs="${base}/${year}-04-01" xmlns:pfs-vl="${base}/vl/${year}-04-01" xmlns:pfs-gcd="${base}/gcd/${year}-04-01">
    <link:schemaRef xlink:href="${base}/${year}-04-01/pfs-full-${year}-04-01.xsd"/>
    ${Object.entries(contexts)
      .map(([id, period]) => wrap(id, period).replaceAll(/<(\/?)(?=\w)/g, '<$1xbrli:'))
      .join('\n')}
    <xbrli:unit id="U-EUR"><xbrli:measure>iso4217:EUR</xbrli:measure></xbrli:unit>
    <xbrli:unit id="U-Pure"><xbrli:measure>xbrli:pure</xbrli:measure></xbrli:unit>
    <pfs-gcd:EntityInformation><pfs-gcd:EntityForm><pfs-vl:XCode_LegalFormCode_014 contextRef="CurrentDuration">014</pfs-vl:XCode_LegalFormCode_014>
    </pfs-gcd:EntityForm></pfs-gcd:EntityInformation>
    <pfs-vl:XCode_LanguageCode_FR contextRef="CurrentDuration">FR</pfs-vl:XCode_LanguageCode_FR>
    <pfs:AccountsApprovalDateGeneralAssembly contextRef="CurrentDuration">2016-05-20</pfs:AccountsApprovalDateGeneralAssembly>
    ${facts
      .map(
        ([element, context, value]) =>
          `<pfs:${element} contextRef="${context}" unitRef="${/Employees/.test(element) ? 'U-Pure' : 'U-EUR'}" decimals="2">${value}</pfs:${element}>`,
      )
      .join('\n')}
  </xbrli:xbrl>`
}

const read = (...given: Parameters<typeof write>) => parsePfs(parseInstance(write(...given)))

test('elements become rubrics of the current and previous period', () => {
  const instance = parseInstance(
    write([
      ['Assets', 'CurrentInstant', '318455.70'],
      ['Assets', 'PrecedingInstant', '287310.15'],
      ['Assets', 'N-2Instant', '1'],
      ['GainLossPeriod', 'CurrentDuration', '-15020.65'],
      ['GainLossPeriod', 'PrecedingDuration', '0'],
      ['AverageNumberEmployeesPersonnelRegisterTotalFullTimeEquivalents', 'CurrentDuration', '3.8'],
      ['SomethingInTheNotes', 'CurrentInstant', '5'],
    ]),
  )
  assert.equal(isPfs(instance), true)
  const { figures, header, unknownFacts } = parsePfs(instance)
  assert.deepEqual(figures.rubrics, { '20/58': '318455.70', '9904': '-15020.65', '1003': '3.8' })
  assert.deepEqual(figures.previousRubrics, { '20/58': '287310.15', '9904': '0' })
  assert.equal(unknownFacts, 2, 'the year before last, and an element without a known code')
  assert.equal(figures.unreadLines, 1, 'the latter')
  assert.deepEqual(header, {
    enterpriseNumber: '0888000158',
    periodStart: '2015-01-01',
    periodEnd: '2015-12-31',
    currency: 'EUR',
    model: 'm02',
    legalForm: '014',
    language: 'FR',
    approvedOn: '2016-05-20',
  })
})

test('contexts with other names are identified by their dates', () => {
  const contexts = {
    CurrentDuration: '<startDate>2018-10-01</startDate><endDate>2019-12-31</endDate>',
    c2: '<instant>2019-12-31</instant>',
    c3: '<startDate>2017-10-01</startDate><endDate>2018-09-30</endDate>',
    c4: '<instant>2018-09-30</instant>',
  }
  const { figures, header } = read(
    [
      ['Equity', 'c2', '10'],
      ['Equity', 'c4', '20'],
      ['Turnover', 'c3', '30'],
    ],
    { contexts, year: '2019' },
  )
  assert.deepEqual(
    [figures.rubrics, figures.previousRubrics],
    [{ '10/15': '10' }, { '10/15': '20', '70': '30' }],
  )
  assert.deepEqual([header.periodStart, header.periodEnd], ['2018-10-01', '2019-12-31'])
})

test('the first day of the period selects between codes that changed in 2016', () => {
  const facts: Fact[] = [
    ['FixedAssets', 'CurrentInstant', '1'],
    ['FixedAssetsFormationExpensesExcluded', 'CurrentInstant', '2'],
    ['ProvisionsRisksChargesAppropriationsWriteBacks', 'CurrentDuration', '3'],
  ]
  assert.deepEqual(read(facts).figures.rubrics, { '20/28': '1', '635/7': '3' })
  const contexts = {
    CurrentInstant: '<instant>2016-12-31</instant>',
    CurrentDuration: '<startDate>2016-01-01</startDate><endDate>2016-12-31</endDate>',
  }
  assert.deepEqual(read(facts, { contexts, year: '2017' }).figures.rubrics, { '21/28': '2', '635/8': '3' })
})

test('associations do not get codes they do not have', () => {
  const facts: Fact[] = [
    ['OtherAmountsPayableWithinOneYear', 'CurrentInstant', '1'],
    ['Assets', 'CurrentInstant', '2'],
  ]
  assert.deepEqual(read(facts).figures.rubrics, { '47/48': '1', '20/58': '2' })
  const { figures, unknownFacts } = read(facts, { scope: 'npo' })
  assert.deepEqual([figures.rubrics, unknownFacts], [{ '20/58': '2' }, 1])
})
