-- Downloading bulk files needs a right of its own.
ALTER TABLE access.api_key ADD COLUMN bulk boolean NOT NULL DEFAULT false;
