// Stores publications. When a publication exists with another text, the better text is kept.

import { candidateCompanies } from '../../domain/publications/named-companies.ts'
import type { Publication, Reading } from '../../domain/publications/publication.ts'
import { compareNoise } from '../../domain/publications/text-noise.ts'
import type { PoolClient } from '../db/pool.ts'
import { markUnread, type UnreadPublication } from './unread-publications.ts'

// A single JSON parameter: parsing it in PostgreSQL is faster than building a dozen arrays in the driver.
const INPUT_CTE = `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS g(
      numac text, kind text, published_on date, language text, body text, reading text, printed_number text,
      page integer, edition smallint, enterprise_number integer, rubrics jsonb, keeps_stored boolean)
  )`

const RUBRICS = 'ARRAY(SELECT jsonb_array_elements_text(given.rubrics))'

const ADD = {
  text: `${INPUT_CTE}
  INSERT INTO gazette.publication
    (numac, kind, published_on, language, body, reading, printed_number, page, edition, enterprise_number, rubrics)
  SELECT numac, kind, published_on, language, body, reading, printed_number, page, edition, enterprise_number, ${RUBRICS}
  FROM given ORDER BY numac
  ON CONFLICT (numac) DO NOTHING
  RETURNING numac, enterprise_number`,
}

// Stored texts are locked until they have been compared and replaced.
const OTHER_TEXTS = {
  text: `${INPUT_CTE}
  SELECT p.numac, p.reading, CASE WHEN p.body <> given.body THEN p.body END AS other_body
  FROM gazette.publication p JOIN given USING (numac) ORDER BY p.numac FOR UPDATE OF p`,
}

const ARCHIVE_REPLACED = {
  text: `${INPUT_CTE}
  INSERT INTO gazette.superseded_publication (received_at, numac, reading, body)
  SELECT p.received_at, p.numac, p.reading, p.body
  FROM gazette.publication p JOIN given USING (numac)`,
}

// The value that belongs to the chosen text, else the other one.
const known = (column: string): string =>
  `(CASE WHEN keeps_stored THEN coalesce(p.${column}, given.${column}) ELSE coalesce(given.${column}, p.${column}) END)`
const COMPANY = `(CASE WHEN given.enterprise_number = 0 OR (keeps_stored AND p.enterprise_number <> 0)
  THEN p.enterprise_number ELSE given.enterprise_number END)`
const KNOWN_RUBRICS = `(CASE WHEN given.rubrics = '[]' OR (keeps_stored AND p.rubrics <> '{}')
  THEN p.rubrics ELSE ${RUBRICS} END)`

// A stored publication with the same text and metadata is left alone. A changed one is replaced and queued for
// extraction. When the stored text is kept, the new one still fills in missing metadata.
const REPLACE = {
  text: `${INPUT_CTE}
  UPDATE gazette.publication p SET
    kind = CASE WHEN keeps_stored THEN p.kind ELSE given.kind END,
    body = CASE WHEN keeps_stored THEN p.body ELSE given.body END,
    reading = CASE WHEN keeps_stored THEN p.reading ELSE given.reading END,
    published_on = ${known('published_on')},
    language = ${known('language')},
    printed_number = ${known('printed_number')},
    page = ${known('page')},
    edition = ${known('edition')},
    enterprise_number = ${COMPANY},
    rubrics = ${KNOWN_RUBRICS},
    -- Of the text: metadata may arrive later.
    received_at = CASE WHEN keeps_stored OR p.body = given.body THEN p.received_at ELSE now() END,
    extracted_at = NULL, extractor_version = NULL, failed_version = NULL
  FROM given
  WHERE p.numac = given.numac
    AND ((NOT keeps_stored AND (p.body <> given.body OR p.kind <> given.kind))
      OR p.published_on IS DISTINCT FROM ${known('published_on')}
      OR p.enterprise_number <> ${COMPANY}
      OR p.rubrics <> ${KNOWN_RUBRICS})
  RETURNING p.numac, p.enterprise_number`,
}

type SavedPublications = { added: string[]; replaced: string[] }

/**
 * Saves publications by numac in the caller's transaction, marks new and changed ones as unread, and returns them.
 * A text with less noise replaces one with more. Between equals the later text wins, except that a text from a PDF
 * never replaces one from the gazette's site.
 */
