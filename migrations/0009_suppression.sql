-- Companies and people that no surface shows: after a court's order, or a justified request of the person.
--
-- What is lifted is deleted, not marked: the list is personal data itself, and nobody needs to know for ever who was
-- once on it.
CREATE TABLE access.suppression (
  made_at timestamptz NOT NULL DEFAULT now(),
  suppression_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  enterprise_number integer UNIQUE,
  kind text NOT NULL CHECK (kind IN ('company', 'name')),
  -- Its folded words in sorted order: the same for every way of writing the name.
  name_key text UNIQUE,
  -- As given. Comparison goes by this one, so that it follows the rules of the version that compares.
  name text,
  reason text,
  CHECK ((kind = 'company') = (enterprise_number IS NOT NULL)),
  CHECK ((kind = 'name') = (name IS NOT NULL)),
  CHECK ((name IS NULL) = (name_key IS NULL))
);

-- One row. Every process asks each second whether the number is another one.
CREATE TABLE access.suppression_version (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  version bigint NOT NULL
);
INSERT INTO access.suppression_version (version) VALUES (0);

-- A trigger, so that no writer can forget it. Writers wait for each other on the one row, so that the number never
-- shows before what it stands for.
CREATE FUNCTION access.note_suppression_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE access.suppression_version SET version = version + 1;
  RETURN NULL;
END
$$;

CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON access.suppression
  FOR EACH STATEMENT EXECUTE FUNCTION access.note_suppression_change();
