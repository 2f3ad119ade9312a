import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { findGroup, MAX_MEMBERS } from './group.ts'
import { type FiledStatement, linkOwnership, type Ownership } from './ownership-links.ts'

const number = (n: number) => `0${888_000_000 + n}` as EnterpriseNumber

type Stated = {
  by: 'holder' | 'held'
  holder: number
  held: number
  direct?: string
  through?: string
  superseded?: true
  /** The held company gives no number of its holder. */
  unnumbered?: true
}

/** The links of every company, from what the filings state. */
function linksFrom(stated: readonly Stated[]) {
  const filings = stated.map(({ by, holder, held, direct, through, ...more }): FiledStatement => {
    const [filer, other] = by === 'holder' ? [holder, held] : [held, holder]
    const party = {
      name: `Firma ${other}`,
      enterpriseNumber: more.unnumbered ? null : number(other),
      foreignIdentifier: null,
      country: 'BE',
    }
    const statedIn = {
      filer: number(filer),
      reference: `2025-0000000${filer}`,
      depositedOn: '2025-06-30',
      periodEnd: '2024-12-31',
      superseded: more.superseded ?? false,
    }
    const nothing = { accountsDate: null, currency: null, equity: null, netResult: null }
    const right = { nature: null, number: null }
    return by === 'holder'
      ? {
          ...statedIn,
          direction: 'holds',
          body: {
            ...party,
            ...nothing,
            rights: [{ ...right, direct: direct ?? null, throughSubsidiaries: through ?? null }],
          },
        }
      : {
          ...statedIn,
          direction: 'held_by',
          body: {
            ...party,
            kind: 'company',
            rights: [{ ...right, numberNotAttached: null, percentage: direct ?? null }],
          },
        }
  })
  return async (company: EnterpriseNumber): Promise<Ownership | null> => {
    const about = filings.filter(({ filer, body }) => filer === company || body.enterpriseNumber === company)
    return about.length === 0
      ? null
      : linkOwnership(company, about, filer => `Firma ${Number(filer.slice(1)) - 888_000_000}`)
  }
}

const namesOf = (list: readonly { party: { name: string } }[]) => list.map(({ party }) => party.name)

test('what both sides state of one holding is one link, with the words of each', async () => {
  const links = linksFrom([
    { by: 'holder', holder: 1, held: 2, direct: '0.6' },
    { by: 'held', holder: 1, held: 2, direct: '0.55' },
  ])
  const [up] = (await links(number(2)))?.heldBy ?? []
  assert.deepEqual([up?.party.name, up?.byHolder?.direct, up?.byHeld?.direct], ['Firma 1', '0.6', '0.55'])
  assert.equal(up?.contradiction, true)
  const [down] = (await links(number(1)))?.holds ?? []
  assert.deepEqual(
    [down?.party.name, down?.byHolder?.direct, down?.byHeld?.direct],
    ['Firma 2', '0.6', '0.55'],
  )
})

test('shares half a percentage point apart are no contradiction', async () => {
  const links = linksFrom([
    { by: 'holder', holder: 1, held: 2, direct: '0.5003' },
    { by: 'held', holder: 1, held: 2, direct: '0.5' },
  ])
  assert.equal((await links(number(2)))?.heldBy[0]?.contradiction, false)
})

test('the parents lead to the last holder of a majority, the members down from it', async () => {
  const links = linksFrom([
    { by: 'holder', holder: 1, held: 2, direct: '0.51' },
    { by: 'holder', holder: 2, held: 3, direct: '1' },
    { by: 'held', holder: 2, held: 4, direct: '0.75' },
    { by: 'holder', holder: 2, held: 5, direct: '0.5' },
  ])
  const group = await findGroup(number(3), links)
  assert.deepEqual(namesOf(group.parents), ['Firma 2', 'Firma 1'])
  assert.deepEqual(namesOf(group.members), ['Firma 2', 'Firma 3', 'Firma 4'])
  assert.equal(group.cycle, false)
})

