-- Sessions of the MCP endpoint. A session id says everything itself and is signed; kept are only the secret that
-- signs and which sessions were ended before their time.

-- One row: made by the first process that needs it, used by all. Removing it ends every session.
CREATE TABLE access.mcp_secret (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  secret bytea NOT NULL
);

CREATE TABLE access.mcp_ended_session (
  nonce text PRIMARY KEY,
  ended_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- When it would have expired: the row is of no use after that.
  expires_at timestamptz NOT NULL
);
CREATE INDEX mcp_ended_session_ended_idx ON access.mcp_ended_session (ended_at);
CREATE INDEX mcp_ended_session_expires_idx ON access.mcp_ended_session (expires_at);
