-- Companies that the holder of a key watches, in the register or not.
CREATE TABLE access.watch (
  key_id text NOT NULL REFERENCES access.api_key,
  enterprise_number integer NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (key_id, enterprise_number)
);