test('a majority through subsidiaries counts; the direct holder is the nearer parent', async () => {
  const links = linksFrom([
    { by: 'holder', holder: 1, held: 2, direct: '0.8' },
    { by: 'holder', holder: 1, held: 3, direct: '0.2', through: '0.6' },
    { by: 'holder', holder: 2, held: 3, direct: '0.6' },
  ])
  assert.deepEqual(namesOf((await findGroup(number(3), links)).parents), ['Firma 2', 'Firma 1'])
})

test('companies that hold each other by majority are a cycle without an ultimate parent', async () => {
  const links = linksFrom([
    { by: 'holder', holder: 1, held: 2, direct: '0.6' },
    { by: 'holder', holder: 2, held: 1, direct: '0.7' },
  ])
  const group = await findGroup(number(1), links)
  assert.equal(group.cycle, true)
  assert.deepEqual(namesOf(group.members), ['Firma 2'])
})

test('a company that holds its own shares is no parent of itself', async () => {
  const links = linksFrom([{ by: 'held', holder: 1, held: 1, direct: '0.6' }])
  const group = await findGroup(number(1), links)
  assert.deepEqual([group.parents, group.cycle], [[], false])
})

test('a majority that the other side denies is told and not followed', async () => {
  const links = linksFrom([
    { by: 'holder', holder: 1, held: 2, direct: '0.6' },
    { by: 'held', holder: 1, held: 2, direct: '0.4' },
  ])
  const group = await findGroup(number(2), links)
  assert.deepEqual(group.parents, [])
  assert.deepEqual(group.contested, [{ holder: number(1), held: number(2) }])
})

test('a share above the whole is not believed', async () => {
  const links = linksFrom([{ by: 'holder', holder: 1, held: 2, direct: '60' }])
  assert.deepEqual((await findGroup(number(2), links)).parents, [])
})

test('a group of many members is truncated and says so', async () => {
  const many = Array.from(
    { length: MAX_MEMBERS + 5 },
    (_, at): Stated => ({ by: 'holder', holder: 1, held: at + 2, direct: '1' }),
  )
  const group = await findGroup(number(1), linksFrom(many))
  assert.equal(group.members.length, MAX_MEMBERS)
  assert.equal(group.truncated, true)
})

/** Each of `companies` as the one asked: whom the group has, without the one who asks. */
async function groupsFrom(stated: readonly Stated[], companies: readonly number[]) {
  const links = linksFrom(stated)
  return Promise.all(companies.map(company => findGroup(number(company), links)))
}

test('two direct majorities exclude each other: neither is followed, from whichever side', async () => {
  const stated: Stated[] = [
    { by: 'holder', holder: 1, held: 2, direct: '0.6' },
    { by: 'held', holder: 9, held: 2, direct: '1' },
    { by: 'holder', holder: 2, held: 3, direct: '0.8' },
  ]
  const [head, middle, leaf] = await groupsFrom(stated, [1, 2, 3])
  assert.deepEqual(head?.members, [])
  assert.deepEqual([middle?.parents, namesOf(leaf?.parents ?? [])], [[], ['Firma 2']])
  for (const group of [head, middle, leaf])
    assert.deepEqual(group?.contested, [
      { holder: number(1), held: number(2) },
      { holder: number(9), held: number(2) },
    ])
})

test('half of the shares in other hands denies a majority; rounding does not', async () => {
  const half = (direct: string): Stated[] => [
    { by: 'holder', holder: 1, held: 2, direct },
    { by: 'held', holder: 8, held: 2, direct: '0.25' },
    { by: 'held', holder: 9, held: 2, direct: '0.25' },
  ]
  assert.deepEqual((await groupsFrom(half('0.6'), [1]))[0]?.members, [])
  assert.deepEqual((await groupsFrom(half('0.6'), [2]))[0]?.parents, [])
  assert.deepEqual(namesOf((await groupsFrom(half('0.501'), [2]))[0]?.parents ?? []), ['Firma 1'])
})

