-- Snapshot date of the first extract without the company; null for companies in the register, and for those that left
-- before dates were kept.
ALTER TABLE register.company ADD COLUMN left_on date;
