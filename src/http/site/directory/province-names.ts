// Names of the provinces.

import wordings from '../../../../data/wordings/site/province-names.json' with { type: 'json' }
import { type Province, provinceOf } from '../../../domain/municipality.ts'
import { type Phrase, phrases } from '../../i18n/languages.ts'

export const PROVINCE_NAMES: Record<Province, Phrase> = phrases(wordings.provinceNames)

/** Fragment id of a postal code's province in the index of towns; null for a code that is not Belgian. */
export const provinceAnchor = provinceOf
