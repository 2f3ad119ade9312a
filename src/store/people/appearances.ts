// Appearances as stored, and the people they are joined into.

import type { Appearance } from '../../domain/people/appearance.ts'
import type { Evidence } from '../../domain/people/join-reason.ts'
import type { Decision } from '../../domain/people/link-people.ts'
import { copyArray, copyText, openCopyWriter } from '../db/copy-format.ts'
import type { PoolClient } from '../db/pool.ts'

export type StoredAppearance = Appearance & {
  /** Null before it was first joined. */
  personId: string | null
}

export type PersonRow = {
  personId: string
  companies: number
  /** The most frequent spelling. */
  name: string
  nameKey: string
  words: string[]
  /** Positions in the person's appearances by company, then key. */
  joins: (Evidence & { a: number; b: number })[]
}

/** Columns of an appearance as read. */
export const APPEARANCE_FIELDS = `enterprise_number AS company, appearance_key AS "appearanceKey", name_key AS "nameKey",
  person_id AS "personId", name_parts AS "nameParts", names, middle, holder_keys AS "holderKeys", represents, others,
  related, numacs, zip, seat, activity`

/** Appearances of companies, or of name keys; by name key, company and appearance key. */
export async function readAppearances(
  client: PoolClient,
  by: { companies: readonly number[] } | { nameKeys: readonly string[] },
): Promise<StoredAppearance[]> {
  const [condition, value] =
    'companies' in by
      ? ['enterprise_number = ANY ($1::integer[])', by.companies]
      : ['name_key = ANY ($1::text[])', by.nameKeys]
  // JSON is parsed several times faster than PostgreSQL's arrays.
  const { rows } = await client.query<{ row: StoredAppearance }>({
    text: `SELECT row_to_json(found) AS row FROM (
             SELECT ${APPEARANCE_FIELDS} FROM people.appearance WHERE ${condition}
             ORDER BY name_key COLLATE "C", enterprise_number, appearance_key COLLATE "C") found`,
    values: [value],
  })
  return rows.map(({ row }) => row)
}

type DeletedPeople = {
  nameKeys: readonly string[]
  companies: readonly number[]
  /** Ids of people that stay. */
  kept: readonly (string | null)[]
}

/** Deletes the appearances of these name keys and companies, and the people they were joined into. */
export async function deletePeople(
  client: PoolClient,
  { nameKeys, companies, kept }: DeletedPeople,
): Promise<void> {
  await client.query({
    text: `
      WITH gone AS (
        DELETE FROM people.appearance
        WHERE (name_key = ANY ($1::text[]) OR enterprise_number = ANY ($2::integer[]))
          AND person_id <> ALL ($3::text[])
        RETURNING person_id
      )
      DELETE FROM people.person WHERE person_id IN (SELECT person_id FROM gone)`,
    values: [nameKeys, companies, kept],
  })
}

/** Stores appearances with their people. Ids that no person has any more lead to the person of most appearances. */
export async function insertPeople(
  client: PoolClient,
  appearances: readonly StoredAppearance[],
  people: readonly PersonRow[],
  former: ReadonlyMap<string, string>,
): Promise<void> {
  await copyAppearances(client, 'people.appearance', appearances)
  await copyPeople(client, 'people.person', people)
  await moveFormerIds(client, people, former)
}

/** Stores ids that no person has any more, and forgets those that a person has again. */
export async function moveFormerIds(
  client: PoolClient,
  people: readonly PersonRow[],
  former: ReadonlyMap<string, string>,
): Promise<void> {
  await client.query({
    text: 'DELETE FROM people.former_person WHERE former_id = ANY ($1::text[])',
    values: [people.map(({ personId }) => personId)],
  })
  if (former.size > 0) await insertFormerIds(client, former)
}

async function insertFormerIds(client: PoolClient, former: ReadonlyMap<string, string>): Promise<void> {
  const values = [[...former.keys()], [...former.values()]]
  await client.query({
    text: `UPDATE people.former_person f SET person_id = n.now
           FROM unnest($1::text[], $2::text[]) AS n(old, now) WHERE f.person_id = n.old`,
    values,
  })
  await client.query({
    text: `INSERT INTO people.former_person (former_id, person_id) SELECT * FROM unnest($1::text[], $2::text[])
           ON CONFLICT (former_id) DO UPDATE SET person_id = excluded.person_id`,
    values,
  })
}

const PERSON_COLUMNS = ['person_id', 'companies', 'name', 'name_key', 'words', 'joins']

function toPersonValues({ personId, companies, name, nameKey, words, joins }: PersonRow): string[] {
  const texts = [name, nameKey].map(copyText)
  return [personId, String(companies), ...texts, copyArray(words), copyText(JSON.stringify(joins))]
}

const APPEARANCE_COLUMNS = [
  'enterprise_number',
  'appearance_key',
  'name_key',
  'person_id',
  'name_parts',
  'names',
  'middle',
  'holder_keys',
  'represents',
  'others',
  'related',
  'numacs',
  'zip',
  'seat',
  'activity',
]

function toAppearanceValues(appearance: StoredAppearance): string[] {
  const { company, appearanceKey, nameKey, personId, nameParts, names, middle } = appearance
  const { holderKeys, represents, others, related, numacs, zip, seat, activity } = appearance
  return [
    String(company),
    ...[appearanceKey, nameKey, personId].map(copyText),
    ...[nameParts, names, middle, holderKeys, represents, others, related, numacs].map(copyArray),
    ...[zip, seat, activity].map(copyText),
  ]
}

/** Adds rows to `table`, which has the columns of `people.appearance`. */
export function copyAppearances(
  client: PoolClient,
  table: string,
  appearances: readonly StoredAppearance[],
): Promise<void> {
  return copyRows(client, table, APPEARANCE_COLUMNS, appearances.map(toAppearanceValues))
}

/** Adds rows to `table`, which has the columns of `people.person`. */
export function copyPeople(client: PoolClient, table: string, people: readonly PersonRow[]): Promise<void> {
  return copyRows(client, table, PERSON_COLUMNS, people.map(toPersonValues))
}

async function copyRows(
  client: PoolClient,
  table: string,
  columns: string[],
  rows: readonly string[][],
): Promise<void> {
  if (rows.length === 0) return
  const writer = openCopyWriter(client, table, columns)
  for (const row of rows) {
    writer.write(row.join('\t'))
    await writer.drained()
  }
  await writer.end()
}

/** Decisions of operators, oldest first. */
export async function readDecisions(client: PoolClient): Promise<Decision[]> {
  const { rows } = await client.query<{
    kind: Decision['kind']
    a_number: number
    a_key: string
    a_name: string
    b_number: number
    b_key: string
    b_name: string
  }>(
    'SELECT kind, a_number, a_key, a_name, b_number, b_key, b_name FROM people.decision ORDER BY decision_id',
  )
  return rows.map(row => ({
    kind: row.kind,
    a: { company: row.a_number, appearanceKey: row.a_key, nameKey: row.a_name },
    b: { company: row.b_number, appearanceKey: row.b_key, nameKey: row.b_name },
  }))
}
