// A register of generated legal persons, in the random physical order of a full import.

import { to as copyTo } from 'pg-copy-streams'
import type { Pool } from '../../src/store/db/pool.ts'

/** Fills `register.company` directly. Names are two to five words, some with an accent or ampersand. */
export async function fillCompanies(pool: Pool, companies: number): Promise<void> {
  await pool.query(
    `
    INSERT INTO register.company
      (enterprise_number, rank, in_register, natural_person, legal_name, legal_form, situation, primary_nace,
       street, zip, city, names, town_words)
    SELECT eight * 100 + 97 - eight % 97, row_number() OVER (), true, false, legal_name, '610', '000', '62010',
           'Nieuwstraat 1', '1000', 'Brussel', lower(legal_name), '@brussel'
    FROM (
      SELECT (2000000 + 3 * n) AS eight,
             initcap(substr(md5(n::text), 1, 4 + n % 7)) || ' ' ||
             (ARRAY['Bakkerij', 'Immo', 'Transport', 'Garage', 'Société', 'Consult & Zonen', 'Bouwwerken', 'Café'])[1 + n % 8] ||
             (ARRAY['', ' Management', ' Vlaanderen', ' de la Meuse', ' Holding Belgium'])[1 + n % 5] ||
             (ARRAY[' BV', ' NV', ' SRL', ' VZW', ''])[1 + n % 5] AS legal_name
      FROM generate_series(1, $1) n
      ORDER BY md5(n::text)) invented`,
    [companies],
  )
  await pool.query('VACUUM ANALYZE register.company')
}

/** Seconds PostgreSQL needs to output numbers and names, ordered by number. */
export async function measureCopy(pool: Pool): Promise<number> {
  const client = await pool.connect()
  const started = performance.now()
  const stream = client.query(
    copyTo(
      `COPY (SELECT enterprise_number, legal_name FROM register.company
             WHERE in_register AND NOT natural_person ORDER BY enterprise_number) TO STDOUT`,
    ),
  )
  for await (const _ of stream) {
    // discarded
  }
  client.release()
  return (performance.now() - started) / 1000
}
