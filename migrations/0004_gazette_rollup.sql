-- The timeline of each company in a few numbers, ready to be read, and what tells how fresh they are.

-- The rules are those of src/domain/rollup.ts; a test holds the two together. Companies with strike-offs only
-- have a row with no insolvency event in it.
CREATE MATERIALIZED VIEW gazette.rollup AS
WITH event AS (
  SELECT enterprise_number, source, source <> 'kbo_admin' AS is_insolvency,
         coalesce(pub_date, event_date) AS signal_date,
         -- Judgments go by their own date: publication can lag by years.
         coalesce(event_date, pub_date) AS judgment_date,
         event_kind = 'bankruptcy_opening' AS opens,
         event_kind IN ('bankruptcy_closing', 'bankruptcy_revocation') AS ends
  FROM gazette.lifecycle_event
), counted AS (
  SELECT enterprise_number,
         count(*) FILTER (WHERE is_insolvency) AS total_events,
         count(*) FILTER (WHERE source = 'insolvency_interim') AS interim_signals,
         count(*) FILTER (WHERE source = 'reorg') AS reorg_events,
         count(*) FILTER (WHERE source = 'faillissement') AS faillissement_events,
         count(*) FILTER (WHERE NOT is_insolvency) AS admin_event_count,
         min(signal_date) FILTER (WHERE is_insolvency) AS first_signal_date,
         max(signal_date) FILTER (WHERE is_insolvency) AS last_signal_date,
         -- An undated opening yields to every end, an undated end ends.
         max(coalesce(judgment_date, '-infinity')) FILTER (WHERE is_insolvency AND opens) AS last_opening,
         max(coalesce(judgment_date, 'infinity')) FILTER (WHERE is_insolvency AND ends) AS last_end
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
       coalesce(last_opening > last_end, last_opening IS NOT NULL) AS has_open_faillissement
FROM counted;

-- A concurrent refresh needs it, and every read goes by it.
CREATE UNIQUE INDEX rollup_enterprise_idx ON gazette.rollup (enterprise_number);

-- The latest refresh. `refreshed_at` is when it began: what was committed before is in it.
CREATE TABLE gazette.rollup_refresh (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  refreshed_at timestamptz NOT NULL,
  took_ms integer NOT NULL,
  events integer NOT NULL
);

-- Transactions that wrote to the timeline and are not in the view yet. Rows rather than a counter: a row shows
-- with the transaction that wrote it, so that no refresh takes for seen what was not yet committed; and one for
-- each transaction, so that writers never wait for one another.
CREATE TABLE gazette.timeline_change (
  transaction_id xid8 PRIMARY KEY DEFAULT pg_current_xact_id(),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Triggers, so that no writer can forget it; per statement, so that a COPY pays once.
CREATE FUNCTION gazette.note_timeline_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gazette.timeline_change DEFAULT VALUES ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON gazette.lifecycle_event
  FOR EACH STATEMENT EXECUTE FUNCTION gazette.note_timeline_change();
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON gazette.mandate
  FOR EACH STATEMENT EXECUTE FUNCTION gazette.note_timeline_change();

INSERT INTO gazette.rollup_refresh
SELECT true, now(), 0, coalesce(sum(total_events + admin_event_count), 0) FROM gazette.rollup;
