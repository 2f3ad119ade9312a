-- Mandates joined into people by evidence: src/domain/people. Everything but the decisions can be derived again.
CREATE SCHEMA people;

-- Companies whose mandates changed since people were derived. Rows may repeat: writers never wait for each other.
CREATE TABLE people.change (
  change_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  enterprise_number integer NOT NULL
);

-- A person in the mandates of one company.
CREATE TABLE people.appearance (
  enterprise_number integer NOT NULL,
  appearance_key text NOT NULL,
  name_key text NOT NULL,
  person_id text NOT NULL,
  name_parts text[] NOT NULL,
  names text[] NOT NULL,
  middle text[] NOT NULL,
  holder_keys text[] NOT NULL,
  represents integer[] NOT NULL,
  others text[] NOT NULL,
  related integer[] NOT NULL,
  numacs text[] NOT NULL,
  zip text,
  seat text,
  PRIMARY KEY (enterprise_number, appearance_key)
);
CREATE INDEX appearance_name_idx ON people.appearance (name_key);
CREATE INDEX appearance_person_idx ON people.appearance (person_id);

CREATE TABLE people.person (
  person_id text PRIMARY KEY,
  companies integer NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  -- All words of all spellings, folded.
  words text[] NOT NULL,
  -- [{"a", "b", "reasons", "bits"}]: positions in the person's appearances by company, then key.
  joins jsonb NOT NULL
);
CREATE INDEX person_name_idx ON people.person (name_key);
CREATE INDEX person_words_idx ON people.person USING gin (words) WITH (fastupdate = off);

-- Ids of people that were joined to others since.
CREATE TABLE people.former_person (
  former_id text PRIMARY KEY,
  person_id text NOT NULL
);
CREATE INDEX former_person_idx ON people.former_person (person_id);

-- How often parts of names, officers that are companies, postal codes and seats occur.
CREATE TABLE people.frequency (
  count integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('part', 'officer', 'zip', 'seat')),
  value text NOT NULL,
  PRIMARY KEY (kind, value)
);

-- One row.
CREATE TABLE people.derivation (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  derived_at timestamptz NOT NULL,
  appearances integer NOT NULL,
  people integer NOT NULL,
  took_ms integer NOT NULL
);

-- What an operator has decided about two appearances; kept through every derivation.
CREATE TABLE people.decision (
  decision_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  decided_at timestamptz NOT NULL DEFAULT now(),
  a_number integer NOT NULL,
  b_number integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('join', 'split')),
  a_key text NOT NULL,
  a_name text NOT NULL,
  b_key text NOT NULL,
  b_name text NOT NULL,
  note text
);
