// Labels of what acts change: mandates and the company itself.

import wordings from '../../../data/wordings/act-changes.json' with { type: 'json' }
import type { CompanyChange, MandateChange } from '../../domain/publications/gazette-fact.ts'
import { type Phrase, phrases } from './languages.ts'

export const MANDATE_CHANGES: Record<MandateChange, Phrase> = phrases(wordings.mandate_changes)

export const COMPANY_CHANGES: Record<CompanyChange, Phrase> = phrases(wordings.company_changes)
