-- What is not certain of a mandate.

-- [{"reason", "on", "source"}], as src/domain/mandate.ts has it. How likely a statement is right stands in the fact itself.
ALTER TABLE gazette.mandate ADD COLUMN doubts jsonb NOT NULL DEFAULT '[]';
