-- What the public feed and the state of the service ask for at any moment, each answered by the end of an index.

-- The newest insolvency publications of all companies. The register's own measures are three quarters of all events
-- and never asked for in this order.
CREATE INDEX lifecycle_event_newest_idx ON gazette.lifecycle_event (pub_date DESC, numac DESC)
  WHERE source <> 'kbo_admin' AND pub_date IS NOT NULL;

-- How fresh the accounts are. A load gives thousands of rows one moment, and a day has thousands of deposits: equal
-- keys share an entry, which keeps both small.
CREATE INDEX deposit_day_idx ON accounts.deposit (deposited_on);
CREATE INDEX deposit_received_idx ON accounts.deposit (received_at);
