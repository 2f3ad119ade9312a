import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import type { EnterpriseNumber } from '../../../src/domain/company/enterprise-number.ts'
import { NothingLoadedError, type SourceName } from '../../../src/domain/errors.ts'
import type { EdgeKind } from '../../../src/domain/network/network.ts'
import { companyParty } from '../../../src/domain/network/network.ts'
import type { OwnershipClaim, OwnershipLink } from '../../../src/domain/ownership/ownership-links.ts'
import type { Officer } from '../../../src/store/gazette/officers.ts'
import type { CompanyNetwork, LinkedEdge, NetworkNode } from '../../../src/usecases/network/get-network.ts'
import type { CompanyOwnership } from '../../../src/usecases/ownership/get-ownership.ts'
import { type Answer, ask, COMPANY, NUMBER, refusal, stubTool } from './stub-tools.ts'

const HOLDER = '0888000257' as EnterpriseNumber

const claim = (direct: string, given: Partial<OwnershipClaim> = {}): OwnershipClaim => ({
  filer: HOLDER,
  reference: '2025-00000001',
  depositedOn: '2025-06-30',
  periodEnd: '2024-12-31',
  superseded: false,
  direct,
  throughSubsidiaries: null,
  rights: [],
  accounts: null,
  ...given,
})
const link = (name: string, given: Partial<OwnershipLink> = {}): OwnershipLink => ({
  party: {
    kind: 'company',
    name,
    enterpriseNumber: HOLDER,
    foreignIdentifier: null,
    country: 'BE',
    matchedByName: false,
  },
  byHolder: claim('0.6'),
  byHeld: null,
  contradiction: false,
  ...given,
})
const NO_GROUP = { parents: [], cycle: false, members: [], truncated: false, contested: [] }

const EMPTY: CompanyNetwork = {
  company: COMPANY,
  depth: 2,
  withPeople: false,
  nodes: [],
  edges: [],
  leftOut: { nodes: 0, isMinimum: false },
  insolvenciesAround: [],
  sameAddress: null,
  notAnswered: [],
  waiting: 0,
}

async function askFor(
  given: Partial<CompanyOwnership>,
  officers: Partial<Officer>[] = [],
  network: Partial<CompanyNetwork> = {},
): Promise<Answer> {
  const tool = networkTool({ officers, network, ownership: async () => owned(given) })
  return ask(tool, { kbo: NUMBER })
}

type Played = {
  ownership: () => Promise<CompanyOwnership>
  officers?: Partial<Officer>[]
  /** The source that fails, instead of a network. */
  network?: Partial<CompanyNetwork> | SourceName
}

function networkTool({ ownership, officers = [], network = {} }: Played) {
  return stubTool('get_company_network', {
    getOwnership: ownership,
    mayShowPeople: async () => false,
    getNetwork: async () => {
      if (typeof network === 'string') throw new NothingLoadedError(network)
      return { ...EMPTY, ...network }
    },
    listOfficers: async () => ({
      company: COMPANY,
      absence: null,
      part: { officers: officers as Officer[], auditors: [], courtAppointed: [] },
      unanswered: [],
      waiting: 0,
      namedInAccounts: [],
    }),
  })
}

function owned(given: Partial<CompanyOwnership>): CompanyOwnership {
  return {
    company: COMPANY,
    holds: null,
    heldBy: null,
    heldByExceedsWhole: false,
    filing: null,
    group: NO_GROUP,
    groupSize: null,
    size: null,
    named: new Map(),
    bankrupt: new Set(),
    ...given,
  }
}

test('without accounts there is what the gazette tells; without the gazette too, nothing', async () => {
  const fails = (source: SourceName) => () => Promise.reject(new NothingLoadedError(source))
  const accountsMissing = networkTool({
    ownership: fails('accounts'),
    network: { notAnswered: ['accounts'] },
  })
  const answer = await ask(accountsMissing, { kbo: NUMBER })
  assert.deepEqual(
    [
      answer.legalName,
      answer.heldBy,
      answer.holds,
      answer.group,
      answer.officerCompanies,
      answer.insolvencies,
    ],
    [COMPANY.legalName, null, null, null, [], []],
  )
  assert.match(answer.note, /^Accounts source unavailable/)
  assert.doesNotMatch(answer.note, /No filing/)
  for (const source of ['accounts', 'register'] as const) {
    const tool = networkTool({ ownership: fails(source), network: source })
    assert.match(
      await refusal(tool, { kbo: NUMBER }),
      source === 'accounts' ? /^Annual accounts/ : /^The register/,
    )
  }
})

