// Reasons for a missing or overridden probability: a closed list, so that each can be counted.

export const RISK_REASONS = {
  natural_person: 'Natural persons are never scored.',
  open_bankruptcy: 'A bankruptcy is open: the probability is set, not computed.',
  judicially_dissolved:
    'A court has dissolved the company, so that it is outside of what the model learnt from.',
  never_filed: 'No annual accounts are known, and the model is not calibrated for companies without them.',
  filing_too_old:
    'The newest figures are of a year that ended more than 36 months ago, and the model is not calibrated for such companies.',
  not_structured: 'Annual accounts are filed as a document without figures that could be read.',
  inputs_missing: 'The newest filing lacks too many of the figures that a score rests on.',
  segment_not_calibrated: 'The model is not calibrated for companies that file accounts of this kind.',
} as const

export type RiskReason = keyof typeof RISK_REASONS
