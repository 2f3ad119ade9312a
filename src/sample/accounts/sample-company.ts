// What the invented accounts must know of an invented company. Neutral, so that this sample depends on no other source:
// whoever invented the company describes it in these words.

import type { Language } from '../../domain/publications/publication.ts'

/** The same thing said in each language. */
export type Labels = Record<Language, string>

export type SampleCompany = {
  /** Ten digits without dots. */
  enterpriseNumber: string
  name: string
  /** Official label of the register; null for natural persons. */
  legalForm: Labels | null
  address: { street: Labels; number: string; box: string; zip: string; city: Labels }
  naturalPerson: boolean
  /** `YYYY-MM-DD`; null when the register does not say. */
  startedOn: string | null
  /** Juridical situation of the register, three digits: `000`, `050`, `012` … */
  situation: string
  /** Of the seat; in Brussels the company's own. */
  language: Language
  /** Main activity, without dots, `64210`; null when the register does not say. */
  naceCode: string | null
}

/** A bankruptcy that another source tells of the company. */
export type SampleBankruptcy = {
  /** Day of the judgment, `YYYY-MM-DD`. */
  openedOn: string
  /** True when the judgment was withdrawn, so that the company lives on. */
  withdrawn?: boolean
}

/** Somebody whom another source names in office, with the days of the mandate, `YYYY-MM-DD`. */
export type KnownOfficer = {
  office: 'director' | 'statutory_auditor'
  from: string | null
  to: string | null
} & (
  | { kind: 'person'; firstName: string; lastName: string }
  | { kind: 'company'; name: string; enterpriseNumber: string | null; representative: PersonName | null }
)

export type PersonName = { firstName: string; lastName: string }
