-- The way back to the extract before: what each load of the register replaced (src/store/register/undo-*.ts).

-- A rollback is a load of what was there before: a row of its own that repeats the load it restores, so that whoever
-- watches the newest row sees it. What it took back stays in the history, marked.
ALTER TABLE intake.register_load
  ADD COLUMN restores integer REFERENCES intake.register_load,
  ADD COLUMN undone_by integer REFERENCES intake.register_load;

-- Loads that can be taken back. kind `schema`: the register before a Full lies in the schema register_previous; there
-- is one such row at most. kind `rows`: what an Update replaced is in the tables below.
-- shape: columns and indexes of the register then; under another shape the way back is closed.
CREATE TABLE intake.register_undo (
  load_id integer PRIMARY KEY REFERENCES intake.register_load,
  kind text NOT NULL CHECK (kind IN ('schema', 'rows')),
  shape text NOT NULL,
  -- Numbers that the Update gave out begin here.
  first_activity_id integer,
  first_term_id integer
);

-- Rows are taken back in groups: all rows of a table that share these two keys (in tables of entities and of companies
-- enterprise_number is 0 here). A group without rows below had none before.
CREATE TABLE intake.register_undo_group (
  load_id integer NOT NULL,
  enterprise_number integer NOT NULL,
  entity_number bigint NOT NULL,
  table_name text NOT NULL,
  PRIMARY KEY (load_id, table_name, enterprise_number, entity_number)
);

-- The rows of those groups, in the order they lay in: a value holds thousands, because thousands of rows with an index
-- would cost an Update a third of its time. As PostgreSQL writes a row as text, which is read again under the same shape.
CREATE TABLE intake.register_undo_row (
  load_id integer NOT NULL,
  table_name text NOT NULL,
  bodies text[] NOT NULL
);
ALTER TABLE intake.register_undo_row ALTER bodies SET STORAGE EXTERNAL;

-- Frequencies of terms as they were.
CREATE TABLE intake.register_undo_term (
  load_id integer NOT NULL,
  term_ids integer[] NOT NULL,
  frequencies integer[] NOT NULL
);
