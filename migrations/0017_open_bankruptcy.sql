-- Who is in open bankruptcy by the gazette, and the rollup as a view: neither can be behind the events any more.

-- One row a company in open bankruptcy, written with its events. Which closing ends which opening is decided by the
-- cases at court (src/domain/timeline), which the events alone do not tell.
CREATE TABLE gazette.open_bankruptcy (
  enterprise_number integer PRIMARY KEY,
  -- The judgment that opened it, and the publication that says so.
  opened_on date,
  numac text NOT NULL
);

-- By the dates alone, as the rollup did, until the timeline of the company is derived again.
INSERT INTO gazette.open_bankruptcy
SELECT DISTINCT ON (enterprise_number) enterprise_number, event_date, numac
FROM gazette.lifecycle_event opening
WHERE event_kind = 'bankruptcy_opening' AND NOT EXISTS (
  SELECT FROM gazette.lifecycle_event later
  WHERE later.enterprise_number = opening.enterprise_number
    AND later.event_kind IN ('bankruptcy_closing', 'bankruptcy_revocation')
    AND coalesce(later.event_date, later.pub_date, 'infinity')
        >= coalesce(opening.event_date, opening.pub_date, '-infinity'))
ORDER BY enterprise_number, coalesce(event_date, pub_date, '-infinity') DESC, numac;

DROP MATERIALIZED VIEW gazette.rollup;

-- The rules are those of src/domain/rollup.ts; a test holds the two together. Companies with strike-offs only
-- have a row with no insolvency event in it.
CREATE VIEW gazette.rollup AS
WITH event AS (
  SELECT enterprise_number, source, source <> 'kbo_admin' AS is_insolvency,
         coalesce(pub_date, event_date) AS signal_date
  FROM gazette.lifecycle_event
), counted AS (
  SELECT enterprise_number,
         count(*) FILTER (WHERE is_insolvency) AS total_events,
         count(*) FILTER (WHERE source = 'insolvency_interim') AS interim_signals,
         count(*) FILTER (WHERE source = 'reorg') AS reorg_events,
         count(*) FILTER (WHERE source = 'faillissement') AS faillissement_events,
         count(*) FILTER (WHERE NOT is_insolvency) AS admin_event_count,
         min(signal_date) FILTER (WHERE is_insolvency) AS first_signal_date,
         max(signal_date) FILTER (WHERE is_insolvency) AS last_signal_date
  FROM event
  GROUP BY enterprise_number
)
SELECT enterprise_number,
       total_events::integer,
       interim_signals::integer,
       reorg_events::integer,
       faillissement_events::integer,
       admin_event_count::integer,
       first_signal_date,
       last_signal_date,
       open_bankruptcy.numac IS NOT NULL AS has_open_faillissement
FROM counted
LEFT JOIN gazette.open_bankruptcy USING (enterprise_number);
