// The texts of the gazette as received.

import { enterpriseNumberFrom } from '../../domain/enterprise-number.ts'
import { namedCompanies } from '../../domain/named-companies.ts'
import type { Publication } from '../../domain/publication.ts'
import type { Pool, PoolClient } from '../db.ts'
import { forgetUnread, noteUnread, type Unread } from './unread-texts.ts'

type Db = Pool | PoolClient

// One JSON document instead of a dozen arrays: PostgreSQL takes it apart faster than the driver puts arrays together.
const GIVEN = `
  WITH given AS (
    SELECT DISTINCT ON (numac) * FROM jsonb_to_recordset($1::jsonb) AS g(
      numac text, kind text, published_on date, language text, body text, reading text, printed_number text,
      page integer, edition smallint, enterprise_number integer, rubrics jsonb)
    ORDER BY numac
  )`

// The gazette's site is nearer to the source than what is cut from the columns of a printed page, where words are
// broken, and it is what the site corrects: a text of the site stays when the same text is read from print later.
// Whoever loads line JSON chose its texts: it does replace.
const KEEPS_SITE_TEXT = (held: string, given: string) =>
  `(${held}.reading = 'html' AND ${given}.reading IN ('text_layer', 'ocr'))`

const KEEP_REPLACED = {
  text: `${GIVEN}, held AS (
    SELECT p.received_at, p.numac, p.reading, p.body, given.body AS new_body
    FROM gazette.publication p JOIN given USING (numac)
    WHERE NOT ${KEEPS_SITE_TEXT('p', 'given')} ORDER BY numac FOR UPDATE OF p
  )
  INSERT INTO gazette.superseded_publication (received_at, numac, reading, body)
  SELECT received_at, numac, reading, body FROM held WHERE body <> new_body`,
}

// A publication that is there already with the same text is left alone. One with another text, or of which more is
// known now, is replaced, and its facts are due again.
const SAVE = {
  text: `${GIVEN}
  INSERT INTO gazette.publication AS p
    (numac, kind, published_on, language, body, reading, printed_number, page, edition, enterprise_number, rubrics)
  SELECT numac, kind, published_on, language, body, reading, printed_number, page, edition, enterprise_number,
         ARRAY(SELECT jsonb_array_elements_text(rubrics))
  FROM given
  ON CONFLICT (numac) DO UPDATE SET
    kind = excluded.kind, body = excluded.body, reading = excluded.reading,
    published_on = coalesce(excluded.published_on, p.published_on),
    language = coalesce(excluded.language, p.language),
    printed_number = coalesce(excluded.printed_number, p.printed_number),
    page = coalesce(excluded.page, p.page),
    edition = coalesce(excluded.edition, p.edition),
    enterprise_number = CASE WHEN excluded.enterprise_number = 0 THEN p.enterprise_number ELSE excluded.enterprise_number END,
    rubrics = CASE WHEN excluded.rubrics = '{}' THEN p.rubrics ELSE excluded.rubrics END,
    received_at = now(), extracted_at = NULL, extractor_version = NULL, failed_version = NULL
  WHERE NOT ${KEEPS_SITE_TEXT('p', 'excluded')}
    AND (p.body <> excluded.body OR p.kind <> excluded.kind
      OR p.published_on IS DISTINCT FROM coalesce(excluded.published_on, p.published_on)
      OR (excluded.enterprise_number <> 0 AND excluded.enterprise_number <> p.enterprise_number)
      OR (excluded.rubrics <> '{}' AND excluded.rubrics <> p.rubrics))
  RETURNING numac, enterprise_number, (xmax = 0) AS is_new`,
}

export type SavedPublications = { added: string[]; replaced: string[] }

/**
 * Saves publications by numac, in the caller's transaction, and notes of those that are new or changed that they wait to
 * be read; returns which those are. The later text replaces the earlier one, except that one read from a PDF never
 * replaces one of the gazette's site.
 */
export async function savePublications(
  client: PoolClient,
  publications: readonly Publication[],
): Promise<SavedPublications> {
  const given = publications.map(publication => ({
    numac: publication.numac,
    kind: publication.kind,
    published_on: publication.publishedOn,
    language: publication.language,
    body: publication.text.replaceAll('\u0000', ''), // which PostgreSQL cannot hold
    reading: publication.reading,
    printed_number: publication.printedNumber,
    page: publication.page,
    edition: publication.edition,
    enterprise_number: Number(publication.enterpriseNumber ?? 0),
    rubrics: publication.rubrics,
  }))
  const values = [JSON.stringify(given)]
  await client.query({ ...KEEP_REPLACED, values })
  const { rows } = await client.query<SavedRow>({ ...SAVE, values })
  if (rows.length > 0) await noteUnread(client, findUnread(rows, publications))
  return {
    added: rows.filter(row => row.is_new).map(({ numac }) => numac),
    replaced: rows.filter(row => !row.is_new).map(({ numac }) => numac),
  }
}

