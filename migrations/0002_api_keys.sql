-- API keys: only a hash of each is kept.
CREATE SCHEMA access;

CREATE TABLE access.api_key (
  key_id text PRIMARY KEY,
  key_hash bytea NOT NULL,
  holder text NOT NULL,
  email text NOT NULL,
  rate_limit integer CHECK (rate_limit > 0),
  issued_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz,
  last_used_at timestamptz
);
