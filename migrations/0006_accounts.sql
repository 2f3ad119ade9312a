-- Annual accounts as deposited with the National Bank. Every deposit is kept; which one is served for a period is
-- decided when it is read (the latest).
CREATE SCHEMA accounts;

CREATE TABLE accounts.deposit (
  received_at timestamptz NOT NULL DEFAULT now(),
  enterprise_number integer NOT NULL,
  deposited_on date,
  period_start date,
  period_end date,
  approved_on date,
  -- `2025-00069236`
  reference text NOT NULL,
  model text,
  deposit_type text CHECK (deposit_type IN ('Initial', 'Correction')),
  language text,
  currency text,
  legal_form text,
  -- Null where no figures are held: filed as PDF only, or not fetched.
  form text CHECK (form IN ('json_xbrl', 'xbrl', 'pfs', 'consult_csv')),
  -- {"20/58": "9273680.09"}: decimals as they were written.
  rubrics jsonb,
  previous_rubrics jsonb,
  -- [{"kind", "name", "enterpriseNumber", …}]: src/domain/accounts/deposit.ts. Nothing private of persons.
  officers jsonb NOT NULL DEFAULT '[]',
  -- [{"rule", "period", "filed", "computed"}]: sums of the Bank's own that do not add up.
  broken_rules jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (enterprise_number, reference)
);
CREATE INDEX deposit_reference_idx ON accounts.deposit (reference);

-- The rubrics that statistics and risk compute with, as numbers, one row a deposit with figures and a period. Made
-- from accounts.deposit and never the place to read a figure from that is served: those are exact.
-- Columns: src/domain/accounts/key-figures.ts.
CREATE TABLE accounts.key_figures (
  enterprise_number integer NOT NULL,
  period_start date,
  period_end date NOT NULL,
  -- Since when the world could know: the day of deposit; where that is not known, the last day for depositing.
  known_from date NOT NULL,
  model text,
  reference text NOT NULL,
  total_assets double precision,
  formation_expenses double precision,
  fixed_assets double precision,
  intangible_fixed_assets double precision,
  tangible_fixed_assets double precision,
  financial_fixed_assets double precision,
  current_assets double precision,
  receivables_after_one_year double precision,
  stocks_and_contracts double precision,
  stocks double precision,
  raw_materials double precision,
  work_in_progress double precision,
  finished_goods double precision,
  goods_for_resale double precision,
  property_for_sale double precision,
  advances_on_stocks double precision,
  contracts_in_progress double precision,
  receivables_within_one_year double precision,
  trade_receivables double precision,
  other_receivables double precision,
  current_investments double precision,
  cash double precision,
  deferred_charges double precision,
  total_liabilities double precision,
  equity double precision,
  contribution double precision,
  capital double precision,
  issued_capital double precision,
  revaluation_surpluses double precision,
  reserves double precision,
  accumulated_result double precision,
  capital_subsidies double precision,
  advance_on_net_assets double precision,
  provisions_and_deferred_taxes double precision,
  amounts_payable double precision,
  payables_after_one_year double precision,
  financial_debts_after_one_year double precision,
  bank_and_lease_debts_after_one_year double precision,
  payables_within_one_year double precision,
  current_portion_of_long_debts double precision,
  financial_debts_within_one_year double precision,
  bank_debts_within_one_year double precision,
  trade_debts double precision,
  taxes_pay_and_social_security double precision,
  tax_debts double precision,
  pay_and_social_security_debts double precision,
  advances_received double precision,
  other_payables double precision,
  other_payables_of_association double precision,
  accrued_charges double precision,
  operating_income double precision,
  turnover double precision,
  change_in_stocks_of_goods_made double precision,
  produced_fixed_assets double precision,
  contributions_gifts_and_grants double precision,
  other_operating_income double precision,
  operating_subsidies double precision,
  non_recurring_operating_income double precision,
  gross_margin double precision,
  operating_charges double precision,
  goods_and_services double precision,
  goods_and_materials double precision,
  purchases double precision,
  services_and_other_goods double precision,
  staff_costs double precision,
  depreciation double precision,
  write_downs_of_current_assets double precision,
  provision_charges double precision,
  provision_charges_of_association double precision,
  other_operating_charges double precision,
  capitalised_restructuring_charges double precision,
  non_recurring_operating_charges double precision,
  operating_result double precision,
  financial_income double precision,
  recurring_financial_income double precision,
  non_recurring_financial_income double precision,
  financial_charges double precision,
  recurring_financial_charges double precision,
  debt_charges double precision,
  non_recurring_financial_charges double precision,
  result_before_taxes double precision,
  income_taxes double precision,
  result double precision,
  result_to_appropriate double precision,
  result_brought_forward double precision,
  dividends double precision,
  overdue_taxes double precision,
  overdue_social_security double precision,
  average_fte double precision,
  operating_subsidies_for_costs double precision,
  interest_subsidies double precision,
  vat_charged_to_company double precision,
  vat_charged_by_company double precision,
  endorsed_bills double precision,
  average_fte_social_balance double precision,
  hours_worked double precision,
  staff_costs_social_balance double precision,
  -- Of the year before, as the same deposit gives it.
  previous_total_assets double precision,
  previous_equity double precision,
  previous_cash double precision,
  previous_operating_result double precision,
  previous_result double precision,
  PRIMARY KEY (enterprise_number, reference)
);
CREATE INDEX key_figures_period_idx ON accounts.key_figures (enterprise_number, period_end, known_from);

-- How ratios are distributed among companies of a sector and size. Small, replaced as a whole.
CREATE TABLE accounts.sector_statistics (
  computed_at timestamptz NOT NULL DEFAULT now(),
  companies integer NOT NULL,
  -- NACE section and size class, `F small`; section; `all`.
  group_name text PRIMARY KEY,
  -- {ratio id: {"companies", "cuts"}}: src/domain/accounts/health/.
  ratios jsonb NOT NULL
);

CREATE TABLE intake.accounts_quarantine (
  seen_at timestamptz NOT NULL DEFAULT now(),
  file text NOT NULL,
  place text,
  reason text NOT NULL
);

-- Days of the Bank's extracts that were fetched and imported whole.
CREATE TABLE intake.accounts_fetch (
  day date NOT NULL,
  done_at timestamptz NOT NULL DEFAULT now(),
  part text NOT NULL,
  counts jsonb NOT NULL,
  PRIMARY KEY (day, part)
);