type SavedRow = { numac: string; enterprise_number: number; is_new: boolean }

// Of a publication that is given twice either text may have been saved: both are looked through.
function findUnread(saved: readonly SavedRow[], given: readonly Publication[]): Unread[] {
  const unread = new Map(
    saved.map(({ numac, enterprise_number: listed, is_new: isNew }) => [
      numac,
      { numac, named: listed === 0 ? [] : [String(listed)], isNew },
    ]),
  )
  for (const publication of given) unread.get(publication.numac)?.named.push(...namedCompanies(publication))
  return [...unread.values()]
}

type Row = Omit<Publication, 'publishedOn' | 'printedNumber' | 'enterpriseNumber' | 'text'> & {
  published_on: string | null
  printed_number: string | null
  enterprise_number: number
  body: string
}

/**
 * The publications with these numacs, each locked for the caller's transaction, in numac order; `waitingOnly` leaves out those
 * from which facts were taken.
 */
export async function lockPublications(
  client: PoolClient,
  numacs: readonly string[],
  waitingOnly = false,
): Promise<Publication[]> {
  const { rows } = await client.query<Row>({
    text: `SELECT numac, kind, published_on, language, body, reading, printed_number, page, edition,
                  enterprise_number, rubrics
           FROM gazette.publication WHERE numac = ANY ($1) AND (NOT $2 OR extractor_version IS NULL)
           ORDER BY numac FOR UPDATE`,
    values: [numacs, waitingOnly],
  })
  return rows.map(({ published_on, printed_number, enterprise_number, body, ...row }) => ({
    ...row,
    text: body,
    publishedOn: published_on,
    printedNumber: printed_number,
    enterpriseNumber: enterprise_number === 0 ? null : enterpriseNumberFrom(enterprise_number),
  }))
}

/** Notes that facts were taken from these publications by this version of the extractor. */
export async function markExtracted(
  client: PoolClient,
  numacs: readonly string[],
  version: number,
): Promise<void> {
  await client.query({
    text: `UPDATE gazette.publication SET extractor_version = $2, extracted_at = now(), failed_version = NULL
           WHERE numac = ANY ($1)`,
    values: [numacs, version],
  })
  await forgetUnread(client, numacs)
}

/**
 * Notes that this version of the extractor failed on these publications. Those from which facts were taken before keep them;
 * the others go on waiting, for another version or another text.
 */
export async function markFailed(db: Db, numacs: readonly string[], version: number): Promise<void> {
  await db.query({
    text: 'UPDATE gazette.publication SET failed_version = $2 WHERE numac = ANY ($1)',
    values: [numacs, version],
  })
}

/** Which publications: all, those from which facts are due for `version`, or those of them that were never read. */
export type WhichPublications = 'all' | 'outdated' | 'waiting'

const DUE: Record<WhichPublications, (version: number) => string> = {
  all: () => 'true',
  outdated: version => `(extractor_version IS NULL OR extractor_version < ${version})`,
  // It would fail again on what it failed on.
  waiting: version => `extractor_version IS NULL AND failed_version IS DISTINCT FROM ${version}`,
}

/** Up to `limit` numacs above `after`, in order. */
export async function listNumacs(
  db: Db,
  which: WhichPublications,
  { after, limit, version }: { after: string; limit: number; version: number },
): Promise<string[]> {
  const { rows } = await db.query<{ numac: string }>(
    `SELECT numac FROM gazette.publication WHERE numac > $1 AND ${DUE[which](Math.trunc(version))} ORDER BY numac LIMIT $2`,
    [after, limit],
  )
  return rows.map(({ numac }) => numac)
}

export type PublicationCounts = { total: number; waiting: number; failed: number; newestOn: string | null }

/** How many texts are held, how many of them are not read yet, on how many of these the extractor failed, and the newest day. */
export async function countPublications(db: Db): Promise<PublicationCounts> {
  const { rows } = await db.query<PublicationCounts>(
    `SELECT count(*)::int AS total, count(*) FILTER (WHERE extractor_version IS NULL)::int AS waiting,
            count(*) FILTER (WHERE extractor_version IS NULL AND failed_version IS NOT NULL)::int AS failed,
            max(published_on) AS "newestOn"
     FROM gazette.publication`,
  )
  return rows[0] as PublicationCounts
}
