-- Companies in which a company holds mandates, current ones first: the network around a company. Audits apart, so that
-- an auditor of thousands of companies costs those who ask for its other mandates nothing.
CREATE INDEX mandate_holder_idx ON gazette.mandate (holder_number, (currency = 'former'), enterprise_number)
  WHERE holder_number IS NOT NULL AND office IS DISTINCT FROM 'statutory_auditor';
CREATE INDEX mandate_auditor_idx ON gazette.mandate (holder_number, (currency = 'former'), enterprise_number)
  WHERE holder_number IS NOT NULL AND office = 'statutory_auditor';
