-- The main activity of a company, as evidence that its officers are those of another. Rows get it when they are derived
-- again; its frequencies are needed from the first one on.
ALTER TABLE people.appearance ADD COLUMN activity text;

ALTER TABLE people.frequency DROP CONSTRAINT frequency_kind_check;
ALTER TABLE people.frequency ADD CONSTRAINT frequency_kind_check
  CHECK (kind IN ('part', 'officer', 'zip', 'seat', 'activity'));

INSERT INTO people.frequency (kind, value, count)
SELECT 'activity', c.primary_nace, count(*)
FROM people.appearance JOIN register.company c USING (enterprise_number)
WHERE c.primary_nace IS NOT NULL GROUP BY c.primary_nace;
