-- What changed about each company: recorded in the transaction that changes it, read in the order of commits.
CREATE SCHEMA history;

CREATE SEQUENCE history.commit_position;

-- Changes of one transaction (or of a part of it). A position is assigned when the transaction commits, so that a
-- reader who has seen a position never misses an earlier one, however long other transactions run.
CREATE TABLE history.batch (
  batch_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  position bigint UNIQUE,
  recorded_at timestamptz
);
ALTER SEQUENCE history.commit_position OWNED BY history.batch.position;

-- kind: src/domain/changes/change-kinds.ts. reference: extract number, numac or reference of a deposit. The order of
-- columns leaves no gaps between them.
CREATE TABLE history.change (
  -- Establishment unit, where the change is one of its.
  entity_number bigint,
  batch_id integer NOT NULL,
  item integer NOT NULL,
  enterprise_number integer NOT NULL,
  -- Day from which it holds by its source: snapshot date of the extract, day of publication or of deposit.
  effective_on date,
  -- Load of the register, for rollback.
  load_id integer,
  kind text NOT NULL,
  reference text,
  before jsonb,
  after jsonb,
  PRIMARY KEY (batch_id, item)
);
-- Few of a company: they are sorted when read.
CREATE INDEX change_enterprise_idx ON history.change (enterprise_number);

-- Deferred to the commit: the lock is held until the transaction is visible to others, and nothing is waited for after it.
-- Rows of a restored backup keep their positions.
CREATE FUNCTION history.assign_position() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(20261132);
  UPDATE history.batch SET position = nextval('history.commit_position'), recorded_at = clock_timestamp()
  WHERE batch_id = NEW.batch_id;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER assign_position AFTER INSERT ON history.batch
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.position IS NULL) EXECUTE FUNCTION history.assign_position();
CREATE TRIGGER notice_change AFTER INSERT ON history.batch
  FOR EACH STATEMENT EXECUTE FUNCTION intake.notice_change();

-- Changes up to this position were purged. One row.
CREATE TABLE history.purge (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  purged_to bigint NOT NULL,
  purged_at timestamptz NOT NULL
);
