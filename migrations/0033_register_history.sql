-- The register as it stood after each load: what a load replaced, as it was before.

-- Columns of a table's rows in the order of their values in register_version. Added on first use, never changed, so that
-- rows from before a migration of the register keep their meaning.
CREATE TABLE history.register_shape (
  shape_id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_name text NOT NULL,
  columns text[] NOT NULL,
  UNIQUE (table_name, columns)
);

-- Groups of rows of an enterprise that a load changed: rows of one table with one enterprise and entity number (the
-- enterprise number where a table has one row an enterprise). groups: them as text, as they were before the load, without
-- columns that are derived for search (src/store/history/group-text.ts). A group after load L is the one of the first load
-- above L here, else the live rows. Enterprise 0: the complete code table.
CREATE TABLE history.register_version (
  enterprise_number integer NOT NULL,
  load_id integer NOT NULL,
  groups text NOT NULL,
  PRIMARY KEY (enterprise_number, load_id)
);
-- Written in the order of loads, so that a rollback finds its load without another index.
CREATE INDEX register_version_load_idx ON history.register_version USING brin (load_id);
CREATE INDEX change_load_idx ON history.change USING brin (load_id);

-- Load from which on every later one is recorded; of the register before it nothing is known. One row at most.
CREATE TABLE history.register_start (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  load_id integer NOT NULL
);
INSERT INTO history.register_start (load_id)
SELECT max(load_id) FROM intake.register_load HAVING max(load_id) IS NOT NULL;
