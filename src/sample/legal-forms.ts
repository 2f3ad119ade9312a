// Legal forms: how often they occur, what they are called in the register, in court notices and in acts, and which of
// them deposit annual accounts.

import type { Language } from '../domain/publications/publication.ts'
import { readTable } from './read-table.ts'

export type Labels = Record<Language, string>

/** Models of annual accounts: with capital m01, m02, m07; without m81, m82, m87; associations m04, m05, m08. */
export type ModelFamily = 'capital' | 'contribution' | 'association'

export type LegalForm = {
  code: string
  /** Form of the 2019 code under which it is to be read, where that differs. */
  readAs: string | null
  /** Parts of a thousand legal persons. */
  weight: number
  kind: 'firm' | 'association' | 'owners' | 'partnership' | 'church' | 'foreign'
  /** Abbreviation in denominations. */
  name: Record<'nl' | 'fr', string>
  labels: Labels
  /** Abbreviation in court notices; empty where there is none. */
  notice: Labels
  /** Null for forms that do not deposit annual accounts. */
  filing: FilingForm | null
}

export type FilingForm = {
  code: string
  family: ModelFamily
  /** Part of them that has to deposit: of partnerships and associations only the larger ones. */
  share: number
  /** Usual turnover as a multiple of that of a private company. */
  scale: number
}

type Column =
  | ('code' | 'read_as' | 'weight' | 'kind' | 'name_nl' | 'name_fr' | Language)
  | ('notice_nl' | 'notice_fr' | 'notice_de' | 'family' | 'filing_share' | 'scale')

export const LEGAL_FORMS: LegalForm[] = readTable<Column>('legal-forms').map(row => ({
  code: row.code,
  readAs: row.read_as || null,
  weight: Number(row.weight),
  kind: row.kind as LegalForm['kind'],
  name: { nl: row.name_nl, fr: row.name_fr },
  labels: { nl: row.nl, fr: row.fr, de: row.de },
  notice: { nl: row.notice_nl, fr: row.notice_fr, de: row.notice_de },
  filing: row.family ? toFilingForm(row) : null,
}))

function toFilingForm(row: Record<Column, string>): FilingForm {
  return {
    code: row.code,
    family: row.family as ModelFamily,
    share: Number(row.filing_share),
    scale: Number(row.scale),
  }
}

const byCode = new Map(LEGAL_FORMS.map(form => [form.code, form]))
const byLabel = new Map(LEGAL_FORMS.map(form => [form.labels.nl, form]))

/** Entities of another law with a branch in Belgium. */
export const FOREIGN_FORM = byCode.get('030') as LegalForm

export function formOfCode(code: string): LegalForm | null {
  return byCode.get(code) ?? null
}

/** The form with this official label; null for natural persons. */
export function formOfLabel(labels: Labels | null): LegalForm | null {
  return byLabel.get(labels?.nl ?? '') ?? null
}

// How courts and acts name the legal forms of the register.

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
