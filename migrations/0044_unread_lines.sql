-- Number of lines of a filing whose element the reader does not know (taxonomies before April 2022): a figure that is
-- missing from such a filing may have been filed. Filings stored before have 0 until they are imported again.
ALTER TABLE accounts.deposit ADD COLUMN unread_lines integer NOT NULL DEFAULT 0;
