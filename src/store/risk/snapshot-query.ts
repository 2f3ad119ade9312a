// SQL for companies as known on a given day. Later information is excluded by deposit or publication date, not by
// the date it refers to.

import { PREVIOUS_SNAPSHOT_FIGURES, SNAPSHOT_COLUMNS, SNAPSHOT_FIGURES } from './snapshot-columns.ts'

export type SnapshotScope = {
  /** `YYYY-MM-DD`. */
  asOf: string
  /** The day is today, so the current register may be used. */
  live: boolean
  /** Include outcomes in the twelve months after. */
  withOutcome: boolean
  /** Read bankruptcies around each company: only models that were trained with them need these. */
  withFailures: boolean
}

/** Enterprise numbers `from` to `to`, both included. */
export type NumberRange = { from: number; to: number }

const days = (date: string) => `(${date} - DATE '1970-01-01')`
const flag = (condition: string) => `(${condition})::integer`
const digits = (column: string, pattern: string, length: number) =>
  `CASE WHEN ${column} ~ '${pattern}' THEN left(${column}, ${length})::integer END`

/**
 * Binary COPY of a range: `SNAPSHOT_COLUMNS` as float8, then reference and model as text, by enterprise number.
 * COPY takes no parameters; the day is validated, the others are numbers.
 */
export function snapshotStatement(scope: SnapshotScope, range: NumberRange): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(scope.asOf)) throw new RangeError(`${scope.asOf} is not a date`)
  return `COPY (${snapshotSelect(scope, range)}) TO STDOUT (FORMAT binary)`
}

/** The SELECT of `snapshotStatement`. */
function snapshotSelect(scope: SnapshotScope, { from, to }: NumberRange): string {
  const inRange = `enterprise_number BETWEEN ${Number(from)} AND ${Number(to)}`
  const day = `DATE '${scope.asOf}'`
  const expressions = expressionsFor(scope, day)
  const values = SNAPSHOT_COLUMNS.map(column => `(${expressions.get(column)})::float8`)
  return `
WITH ${filingTables(inRange, day, scope.live)},
${gazetteTables(inRange, day, scope.live)}${scope.withOutcome ? `,\n${outcomeTable(inRange, day)}` : ''}
SELECT ${values.join(',\n       ')},
       newest.reference, k.model
FROM (SELECT * FROM register.company WHERE ${inRange}) c
FULL JOIN history h ON h.enterprise_number = c.enterprise_number
LEFT JOIN version newest ON newest.enterprise_number = h.enterprise_number
  AND newest.year_rank = 1 AND newest.version_rank = 1
LEFT JOIN (SELECT * FROM accounts.key_figures WHERE ${inRange}) k
  ON k.enterprise_number = newest.enterprise_number AND k.reference = newest.reference
LEFT JOIN version earlier ON earlier.enterprise_number = h.enterprise_number
  AND earlier.year_rank = 2 AND earlier.version_rank = 1
LEFT JOIN (SELECT * FROM accounts.key_figures WHERE ${inRange}) b
  ON b.enterprise_number = earlier.enterprise_number AND b.reference = earlier.reference
LEFT JOIN event e ON e.enterprise_number = coalesce(c.enterprise_number, h.enterprise_number)
LEFT JOIN act a ON a.enterprise_number = coalesce(c.enterprise_number, h.enterprise_number)
${scope.live ? rulingJoins(inRange) : ''}
${scope.withOutcome ? 'LEFT JOIN outcome o ON o.enterprise_number = coalesce(c.enterprise_number, h.enterprise_number)' : ''}
WHERE c.natural_person IS NOT TRUE AND (c.start_date IS NULL OR c.start_date <= ${day})
${scope.live ? 'AND c.in_register' : ''}
ORDER BY 1`
}

// As dossiers have them.
function rulingJoins(inRange: string): string {
  const joins = [
    ['gazette.open_bankruptcy', 'open'],
    ['risk.judicial_dissolution', 'dissolved'],
  ].map(
    ([table, alias]) =>
      `LEFT JOIN (SELECT * FROM ${table} WHERE ${inRange}) ${alias} ON ${alias}.enterprise_number = c.enterprise_number`,
  )
  return joins.join('\n')
}

