-- Webhooks: changes sent to receivers, in the order of commits, each webhook with a cursor and a backoff of its own.

CREATE TABLE access.webhook (
  webhook_id text PRIMARY KEY,
  key_id text NOT NULL REFERENCES access.api_key,
  url text NOT NULL,
  -- Origin of the URL: what the limit of concurrent requests per receiver counts.
  receiver text NOT NULL,
  -- Signs every message, so it cannot be stored as a hash.
  secret bytea NOT NULL,
  -- Null: all kinds.
  kinds text[],
  -- Null: all companies.
  companies integer[],
  -- Companies of the key's watch list, read at each delivery.
  watched boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'paused', 'disabled')),
  -- Why it is disabled, or what it has missed.
  notice text,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Everything up to this change was delivered or is not for this webhook.
  position bigint NOT NULL,
  item integer NOT NULL,
  -- Failed attempts since the last delivery.
  failures integer NOT NULL DEFAULT 0,
  failing_since timestamptz,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz,
  -- Held by one worker until this time, so that messages stay in order.
  lease uuid,
  leased_until timestamptz,
  CHECK (companies IS NULL OR NOT watched)
);

-- One row per message; kept for 30 days after the last attempt.
CREATE TABLE access.webhook_delivery (
  webhook_id text NOT NULL REFERENCES access.webhook ON DELETE CASCADE,
  position bigint NOT NULL,
  item integer NOT NULL,
  kind text NOT NULL,
  enterprise_number integer NOT NULL,
  attempts integer NOT NULL,
  -- Of the last attempt. status: HTTP; null without a response. error: null when delivered.
  status integer,
  error text,
  duration_ms integer NOT NULL,
  first_attempt_at timestamptz NOT NULL,
  last_attempt_at timestamptz NOT NULL,
  PRIMARY KEY (webhook_id, position, item)
);
CREATE INDEX webhook_delivery_time_idx ON access.webhook_delivery (last_attempt_at);
