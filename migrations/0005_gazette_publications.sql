-- The texts of the gazette as received, and the facts taken from them. Events and mandates (0003) are derived from
-- the facts of a company and can be made anew at any time.

CREATE TABLE gazette.publication (
  received_at timestamptz NOT NULL DEFAULT now(),
  extracted_at timestamptz,
  -- Null until facts have been taken from this text.
  extractor_version integer,
  published_on date,
  page integer,
  -- Whose act it is by the annex's listing; 0 when the listing does not say or it is no act.
  enterprise_number integer NOT NULL DEFAULT 0,
  edition smallint,
  numac text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('court_notice', 'register_list', 'act')),
  language text CHECK (language IN ('nl', 'fr', 'de')),
  reading text NOT NULL CHECK (reading IN ('text_layer', 'html', 'ocr', 'lines')),
  printed_number text,
  rubrics text[] NOT NULL DEFAULT '{}',
  -- As printed: may hold national register numbers, birth dates, homes. Never served as it is.
  body text NOT NULL
);
CREATE INDEX publication_enterprise_idx ON gazette.publication (enterprise_number) WHERE enterprise_number <> 0;
CREATE INDEX publication_day_idx ON gazette.publication (published_on);
CREATE INDEX publication_waiting_idx ON gazette.publication (numac) WHERE extractor_version IS NULL;

-- Texts that a later text of the same publication replaced: every text received is kept.
CREATE TABLE gazette.superseded_publication (
  superseded_at timestamptz NOT NULL DEFAULT now(),
  received_at timestamptz NOT NULL,
  numac text NOT NULL,
  reading text NOT NULL,
  body text NOT NULL
);
CREATE INDEX superseded_publication_numac_idx ON gazette.superseded_publication (numac);

-- body: the fact as src/domain/gazette-fact.ts has it. enterprise_number 0: a debtor whose company is not known.
CREATE TABLE gazette.fact (
  enterprise_number integer NOT NULL,
  ordinal integer NOT NULL,
  extractor_version integer NOT NULL,
  numac text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('event', 'mandate', 'company_change')),
  body jsonb NOT NULL,
  PRIMARY KEY (enterprise_number, numac, ordinal)
);
CREATE INDEX fact_numac_idx ON gazette.fact (numac);

-- An open mandate turns stale on the day stale_from without anything being written.
ALTER TABLE gazette.mandate
  ADD COLUMN stale_from date,
  ADD COLUMN confirmed_on date,
  ADD COLUMN term_ends_on date,
  ADD COLUMN office text,
  ADD COLUMN holder_key text,
  ADD COLUMN holder_number integer,
  ADD COLUMN representative text,
  ADD COLUMN numacs text[] NOT NULL DEFAULT '{}',
  -- [{"name", "reason"}]: other spellings of the holder, and why each is the same.
  ADD COLUMN joined_names jsonb NOT NULL DEFAULT '[]';

-- Days and parts of days that were fetched whole, and what lets a page be asked for conditionally.
CREATE TABLE intake.gazette_fetch (
  day date NOT NULL,
  done_at timestamptz NOT NULL DEFAULT now(),
  part text NOT NULL,
  counts jsonb NOT NULL,
  PRIMARY KEY (day, part)
);
CREATE TABLE intake.gazette_validator (
  seen_at timestamptz NOT NULL DEFAULT now(),
  url text PRIMARY KEY,
  validator jsonb NOT NULL
);

-- What of a file or a page gave no publication though it should have.
CREATE TABLE intake.gazette_quarantine (
  seen_at timestamptz NOT NULL DEFAULT now(),
  file text NOT NULL,
  place text,
  reason text NOT NULL
);
