-- How many companies of each legal form are there?
SELECT legal_form, count(*) AS companies
FROM companies WHERE NOT natural_person GROUP BY legal_form ORDER BY companies DESC, legal_form LIMIT 20;

-- What is known of one company?
SELECT * FROM companies WHERE enterprise_number = '0730096036';

-- Which establishments are in one town?
SELECT c.legal_name, e.establishment_number, e.street_nl, e.house_number, e.primary_nace
FROM establishments e JOIN companies c USING (enterprise_number)
WHERE e.zip_area = '2' AND e.zip = '2000' ORDER BY c.legal_name, e.establishment_number LIMIT 50;

-- In which towns were most companies founded in the last twelve months?
SELECT zip, any_value(city) AS city, count(*) AS founded
FROM companies WHERE start_date > current_date - INTERVAL 1 YEAR GROUP BY zip ORDER BY founded DESC, zip LIMIT 20;

-- How many bankruptcies were opened each month?
SELECT date_trunc('month', pub_date)::DATE AS month, count(*) AS openings
FROM events WHERE event_kind = 'bankruptcy_opening' AND pub_date IS NOT NULL GROUP BY month ORDER BY month DESC LIMIT 24;

-- In which activities is the share of bankruptcies highest?
SELECT left(c.primary_nace, 2) AS division, count(*) AS companies,
       count(*) FILTER (c.register_situation_code IN ('048', '049', '050')) AS bankrupt,
       round(100.0 * bankrupt / companies, 2) AS percent
FROM companies c WHERE NOT natural_person GROUP BY division HAVING companies >= 100 ORDER BY percent DESC, division LIMIT 20;

-- Which companies have the largest balance sheets?
SELECT c.legal_name, k.period_end, k.total_assets, k.equity, k.result
FROM key_figures k JOIN companies c USING (enterprise_number) ORDER BY k.total_assets DESC NULLS LAST, 1 LIMIT 20;

-- What is the median solvency and liquidity of an activity?
SELECT left(c.primary_nace, 2) AS division, count(*) AS companies, round(median(r.financial_independence), 3) AS solvency,
       round(median(r.liquidity_broad), 2) AS current_ratio
FROM ratios r JOIN companies c USING (enterprise_number) GROUP BY division ORDER BY companies DESC, division LIMIT 20;

-- Which companies at high risk have a director who is also a company?
SELECT c.legal_name, s.band, s.probability, m.name AS director
FROM scores s JOIN companies c USING (enterprise_number) JOIN mandates m USING (enterprise_number)
WHERE s.band IN ('High', 'Severe') AND m.currency = 'current' AND m.role_kind = 'director_company'
ORDER BY s.probability DESC, c.legal_name, director LIMIT 20;

-- Who holds most companies?
SELECT h.enterprise_number, c.legal_name, count(DISTINCT coalesce(h.party_number, h.party_name)) AS held
FROM holdings h JOIN companies c USING (enterprise_number) WHERE h.direction = 'holds'
GROUP BY ALL ORDER BY held DESC, c.legal_name LIMIT 20;
