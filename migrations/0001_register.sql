-- The register as filed, every column of every file, and what is read from it.
--
-- All of it lives in the schema `register`: a full import builds a second schema beside it, table for table and
-- index for index as the catalogue describes this one, and then swaps the two by name.
--
-- Enterprise numbers are integers (first digit 0 or 1: below 2^31), entity numbers bigints: an entity is an
-- enterprise (below 2 000 000 000), an establishment (2…8 000 000 000) or a branch (9 000 000 000 and above).
-- Every child row carries the enterprise it belongs to, 0 while that is unknown: large tables can be distributed
-- by it, and everything of one company lies together.
-- `extra` holds columns of a file that this version does not know, by name.

CREATE SCHEMA register;

CREATE TABLE register.code (
  category text NOT NULL,
  code text NOT NULL,
  language text NOT NULL,
  description text,
  extra jsonb
);

CREATE TABLE register.enterprise (
  enterprise_number integer NOT NULL,
  start_date date,
  status text,
  juridical_situation text,
  type_of_enterprise text,
  juridical_form text,
  juridical_form_cac text,
  extra jsonb
);
CREATE UNIQUE INDEX enterprise_key ON register.enterprise (enterprise_number);

CREATE TABLE register.establishment (
  establishment_number bigint NOT NULL,
  enterprise_number integer NOT NULL,
  start_date date,
  extra jsonb
);
CREATE INDEX establishment_number_idx ON register.establishment (establishment_number);
CREATE INDEX establishment_enterprise_idx ON register.establishment (enterprise_number);

CREATE TABLE register.branch (
  branch_id bigint NOT NULL,
  enterprise_number integer NOT NULL,
  start_date date,
  extra jsonb
);
CREATE INDEX branch_id_idx ON register.branch (branch_id);

-- folded: the name as search sees it. name_key: a hash of its words in sorted order, for exact hits.
CREATE TABLE register.denomination (
  entity_number bigint NOT NULL,
  name_key bigint,
  enterprise_number integer NOT NULL,
  language text,
  type_of_denomination text,
  denomination text,
  folded text,
  extra jsonb
);
CREATE INDEX denomination_enterprise_idx ON register.denomination (enterprise_number);
CREATE INDEX denomination_name_key_idx ON register.denomination (name_key);

-- display_*: street with number and box, and town, in the municipality's language. town_words: as search sees
-- them. street_keys: hashes of street and number, one for each way of writing the street.
CREATE TABLE register.address (
  entity_number bigint NOT NULL,
  enterprise_number integer NOT NULL,
  date_striking_off date,
  type_of_address text,
  country_nl text,
  country_fr text,
  zipcode text,
  municipality_nl text,
  municipality_fr text,
  street_nl text,
  street_fr text,
  house_number text,
  box text,
  extra_address_info text,
  display_language text,
  display_street text,
  display_city text,
  town_words text,
  street_keys bigint[],
  extra jsonb
);
CREATE INDEX address_enterprise_idx ON register.address (enterprise_number);
CREATE INDEX address_street_idx ON register.address USING gin (street_keys) WITH (fastupdate = off);

CREATE TABLE register.contact (
  entity_number bigint NOT NULL,
  enterprise_number integer NOT NULL,
  entity_contact text,
  contact_type text,
  value text,
  extra jsonb
);
CREATE INDEX contact_enterprise_idx ON register.contact (enterprise_number);

-- Thirty-six million activities are some ten thousand distinct ones: each is stored once here, and an entity
-- holds the list of its own as numbers. 0.6 GB instead of 3.4 GB as one row each, and no activity is lost.
CREATE TABLE register.activity_code (
  activity_id integer NOT NULL,
  activity_group text,
  nace_version text,
  nace_code text,
  classification text,
  extra jsonb
);
CREATE UNIQUE INDEX activity_code_key ON register.activity_code (activity_id);
CREATE INDEX activity_code_nace_idx ON register.activity_code (nace_code text_pattern_ops);

-- main_nace: the code that stands for the entity, by main_preference (lower is preferred); main_nace_2008 the
-- same among the codes of NACE 2008 alone. An entity may have several rows: their lists add up.
CREATE TABLE register.activity (
  entity_number bigint NOT NULL,
  enterprise_number integer NOT NULL,
  main_preference smallint,
  main_nace text,
  main_nace_2008 text,
  activity_ids integer[] NOT NULL
);
CREATE INDEX activity_enterprise_idx ON register.activity (enterprise_number);

-- What the service answers from: one row a company, in the order of search (rank: lower is better) after a
-- full import. A company that has left the register stays, marked, as long as it can be found by name.
-- names: folded, parted by newlines. town_words: folded, each with an @ before it, so that the index tells a
-- company in Gent from one called Gent.
CREATE TABLE register.company (
  enterprise_number integer NOT NULL,
  rank integer NOT NULL,
  start_date date,
  in_register boolean NOT NULL,
  natural_person boolean NOT NULL,
  legal_name text NOT NULL,
  legal_form text,
  situation text,
  primary_nace text,
  nace_2008 text,
  street text,
  zip text,
  city text,
  names text NOT NULL,
  town_words text NOT NULL
);
CREATE UNIQUE INDEX company_key ON register.company (enterprise_number);
CREATE INDEX company_nace_idx ON register.company (primary_nace text_pattern_ops, rank)
  INCLUDE (enterprise_number) WHERE primary_nace IS NOT NULL;
CREATE INDEX company_nace_2008_idx ON register.company (nace_2008 text_pattern_ops, rank)
  INCLUDE (enterprise_number) WHERE nace_2008 IS NOT NULL AND nace_2008 <> primary_nace;
CREATE INDEX company_words_idx ON register.company USING gin (
  array_to_tsvector(array_remove(string_to_array(translate(names, E'\n', ' ') || ' ' || town_words, ' '), ''))
) WITH (fastupdate = off);

-- Every distinct word of a name or a town (kind w) and every distinct street (kind s), with the number of rows it
-- occurs in.
CREATE TABLE register.term (
  term_id integer NOT NULL,
  frequency integer NOT NULL,
  kind "char" NOT NULL,
  term text NOT NULL
);
CREATE UNIQUE INDEX term_id_key ON register.term (term_id);
CREATE UNIQUE INDEX term_key ON register.term (term text_pattern_ops, kind);

-- Under which hashes misspellings of a term are found; packed by src/domain/search/postings.ts. A bucket may have
-- several rows: their postings add up.
CREATE TABLE register.term_error (
  bucket integer NOT NULL,
  postings bytea NOT NULL
);
CREATE INDEX term_error_bucket_idx ON register.term_error (bucket);

-- What was loaded, when, and what could not be read.
CREATE SCHEMA intake;

CREATE TABLE intake.register_load (
  load_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  extract_number integer NOT NULL,
  extract_type text NOT NULL CHECK (extract_type IN ('full', 'update')),
  snapshot_date date NOT NULL,
  extract_timestamp text,
  meta jsonb NOT NULL,
  rows_read jsonb NOT NULL,
  quarantined integer NOT NULL,
  forced boolean NOT NULL,
  is_sample boolean NOT NULL,
  finished_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE intake.register_quarantine (
  load_id integer NOT NULL REFERENCES intake.register_load,
  file text NOT NULL,
  line integer NOT NULL,
  reason text NOT NULL,
  record text NOT NULL
);
CREATE INDEX register_quarantine_load_idx ON intake.register_quarantine (load_id);