// The latest version known on the day counts. For today all stored versions are known, also those with an estimated
// deposit date in the future: the version that is served is scored.
function filingTables(inRange: string, day: string, live: boolean): string {
  const deadline = `(period_end + interval '7 months')::date`
  const placedOn = 'accounts.placed_on(deposited_on, period_end, reference)'
  const isKnown = (column: string) => (live ? '' : `AND ${column} <= ${day}`)
  return `filing AS MATERIALIZED (
  SELECT enterprise_number, reference, period_end, known_from, true AS has_figures
  FROM accounts.key_figures WHERE ${inRange} ${isKnown('known_from')}
  UNION ALL
  SELECT enterprise_number, NULL, period_end, ${placedOn}, false
  FROM accounts.deposit
  WHERE ${inRange} AND form IS NULL AND period_end IS NOT NULL ${isKnown(placedOn)}
), version AS MATERIALIZED (
  SELECT enterprise_number, reference,
         dense_rank() OVER (PARTITION BY enterprise_number ORDER BY period_end DESC) AS year_rank,
         row_number() OVER (PARTITION BY enterprise_number, period_end
                            ORDER BY known_from DESC, reference DESC) AS version_rank
  FROM filing WHERE has_figures
), year AS (
  SELECT enterprise_number, period_end, min(known_from) AS first_known, max(known_from) AS last_known,
         count(*) AS versions, period_end > ${day} - interval '5 years' AS recent
  FROM filing GROUP BY enterprise_number, period_end
), history AS MATERIALIZED (
  SELECT enterprise_number, sum(versions) AS filings, count(*) AS years_filed,
         count(*) FILTER (WHERE recent) AS years_filed_5y,
         count(*) FILTER (WHERE recent AND first_known > ${deadline} + 15) AS late_filings_5y,
         coalesce(sum(versions - 1) FILTER (WHERE recent), 0) AS corrections_5y,
         min(period_end) AS first_period_end, max(period_end) AS last_period_end, max(last_known) AS last_filed_on
  FROM year GROUP BY enterprise_number
)`
}

// Judgments count from their own date, knowledge from the publication date. Undated events only count for today.
function gazetteTables(inRange: string, day: string, live: boolean): string {
  const since = (months: number) => `known > ${day} - interval '${months} months'`
  const sinceDay = (months: number) => `(${day} - interval '${months} months')::date::text`
  return `event AS MATERIALIZED (
  SELECT enterprise_number,
         count(*) FILTER (WHERE source = 'reorg' AND ${since(36)}) AS reorganisations_36m,
         max(known) FILTER (WHERE source = 'reorg' AND known > '-infinity') AS last_reorganisation,
         count(*) FILTER (WHERE source = 'insolvency_interim' AND ${since(36)}) AS interim_measures_36m,
         count(*) FILTER (WHERE event_kind LIKE '%struck_off' AND ${since(36)}) AS strike_offs_36m,
         count(*) FILTER (WHERE event_kind = 'bankruptcy_opening') AS openings,
         max(coalesce(event_date, pub_date, '-infinity'))
           FILTER (WHERE event_kind = 'bankruptcy_opening') AS last_opening,
         max(coalesce(event_date, pub_date, 'infinity'))
           FILTER (WHERE event_kind IN ('bankruptcy_closing', 'bankruptcy_revocation')) AS last_end,
         max(coalesce(event_date, pub_date, '-infinity'))
           FILTER (WHERE event_kind IN ('judicial_dissolution', 'judicial_dissolution_and_closing')) AS dissolved,
         max(coalesce(event_date, pub_date, 'infinity'))
           FILTER (WHERE event_kind = 'judicial_dissolution_revoked') AS dissolution_revoked
  FROM (SELECT *, coalesce(pub_date, event_date, ${live ? `'-infinity'` : `'infinity'`}) AS known
        FROM gazette.lifecycle_event WHERE ${inRange}) AS dated
  WHERE known <= ${day} GROUP BY enterprise_number
), act AS MATERIALIZED (
  SELECT enterprise_number,
         count(DISTINCT holder) FILTER (WHERE change = 'appointment' AND known > ${sinceDay(24)})
           AS officers_joined_24m,
         count(DISTINCT holder) FILTER (WHERE change IN ('resignation', 'dismissal') AND known > ${sinceDay(24)})
           AS officers_left_24m,
         count(DISTINCT known) FILTER (WHERE change = 'seat' AND known > ${sinceDay(36)}) AS seat_moves_36m,
         bool_or(change = 'dissolution') AS dissolution_decided
  FROM (SELECT enterprise_number, body->>'change' AS change, body->'holder'->>'name' AS holder,
               body->>'pubDate' AS known
        FROM gazette.fact WHERE ${inRange} AND kind IN ('mandate', 'company_change')) AS dated
  WHERE known <= '${day.slice(6, 16)}' GROUP BY enterprise_number
)`
}

