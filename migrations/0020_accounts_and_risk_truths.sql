-- What a filing contradicts itself in.

ALTER TABLE accounts.deposit
  -- [{"code", "period", "values"}]: cells with two values, of which none is taken for the figure.
  ADD COLUMN conflicts jsonb NOT NULL DEFAULT '[]';

-- Since when a company has the value that is served, and how much of what the model asks for its filing allows.

ALTER TABLE risk.score
  ADD COLUMN value_since timestamptz,
  ADD COLUMN inputs_known smallint,
  ADD COLUMN inputs_total smallint;

-- Since when the gazette tells of an open bankruptcy; null for those that were open before this was kept.
ALTER TABLE risk.open_bankruptcy ADD COLUMN since timestamptz;
ALTER TABLE risk.open_bankruptcy ALTER COLUMN since SET DEFAULT now();

-- Where a deposit stands among others, for pages, MCP and risk alike: its day, or where that is not known the last day for
-- depositing (seven months after the year), within the year that its reference names.
CREATE FUNCTION accounts.placed_on(deposited_on date, period_end date, reference text) RETURNS date
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(deposited_on, least(greatest(
    (period_end + interval '7 months')::date,
    make_date(substring(reference FROM '^\d{4}')::integer, 1, 1)),
    make_date(substring(reference FROM '^\d{4}')::integer, 12, 31)))
$$;

UPDATE accounts.key_figures k
SET known_from = accounts.placed_on(d.deposited_on, d.period_end, d.reference)
FROM accounts.deposit d
WHERE d.enterprise_number = k.enterprise_number AND d.reference = k.reference AND d.deposited_on IS NULL
  AND d.period_end IS NOT NULL;

-- Companies whose deposits the Bank was asked for by number: only of them can it be said that nothing was filed.
CREATE TABLE accounts.company_lookup (
  enterprise_number integer PRIMARY KEY,
  looked_on date NOT NULL,
  deposits integer NOT NULL
);

-- What the Bank's return on assets takes beside the cost of debts.
ALTER TABLE accounts.key_figures
  ADD COLUMN discount_charges double precision,
  ADD COLUMN income_taxes_of_the_year double precision;
UPDATE accounts.key_figures k
SET discount_charges = (d.rubrics->>'653')::double precision,
    income_taxes_of_the_year = (d.rubrics->>'9134')::double precision
FROM accounts.deposit d
WHERE d.enterprise_number = k.enterprise_number AND d.reference = k.reference AND d.rubrics ?| ARRAY['653', '9134'];
