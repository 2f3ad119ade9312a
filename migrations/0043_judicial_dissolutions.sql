-- Companies that a court has dissolved, by the gazette: written by the transaction that writes their events and read with
-- the scores, as risk.open_bankruptcy is, so that the band does not wait for the next run of scores.
CREATE TABLE risk.judicial_dissolution (
  enterprise_number integer PRIMARY KEY
);

-- As in src/domain/timeline/insolvency-state.ts; extraction of outdated publications derives them again.
INSERT INTO risk.judicial_dissolution
SELECT enterprise_number
FROM gazette.lifecycle_event
WHERE event_kind IN ('judicial_dissolution', 'judicial_dissolution_and_closing', 'judicial_dissolution_closing',
  'judicial_dissolution_revoked')
GROUP BY enterprise_number
HAVING coalesce(
  max(coalesce(event_date, pub_date, '-infinity')) FILTER (WHERE event_kind <> 'judicial_dissolution_revoked')
    > max(coalesce(event_date, pub_date, 'infinity')) FILTER (WHERE event_kind = 'judicial_dissolution_revoked'),
  bool_or(event_kind <> 'judicial_dissolution_revoked'));
