-- What raised and lowered a score, stored with it, so that what was shown on a day can be explained as of that day.

-- What the arrays of risk.score are of, in their order: a row per version and segment of a model that scored.
CREATE TABLE risk.model (
  version text NOT NULL,
  segment text NOT NULL,
  -- Of the average company, to which contributions are relative.
  average_probability double precision NOT NULL,
  -- [{"name", "unit", "typical"}]
  features jsonb NOT NULL,
  PRIMARY KEY (version, segment)
);

ALTER TABLE risk.score
  -- Null elements: not known.
  ADD COLUMN feature_values real[],
  -- Log-odds added by each feature; both null for scores that no model decided, and for those of earlier versions.
  ADD COLUMN added_log_odds real[];
