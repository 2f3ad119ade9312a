// How courts and acts name the legal forms of the register.

import type { Language } from '../../domain/publications/publication.ts'
import { formOfLabel, type Labels } from '../legal-forms.ts'

/** `BV`, `SRL`, `GmbH`; null for forms that nobody abbreviates and for natural persons. */
export function abbreviateForm(labels: Labels | null, language: Language): string | null {
  return formOfLabel(labels)?.notice[language] || null
}

/** True where the law knows shares and a bankruptcy of the entity itself. */
export function isFirm(labels: Labels | null): boolean {
  return formOfLabel(labels)?.kind === 'firm' && abbreviateForm(labels, 'nl') !== null
}

/** True for companies whose partners are liable for its debts, and are declared bankrupt with it. */
export function isPartnership(labels: Labels | null): boolean {
  return ['011', '612', '012'].includes(formOfLabel(labels)?.code ?? '')
}
