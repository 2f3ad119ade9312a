-- Dates that an event is about: of a date of cessation of payments that is moved the new one, of a reorganisation the end
-- of the moratorium. Events stored before have none until their timelines are derived anew.
ALTER TABLE gazette.lifecycle_event
  ADD COLUMN cessation_date date,
  ADD COLUMN suspension_end date;
