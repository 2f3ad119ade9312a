// Queries of DuckDB that make the tables of a snapshot from spooled rows (`spooled-rows.ts`). Names of spooled rows are
// their views; the order of columns and of rows is that of the table's description.
//
// Only companies of the newest extract that are not suppressed are in any table. A file is a list that anybody can keep, so
// that natural persons are treated as in feeds and sitemaps: of them only what counts need is given.

import { NON_DIRECTOR_OFFICES } from '../../domain/officers/mandate.ts'

/** What decides about columns and rows besides the data. */
export type QueryOptions = {
  /** Whether names of natural persons are given. */
  people: boolean
  /** Without a gazette the number of events is unknown. */
  hasGazette: boolean
}

const ten = (number: string) => `lpad(${number}::VARCHAR, 10, '0')`
const ZIP_AREA = `CASE WHEN regexp_full_match(zip, '[1-9][0-9]{3}') THEN left(zip, 1) ELSE 'other' END AS zip_area`
const NON_DIRECTORS = NON_DIRECTOR_OFFICES.map(office => `'${office}'`).join(', ')
const FIRST_BRANCH = '9000000000'
const FILED_ADDRESS = `
  zipcode AS zip, municipality_nl, municipality_fr, street_nl, street_fr, house_number, box, country_nl, country_fr`

/** Visible companies, those of them that are legal persons, and their establishments. `hides_…`: see `parquet-writer.ts`. */
export const PREPARATIONS: readonly string[] = [
  `CREATE TABLE visible AS SELECT enterprise_number, natural_person FROM company
   WHERE NOT hides_number(enterprise_number) AND NOT (natural_person AND hides_name(legal_name))`,
  'CREATE TABLE listed AS SELECT enterprise_number FROM visible WHERE NOT natural_person',
  `CREATE TABLE unit AS
   SELECT establishment_number, enterprise_number, start_date, primary_nace
   FROM establishment JOIN listed USING (enterprise_number)
   LEFT JOIN (SELECT entity_number, arg_min(main_nace, (main_preference, main_nace)) AS primary_nace
              FROM activity WHERE main_nace IS NOT NULL AND entity_number <> enterprise_number GROUP BY 1) m
     ON m.entity_number = establishment_number`,
]