export async function savePublications(
  client: PoolClient,
  publications: readonly Publication[],
): Promise<SavedPublications> {
  const given = deduplicate(publications).map(toRow)
  const added = await run<SavedRow>(client, ADD, given)
  const isNew = new Set(added.map(({ numac }) => numac))
  const known = given.filter(({ numac }) => !isNew.has(numac))
  const replaced = known.length === 0 ? [] : await replaceStored(client, known)
  const unread = findUnread(added, replaced, publications)
  if (unread.length > 0) await markUnread(client, unread)
  return { added: [...isNew], replaced: replaced.map(({ numac }) => numac) }
}

async function replaceStored(client: PoolClient, known: readonly InputRow[]): Promise<SavedRow[]> {
  const stored = new Map(
    (await run<StoredPublication>(client, OTHER_TEXTS, known)).map(one => [one.numac, one]),
  )
  for (const row of known) {
    const other = stored.get(row.numac)
    if (other) row.keeps_stored = isStoredTextKept(other, row)
  }
  const superseding = known.filter(row => !row.keeps_stored && stored.get(row.numac)?.other_body)
  if (superseding.length > 0) await run(client, ARCHIVE_REPLACED, superseding)
  return run<SavedRow>(client, REPLACE, known)
}

type SavedRow = { numac: string; enterprise_number: number }

// Of a numac given twice either text may have been saved, so the companies of both are marked.
function findUnread(
  added: readonly SavedRow[],
  replaced: readonly SavedRow[],
  given: readonly Publication[],
): UnreadPublication[] {
  const unread = new Map<string, UnreadPublication & { named: string[] }>()
  for (const [rows, isNew] of [[added, true] as const, [replaced, false] as const])
    for (const { numac, enterprise_number: listed } of rows)
      unread.set(numac, { numac, named: listed === 0 ? [] : [String(listed)], isNew })
  for (const publication of given)
    unread.get(publication.numac)?.named.push(...candidateCompanies(publication))
  return [...unread.values()]
}

type InputRow = ReturnType<typeof toRow>
type StoredPublication = { numac: string } & StoredText
/** `other_body` is null when both texts are equal. */
type StoredText = { reading: Reading; other_body: string | null }

async function run<Found extends object>(
  client: PoolClient,
  query: { text: string },
  rows: readonly InputRow[],
): Promise<Found[]> {
  return (await client.query<Found>({ ...query, values: [JSON.stringify(rows)] })).rows
}

// The site is closer to the source than text cut from printed columns, where words are broken, and corrections
// appear there. Operators who import line JSON chose its texts, so these do replace.
function isStoredTextKept(stored: StoredText, given: { reading: Reading; body: string }): boolean {
  const printed = given.reading === 'text_layer' || given.reading === 'ocr'
  const difference = stored.other_body === null ? 0 : compareNoise(stored.other_body, given.body)
  return difference < 0 || (difference === 0 && stored.reading === 'html' && printed)
}

// The same rule resolves duplicates within a batch. In numac order, to prevent deadlocks between imports.
function deduplicate(publications: readonly Publication[]): Publication[] {
  const chosen = new Map<string, Publication>()
  for (const given of publications) {
    const stored = chosen.get(given.numac)
    const other_body = stored && stored.text !== given.text ? stored.text : null
    if (!stored) chosen.set(given.numac, given)
    else if (
      isStoredTextKept({ reading: stored.reading, other_body }, { reading: given.reading, body: given.text })
    )
      chosen.set(given.numac, fillMissing(stored, given))
    else chosen.set(given.numac, fillMissing(given, stored))
  }
  return [...chosen.values()].sort((a, b) => (a.numac < b.numac ? -1 : 1))
}

// `kept`, with missing metadata from `other`.
function fillMissing(kept: Publication, other: Publication): Publication {
  return {
    ...kept,
    publishedOn: kept.publishedOn ?? other.publishedOn,
    language: kept.language ?? other.language,
    printedNumber: kept.printedNumber ?? other.printedNumber,
    page: kept.page ?? other.page,
    edition: kept.edition ?? other.edition,
    enterpriseNumber: kept.enterpriseNumber ?? other.enterpriseNumber,
    rubrics: kept.rubrics.length > 0 ? kept.rubrics : other.rubrics,
  }
}

function toRow(publication: Publication) {
  return {
    numac: publication.numac,
    kind: publication.kind,
    published_on: publication.publishedOn,
    language: publication.language,
    body: publication.text.replaceAll('\u0000', ''), // not storable in PostgreSQL
    reading: publication.reading,
    printed_number: publication.printedNumber,
    page: publication.page,
    edition: publication.edition,
    enterprise_number: Number(publication.enterpriseNumber ?? 0),
    rubrics: publication.rubrics,
    keeps_stored: false,
  }
}
