// Reasons for a missing or overridden probability: a closed list, so that each can be counted.

export const RISK_REASONS = {
  natural_person: 'Natural persons are never scored.',
  open_bankruptcy: 'A bankruptcy is open: the probability is set, not computed.',
  judicially_dissolved: 'A court has dissolved the company: the model was not trained on such companies.',
  never_filed: 'No annual accounts are known, and the model is not calibrated for companies without them.',
  filing_too_old:
    'The latest figures are for a year that ended more than 36 months ago, and the model is not calibrated for such companies.',
  not_structured: 'Annual accounts are filed as a document without machine-readable figures.',
  inputs_missing: 'The latest filing lacks too many of the figures required for a score.',
  segment_not_calibrated: 'The model is not calibrated for companies that file accounts of this kind.',
} as const

export type RiskReason = keyof typeof RISK_REASONS
