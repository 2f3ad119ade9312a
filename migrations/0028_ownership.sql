-- Participating interests and shareholders that filings state, one row per party.
CREATE TABLE accounts.ownership (
  -- Of the company that filed.
  enterprise_number integer NOT NULL,
  reference text NOT NULL,
  ordinal integer NOT NULL,
  -- 'holds': a participating interest of the company; 'held_by': one of its shareholders.
  direction text NOT NULL CHECK (direction IN ('holds', 'held_by')),
  -- Belgian enterprise number of the other party, where known.
  party_number integer,
  -- FiledHolding or FiledShareholder: src/domain/accounts/filed-ownership.ts. Nothing private of persons.
  body jsonb NOT NULL,
  -- Whether the filing is the filer's newest one that states any of this direction: only these are served.
  newest boolean NOT NULL DEFAULT false,
  PRIMARY KEY (enterprise_number, reference, ordinal)
);
CREATE INDEX ownership_newest_idx ON accounts.ownership (enterprise_number) WHERE newest;
CREATE INDEX ownership_party_number_idx ON accounts.ownership (party_number, enterprise_number)
  WHERE newest AND party_number IS NOT NULL;
