// Stored sitemap: files of a new generation are built beside the live one and switched in one transaction.

import { tryAdvisoryLock } from '../db/advisory-lock.ts'
import { inTransaction, type Pool } from '../db/pool.ts'

const LOCK = 20_261_127

/** Acquires the lock for building a generation; null when another process holds it. */
export function acquireSitemapLock(pool: Pool): Promise<(() => Promise<void>) | null> {
  return tryAdvisoryLock(pool, LOCK)
}

/** A company in the sitemap. */
export type ListedCompany = { enterprise_number: number; legal_name: string }

// Suppressed names belong to natural persons, who are excluded anyway.
const LISTED = `
  in_register AND NOT natural_person
  AND NOT EXISTS (SELECT FROM access.suppression s WHERE s.enterprise_number = c.enterprise_number)`

// By number rather than physical order: companies stay in the same file between builds and new ones are appended.
const COMPANIES = {
  name: 'read-listed-companies',
  text: `
    SELECT enterprise_number, legal_name FROM register.company c
    WHERE enterprise_number > $1 AND ${LISTED}
    ORDER BY enterprise_number LIMIT $2`,
}

/** Unsuppressed legal persons of the newest extract, by number, after `after`, at most `limit`. */
export async function readListedCompanies(
  pool: Pool,
  { after, limit }: { after: number; limit: number },
): Promise<ListedCompany[]> {
  const { rows } = await pool.query<ListedCompany>({ ...COMPANIES, values: [after, limit] })
  return rows
}

export async function countListedCompanies(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM register.company c WHERE ${LISTED}`,
  )
  return rows[0]?.count ?? 0
}

/** Starts a generation and deletes unfinished ones. Needs the lock. */
export async function startBuild(
  pool: Pool,
  { origin, defaultLanguage }: { origin: string; defaultLanguage: string },
): Promise<number> {
  return inTransaction(pool, async client => {
    await client.query('DELETE FROM site.sitemap_generation WHERE finished_at IS NULL')
    const { rows } = await client.query<{ generation: number }>(
      'INSERT INTO site.sitemap_generation (origin, default_language) VALUES ($1, $2) RETURNING generation',
      [origin, defaultLanguage],
    )
    return rows[0]?.generation as number
  })
}

/** A complete sitemap file. */
export type SitemapFile = {
  /** `index`, or section and number: `companies-12`. */
  name: string
  urls: number
  /** Size of the XML. */
  xmlBytes: number
  /** Weak ETag, `W/"…"`, of the XML. */
  etag: string
  /** The XML as gzip. */
  body: Buffer
}

const INSERT_FILE = {
  name: 'insert-sitemap-file',
  text: `INSERT INTO site.sitemap_file (generation, name, urls, xml_bytes, etag, body)
         VALUES ($1, $2, $3, $4, $5, $6)`,
}

/** Adds a file to a generation. Throws when the generation no longer exists. */
export async function storeSitemapFile(pool: Pool, generation: number, file: SitemapFile): Promise<void> {
  const { name, urls, xmlBytes, etag, body } = file
  await pool.query({ ...INSERT_FILE, values: [generation, name, urls, xmlBytes, etag, body] })
}

type SitemapTotals = {
  companies: number
  urls: number
  /** Excluding the index. */
  files: number
}

/**
 * Publishes a generation as of `finishedAt` and deletes all others. Throws when it no longer exists: another run
 * holds the lock now.
 */
export async function publishBuild(
  pool: Pool,
  generation: number,
  { companies, urls, files, finishedAt }: SitemapTotals & { finishedAt: Date },
): Promise<void> {
  await inTransaction(pool, async client => {
    const { rowCount } = await client.query(
      `UPDATE site.sitemap_generation SET finished_at = $2, companies = $3, urls = $4, files = $5
       WHERE generation = $1`,
      [generation, finishedAt, companies, urls, files],
    )
    if (rowCount !== 1) throw new Error('Another run has replaced this generation of the sitemap.')
    await client.query('DELETE FROM site.sitemap_generation WHERE generation <> $1', [generation])
  })
}

/** Deletes an unfinished generation. */
export async function dropBuild(pool: Pool, generation: number): Promise<void> {
  await pool.query('DELETE FROM site.sitemap_generation WHERE generation = $1 AND finished_at IS NULL', [
    generation,
  ])
}

export type LiveSitemap = SitemapTotals & { generation: number; origin: string; finishedAt: Date }

/** The live generation, or null. */
export async function findLiveSitemap(pool: Pool): Promise<LiveSitemap | null> {
  const { rows } = await pool.query<LiveSitemap>({
    name: 'find-live-sitemap',
    text: `SELECT generation, origin, finished_at AS "finishedAt", companies, urls, files
           FROM site.sitemap_generation WHERE finished_at IS NOT NULL`,
  })
  return rows[0] ?? null
}

/** Metadata of a file of the live generation. */
export type LiveFile = Pick<SitemapFile, 'name' | 'xmlBytes' | 'etag'> & {
  generation: number
  gzipBytes: number
}

type FoundSitemapFile = {
  generation: number
  origin: string
  /** Null when there is no file of that name. */
  file: LiveFile | null
  /** Companies suppressed since the generation was started, which may still be in a file. */
  suppressedSince: number[]
}

// made_at is the start of the suppressing transaction, hence the margin.
const SUPPRESSED_SINCE = `
  ARRAY(SELECT enterprise_number FROM access.suppression
        WHERE enterprise_number IS NOT NULL AND made_at > g.began_at - interval '10 minutes' ORDER BY 1)`

/** Finds a file in the live generation; null before the first one. */
export async function findLiveFile(pool: Pool, name: string): Promise<FoundSitemapFile | null> {
  const { rows } = await pool.query<LiveFile & Omit<FoundSitemapFile, 'file'> & { found: boolean }>({
    name: 'find-sitemap-file',
    text: `SELECT g.generation, origin, f.name IS NOT NULL AS found, f.name, etag, xml_bytes AS "xmlBytes",
                  octet_length(body) AS "gzipBytes", ${SUPPRESSED_SINCE} AS "suppressedSince"
           FROM site.sitemap_generation g
           LEFT JOIN site.sitemap_file f ON f.generation = g.generation AND f.name = $1
           WHERE finished_at IS NOT NULL`,
    values: [name],
  })
  if (rows[0] === undefined) return null
  const { origin, found, suppressedSince, ...file } = rows[0]
  return { generation: file.generation, origin, file: found ? file : null, suppressedSince }
}

/** Gzipped body; null when the generation has been replaced. */
export async function readSitemapBody(
  pool: Pool,
  { generation, name }: Pick<LiveFile, 'generation' | 'name'>,
): Promise<Buffer | null> {
  const { rows } = await pool.query<{ body: Buffer }>({
    name: 'read-sitemap-body',
    text: 'SELECT body FROM site.sitemap_file WHERE generation = $1 AND name = $2',
    values: [generation, name],
  })
  return rows[0]?.body ?? null
}
