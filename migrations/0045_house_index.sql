-- Houses are found with the first two digits of the postal code: every town has a Kerkstraat 1.
DO $$
DECLARE
  place text;
BEGIN
  FOREACH place IN ARRAY ARRAY['register', 'register_previous'] LOOP
    CONTINUE WHEN to_regnamespace(place) IS NULL;
    EXECUTE format('DROP INDEX %I.address_street_idx', place);
    EXECUTE format(
      'CREATE INDEX address_house_idx ON %I.address USING gin ((CASE WHEN zipcode ~ %L '
      || 'THEN street_keys || left(zipcode, 2)::bigint ELSE street_keys END)) WITH (fastupdate = off)', place, '^\d{4}$');
  END LOOP;
END $$;