export function createQueries({ people, hasGazette }: QueryOptions): Readonly<Record<string, string>> {
  const person = (name: string) => (people ? name : 'NULL')
  const isRead = hasGazette ? 'NOT natural_person AND unread.publications IS NULL' : 'false'
  return {
    companies: `
      SELECT ${ten('c.enterprise_number')} AS enterprise_number, natural_person,
             CASE WHEN NOT natural_person THEN legal_name END AS legal_name,
             CASE WHEN NOT natural_person THEN legal_form END AS legal_form,
             CASE WHEN NOT natural_person THEN situation END AS register_situation_code, start_date, primary_nace,
             CASE WHEN NOT natural_person THEN street END AS street, zip, city,
             CASE WHEN NOT natural_person THEN coalesce(e.units, 0) END AS establishment_count,
             CASE WHEN ${isRead} THEN coalesce(v.insolvency, 0) END AS insolvency_event_count,
             CASE WHEN ${isRead} THEN coalesce(v.administrative, 0) END AS admin_event_count,
             CASE WHEN ${isRead} THEN v.first_signal END AS first_signal_date,
             CASE WHEN ${isRead} THEN v.last_signal END AS last_signal_date,
             CASE WHEN ${isRead} THEN o.enterprise_number IS NOT NULL END AS open_bankruptcy_by_gazette,
             CASE WHEN ${hasGazette} AND NOT natural_person THEN coalesce(publications, 0) END AS unread_publications
      FROM company c SEMI JOIN visible USING (enterprise_number)
      LEFT JOIN (SELECT enterprise_number, count(*) AS units FROM establishment GROUP BY 1) e USING (enterprise_number)
      LEFT JOIN (
        SELECT enterprise_number, count(*) FILTER (is_insolvency) AS insolvency,
               count(*) FILTER (NOT is_insolvency) AS administrative,
               min(day) FILTER (is_insolvency) AS first_signal, max(day) FILTER (is_insolvency) AS last_signal
        FROM (SELECT enterprise_number, source <> 'kbo_admin' AS is_insolvency, coalesce(pub_date, event_date) AS day
              FROM event)
        GROUP BY 1) v USING (enterprise_number)
      LEFT JOIN open_bankruptcy o USING (enterprise_number)
      LEFT JOIN unread USING (enterprise_number)`,
    // A legal person keeps its legal name, as in its dossier, whatever the name is.
    names: `
      SELECT ${ten('enterprise_number')} AS enterprise_number, ${ten('entity_number')} AS entity_number,
             type_of_denomination AS type, language, denomination AS name
      FROM denomination JOIN listed USING (enterprise_number)
      WHERE denomination IS NOT NULL
        AND ((entity_number = enterprise_number AND type_of_denomination = '001') OR NOT hides_name(denomination))`,
    addresses: `
      SELECT ${ten('enterprise_number')} AS enterprise_number, ${ten('entity_number')} AS entity_number,
             type_of_address AS type, ${FILED_ADDRESS}, extra_address_info AS extra, date_striking_off AS struck_off_on,
             ${ZIP_AREA}
      FROM address JOIN listed USING (enterprise_number)
      WHERE entity_number = enterprise_number OR entity_number >= ${FIRST_BRANCH}`,
    // Addresses are many and wide: they are read through, and the units are what is looked up.
    establishments: `
      SELECT ${ten('establishment_number')} AS establishment_number, ${ten('u.enterprise_number')} AS enterprise_number,
             start_date, primary_nace, ${FILED_ADDRESS}, ${ZIP_AREA}
      FROM (SELECT * FROM address WHERE date_striking_off IS NULL) a
      RIGHT JOIN unit u ON a.entity_number = u.establishment_number`,
    activities: `
      SELECT ${ten('enterprise_number')} AS enterprise_number, ${ten('entity_number')} AS entity_number,
             activity_group AS "group", nace_version AS version, nace_code AS code, classification
      FROM (SELECT enterprise_number, entity_number, unnest(ids::INTEGER[]) AS activity_id
            FROM activity JOIN visible USING (enterprise_number)
            WHERE entity_number = enterprise_number OR NOT natural_person)
      JOIN activity_code USING (activity_id)`,
    events: `
      SELECT ${ten('enterprise_number')} AS enterprise_number, source, severity, numac, pub_date, event_kind,
             CASE WHEN NOT hides_text(court) THEN court END AS court, event_date,
             CASE WHEN NOT hides_text(detail) THEN detail END AS detail, cessation_date, suspension_end
      FROM event JOIN listed USING (enterprise_number)`,
    // As long as publications are not processed, who is in office is not known.
    mandates: `
      SELECT ${ten('enterprise_number')} AS enterprise_number, role,
             CASE WHEN coalesce(office, '') NOT IN (${NON_DIRECTORS}) THEN role_kind END AS role_kind, office, currency,
             CASE WHEN role_kind = 'director_company' THEN name ELSE ${person('name')} END AS name,
             ${ten('holder_number')} AS holder_number, ${person('representative')} AS representative,
             starts_on AS "from", ends_on AS "to", term_ends_on, confirmed_on, source, source_numac AS numac, doubts,
             CASE WHEN role_kind = 'director_company' THEN 'company' ELSE 'person' END AS holder_kind
      FROM mandate JOIN listed USING (enterprise_number) ANTI JOIN unread USING (enterprise_number)
      WHERE NOT contains(coalesce(doubts, ''), 'doubtful_statement') AND NOT hides_name(name)
        AND NOT hides_name(representative) AND NOT hides_number(holder_number)`,
    key_figures: `
      SELECT ${ten('enterprise_number')} AS enterprise_number, reference AS deposit,
             key_figures.* EXCLUDE (enterprise_number, reference)
      FROM key_figures JOIN listed USING (enterprise_number)`,
    ratios: computed('ratios'),
    scores: computed('scores'),
    holdings: `
      SELECT ${ten('enterprise_number')} AS enterprise_number, direction, reference AS deposit, period_end, deposited_on,
             party_kind, CASE WHEN party_kind = 'company' THEN party_name ELSE ${person('party_name')} END AS party_name,
             ${ten('party_number')} AS party_number,
             ownership.* EXCLUDE (enterprise_number, direction, reference, period_end, deposited_on, party_kind, party_name,
                                  party_number)
      FROM ownership JOIN listed USING (enterprise_number)
      WHERE NOT hides_number(party_number) AND NOT (party_kind = 'person' AND hides_name(party_name))`,
    history: `
      SELECT ${ten('enterprise_number')} AS enterprise_number, kind, effective_on, recorded_at, reference,
             ${ten('entity_number')} AS establishment_number, show_value(kind, before) AS before,
             show_value(kind, after) AS after
      FROM change JOIN listed USING (enterprise_number)`,
  }
}

function computed(rows: string): string {
  return `SELECT ${ten('enterprise_number')} AS enterprise_number, ${rows}.* EXCLUDE (enterprise_number)
          FROM ${rows} JOIN listed USING (enterprise_number)`
}