test('owners have the share that each side states, with contradiction and bankruptcy', async () => {
  const { heldBy } = await askFor({
    heldBy: [link('Kop', { byHeld: claim('0.55'), contradiction: true })],
    bankrupt: new Set([HOLDER]),
  })
  assert.deepEqual(heldBy, [
    {
      name: 'Kop',
      number: HOLDER,
      byHolder: '0.6',
      byHeld: '0.55',
      deposit: '2025-00000001',
      yearEnd: '2024-12-31',
      contradiction: true,
      bankrupt: true,
    },
  ])
})

test('a share has what is held through subsidiaries, and a mark above the whole', async () => {
  const holdings = [
    link('Through', { byHolder: { ...claim('0.4'), throughSubsidiaries: '0.2' } }),
    link('Only through', { byHolder: { ...claim('0'), direct: null, throughSubsidiaries: '0.6' } }),
    link('Percent', { byHolder: claim('60') }),
  ]
  const { holds } = await askFor({ holds: holdings })
  assert.deepEqual(
    holds.map(({ byHolder }: { byHolder: string }) => byHolder),
    ['0.4 + 0.2 via subsidiaries', '0.6 via subsidiaries', '60 as filed: above the whole'],
  )
})

test('a holding is outdated when no side states it any more, as in the edges', async () => {
  const old = { ...claim('0.6'), superseded: true }
  const { holds } = await askFor({
    holds: [link('Half', { byHolder: old, byHeld: claim('0.6') }), link('Gone', { byHolder: old })],
  })
  assert.deepEqual(
    holds.map(({ outdated }: { outdated?: true }) => outdated),
    [undefined, true],
  )
})

test('unknown owners are null with a note, never an empty list', async () => {
  const { heldBy, holds, note } = await askFor({ holds: [] })
  assert.deepEqual([heldBy, holds], [null, []])
  assert.match(note, /No filing on file states who holds it/)
})

test('the ultimate parent is the last known holder, and null in a circle', async () => {
  const { party } = link('Kop')
  const parents = [{ party, share: '0.6', superseded: false }]
  const found = await askFor({ heldBy: [link('Kop')], group: { ...NO_GROUP, parents } })
  assert.deepEqual(found.group, { ultimateParent: { name: 'Kop', number: HOLDER }, companies: 1 })
  const circle = await askFor({ heldBy: [link('Kop')], group: { ...NO_GROUP, parents, cycle: true } })
  assert.deepEqual([circle.group.ultimateParent, circle.group.cycle], [null, true])
})

test('companies in office are named by number, former ones and persons are not', async () => {
  const officer = { office: 'statutory_auditor', role: 'commissaris', currency: 'current' } as const
  const { officerCompanies } = await askFor({}, [
    { ...officer, name: 'Toets BV', holderNumber: HOLDER },
    { ...officer, name: 'Oud BV', holderNumber: HOLDER, currency: 'former' },
    { ...officer, name: 'Ann Verzonnen', holderNumber: null },
  ])
  assert.deepEqual(officerCompanies, [
    { name: 'Toets BV', number: HOLDER, role: 'statutory_auditor', currency: 'current' },
  ])
})

test('a large network is truncated to 1,500 tokens, largest shares first, and says so', async () => {
  const many = Array.from({ length: 200 }, (_, at) => link(`Verzonnen dochter nummer ${at}`))
  const answer = await askFor({ holds: many, heldBy: many })
  assert.ok(encode(JSON.stringify(answer)).length <= 1_500, String(encode(JSON.stringify(answer)).length))
  assert.equal(answer.holds[0].name, 'Verzonnen dochter nummer 0')
  assert.equal(answer.leftOut, 400 - answer.holds.length - answer.heldBy.length)
  assert.match(answer.note, /Truncated/)
})

const [SISTER, FIRM] = ['0888000356', '0888000455'] as EnterpriseNumber[] as [
  EnterpriseNumber,
  EnterpriseNumber,
]
const node = (number: EnterpriseNumber, name: string, openBankruptcy: NetworkNode['openBankruptcy'] = []) =>
  ({
    id: number,
    party: companyParty(number, name),
    distance: 1,
    company: null,
    openBankruptcy,
    band: null,
  }) satisfies NetworkNode
const edge = (fromId: string, kind: EdgeKind, toId: string, given: Partial<LinkedEdge> = {}): LinkedEdge => ({
  ...{ kind, fromId, toId, from: fromId, to: toId, currency: 'current', doubtful: false, date: null },
  ...{ source: { kind: 'register' }, mandates: [], onBehalfOf: null, holding: null },
  ...given,
})