test('a majority that later filings leave out yields to one that they do not, and is marked where it is followed', async () => {
  const old: Stated = { by: 'holder', holder: 1, held: 2, direct: '1', superseded: true }
  const [sold] = await groupsFrom([old, { by: 'held', holder: 3, held: 2, direct: '0.9' }], [2])
  assert.deepEqual(
    sold?.parents.map(({ party, superseded }) => [party.name, superseded]),
    [['Firma 3', false]],
  )
  assert.deepEqual(sold?.contested, [{ holder: number(1), held: number(2) }])
  const [kept, head] = await groupsFrom([old], [2, 1])
  assert.deepEqual([kept?.parents[0]?.superseded, head?.members[0]?.superseded], [true, true])
})

test('what a later filing leaves out does not deny what the other side still states', async () => {
  const stated: Stated[] = [
    { by: 'holder', holder: 1, held: 2, direct: '0.6' },
    { by: 'held', holder: 1, held: 2, direct: '0.4', superseded: true },
  ]
  const [group] = await groupsFrom(stated, [2])
  assert.deepEqual([namesOf(group?.parents ?? []), group?.contested], [['Firma 1'], []])
})

test('a holder that is named without its number is the one of that name', async () => {
  const stated: Stated[] = [
    { by: 'holder', holder: 1, held: 2, direct: '0.6' },
    { by: 'held', holder: 1, held: 2, direct: '0.6', unnumbered: true },
  ]
  const [group] = await groupsFrom(stated, [2])
  assert.deepEqual([group?.parents[0]?.party.enterpriseNumber, group?.contested], [number(1), []])
})

test('a direct share below half does not deny a majority through subsidiaries', async () => {
  const stated: Stated[] = [
    { by: 'holder', holder: 1, held: 2, direct: '0.2', through: '0.6' },
    { by: 'held', holder: 1, held: 2, direct: '0.2' },
  ]
  assert.deepEqual(namesOf((await groupsFrom(stated, [2]))[0]?.parents ?? []), ['Firma 1'])
})

test('a circle and what hangs below it are one group, whichever company is asked', async () => {
  const stated: Stated[] = [
    { by: 'holder', holder: 1, held: 2, direct: '0.6' },
    { by: 'holder', holder: 2, held: 1, direct: '0.7' },
    { by: 'holder', holder: 2, held: 3, direct: '0.9' },
  ]
  for (const group of await groupsFrom(stated, [1, 2, 3])) {
    assert.equal(group.cycle, true)
    assert.deepEqual(namesOf(group.members), ['Firma 2', 'Firma 3'])
  }
})

test('a circle that an outdated holding closes is none: it is cut there, the same for all members', async () => {
  const stated: Stated[] = [
    { by: 'holder', holder: 1, held: 2, direct: '0.6' },
    { by: 'holder', holder: 2, held: 1, direct: '0.7', superseded: true },
    { by: 'holder', holder: 2, held: 3, direct: '0.9' },
  ]
  for (const group of await groupsFrom(stated, [1, 2, 3])) {
    assert.equal(group.cycle, false)
    assert.deepEqual(namesOf(group.members), ['Firma 2', 'Firma 3'])
  }
  const [head, middle, leaf] = await groupsFrom(stated, [1, 2, 3])
  assert.deepEqual(
    [head, middle, leaf].map(group => namesOf(group?.parents ?? [])),
    [[], ['Firma 1'], ['Firma 2', 'Firma 1']],
  )
  const twice: Stated[] = [
    { by: 'holder', holder: 1, held: 2, direct: '0.6', superseded: true },
    { by: 'holder', holder: 2, held: 3, direct: '0.6' },
    { by: 'holder', holder: 3, held: 1, direct: '0.6', superseded: true },
  ]
  for (const group of await groupsFrom(twice, [1, 2, 3]))
    assert.deepEqual(namesOf(group.members), ['Firma 2', 'Firma 3'])
})
