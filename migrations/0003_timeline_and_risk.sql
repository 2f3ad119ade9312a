-- Events and mandates from the official gazette, and risk scores: what a dossier reads beside the register.
CREATE SCHEMA gazette;

CREATE TABLE gazette.lifecycle_event (
  enterprise_number integer NOT NULL,
  event_date date,
  pub_date date,
  source text NOT NULL CHECK (source IN ('faillissement', 'reorg', 'insolvency_interim', 'kbo_admin')),
  severity text NOT NULL CHECK (severity IN ('low', 'med', 'high')),
  numac text NOT NULL,
  event_kind text,
  court text,
  detail text
);
CREATE INDEX lifecycle_event_enterprise_idx ON gazette.lifecycle_event (enterprise_number);

CREATE TABLE gazette.mandate (
  enterprise_number integer NOT NULL,
  starts_on date,
  ends_on date,
  role text NOT NULL,
  role_kind text NOT NULL CHECK (role_kind IN ('director', 'director_company', 'curator', 'interim_admin')),
  currency text NOT NULL CHECK (currency IN ('current', 'stale', 'former')),
  name text NOT NULL,
  address text,
  source text NOT NULL,
  source_numac text NOT NULL
);
CREATE INDEX mandate_enterprise_idx ON gazette.mandate (enterprise_number);

CREATE SCHEMA risk;

CREATE TABLE risk.score (
  enterprise_number integer NOT NULL,
  probability double precision NOT NULL CHECK (probability BETWEEN 0 AND 1),
  altman_z double precision,
  model_version text NOT NULL,
  evaluated_at timestamptz NOT NULL
);
CREATE INDEX score_enterprise_idx ON risk.score (enterprise_number, evaluated_at);
