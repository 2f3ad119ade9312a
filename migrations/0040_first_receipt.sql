-- Whether anything had been received by a moment: what is asked of the time before is unknown, not nothing.
CREATE INDEX publication_received_idx ON gazette.publication (received_at);
