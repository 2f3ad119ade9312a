// What the network around a company reads besides mandates: seats by house, filings, auditors, mergers, insolvencies and scores;
// and hubs, a holder of five thousand mandates and an auditor of three thousand companies.

import { houseKeys } from '../../src/domain/company/address.ts'
import { copyArray, openCopyWriter } from '../../src/store/db/copy-format.ts'
import { inTransaction, type Pool, type PoolClient } from '../../src/store/db/pool.ts'
import type { Population } from './generate.ts'

export const HOLDER_HUB = 199_000_001
export const AUDITOR_HUB = 199_000_002
const HOLDER_MANDATES = 5_000
const AUDITS = 3_000

/** Adds them to what `fillMandates` stored. */
export async function fillNetworkData(pool: Pool, population: Population): Promise<void> {
  await inTransaction(pool, async client => {
    await copySeats(client, population)
    for (const statement of STATEMENTS) await client.query(statement)
  })
  await pool.query('VACUUM ANALYZE')
}

// Houses of common streets are in many towns, as in the register.
const COMMON_STREETS = 40
const MAX_HOUSE = 90_000

async function copySeats(client: PoolClient, { seats }: Population): Promise<void> {
  const columns = 'entity_number enterprise_number type_of_address zipcode street_nl house_number street_keys'
  const writer = openCopyWriter(client, 'register.address', columns.split(' '))
  let count = 0
  for (const [number, { zip, street }] of seats) {
    const isOffice = street.startsWith('Kantorenpark')
    const [word, at] = street.split(' ') as [string, string]
    const [name, house] = isOffice
      ? [`Kantorenlaan ${'abcdefghij'.charAt(Number(zip) % 10)}${Number(zip) % COMMON_STREETS}`, '1']
      : [word, String((Number(at) % MAX_HOUSE) + 1)]
    const keys = houseKeys({
      ...{ countryNl: null, countryFr: null, zipcode: zip, municipalityNl: null, municipalityFr: null },
      ...{ streetNl: name, streetFr: null, houseNumber: house, box: null },
    })
    writer.write([number, number, 'REGO', zip, name, house, copyArray(keys)].join('\t'))
    if (++count % 1000 === 0) await writer.drained()
  }
  await writer.end()
}

const audits = (number: string, condition: string) => `
  INSERT INTO gazette.mandate (enterprise_number, role, role_kind, currency, name, source, source_numac, office,
                               holder_key, holder_number)
  SELECT enterprise_number, 'commissaris', 'director_company', 'current', 'Nazicht', 'BsActsV3', 'a' || enterprise_number,
         'statutory_auditor', (${number})::text, ${number}
  FROM register.company WHERE ${condition}`

const STATEMENTS = [
  `INSERT INTO register.company (enterprise_number, rank, in_register, natural_person, legal_name, names, town_words)
   VALUES (${HOLDER_HUB}, 1, true, false, 'Spil', 'spil', ''), (${AUDITOR_HUB}, 1, true, false, 'Nazicht', 'nazicht', '')`,
  `INSERT INTO gazette.mandate (enterprise_number, role, role_kind, currency, name, source, source_numac, office,
                                holder_key, holder_number)
   SELECT enterprise_number, 'bestuurder', 'director_company', CASE WHEN enterprise_number % 3 = 0 THEN 'former' ELSE 'current' END,
          'Spil', 'BsActsV3', 'h' || enterprise_number, 'director', '${HOLDER_HUB}', ${HOLDER_HUB}
   FROM register.company WHERE enterprise_number > 200000000 ORDER BY hashint4(enterprise_number) LIMIT ${HOLDER_MANDATES}`,
  audits(
    String(AUDITOR_HUB),
    `enterprise_number IN (SELECT enterprise_number FROM register.company WHERE enterprise_number > 200000000
                           ORDER BY hashint4(enterprise_number + 1) LIMIT ${AUDITS})`,
  ),
  audits('199000100 + enterprise_number % 200', 'enterprise_number % 10 = 0'),
  `UPDATE accounts.ownership SET body = jsonb_build_object(
     'name', 'Firma ' || party_number, 'enterpriseNumber', lpad(party_number::text, 10, '0'), 'foreignIdentifier', null,
     'country', 'BE', 'accountsDate', null, 'currency', null, 'equity', null, 'netResult', null, 'rights',
     jsonb_build_array(jsonb_build_object('nature', null, 'number', null, 'direct', '0.6', 'throughSubsidiaries', null)))`,
  `INSERT INTO accounts.deposit (enterprise_number, reference, deposited_on, period_end, form)
   SELECT enterprise_number, reference, '2025-06-30', '2024-12-31', 'json_xbrl' FROM accounts.ownership`,
  `INSERT INTO gazette.lifecycle_event (enterprise_number, event_date, pub_date, source, severity, numac, event_kind)
   SELECT enterprise_number, '2024-05-06', '2024-05-07', 'faillissement', 'high', '2024800001', 'bankruptcy_opening'
   FROM register.company WHERE enterprise_number % 40 = 0`,
  // A fact of each company, of which one in fifty is a merger with a neighbour.
  `INSERT INTO gazette.fact (enterprise_number, ordinal, extractor_version, numac, kind, body)
   SELECT enterprise_number, 0, 1, 'c' || enterprise_number, 'company_change',
     jsonb_build_object('change', 'seat', 'pubDate', '2024-05-06', 'effectiveOn', null) ||
     CASE WHEN enterprise_number % 50 = 0 THEN jsonb_build_object('change', 'merger', 'merger', jsonb_build_object(
       'absorbing', lpad((enterprise_number + 1)::text, 10, '0'),
       'absorbed', jsonb_build_array(lpad(enterprise_number::text, 10, '0')))) ELSE '{}'::jsonb END
   FROM register.company`,
  `INSERT INTO risk.score (enterprise_number, probability, model_version, evaluated_at)
   SELECT enterprise_number, 0.01, 'bench', '2026-01-01' FROM register.company WHERE enterprise_number % 2 = 0`,
]
