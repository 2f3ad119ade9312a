// Reads the graph around a company from the gazette and the accounts, level by level: a statement of each source for a
// level, whatever the number of companies.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { type SourceUnavailableError, UnreadTextsError } from '../../domain/errors.ts'
import { arrangeNetwork } from '../../domain/network/arrange-network.ts'
import { addHoldings } from '../../domain/network/holding-edges.ts'
import { addMandate, type NetworkMandate } from '../../domain/network/mandate-edges.ts'
import { addMerger, type NetworkMerger } from '../../domain/network/merger-edges.ts'
import { createGraph, type EdgeKind, type Graph } from '../../domain/network/network.ts'
import type { FiledStatement } from '../../domain/ownership/ownership-links.ts'
import { filterMandates } from '../../domain/suppression/filter-suppressed.ts'
import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import type { Source } from '../../store/db/source.ts'
import { findHoldingsAround, type HoldingsAround } from '../../store/network/holdings.ts'
import { findMandatesAround, type MandatesAround } from '../../store/network/mandates.ts'
import { findMergersAround } from '../../store/network/mergers.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'
import { toResult } from '../to-result.ts'

// More than are shown of one company; of its neighbours what a page could show.
const AT_CENTRE = { maxOfficers: 300, maxHeld: 300, maxStatements: 300 }
const AT_NEIGHBOUR = { maxOfficers: 30, maxHeld: 40, maxStatements: 40 }
/** Neighbours that are followed, of companies and of people. */
const MAX_FOLLOWED = 40
/** Mergers of a level that are read. */
const MAX_MERGERS = 100
// A common auditor or a common address does not relate companies.
const FOLLOWED: ReadonlySet<EdgeKind> = new Set(['holds', 'merged_into', 'director_of', 'represents'])

export type ExploredGraph = {
  graph: Graph
  /** Sources that did not answer, or whose texts about the company are unread; `people`: never derived. */
  notAnswered: Set<'gazette' | 'accounts' | 'people'>
  /** Unread publications about the company. */
  waiting: number
  /** Whether something was left unread because there is so much of it. */
  isCut: boolean
}

type ExploreDeps = { gazette: Source; accounts: Source; suppression: Suppression }

type Level = {
  companies: readonly EnterpriseNumber[]
  people: readonly string[]
  isCentre: boolean
}

/** Rejects with `SourceUnavailableError` when neither source answers. */
export async function exploreGraph(
  deps: ExploreDeps,
  number: EnterpriseNumber,
  withPeople: boolean,
): Promise<ExploredGraph> {
  const explored: ExploredGraph = { graph: createGraph(), notAnswered: new Set(), waiting: 0, isCut: false }
  const failures = await addLevel(
    deps,
    explored,
    { companies: [number], people: [], isCentre: true },
    withPeople,
  )
  if (explored.waiting > 0) failures.push(new UnreadTextsError(explored.waiting))
  if (failures.length > 1) throw failures.at(-1)
  const level = listFollowed(explored, number)
  if (level.companies.length + level.people.length > 0) await addLevel(deps, explored, level, withPeople)
  return explored
}

function listFollowed(explored: ExploredGraph, number: EnterpriseNumber): Level {
  const { parties, edges } = explored.graph
  const limits = { depth: 1, maxNodes: Number.POSITIVE_INFINITY }
  const { nodes } = arrangeNetwork(number, [...edges.values()], limits)
  const followed = nodes.flatMap(({ key, via }) =>
    via && FOLLOWED.has(via.kind) ? (parties.get(key) ?? []) : [],
  )
  const companies = followed.flatMap(({ enterpriseNumber }) => enterpriseNumber ?? [])
  const people = followed.flatMap(({ personId }) => personId ?? [])
  if (Math.max(companies.length, people.length) > MAX_FOLLOWED) explored.isCut = true
  return {
    companies: companies.slice(0, MAX_FOLLOWED),
    people: people.slice(0, MAX_FOLLOWED),
    isCentre: false,
  }
}

async function addLevel(
  { gazette, accounts, suppression }: ExploreDeps,
  explored: ExploredGraph,
  level: Level,
  withPeople: boolean,
): Promise<SourceUnavailableError[]> {
  const limits = level.isCentre ? AT_CENTRE : AT_NEIGHBOUR
  const companies = level.companies.map(Number)
  const auditors = level.isCentre ? companies : []
  const query = { ...limits, companies, auditors, people: level.people, withPeople }
  const [mandates, mergers, holdings] = await Promise.all([
    toResult(gazette.run(pool => findMandatesAround(pool, query))),
    toResult(gazette.run(pool => findMergersAround(pool, level.companies, MAX_MERGERS))),
    toResult(accounts.run(pool => findHoldingsAround(pool, companies, limits.maxStatements))),
  ])
  const list = suppression.list('register')
  const failures: SourceUnavailableError[] = []
  // Officers before shareholders, who may be the same persons.
  if ('answer' in mandates) addMandates(explored, mandates.answer, { list, withPeople, ...level })
  else failures.push(mandates.failure)
  if ('answer' in mergers) addMergers(explored, mergers.answer, list)
  else if (failures.length === 0) failures.push(mergers.failure)
  if ('answer' in holdings) addStatements(explored, holdings.answer, { list, withPeople })
  else failures.push(holdings.failure)
  for (const { source } of failures) explored.notAnswered.add(source as 'gazette' | 'accounts')
  return failures
}

type Shown = { list: SuppressionList; withPeople: boolean }

function addMandates(
  explored: ExploredGraph,
  { officers, held, ofPeople, waiting, isDerived, isCut }: MandatesAround,
  { list, withPeople, isCentre }: Shown & Level,
): void {
  if (isCentre) explored.waiting = [...waiting.values()][0] ?? 0
  if (withPeople && !isDerived) explored.notAnswered.add('people')
  if (explored.waiting > 0) {
    explored.notAnswered.add('gazette')
    return
  }
  if (isCut) explored.isCut = true
  const isRead = ({ company }: NetworkMandate) => !waiting.has(company) && !list.hidesNumber(company)
  const shown = (mandates: NetworkMandate[]) => filterMandates(mandates.filter(isRead), list)
  for (const mandate of shown(officers)) addMandate(explored.graph, mandate, withPeople || isCentre)
  for (const mandate of shown(held)) addMandate(explored.graph, mandate, false)
  for (const mandate of shown(ofPeople)) addMandate(explored.graph, mandate, withPeople)
}

// Without the publications that are unread all of the gazette is unknown.
function addMergers(explored: ExploredGraph, mergers: readonly NetworkMerger[], list: SuppressionList): void {
  if (explored.waiting > 0) return
  if (mergers.length >= MAX_MERGERS) explored.isCut = true
  for (const { absorbed, ...merger } of mergers)
    if (!list.hidesNumber(merger.absorbing))
      addMerger(explored.graph, { ...merger, absorbed: absorbed.filter(number => !list.hidesNumber(number)) })
}

function addStatements(
  explored: ExploredGraph,
  { statements, isCut }: HoldingsAround,
  { list, withPeople }: Shown,
): void {
  if (isCut) explored.isCut = true
  const isHidden = ({ filer, body }: FiledStatement) =>
    list.hidesNumber(filer) ||
    (body.enterpriseNumber !== null && list.hidesNumber(body.enterpriseNumber)) ||
    ('kind' in body && body.kind === 'person' && list.hidesName(body.name))
  for (const [company, filed] of statements)
    addHoldings(
      explored.graph,
      company,
      filed.filter(statement => !isHidden(statement)),
      withPeople,
    )
}
