// Extracts facts from stored publications and updates the timelines of the companies concerned.

import { matchNamesake, type NamedParty } from '../../../domain/company/match-namesake.ts'
import type { EventFact, ExtractedFact } from '../../../domain/publications/gazette-fact.ts'
import type { Publication } from '../../../domain/publications/publication.ts'
import { foldName } from '../../../domain/search/fold.ts'
import { nameKey } from '../../../domain/search/lookup-keys.ts'
import { type DerivedTimeline, deriveCompany } from '../../../domain/timeline/derive-company.ts'
import { EXTRACTOR_VERSION, extractPublication } from '../../../extract/extract-publication.ts'
import { readConfirmations } from '../../../store/accounts/filed-officers.ts'
import { inTransaction, type Pool, type PoolClient } from '../../../store/db/pool.ts'
import { filterWithMandates, lockCompanies, readFacts, replaceFacts } from '../../../store/gazette/facts.ts'
import { lockPublications, markExtracted, markFailed } from '../../../store/gazette/publications.ts'
import { replaceTimelines } from '../../../store/gazette/replace-timelines.ts'
import { findNamesakes, findSeats } from '../../../store/register/companies.ts'
import { recordCompanyChanges, recordTimelineChanges } from './record-changes.ts'

export type ExtractFactsResult = {
  publications: number
  facts: number
  /** Companies with a rederived timeline. */
  companies: number
  /** Publications on which the extractor failed; their old facts are kept. */
  failed: { numac: string; reason: string }[]
}

/**
 * Re-extracts the publications `numacs` in one transaction, so that facts, events and mandates change
 * together. Unknown numacs are skipped, with `waitingOnly` also those already extracted. `today`
 * (`YYYY-MM-DD`) determines what is current.
 */
export async function extractFacts(
  pool: Pool,
  numacs: readonly string[],
  today: string,
  { waitingOnly = false } = {},
): Promise<ExtractFactsResult> {
  return inTransaction(pool, async client => {
    const publications = await lockPublications(client, numacs, waitingOnly)
    const { facts, failed } = extractAll(publications)
    await identifyDebtors(client, facts, publications)
    const failures = new Set(failed.map(({ numac }) => numac))
    const read = publications.map(({ numac }) => numac).filter(numac => !failures.has(numac))
    const { companies, companyChanges } = await replaceFacts(client, read, facts, EXTRACTOR_VERSION)
    await recordCompanyChanges(client, companyChanges, facts, today)
    await deriveTimelines(client, companies, today, publications)
    await markExtracted(client, read, EXTRACTOR_VERSION)
    await markFailed(client, [...failures], EXTRACTOR_VERSION)
    return { publications: publications.length, facts: facts.length, companies: companies.length, failed }
  })
}

// A text on which the extractor fails does not affect the others.
function extractAll(publications: readonly Publication[]): {
  facts: ExtractedFact[]
  failed: ExtractFactsResult['failed']
} {
  const facts: ExtractedFact[] = []
  const failed: ExtractFactsResult['failed'] = []
  for (const publication of publications) {
    try {
      facts.push(...extractPublication(publication))
    } catch (error) {
      failed.push({ numac: publication.numac, reason: (error as Error).message })
    }
  }
  return { facts, failed }
}

async function identifyDebtors(
  client: PoolClient,
  facts: readonly ExtractedFact[],
  publications: readonly Publication[],
): Promise<void> {
  const texts = new Map(publications.map(({ numac, text }) => [numac, text]))
  const sought = facts.flatMap(fact => debtorQueryOf(fact, texts.get(fact.numac) ?? '') ?? [])
  if (sought.length === 0) return
  const namesakes = await findNamesakes(client, [...new Set(sought.map(debtor => debtor.nameKey))])
  for (const debtor of sought) {
    const number = matchNamesake(debtor, namesakes)
    if (number) Object.assign(debtor.fact, { enterpriseNumber: number, identifiedBy: 'matched' })
  }
}

/**
 * Rederives the timelines of those companies in `numbers` (ascending) whose officers are named in acts, in
 * the caller's transaction: called when new filings may confirm officers. Filings alone derive nothing.
 */
export async function rederiveConfirmedOfficers(
  client: PoolClient,
  numbers: readonly number[],
  today: string,
): Promise<void> {
  await lockCompanies(client, numbers)
  await deriveTimelines(client, await filterWithMandates(client, numbers), today)
}

/**
 * Derives events and mandates of the companies `numbers` (ascending) from their facts, in the caller's
 * transaction, and records what changed. `publications`: those that were read in it.
 */
export async function deriveTimelines(
  client: PoolClient,
  numbers: readonly number[],
  today: string,
  publications: readonly Pick<Publication, 'numac' | 'publishedOn'>[] = [],
): Promise<void> {
  if (numbers.length === 0) return
  await lockCompanies(client, numbers)
  const facts = await readFacts(client, numbers)
  const confirmations = await readConfirmations(client, numbers)
  const timelines = new Map<number, DerivedTimeline>()
  for (const number of numbers)
    timelines.set(number, deriveCompany(facts.get(number) ?? [], confirmations.get(number) ?? [], today))
  await addSeats(client, timelines)
  const replaced = await replaceTimelines(client, timelines)
  await recordTimelineChanges(client, { timelines, replaced, facts, publications, today })
}

// A company that holds a mandate is shown with its seat; a person never has an address.
async function addSeats(client: PoolClient, timelines: Map<number, DerivedTimeline>): Promise<void> {
  const held = [...timelines.values()].flatMap(({ mandates }) => mandates)
  const companies = held.filter(
    ({ roleKind, holderNumber }) => roleKind === 'director_company' && holderNumber,
  )
  const seats = await findSeats(client, [
    ...new Set(companies.map(({ holderNumber }) => Number(holderNumber))),
  ])
  for (const mandate of companies) mandate.address = seats.get(Number(mandate.holderNumber)) ?? null
}

// What debtors without a number are matched to the register by.

/** `address` is the printed text with the address; it is not stored. */
type DebtorQuery = NamedParty & { fact: EventFact }

/** The query for an event without a company number; null if there is too little to match on. */
function debtorQueryOf(fact: ExtractedFact, text: string): DebtorQuery | null {
  if (fact.fact !== 'event' || fact.enterpriseNumber !== null || !fact.debtor) return null
  const words = foldName(fact.debtor.name).split(' ').filter(Boolean)
  // A single word matches too many people, and `NV` alone no company.
  if (words.length < (fact.debtor.naturalPerson ? 2 : 1)) return null
  const { naturalPerson } = fact.debtor
  return { fact, nameKey: nameKey(words), naturalPerson, address: text.slice(fact.span.start, fact.span.end) }
}
