-- Risk scores: what each rests on, why there is none, and a history that cannot be rewritten.

ALTER TABLE risk.score
  ALTER COLUMN probability DROP NOT NULL,
  -- Day that the score looks from: nothing published later is in it.
  ADD COLUMN as_of date,
  -- Last day on which it may be shown; null: until the next one.
  ADD COLUMN valid_until date,
  -- End of the fiscal year it rests on, and the deposit.
  ADD COLUMN period_end date,
  ADD COLUMN reference text,
  ADD COLUMN segment text CHECK (segment IN ('full', 'brief', 'stale', 'none')),
  -- Why there is no probability, or what overrides the model: src/domain/risk-reason.ts.
  ADD COLUMN reason text,
  ADD CONSTRAINT score_says_why CHECK (probability IS NOT NULL OR reason IS NOT NULL);

-- Of several scores of a company the newest is served; two of one moment would leave it open which.
DROP INDEX risk.score_enterprise_idx;
CREATE UNIQUE INDEX score_enterprise_idx ON risk.score (enterprise_number, evaluated_at);

CREATE FUNCTION risk.refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'risk.score is a history: rows are added, never changed or removed'
    USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE OR TRUNCATE ON risk.score
  FOR EACH STATEMENT EXECUTE FUNCTION risk.refuse_rewriting();

-- Every run that looked at all companies. A company whose score had not changed has no row of its own for it.
CREATE TABLE risk.run (
  evaluated_at timestamptz PRIMARY KEY,
  as_of date NOT NULL,
  took_ms integer NOT NULL,
  companies integer NOT NULL,
  scored integer NOT NULL,
  rows_added integer NOT NULL,
  model_version text NOT NULL
);

-- Which filings of a company were known when, without reading the figures.
DROP INDEX accounts.key_figures_period_idx;
CREATE INDEX key_figures_period_idx ON accounts.key_figures (enterprise_number, period_end, known_from)
  INCLUDE (reference, period_start);
-- Filings without figures (PDF only), which accounts.key_figures does not hold.
CREATE INDEX deposit_without_figures_idx ON accounts.deposit (enterprise_number)
  INCLUDE (period_end, deposited_on) WHERE form IS NULL;
