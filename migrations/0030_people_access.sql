-- Looking up people needs a right of its own, and is recorded.
ALTER TABLE access.api_key ADD COLUMN people boolean NOT NULL DEFAULT false;

-- Kept for 90 days. Either a key or a member has asked.
CREATE TABLE access.people_lookup (
  lookup_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  looked_up_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  kind text NOT NULL CHECK (kind IN ('search', 'person', 'officers', 'tool', 'network')),
  key_id text,
  member_id text,
  -- The text of a search, the id of a person, or the number of a company whose officers were asked for.
  subject text NOT NULL,
  CHECK (num_nonnulls(key_id, member_id) = 1)
);
CREATE INDEX people_lookup_time_idx ON access.people_lookup (looked_up_at);

-- Frequent words are searched in this order. Ids are hashes: a word is spread evenly among people of as many companies.
CREATE INDEX person_rank_idx ON people.person (companies, person_id COLLATE "C");
-- Namesakes, those with most companies first.
DROP INDEX IF EXISTS people.person_name_idx;
CREATE INDEX person_name_idx ON people.person (name_key, companies, person_id COLLATE "C");
-- A first company without reading all of a person's.
DROP INDEX IF EXISTS people.appearance_person_idx;
CREATE INDEX appearance_person_idx ON people.appearance (person_id, enterprise_number);
