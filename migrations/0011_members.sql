-- Who may sign in, and on which plan. The operator makes members; nobody signs up. Four tables are better-auth's (its
-- names for them in brackets); a test asks better-auth whether anything is missing.
CREATE SCHEMA member;

-- [user]
CREATE TABLE member.member (
  id text PRIMARY KEY,
  -- In lower case: signing in asks for it so.
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  name text NOT NULL,
  plan text NOT NULL DEFAULT 'free' CHECK (plan IN ('free', 'paid')),
  email_verified boolean NOT NULL DEFAULT true,
  image text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- [session] Address and browser stay empty: nothing here needs them.
CREATE TABLE member.session (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member.member ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL
);
CREATE INDEX session_member_idx ON member.session (member_id);
CREATE INDEX session_expires_idx ON member.session (expires_at);

-- [account] A way to prove who one is: of provider `credential`, a password as a salted scrypt hash.
CREATE TABLE member.credential (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member.member ON DELETE CASCADE,
  provider_id text NOT NULL,
  -- For `credential`, the member's own id.
  account_id text NOT NULL,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (provider_id, account_id)
);
CREATE INDEX credential_member_idx ON member.credential (member_id);

-- [verification] Stays empty: nothing is proven by mail.
CREATE TABLE member.verification (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX verification_identifier_idx ON member.verification (identifier);

-- One row: made by the first process that needs it, used by all, so that each serves the sessions of the others.
-- Removing it ends every session once the processes have been started again.
CREATE TABLE member.secret (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  secret bytea NOT NULL
);

-- Attempts to prove a password, counted in fixed windows over all processes.
CREATE TABLE member.attempt (
  -- HMAC of a network address or a mail address: neither is kept.
  subject bytea PRIMARY KEY,
  count integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX attempt_ends_idx ON member.attempt (ends_at);
