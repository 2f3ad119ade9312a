-- Tells every listening process, as part of the transaction that commits, that what it holds of some data is old. Only on
-- small tables: each has a row written by every transaction that changes what is served. A process that does not
-- listen at that moment finds out by looking.

CREATE FUNCTION intake.notice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('griffie_change', TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME);
  RETURN NULL;
END
$$;

CREATE TRIGGER notice_change AFTER INSERT OR UPDATE OR DELETE ON intake.register_load
  FOR EACH STATEMENT EXECUTE FUNCTION intake.notice_change();
CREATE TRIGGER notice_change AFTER INSERT ON gazette.timeline_change
  FOR EACH STATEMENT EXECUTE FUNCTION intake.notice_change();
CREATE TRIGGER notice_change AFTER UPDATE ON gazette.rollup_refresh
  FOR EACH STATEMENT EXECUTE FUNCTION intake.notice_change();
CREATE TRIGGER notice_change AFTER INSERT OR UPDATE OR DELETE ON risk.run
  FOR EACH STATEMENT EXECUTE FUNCTION intake.notice_change();
CREATE TRIGGER notice_change AFTER UPDATE ON access.suppression_version
  FOR EACH STATEMENT EXECUTE FUNCTION intake.notice_change();
