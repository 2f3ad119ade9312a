// Generated mandates as the gazette's tables have them.

import { parsePersonName } from '../../src/domain/officers/person-name.ts'
import { copyText, openCopyWriter } from '../../src/store/db/copy-format.ts'
import { inTransaction, type Pool, type PoolClient } from '../../src/store/db/pool.ts'
import type { Population } from './generate.ts'

/** Who is meant, by company and spelling. */
export type Truth = Map<string, number>

/** Stores mandates, seats and holdings; returns who is meant by each. */
export async function fillMandates(pool: Pool, population: Population): Promise<Truth> {
  const truth: Truth = new Map()
  await inTransaction(pool, async client => {
    await copy(client, 'gazette.mandate', MANDATE, mandateRows(population, truth))
    await copy(client, 'register.company', COMPANY, companyRows(population))
    await copy(client, 'accounts.ownership', OWNERSHIP, ownershipRows(population))
  })
  await pool.query('ANALYZE')
  return truth
}

const MANDATE =
  'enterprise_number role role_kind currency name source source_numac office holder_key holder_number representative numacs'.split(
    ' ',
  )
const COMPANY =
  'enterprise_number rank in_register natural_person legal_name names town_words zip street primary_nace'.split(
    ' ',
  )
const OWNERSHIP = 'enterprise_number reference ordinal direction party_number body newest'.split(' ')

async function copy(
  client: PoolClient,
  table: string,
  columns: string[],
  rows: Iterable<string[]>,
): Promise<void> {
  const writer = openCopyWriter(client, table, columns)
  let count = 0
  for (const row of rows) {
    writer.write(row.join('\t'))
    if (++count % 1000 === 0) await writer.drained()
  }
  await writer.end()
}

function* mandateRows({ mandates, writeName }: Population, truth: Truth): Generator<string[]> {
  const officers = new Map<string, string>()
  for (const [at, { company, holder }] of mandates.entries()) {
    const person = 'person' in holder ? holder.person : holder.representative
    // One spelling a company: the spellings of one company are joined before.
    const slot = `${company} ${person}`
    const name = officers.get(slot) ?? writeName(person)
    officers.set(slot, name)
    truth.set(`${company} ${name}`, person)
    const isCompany = 'company' in holder
    yield [
      String(company),
      'bestuurder',
      isCompany ? 'director_company' : 'director',
      'current',
      copyText(isCompany ? `Beheer ${holder.company}` : name),
      'BsActsV3',
      String(at),
      'director',
      copyText(
        isCompany
          ? String(holder.company)
          : `person ${parsePersonName(name)
              .words.map(({ text }) => text)
              .join(' ')}`,
      ),
      isCompany ? String(holder.company) : '\\N',
      isCompany ? copyText(name) : '\\N',
      `{${at}}`,
    ]
  }
}

function* companyRows({ seats }: Population): Generator<string[]> {
  for (const [number, { zip, street, activity }] of seats)
    yield [String(number), '1', 't', 'f', `Firma ${number}`, `firma ${number}`, '', zip, street, activity]
}

function* ownershipRows({ holdings }: Population): Generator<string[]> {
  for (const [at, [holder, held]] of holdings.entries())
    yield [String(holder), `2025-${at}`, '0', 'holds', String(held), '{}', 't']
}
