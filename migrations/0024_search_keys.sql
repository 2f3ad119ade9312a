-- What search needs besides the words of a name: filled by the next Full extract, and for companies touched by an Update.

-- denomination.glued_key: hash of the folded name without blanks, where it has several words: `bouw werken` and
-- `bouwwerken` are found by either.
-- address.street_words: every way of writing the street as one word, with a # before it.
-- company.street_words: the same of the seat, parted by blanks; indexed with the words of the names.
DO $$
DECLARE
  place text;
BEGIN
  FOREACH place IN ARRAY ARRAY['register', 'register_previous'] LOOP
    CONTINUE WHEN to_regnamespace(place) IS NULL;
    EXECUTE format('ALTER TABLE %I.denomination ADD COLUMN glued_key bigint', place);
    EXECUTE format('CREATE INDEX denomination_glued_key_idx ON %I.denomination (glued_key) WHERE glued_key IS NOT NULL', place);
    EXECUTE format('ALTER TABLE %I.address ADD COLUMN street_words text', place);
    EXECUTE format('ALTER TABLE %I.company ADD COLUMN street_words text NOT NULL DEFAULT %L', place, '');
    EXECUTE format('DROP INDEX %I.company_words_idx', place);
    EXECUTE format(
      'CREATE INDEX company_words_idx ON %I.company USING gin (array_to_tsvector(array_remove(string_to_array('
      || 'translate(names, E''\n'', '' '') || '' '' || town_words || '' '' || street_words, '' ''), ''''))) '
      || 'WITH (fastupdate = off)', place);
    -- Companies with three establishments and more: what common words alone are answered from.
    EXECUTE format(
      'CREATE INDEX company_leading_words_idx ON %I.company USING gin (array_to_tsvector(array_remove(string_to_array('
      || 'translate(names, E''\n'', '' '') || '' '' || town_words || '' '' || street_words, '' ''), ''''))) '
      || 'WITH (fastupdate = off) WHERE rank < 2145910784', place);
  END LOOP;
END $$;
