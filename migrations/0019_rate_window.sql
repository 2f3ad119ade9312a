-- Windows of rate limits that several nodes on one database count in together, where they have no Redis for it. Unlogged: they
-- last a minute, and after a crash nodes tell again what they know. `subject` is a keyed hash: no address and no key lies here.
CREATE UNLOGGED TABLE access.rate_window (
  subject text PRIMARY KEY,
  count bigint NOT NULL,
  more bigint NOT NULL, -- of the last one who told: what ON CONFLICT adds
  ends_at timestamptz NOT NULL
) WITH (fillfactor = 50);
