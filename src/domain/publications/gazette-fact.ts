// Types of facts stated in gazette publications. Every fact has its publication and span, and contains no
// private data: no birth date, national register number or home address.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import type { EventSource, Severity } from '../timeline/lifecycle-event.ts'
import type { Doubt, KeyDates } from './fact-fields.ts'

/** Offsets into the publication's text, in UTF-16 units, end exclusive. */
export type Span = { start: number; end: number }

/**
 * Source of the company's identification: `printed` in the text, `listed` with it by the source, `matched` by
 * name and address in the register, null if unknown.
 */
export type Identification = 'printed' | 'listed' | 'matched' | null

type FactBase = {
  /** Publication number, ten digits or eight (annex). */
  numac: string
  /** Publication date, `YYYY-MM-DD`. */
  pubDate: string | null
  /** The company of the fact; null if only a name is given. */
  enterpriseNumber: EnterpriseNumber | null
  identifiedBy: Identification
  /** Of an act: name of the company as its form prints it; absent where none was read. */
  companyName?: string
  span: Span
  /**
   * Values left out as implausible; absent if none. The value itself is not kept, since it may be private.
   */
  doubts?: Doubt[]
}

export type EventKind =
  // bankruptcy
  | 'bankruptcy_opening'
  | 'bankruptcy_closing'
  | 'bankruptcy_revocation'
  | 'bankruptcy_reopening'
  | 'curator_replaced'
  | 'curator_added'
  | 'curator_discharged'
  | 'judge_replaced'
  | 'cessation_date_moved'
  | 'discharge_decision'
  | 'excusability_decision'
  | 'professional_ban'
  | 'bankruptcy_correction'
  | 'bankruptcy_other'
  // judicial reorganisation and transfer under judicial authority
  | 'reorganisation_opening'
  | 'reorganisation_opening_refused'
  | 'reorganisation_extension'
  | 'reorganisation_extension_refused'
  | 'reorganisation_objective_changed'
  | 'reorganisation_new_plan_authorised'
  | 'reorganisation_vote'
  | 'reorganisation_plan_homologated'
  | 'reorganisation_plan_refused'
  | 'reorganisation_plan_revoked'
  | 'reorganisation_early_end'
  | 'reorganisation_closing'
  | 'amicable_agreement_homologated'
  | 'transfer_opening'
  | 'transfer_extension'
  | 'transfer_authorised'
  | 'transfer_end'
  | 'reorganisation_correction'
  | 'reorganisation_other'
  // interim measures and judicial dissolution
  | 'provisional_administrator_appointed'
  | 'provisional_administrator_ended'
  | 'restructuring_expert_appointed'
  | 'judicial_mandatary_appointed'
  | 'private_preparation'
  | 'judicial_dissolution'
  | 'judicial_dissolution_and_closing'
  | 'judicial_dissolution_closing'
  | 'judicial_dissolution_revoked'
  | 'liquidator_replaced'
  | 'interim_correction'
  | 'interim_other'
  // register lists
  | 'seat_struck_off'
  | 'seat_strike_off_withdrawn'
  | 'branch_struck_off'
  | 'branch_strike_off_withdrawn'
  | 'entity_struck_off'
  | 'entity_strike_off_withdrawn'
  | 'function_struck_off'
  | 'function_strike_off_withdrawn'
  | 'number_replaced'
  | 'number_replacement_withdrawn'

/** A debtor as printed; `address` is a company's seat, or a natural person's municipality. */
export type Debtor = {
  name: string
  legalForm: string | null
  naturalPerson: boolean
  address: string | null
}

export type PractitionerRole =
  | 'curator'
  | 'provisional_administrator'
  | 'liquidator'
  | 'liquidation_expert'
  | 'restructuring_expert'
  | 'judicial_mandatary'

/** A court appointee, current or former. */
export type Practitioner = {
  role: PractitionerRole
  /** Printed role label, without article and colon: `Curator(s)`; absent if none. */
  label?: string
  change: 'appointed' | 'in_office' | 'discharged'
  name: string
  /** Address of the office; null for a liquidator who is a former director, whose address is private. */
  officeAddress: string | null
  email: string | null
}

/** A field of an earlier notice corrected by an erratum; `before` is null if not quoted. */
export type CorrectedField =
  /** Of the judgment, including the opening. */
  | 'event_date'
  | 'cessation_of_payments'
  | 'suspension_end'
  | 'creditors_vote'
  | 'first_verification_report'
  | 'judge'
  | 'practitioner'
  | 'debtor'
  | 'enterprise_number'
  | 'reference'
  | 'court'

