// Derives people from all mandates, or only those whose names occur in changed companies.

import type { Appearance } from '../domain/people/appearance.ts'
import { collectAppearances } from '../domain/people/collect-appearances.ts'
import type { Decision } from '../domain/people/link-people.ts'
import { inTransaction, type Pool, type PoolClient } from '../store/db/pool.ts'
import {
  deletePeople,
  insertPeople,
  readAppearances,
  readDecisions,
  type StoredAppearance,
} from '../store/people/appearances.ts'
import { takePeopleChanges } from '../store/people/changes.ts'
import {
  type CompanyMandates,
  readAllCompanyMandates,
  readCompanyMandates,
} from '../store/people/company-mandates.ts'
import { lockDerivation, readDerivation, recordDerivation } from '../store/people/derivation.ts'
import {
  addFrequencies,
  countAppearance,
  countOfficers,
  countSeat,
  countStagedSeats,
  createCounts,
  type FrequencyCounts,
  frequenciesOf,
  readFrequencies,
  replaceFrequencies,
} from '../store/people/frequencies.ts'
import {
  addRebuilt,
  openRebuild,
  readStaged,
  stageAppearances,
  switchPeople,
} from '../store/people/rebuild.ts'
import { groupAppearances } from './group-appearances.ts'

export type DerivedPeople = {
  /** Appearances and people that were derived. */
  appearances: number
  people: number
  /** Changed companies; null when all people were derived. */
  companies: number | null
  tookMs: number
}

type DeriveOptions = {
  /** Derive everything again, also when nothing has changed. */
  all?: boolean
  onProgress?: (progress: { stage: string; done: number }) => void
}

// From so many changed companies on, deriving everything is faster.
const MANY_COMPANIES = 20_000
const BATCH = 20_000

/**
 * Derives people in one transaction; null when no mandate has changed. Frequencies are those of the last full
 * derivation, with the changes since. Needs a pool without a statement timeout.
 */
export async function derivePeople(pool: Pool, options: DeriveOptions = {}): Promise<DerivedPeople | null> {
  const start = performance.now()
  return inTransaction(pool, async client => {
    await lockDerivation(client)
    const last = await readDerivation(client)
    const changed = await takePeopleChanges(client)
    const isFull =
      options.all === true || (changed.length > 0 && last === null) || changed.length > MANY_COMPANIES
    if (!isFull && changed.length === 0) return null
    const decisions = await readDecisions(client)
    const derived = isFull
      ? await deriveAll(client, decisions, options.onProgress ?? (() => {}))
      : await deriveChanged(client, changed, decisions, last?.appearances ?? 0)
    const tookMs = Math.round(performance.now() - start)
    const { added, ...totals } = derived
    await recordDerivation(client, { ...added, tookMs }, isFull)
    return { ...totals, companies: isFull ? null : changed.length, tookMs }
  })
}

type Totals = {
  appearances: number
  people: number
  /** How many more there are than before; all of them when all were derived. */
  added: { appearances: number; people: number }
}

async function deriveAll(
  client: PoolClient,
  decisions: readonly Decision[],
  onProgress: NonNullable<DeriveOptions['onProgress']>,
): Promise<Totals> {
  await openRebuild(client)
  const counts = createCounts()
  let appearances = 0
  for await (const companies of readAllCompanyMandates(client)) {
    const found = companies.flatMap(company => collectCompany(company, counts))
    await stageAppearances(client, found)
    appearances += found.length
    onProgress({ stage: `${appearances.toLocaleString('en')} appearances read`, done: 0 })
  }
  await countStagedSeats(client, counts)
  await replaceFrequencies(client, counts)
  const frequencies = frequenciesOf(counts, appearances)
  const joined = listJoinedNames(decisions)
  let people = 0
  let done = 0
  const store = async (batch: readonly StoredAppearance[]) => {
    const grouped = groupAppearances(batch, frequencies, decisions)
    await addRebuilt(client, grouped.appearances, grouped.people, grouped.former)
    people += grouped.people.length
    done += batch.length
    onProgress({ stage: `${people.toLocaleString('en')} people`, done: done / appearances })
  }
  const held: StoredAppearance[] = []
  for await (const batch of readStaged(client, BATCH)) {
    held.push(...batch.filter(({ nameKey }) => joined.has(nameKey)))
    await store(batch.filter(({ nameKey }) => !joined.has(nameKey)))
  }
  // Names that decisions join.
  await store(held)
  onProgress({ stage: 'indexing', done: 1 })
  await switchPeople(client)
  return { appearances, people, added: { appearances, people } }
}

