-- Companies of a town and a main activity, best-ranked first: `restaurant brussel` reads some hundred rows, not a
-- hundred thousand.
DO $$
DECLARE
  place text;
BEGIN
  FOREACH place IN ARRAY ARRAY['register', 'register_previous'] LOOP
    CONTINUE WHEN to_regnamespace(place) IS NULL;
    EXECUTE format(
      'CREATE INDEX company_zip_nace_idx ON %I.company (zip, primary_nace, rank) INCLUDE (enterprise_number) '
      || 'WHERE in_register AND zip IS NOT NULL AND primary_nace IS NOT NULL', place);
    EXECUTE format(
      'CREATE INDEX company_zip_nace_2008_idx ON %I.company (zip, nace_2008, rank) INCLUDE (enterprise_number) '
      || 'WHERE in_register AND zip IS NOT NULL AND nace_2008 IS NOT NULL AND nace_2008 <> primary_nace', place);
  END LOOP;
END $$;
