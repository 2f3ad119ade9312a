-- debtor_key: hash of the folded words of a debtor's name in any order (src/domain/search/lookup-keys.ts), by which
-- companies outside the register are found; null for natural persons and facts without a debtor.
ALTER TABLE gazette.fact ADD COLUMN debtor_key bigint;
CREATE INDEX fact_debtor_key_idx ON gazette.fact (debtor_key) WHERE debtor_key IS NOT NULL;
