// Why a company has no current risk score, as a code that REST, MCP and the site put into words.

import { SourceUnavailableError } from '../../domain/errors.ts'
import { RISK_REASONS, type RiskReason, type Score, type StoredRisk } from '../../domain/risk.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Dossier } from '../dossier/compose-dossier.ts'

/** Reasons beyond those stored with a score. */
const MORE_REASONS = {
  risk_unanswered: 'Risk source unavailable.',
  no_score_held: 'No risk score is stored for this company.',
  bankruptcy_ended: 'A bankruptcy has ended since the last score: the next one is due.',
} as const

/** English sentence by reason. */
export const UNSCORED_REASONS = { ...RISK_REASONS, ...MORE_REASONS } as const

export type UnscoredReason = keyof typeof UNSCORED_REASONS

/** Null when there is a current score. Reads the stored score otherwise. */
export async function findUnscoredReason(
  { company, riskScored, stagesDegraded }: Dossier,
  scores: BatchLoader<StoredRisk>,
): Promise<UnscoredReason | null> {
  if (riskScored) return null
  if (company.naturalPerson) return 'natural_person'
  if (stagesDegraded.includes('risk')) return 'risk_unanswered'
  try {
    return reasonOf((await scores.read(company.enterpriseNumber))?.score)
  } catch (error) {
    if (error instanceof SourceUnavailableError) return 'risk_unanswered'
    throw error
  }
}

function reasonOf(score: Score | undefined): RiskReason | UnscoredReason {
  if (score === undefined) return 'no_score_held'
  // The bankruptcy is no longer open, or there would be a score.
  if (score.reason === 'open_bankruptcy') return 'bankruptcy_ended'
  return score.reason ?? 'filing_too_old'
}
