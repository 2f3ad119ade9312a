// Short labels of the reasons for a missing figure, for table cells and legends.

import wordings from '../../../../../data/wordings/site/missing-reasons.json' with { type: 'json' }
import { type Phrase, phrase, phrases } from '../../../i18n/languages.ts'
import type { MissingReason } from './charts/trend-slots.ts'

export const MISSING_REASONS: Record<MissingReason, Phrase> = phrases(wordings.missingReasons)

/** For a single rubric of a structured filing. */
export const NOT_FILED = MISSING_REASONS.not_filed

export const NO_CURRENCY = phrase(
  'een munt die de neerlegging niet vermeldt',
  'une devise que le dépôt n’indique pas',
  'einer Währung, die die Hinterlegung nicht nennt',
  'a currency that the filing does not state',
)
