-- The register as it stood after each load: what a load replaced, as it was before.

-- Groups of rows that a load changed: rows of one table with one enterprise and entity number (the enterprise number
-- where a table has one row an enterprise). rows: the group before the load, [] when it had none, without columns that
-- are derived for search. A group after load L is the one of the first load above L here, else the live rows.
-- table_name `code` with enterprise 0: the complete code table.
CREATE TABLE history.register_version (
  enterprise_number integer NOT NULL,
  load_id integer NOT NULL,
  table_name text NOT NULL,
  entity_number bigint NOT NULL,
  rows jsonb NOT NULL,
  PRIMARY KEY (enterprise_number, load_id, table_name, entity_number)
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
