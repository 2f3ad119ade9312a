-- What is stored and not yet read, by the companies it names; what could not be read; and what the risk block needs of
-- the gazette, beside the scores.

-- A row from the moment a publication is stored until facts were taken from it. Not those that an older extractor has
-- read: their facts are served until they are read anew.
CREATE TABLE gazette.unread_text (
  enterprise_number integer NOT NULL,
  numac text NOT NULL,
  -- By an operator, of a text that cannot be read: the company is served without it.
  set_aside boolean NOT NULL DEFAULT false,
  PRIMARY KEY (enterprise_number, numac)
);
CREATE INDEX unread_text_numac_idx ON gazette.unread_text (numac);

-- The version of the extractor that failed on this text and found nothing in it. Another version tries again.
ALTER TABLE gazette.publication ADD COLUMN failed_version integer;

-- From which day to which publications of a kind were read, by the ends of an index.
CREATE INDEX publication_read_idx ON gazette.publication (kind, published_on) WHERE extractor_version IS NOT NULL;

-- What waits at this moment: ten digits in the usual writings, and whom the annex lists. What is stored from now on is
-- looked through by src/domain/named-companies.ts.
INSERT INTO gazette.unread_text (enterprise_number, numac)
SELECT enterprise_number, numac FROM gazette.publication
WHERE extractor_version IS NULL AND enterprise_number <> 0
UNION
SELECT digits::integer, numac
FROM gazette.publication
CROSS JOIN LATERAL regexp_matches(body, '(?<!\d)([01]\d{3})[ .]?(\d{3})[ .]?(\d{3})(?!\d)', 'g') AS found
CROSS JOIN LATERAL array_to_string(found, '') AS digits
WHERE extractor_version IS NULL AND 97 - left(digits, 8)::integer % 97 = right(digits, 2)::integer;

-- Companies whose bankruptcy is open by the gazette: written by the transaction that writes their events, read with the
-- scores, so that the risk of a company is the same whether or not the timeline can be read.
CREATE TABLE risk.open_bankruptcy (
  enterprise_number integer PRIMARY KEY
);
INSERT INTO risk.open_bankruptcy
SELECT enterprise_number FROM gazette.rollup WHERE has_open_faillissement;
