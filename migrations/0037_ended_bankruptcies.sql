-- Bankruptcies that were open by the gazette and no longer are, with the time for which they were served as open.
CREATE TABLE risk.ended_bankruptcy (
  enterprise_number integer NOT NULL,
  since timestamptz,
  until timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ended_bankruptcy_idx ON risk.ended_bankruptcy (enterprise_number);
