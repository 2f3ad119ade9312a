// What an invented publication really states, kept beside its text: the known answer that an extractor is measured
// against.

import type {
  CompanyChange,
  EventKind,
  MandateChange,
  Office,
  PractitionerRole,
} from '../../domain/publications/gazette-fact.ts'
import type { Language } from '../../domain/publications/publication.ts'

export type ExpectedPractitioner = {
  role: PractitionerRole
  /** Given name first, capitals as printed: `FREDERIC LELIEVRE`. */
  name: string
  change: 'appointed' | 'in_office' | 'discharged'
}

/** Dates are `YYYY-MM-DD`. Names are as printed, but on one line. */
export type ExpectedEvent = {
  fact: 'event'
  kind: EventKind
  /** Ten digits; null when the text prints none. */
  enterprise_number: string | null
  date: string | null
  /** As the first line of the notice names it. */
  court: string | null
  reference: string | null
  /** Without the legal form. */
  debtor: string | null
  /** As printed: `BV`, `SRL`. */
  legal_form: string | null
  practitioners: ExpectedPractitioner[]
  /** Stable words that tell kinds of one event apart: `insufficient_assets discharge_granted`. */
  detail: string | null
  /** Numac of the publication that an erratum puts right or annuls. */
  corrects?: { numac: string | null; effect: 'replaced' | 'annulled' }
  /** True for what may as well be read into the event beside it. */
  optional?: true
}

export type ExpectedMandate = {
  fact: 'mandate'
  change: MandateChange
  office: Office
  enterprise_number: string
  holder: string
  holder_kind: 'person' | 'company'
  holder_number: string | null
  representative: string | null
  effective_date: string | null
}

type ExpectedCompanyChange = {
  fact: 'company_change'
  change: CompanyChange
  enterprise_number: string
  before: string | null
  after: string | null
  effective_date: string | null
}

export type ExpectedFact = ExpectedEvent | ExpectedMandate | ExpectedCompanyChange

/** A text with all that is true of it, not yet numbered. */
export type LabelledText = { language: Language; text: string; facts: ExpectedFact[] }
