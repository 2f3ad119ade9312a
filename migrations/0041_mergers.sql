-- Mergers by the numbers of their companies, for the network around each of them.
CREATE INDEX fact_merger_idx ON gazette.fact
  USING gin (((body->'merger'->'absorbed') || (body->'merger'->'absorbing')))
  WHERE body ? 'merger';