/** One corrected value: dates as `YYYY-MM-DD`, numbers as ten digits, names as printed. */
export type CorrectedValue = { field: CorrectedField; before: string | null; after: string }

/** The earlier publication that a notice corrects, as far as stated, and how. */
export type Correction = {
  numac: string | null
  pubDate: string | null
  effect: 'replaced' | 'annulled'
  /** Corrected values; the rest of the earlier notice stands. */
  values?: CorrectedValue[]
}

/** Duration of a ban, as pronounced. */
export type Duration = { years: number; months: number }

/** An event of insolvency or of the register, for one debtor: a notice with several yields several facts. */
export type EventFact = FactBase & {
  fact: 'event'
  eventKind: EventKind
  source: EventSource
  severity: Severity
  debtor: Debtor | null
  /** As printed on one line, without the final dot: `Ondernemingsrechtbank Gent, afdeling Dendermonde`. */
  court: string | null
  /** Date of the judgment; effective date for a register list. */
  eventDate: string | null
  /** Case number at that court: `20250098`. */
  reference: string | null
  judges: string[]
  practitioners: Practitioner[]
  keyDates: KeyDates
  /** The earlier publication that this one corrects, as far as stated. */
  corrects: Correction | null
  /** For a professional ban: its duration; absent if not stated. */
  duration?: Duration
  /** Of a transfer that a free text authorises: the court's number of that ruling; absent if not printed. */
  rollNumber?: string
  /** Free text only: classifier probability of this kind, 0 to 1; absent if not classified. */
  probability?: number
  /** Details of the kind as stable codes, for instance how a bankruptcy was closed. */
  detail: string | null
}

export type MandateChange =
  | 'appointment'
  | 'reappointment'
  | 'resignation'
  | 'dismissal'
  | 'end_of_term'
  | 'death'
  /** Named as an incumbent, without a change. */
  | 'confirmation'

export type Office =
  | 'director'
  | 'manager'
  | 'managing_director'
  | 'daily_management'
  | 'chair'
  | 'vice_chair'
  | 'executive_committee'
  | 'supervisory_board'
  | 'permanent_representative'
  | 'statutory_auditor'
  | 'liquidator'
  | 'secretary'
  | 'other'

/** A mandate started, confirmed or ended by a company's act. */
export type MandateFact = FactBase & {
  fact: 'mandate'
  change: MandateChange
  office: Office
  /** Label as filed: `gedelegeerd bestuurder`. */
  role: string
  holder: { kind: 'person' | 'company'; name: string; enterpriseNumber: EnterpriseNumber | null }
  /** Natural person representing a company that holds the mandate. */
  representative: string | null
  /** Start of an appointment or date of an end, `YYYY-MM-DD`. */
  effectiveOn: string | null
  /** Stated term. */
  term: { endsOn: string | null; endsAtMeetingOf: number | null; years: number | null; indefinite: boolean }
  /** Calibrated probability that the statement is right, 0 to 1; absent if not estimated. */
  probability?: number
  /** True for a doubtful statement; absent otherwise. */
  doubtful?: boolean
  /** For a confirmation: the text lists the whole board (or committee), with the holder as a member. */
  wholeBoard?: boolean
}

export type CompanyChange =
  | 'name'
  | 'seat'
  | 'legal_form'
  | 'capital'
  | 'purpose'
  | 'merger'
  | 'division'
  | 'transfer_of_business'
  | 'dissolution'
  | 'liquidation_closed'
  | 'incorporation'

/** A change of the company itself. `before` and `after` as filed, null when not stated. */
export type CompanyChangeFact = FactBase & {
  fact: 'company_change'
  change: CompanyChange
  before: string | null
  after: string | null
  effectiveOn: string | null
  /** Of a merger whose companies the act names by number; absent otherwise. */
  merger?: Merger
}

/** `absorbed` cease to exist, and all they have goes to `absorbing`. One of them is the company of the act. */
export type Merger = { absorbing: EnterpriseNumber; absorbed: EnterpriseNumber[] }

export type GazetteFact = EventFact | MandateFact | CompanyChangeFact

/** A mandate without a plausible holder name: kept for its doubts, never served. */
export type UnnamedMandateFact = Omit<MandateFact, 'holder'> & {
  holder: { kind: MandateFact['holder']['kind']; name: null; enterpriseNumber: null }
}

/** Output of the extractors. */
export type ExtractedFact = GazetteFact | UnnamedMandateFact
