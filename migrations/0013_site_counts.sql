-- What the pages by activity and by town show: counts and short lists, computed from the register, the gazette and the
-- scores by one run (src/store/site/refresh-counts.ts) and replaced as a whole, so that a page reads a few small rows
-- and readers never see half a run.
--
-- The lists are stored too. With an index on register.company they would need one for each length of a code and one for
-- postal codes, built anew by every full import, and a division of two hundred thousand companies would still be sorted.

-- The latest run. One row.
CREATE TABLE site.count_run (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  computed_at timestamptz NOT NULL,
  took_ms integer NOT NULL,
  -- The load of the register that was counted; null where its tables were filled without one.
  extract_number integer,
  snapshot_date date,
  -- Of the newest extract, whatever is known of their activity and seat.
  legal_persons integer NOT NULL,
  natural_persons integer NOT NULL,
  without_activity integer NOT NULL,
  without_town integer NOT NULL,
  -- Null counts of openings and of bands say no more than this: `read`, nothing loaded yet, or it did not answer.
  gazette_state text NOT NULL CHECK (gazette_state IN ('read', 'not_loaded', 'silent')),
  risk_state text NOT NULL CHECK (risk_state IN ('read', 'not_loaded', 'silent')),
  -- Days of publication that openings were counted from and to: a year up to the newest day the gazette was read for, or
  -- less where it begins later.
  openings_since date,
  openings_until date
);

-- A code is the beginning (two to five digits) of a main activity as filed. open_bankruptcies by the register's legal
-- situation, natural persons included; openings are companies and persons whose bankruptcy the gazette published.
-- Bands are of legal persons in the order of src/domain/risk.ts; the others have no score.
CREATE TABLE site.count_by_activity (
  code text COLLATE "C" PRIMARY KEY,
  legal_persons integer NOT NULL,
  natural_persons integer NOT NULL,
  open_bankruptcies integer NOT NULL,
  openings integer,
  band_counts integer[]
);

-- names: [{"nl", "fr", "seats"}], the municipality names filed with the postal code, the most used first.
CREATE TABLE site.count_by_town (
  zip text COLLATE "C" PRIMARY KEY,
  names jsonb NOT NULL,
  legal_persons integer NOT NULL,
  natural_persons integer NOT NULL,
  open_bankruptcies integer NOT NULL,
  openings integer,
  band_counts integer[]
);

-- The towns with most companies of an activity, and the activities (four digits) with most companies in a town.
CREATE TABLE site.town_of_activity (
  code text,
  place smallint,
  zip text NOT NULL,
  companies integer NOT NULL,
  PRIMARY KEY (code, place)
);
CREATE TABLE site.activity_of_town (
  zip text,
  place smallint,
  code text NOT NULL,
  companies integer NOT NULL,
  PRIMARY KEY (zip, place)
);

-- The best-ranked legal persons. A few more than are shown, for those that have to be left out.
CREATE TABLE site.company_of_activity (
  code text,
  place smallint,
  enterprise_number integer NOT NULL,
  PRIMARY KEY (code, place)
);
CREATE TABLE site.company_of_town (
  zip text,
  place smallint,
  enterprise_number integer NOT NULL,
  PRIMARY KEY (zip, place)
);

-- The newest insolvency publications about legal persons of a town.
CREATE TABLE site.insolvency_of_town (
  zip text,
  place smallint,
  enterprise_number integer NOT NULL,
  pub_date date NOT NULL,
  event_kind text,
  numac text NOT NULL,
  PRIMARY KEY (zip, place)
);
