-- A company's own rows, and its establishments page by page, without those of its other entities: the whole record of a
-- company with thousands of establishments is a few index probes. These replace the indexes by enterprise alone, which
-- they begin with; the new ones are built first, so that readers never wait for them.

CREATE INDEX denomination_entity_idx ON register.denomination (enterprise_number, entity_number);
CREATE INDEX address_entity_idx ON register.address (enterprise_number, entity_number);
CREATE INDEX contact_entity_idx ON register.contact (enterprise_number, entity_number);
CREATE INDEX activity_entity_idx ON register.activity (enterprise_number, entity_number);
CREATE INDEX establishment_page_idx ON register.establishment (enterprise_number, establishment_number);
CREATE INDEX branch_page_idx ON register.branch (enterprise_number, branch_id);

DROP INDEX register.denomination_enterprise_idx;
DROP INDEX register.address_enterprise_idx;
DROP INDEX register.contact_enterprise_idx;
DROP INDEX register.activity_enterprise_idx;
DROP INDEX register.establishment_enterprise_idx;