test('what neighbours hold and lead are lines, without what the other lists have', async () => {
  const share = { byHolder: '0.6', byHeld: null, contradiction: false, majority: true }
  const { edges } = await askFor({}, [], {
    nodes: [
      node(NUMBER, 'Molen'),
      node(HOLDER, 'Kop'),
      node(SISTER, 'Zuster', ['register']),
      node(FIRM, 'Buur'),
    ],
    edges: [
      edge(HOLDER, 'holds', NUMBER, { holding: share }),
      edge(HOLDER, 'director_of', NUMBER),
      edge(HOLDER, 'holds', SISTER, { holding: share }),
      edge(NUMBER, 'director_of', FIRM, { currency: 'former' }),
    ],
  })
  assert.deepEqual(edges, [
    'Kop 0888000257 holds Zuster 0888000356 [bankrupt] (0.6)',
    'Molen 0888000059 director_of Buur 0888000455 (former)',
  ])
})

const around = (name: string): NonNullable<CompanyNetwork['insolvenciesAround']>[number] => ({
  kind: 'bankruptcy',
  openedOn: '2025-02-03',
  numac: '2025800001',
  enterpriseNumber: SISTER,
  name,
  inRegister: true,
  links: [{ kind: 'group', through: { party: companyParty(HOLDER, 'Kop'), company: null } }],
})

test('insolvencies around are lines with day and link; unknown is null with a note', async () => {
  const { insolvencies } = await askFor({}, [], { insolvenciesAround: [around('Zuster')] })
  assert.deepEqual(insolvencies, ['Zuster 0888000356: bankruptcy 2025-02-03, group via Kop 0888000257'])
  const unknown = await askFor({}, [], { insolvenciesAround: null, notAnswered: ['gazette'] })
  assert.equal(unknown.insolvencies, null)
  assert.match(unknown.note, /Insolvencies around it are unknown/)
})

test('companies at the same address are counted in the note', async () => {
  const sameAddress = { count: 1_000, isMinimum: true, isSharedOffice: true, companies: [] }
  const { note } = await askFor({}, [], { sameAddress })
  assert.match(note, /same house: at least 1000 \(an office address/)
})

test('everything at its largest still takes at most 1,500 tokens, with some of each list', async () => {
  const many = Array.from({ length: 200 }, (_, at) => link(`Verzonnen dochter nummer ${at}`))
  const nodes = [node(HOLDER, 'Verzonnen Überbrückungsgesellschaft'), node(FIRM, 'Société inventée d’Été')]
  const answer = await askFor(
    { holds: many, heldBy: many },
    Array.from({ length: 50 }, () => ({
      name: 'Beheer BV',
      holderNumber: HOLDER,
      role: 'bestuurder',
      office: 'director',
      currency: 'current',
    })),
    {
      nodes,
      edges: Array(300).fill(edge(HOLDER, 'director_of', FIRM)),
      insolvenciesAround: Array(80).fill(around('Verzonnen dochter')),
    },
  )
  const tokens = encode(JSON.stringify(answer)).length
  assert.ok(tokens <= 1_500, String(tokens))
  for (const list of ['heldBy', 'holds', 'officerCompanies', 'edges', 'insolvencies'])
    assert.ok(answer[list].length > 0, list)
})

test('the ultimate parent is marked when it is a person, and when a holding on the way to it is outdated', async () => {
  const { party } = link('Jan Verzonnen')
  const jan = { party: { ...party, kind: 'person' as const, enterpriseNumber: null, country: null } }
  const parents = [
    { party, share: '0.6', superseded: true },
    { ...jan, share: '1', superseded: false },
  ]
  const { group } = await askFor({ heldBy: [link('Kop')], group: { ...NO_GROUP, parents } })
  assert.deepEqual(group.ultimateParent, { name: 'Jan Verzonnen', person: true, outdated: true })
})

test('shares of the holders above the whole are told', async () => {
  const { note } = await askFor({ heldBy: [link('Kop')], heldByExceedsWhole: true })
  assert.match(note, /exceed 100 %: filings contradict each other/)
})

test('where nothing is filed the group is unknown, and empty lists tell the days that were read', async () => {
  const { group, insolvencies, officerCompanies, note } = await askFor({})
  assert.deepEqual([group, insolvencies, officerCompanies], [null, [], []])
  assert.match(
    note,
    /No acts have been processed yet\. Processed: court notices from 2025-01-02 to 2026-07-31/,
  )
  const listed = await askFor({ holds: [] })
  assert.deepEqual(listed.group, { ultimateParent: null, companies: 1 })
})
