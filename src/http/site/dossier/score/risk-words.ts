// Names of risk bands, and why a company has no score.

import wordings from '../../../../../data/wordings/site/risk-words.json' with { type: 'json' }
import type { RiskBand, UnscoredReason } from '../../../../domain/risk.ts'
import { type Phrase, phrases } from '../../../i18n/languages.ts'

/** Names of risk bands. */
export const BAND_NAMES: Record<RiskBand, Phrase> = phrases(wordings.band_names)

/** Why a company has no score, as a sentence. */
export const UNSCORED: Record<UnscoredReason, Phrase> = phrases(wordings.unscored)
