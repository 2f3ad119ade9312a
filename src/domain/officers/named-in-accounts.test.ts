import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FiledOfficer } from '../accounts/deposit.ts'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { capacityOf, type KnownMandate, namedInAccounts } from './officer-filings.ts'

const officer = (name: string, more: Partial<FiledOfficer> = {}): FiledOfficer => ({
  kind: 'person',
  name,
  enterpriseNumber: null,
  representative: null,
  functionCode: 'fct:m13',
  functionText: null,
  from: null,
  to: null,
  ...more,
})
const known = (name: string, more: Partial<KnownMandate> = {}): KnownMandate => ({
  name,
  holderNumber: null,
  roleKind: 'director',
  office: 'director',
  currency: 'current',
  to: null,
  ...more,
})

function named(officers: FiledOfficer[], mandates: KnownMandate[] = []): string[] {
  const filing = { reference: '2025-00012345', periodEnd: '2024-12-31', officers }
  return namedInAccounts(filing, mandates).map(({ name }) => name)
}

test('a holder known from an act in such an office is not repeated from accounts, in any spelling', () => {
  const filed = [officer('Jan Verhulst'), officer('An Dumoulin')]
  assert.deepEqual(named(filed, [known('VERHULST Jan')]), ['An Dumoulin'])
  assert.deepEqual(named(filed, [known('J. Verhulst', { currency: 'stale' })]), ['An Dumoulin'])
  assert.deepEqual(named(filed, [known('Jan Verhulst', { office: 'statutory_auditor' })]), ['An Dumoulin'])
  assert.equal(named(filed, [known('Jan Verhulst', { office: 'permanent_representative' })]).length, 2)
  const audits = [officer('Jan Verhulst', { functionCode: null, functionText: 'Auditor' })]
  assert.deepEqual(named(audits, [known('Jan Verhulst')]), ['Jan Verhulst'])
})

test('a holder who left by an act but is named at year end is listed; one who left by the filing is not', () => {
  const left = (to: string | null) => [known('Jan Verhulst', { currency: 'former', to })]
  assert.deepEqual(named([officer('Jan Verhulst')], left('2015-06-01')), ['Jan Verhulst'])
  assert.deepEqual(named([officer('Jan Verhulst')], left('2025-03-01')), [])
  assert.deepEqual(named([officer('Jan Verhulst')], left('2024-12-31')), [], 'on the last day of the year')
  assert.deepEqual(named([officer('Jan Verhulst')], left(null)), [])
  assert.deepEqual(named([officer('Jan Verhulst', { to: '2024-06-30' })]), [])
})

test('a company is known by its number; a holder is listed once, an auditor as such', () => {
  const number = '0123456749' as EnterpriseNumber
  const company = { kind: 'company' as const, enterpriseNumber: number }
  const filed = [officer('Delta Invest', company), officer('Delta Invest', company)]
  assert.deepEqual(named(filed), ['Delta Invest'])
  const held = known('Delta Beheer', { roleKind: 'director_company', holderNumber: number })
  assert.deepEqual(named(filed, [held]), [])
  const filing = { reference: '2025-00012345', periodEnd: '2024-12-31' }
  const auditor = officer('Toets', { functionCode: null, functionText: 'Auditor' })
  const words = officer('An Dumoulin', { functionCode: null, functionText: 'hoofd van de maalderij' })
  assert.deepEqual(
    namedInAccounts({ ...filing, officers: [auditor, words] }, []).map(({ isAuditor, role }) => [
      isAuditor,
      role,
    ]),
    [
      [true, null],
      [false, 'hoofd van de maalderij'],
    ],
  )
})

test('a function in words is management, audit or neither; a code is that of an administrator', () => {
  const capacities = (...words: string[]) => [...new Set(words.map(text => capacityOf(null, text)))]
  assert.deepEqual(capacities('Commissaris', 'réviseur d’entreprises', 'Auditor', 'Kommissar'), ['auditor'])
  assert.deepEqual(capacities('Gérant', 'lid raad van bestuur', 'Geschäftsführer', 'Voorzitter'), [
    'management',
  ])
  assert.deepEqual(capacities('commissaire du gouvernement', 'vereffenaar'), ['other'])
  assert.deepEqual(
    [capacityOf('fct:m14', 'commissaris'), capacityOf(null, null)],
    ['management', 'management'],
  )
})