function outcomeTable(inRange: string, day: string): string {
  return `outcome AS MATERIALIZED (
  SELECT enterprise_number,
         bool_or(opens AND judged > ${day} AND judged <= ${day} + interval '12 months') AS fails,
         max(judged) FILTER (WHERE opens AND judged <= ${day}) AS opened,
         max(judged) FILTER (WHERE NOT opens AND judged <= ${day}) AS ended
  FROM (SELECT enterprise_number, coalesce(event_date, pub_date) AS judged, event_kind = 'bankruptcy_opening' AS opens
        FROM gazette.lifecycle_event
        WHERE ${inRange} AND event_kind IN ('bankruptcy_opening', 'bankruptcy_closing', 'bankruptcy_revocation')
       ) AS judgment
  GROUP BY enterprise_number
)`
}

function expressionsFor(scope: SnapshotScope, day: string): Map<string, string> {
  const counts = (alias: string, columns: readonly string[]) =>
    columns.map(column => [column, `coalesce(${alias}.${column}, 0)`] as [string, string])
  return new Map<string, string>([
    ['enterprise_number', 'coalesce(c.enterprise_number, h.enterprise_number)'],
    ['as_of', days(day)],
    ['in_register', scope.live ? flag('c.in_register') : 'NULL'],
    ['start_date', days('c.start_date')],
    ['legal_form', digits('c.legal_form', '^\\d{3}$', 3)],
    ['nace_division', digits('c.primary_nace', '^\\d{2}', 2)],
    ['zip', digits('c.zip', '^\\d{4}$', 4)],
    ['situation', scope.live ? digits('c.situation', '^\\d{3}$', 3) : 'NULL'],
    ...counts('h', ['filings', 'years_filed', 'years_filed_5y', 'late_filings_5y', 'corrections_5y']),
    ['first_period_end', days('h.first_period_end')],
    ['last_period_end', days('h.last_period_end')],
    ['last_filed_on', days('h.last_filed_on')],
    ...counts('e', ['reorganisations_36m', 'interim_measures_36m', 'strike_offs_36m']),
    ['last_reorganisation', days('e.last_reorganisation')],
    ['earlier_bankruptcies', 'coalesce(e.openings, 0)'],
    // For past days by dates alone: open cases are not versioned.
    [
      'bankruptcy_open',
      flag(
        scope.live
          ? 'open.numac IS NOT NULL'
          : 'coalesce(e.last_opening > e.last_end, e.last_opening IS NOT NULL)',
      ),
    ],
    [
      'judicially_dissolved',
      flag(
        scope.live
          ? 'dissolved.enterprise_number IS NOT NULL'
          : 'coalesce(e.dissolved > e.dissolution_revoked, e.dissolved IS NOT NULL)',
      ),
    ],
    ...counts('a', ['officers_joined_24m', 'officers_left_24m', 'seat_moves_36m']),
    ['dissolution_decided', flag('coalesce(a.dissolution_decided, false)')],
    // Added by `known-failures.ts`.
    ['failures_of_officers', 'NULL'],
    ['failures_of_group', 'NULL'],
    ['period_start', days('k.period_start')],
    ['period_end', days('k.period_end')],
    ['known_from', days('k.known_from')],
    ...SNAPSHOT_FIGURES.map(column => [column, `k.${column}`] as [string, string]),
    ...PREVIOUS_SNAPSHOT_FIGURES.flatMap(column => [
      [`previous_${column}`, `k.previous_${column}`] as [string, string],
      [`before_${column}`, `b.${column}`] as [string, string],
    ]),
    ['before_period_start', days('b.period_start')],
    ['before_period_end', days('b.period_end')],
    ['fails', scope.withOutcome ? flag('coalesce(o.fails, false)') : 'NULL'],
    [
      'bankrupt_by_judgment',
      scope.withOutcome ? flag('o.opened IS NOT NULL AND (o.ended IS NULL OR o.opened > o.ended)') : 'NULL',
    ],
  ])
}