async function deriveChanged(
  client: PoolClient,
  changed: readonly number[],
  decisions: readonly Decision[],
  total: number,
): Promise<Totals> {
  const before = await readAppearances(client, { companies: changed })
  const counts = createCounts()
  for (const appearance of before) {
    countAppearance(counts, appearance, -1)
    countSeat(counts, appearance, -1)
  }
  const byCompany = Map.groupBy(before, ({ company }) => company)
  for (const appearances of byCompany.values()) countOfficers(counts, officersOf(appearances), -1)
  const current = await readCompanyMandates(client, changed)
  const now = current.flatMap(company => collectCompany(company, counts))
  for (const appearance of now) countSeat(counts, appearance, 1)
  await addFrequencies(client, counts)
  const nameKeys = withJoinedNames(new Set([...before, ...now].map(({ nameKey }) => nameKey)), decisions)
  const companies = new Set(changed)
  const sameNames = await readAppearances(client, { nameKeys: [...nameKeys] })
  const previous = new Map(before.map(one => [`${one.company} ${one.appearanceKey}`, one.personId]))
  const all = [
    ...sameNames.filter(({ company }) => !companies.has(company)),
    ...now.map(one => ({ ...one, personId: previous.get(`${one.company} ${one.appearanceKey}`) ?? null })),
  ].sort(compareAppearances)
  const grouped = groupAppearances(all, await frequenciesFor(client, all, total), decisions)
  const peopleBefore = new Set([...before, ...sameNames].map(({ personId }) => personId)).size
  const kept = findUnchanged(grouped.appearances, sameNames, companies)
  const isWritten = ({ personId }: { personId: string | null }) => !kept.has(personId)
  await deletePeople(client, { nameKeys: [...nameKeys], companies: changed, kept: [...kept] })
  await insertPeople(
    client,
    grouped.appearances.filter(isWritten),
    grouped.people.filter(isWritten),
    grouped.former,
  )
  const people = grouped.people.length
  const added = { appearances: now.length - before.length, people: people - peopleBefore }
  return { appearances: all.length, people, added }
}

/**
 * Ids of people with one appearance, before and now, in a company that did not change: their rows stay as they are. Most
 * namesakes are such.
 */
function findUnchanged(
  now: readonly StoredAppearance[],
  before: readonly StoredAppearance[],
  changed: ReadonlySet<number>,
): Set<string | null> {
  const earlier = countPeople(before)
  const current = countPeople(now)
  const isUnchanged = ({ company, personId }: StoredAppearance) =>
    !changed.has(company) && earlier.get(personId) === 1 && current.get(personId) === 1
  const identify = (one: StoredAppearance) => `${one.personId} ${one.company} ${one.appearanceKey}`
  const stayed = new Set(before.filter(isUnchanged).map(identify))
  return new Set(now.filter(one => isUnchanged(one) && stayed.has(identify(one))).map(one => one.personId))
}

function countPeople(appearances: readonly StoredAppearance[]): Map<string | null, number> {
  const counts = new Map<string | null, number>()
  for (const { personId } of appearances) counts.set(personId, (counts.get(personId) ?? 0) + 1)
  return counts
}

function collectCompany(company: CompanyMandates, counts: FrequencyCounts): Appearance[] {
  const found = collectAppearances(company.mandates, company)
  for (const appearance of found) countAppearance(counts, appearance, 1)
  countOfficers(counts, officersOf(found), 1)
  return found
}

function officersOf(appearances: readonly Appearance[]): Set<number> {
  const numbers = appearances.flatMap(({ others, represents }) => [
    ...represents,
    ...others.filter(other => !other.includes('|')).map(Number),
  ])
  return new Set(numbers)
}

// What the appearances are compared by.
async function frequenciesFor(client: PoolClient, appearances: readonly Appearance[], total: number) {
  const others = appearances.flatMap(appearance => appearance.others)
  const counts = await readFrequencies(client, {
    part: new Set([
      ...others.flatMap(other => other.split('|')),
      ...appearances.flatMap(one => one.nameParts),
    ]),
    officer: new Set(others.filter(other => !other.includes('|'))),
    zip: new Set(appearances.flatMap(({ zip }) => zip ?? [])),
    seat: new Set(appearances.flatMap(({ seat }) => seat ?? [])),
    activity: new Set(appearances.flatMap(({ activity }) => activity ?? [])),
  })
  return frequenciesOf(counts, Math.max(total, appearances.length))
}

function listJoinedNames(decisions: readonly Decision[]): Set<string> {
  return new Set(decisions.flatMap(({ a, b }) => (a.nameKey === b.nameKey ? [] : [a.nameKey, b.nameKey])))
}

// Decisions may join persons of different names: these are derived together.
function withJoinedNames(nameKeys: Set<string>, decisions: readonly Decision[]): Set<string> {
  for (let size = -1; size !== nameKeys.size; ) {
    size = nameKeys.size
    for (const { a, b } of decisions) {
      const [one, other] = [a.nameKey, b.nameKey]
      if (nameKeys.has(one)) nameKeys.add(other)
      if (nameKeys.has(other)) nameKeys.add(one)
    }
  }
  return nameKeys
}

function compareAppearances(a: Appearance, b: Appearance): number {
  if (a.nameKey !== b.nameKey) return a.nameKey < b.nameKey ? -1 : 1
  return a.company - b.company || (a.appearanceKey < b.appearanceKey ? -1 : 1)
}
