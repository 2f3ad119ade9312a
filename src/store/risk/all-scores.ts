// The risk of all companies, as of a snapshot.

import type { StoredRisk } from '../../domain/risk.ts'
import type { Snapshot } from '../db/snapshot.ts'
import { SCORE_COLUMNS, type ScoreRow, toScore } from './scores.ts'

/** What decides about the risk that a company is shown with. */
export type CompanyRisk = { enterpriseNumber: number; situation: string | null; stored: StoredRisk }

const RISKS = `
  SELECT c.enterprise_number, c.situation, b.enterprise_number IS NOT NULL AS is_open, b.since AS open_since,
         d.enterprise_number IS NOT NULL AS is_dissolved,
         s.probability, s.altman_z, s.model_version, s.since, s.reason, s.valid_until, s.reference, s.period_end,
         s.inputs_known, s.inputs_total
  FROM register.company c
  LEFT JOIN (SELECT DISTINCT ON (enterprise_number) ${SCORE_COLUMNS} FROM risk.score
             ORDER BY enterprise_number, evaluated_at DESC) s USING (enterprise_number)
  LEFT JOIN risk.open_bankruptcy b USING (enterprise_number)
  LEFT JOIN risk.judicial_dissolution d USING (enterprise_number)
  WHERE c.in_register AND NOT c.natural_person`

type RiskRow = Omit<ScoreRow, 'model_version'> & {
  model_version: string | null
  situation: string | null
  is_open: boolean
  open_since: Date | null
  is_dissolved: boolean
}

/** What is stored of the risk of every legal person in the register. */
export async function* readAllRisks(snapshot: Snapshot): AsyncGenerator<CompanyRisk[]> {
  for await (const rows of snapshot.read<RiskRow>(RISKS, 5_000))
    yield rows.map(({ situation, is_open, open_since, is_dissolved, ...row }) => ({
      enterpriseNumber: row.enterprise_number,
      situation,
      stored: {
        score: row.model_version === null ? undefined : toScore(row as ScoreRow),
        openBankruptcy: is_open,
        judiciallyDissolved: is_dissolved,
        ...(open_since && { openSince: open_since.toISOString() }),
      },
    }))
}
