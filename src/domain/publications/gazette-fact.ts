// What a publication of the gazette states about a company, in types. Every fact names its publication and the
// stretch of text that proves it, and holds nothing private: no birth date, no national register number, no home
// address of a person.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import type { EventSource, Severity } from '../timeline/lifecycle-event.ts'

/** Offsets into the publication's text, in UTF-16 units, end exclusive. */
export type Span = { start: number; end: number }

/**
 * How the company was known: `printed` in the text, `listed` by the source beside the text, `matched` by name and
 * address against the register, null when it is not known.
 */
export type Identification = 'printed' | 'listed' | 'matched' | null

/** Dates that facts state: of events, of mandates and of changes of a company. */
export type DatedField = 'eventDate' | keyof KeyDates | 'effectiveOn' | 'termEndsOn' | 'termEndsAtMeetingOf'

/** Names that facts state, a doubt for each that fails. */
export type NamedField = 'debtor' | 'judge' | 'practitioner' | 'functionHolder' | 'holder' | 'representative'

export type DateDoubt =
  | 'after_publication'
  /** Longer ahead of the publication than the field can be. */
  | 'too_late'
  | 'too_early'
  /** The text introduces the same day as somebody's birth. */
  | 'birth_date'
  /** Payments that ceased only after the bankruptcy was opened. */
  | 'after_opening'
  /** An opening that a ruling before it speaks of. */
  | 'after_ruling'
  /** A term that ends before it begins. */
  | 'before_beginning'

export type NameDoubt =
  | 'name_is_law'
  | 'name_is_court'
  | 'name_is_court_staff'
  | 'name_is_page_head'
  | 'name_is_birth'
  | 'name_is_label'
  | 'name_is_phrase'
  | 'name_is_street'
  | 'name_is_company'
  | 'name_of_several'
  | 'name_with_digits'
  | 'name_too_long'
  | 'name_without_letters'

/** A value that the text gives and that cannot be right: left out of the fact, found again by the fact's span. */
export type Doubt =
  | { field: DatedField; reason: DateDoubt }
  | { field: NamedField; reason: NameDoubt }
  | { field: 'enterpriseNumber' | 'replacedBy'; reason: 'wrong_check' }
  | KindDoubt

/** A kind of event that the rules for free text gave and that the statistical reader found unlikely. */
export type KindDoubt = { field: 'eventKind'; reason: 'readers_disagree' }

type FactBase = {
  /** Publication number, ten digits or eight (annex). */
  numac: string
  /** Date of publication, `YYYY-MM-DD`. */
  pubDate: string | null
  /** The company that the fact is about; null when only a name is given. */
  enterpriseNumber: EnterpriseNumber | null
  identifiedBy: Identification
  span: Span
  /** What was read and is not stated; left out where nothing is doubted. The value is not kept: it may be private. */
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

/** A debtor as printed; `address` is the seat of a company, or the municipality of a natural person. */
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

/** Somebody the court named, or named no longer. */
export type Practitioner = {
  role: PractitionerRole
  /** As the notice prints the role, without article and colon: `Curator(s)`; left out where it prints none. */
  label?: string
  change: 'appointed' | 'in_office' | 'discharged'
  name: string
  /** Of the office; null for a liquidator who is a former director, whose address is private. */
  officeAddress: string | null
  email: string | null
}

/** Dates a notice gives beside the judgment's, each `YYYY-MM-DD`. */
export type KeyDates = {
  openedOn?: string
  cessationOfPayments?: string
  claimsDeadline?: string
  firstVerificationReport?: string
  suspensionEnd?: string
  creditorsVote?: string
  homologatedOn?: string
}

/** What a correction puts right in the fact of an earlier notice; `before` is null where it is not quoted. */
export type CorrectedField =
  /** Of the judgment, the opening of the procedure included. */
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

/** One value set right: dates as `YYYY-MM-DD`, numbers as ten digits, names as printed. */
export type CorrectedValue = { field: CorrectedField; before: string | null; after: string }

/** Which earlier publication a notice puts right, as far as it says, and how. */
export type Correction = {
  numac: string | null
  pubDate: string | null
  effect: 'replaced' | 'annulled'
  /** Single values set right; the rest of the earlier notice stands. */
  values?: CorrectedValue[]
}

/** How long a ban lasts, as pronounced. */
export type Duration = { years: number; months: number }

/** An event of insolvency or of the register, about one debtor: a notice with several yields a fact for each. */
export type EventFact = FactBase & {
  fact: 'event'
  eventKind: EventKind
  source: EventSource
  severity: Severity
  debtor: Debtor | null
  /** As printed on one line, without the final dot: `Ondernemingsrechtbank Gent, afdeling Dendermonde`. */
  court: string | null
  /** Of the judgment; of taking effect for a register list. */
  eventDate: string | null
  /** Case number at that court: `20250098`. */
  reference: string | null
  judges: string[]
  practitioners: Practitioner[]
  keyDates: KeyDates
  /** Which earlier publication this one puts right, as far as it says. */
  corrects: Correction | null
  /** For a professional ban: how long; left out where it is not said. */
  duration?: Duration
  /** Free text only: how likely the statistical reader finds this kind, 0 to 1; left out where it was not asked. */
  probability?: number
  /** The particulars of the kind in a few stable words, for instance how a bankruptcy was closed. */
  detail: string | null
}

export type MandateChange =
  | 'appointment'
  | 'reappointment'
  | 'resignation'
  | 'dismissal'
  | 'end_of_term'
  | 'death'
  /** Named as being in office, without a change. */
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

/** A mandate given, confirmed or ended by a company's act. */
export type MandateFact = FactBase & {
  fact: 'mandate'
  change: MandateChange
  office: Office
  /** Label as filed: `gedelegeerd bestuurder`. */
  role: string
  holder: { kind: 'person' | 'company'; name: string; enterpriseNumber: EnterpriseNumber | null }
  /** Person who acts for a company that holds the mandate. */
  representative: string | null
  /** Start of an appointment, end of anything that ends, `YYYY-MM-DD`. */
  effectiveOn: string | null
  /** How long it was given for, as far as stated. */
  term: { endsOn: string | null; endsAtMeetingOf: number | null; years: number | null; indefinite: boolean }
  /** How likely the statement is right, calibrated, 0 to 1; left out where it was not estimated. */
  probability?: number
  /** True where the reader is not sure of the statement; left out where it is. */
  doubtful?: boolean
  /** Of a confirmation: the text gives the whole board (or committee) by name, and the holder as a member of it. */
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
}

export type GazetteFact = EventFact | MandateFact | CompanyChangeFact

/** A mandate whose holder cannot be named by what was read: kept with its doubts, and never served. */
export type UnnamedMandateFact = Omit<MandateFact, 'holder'> & {
  holder: { kind: MandateFact['holder']['kind']; name: null; enterpriseNumber: null }
}

/** What extractors give. */
export type ExtractedFact = GazetteFact | UnnamedMandateFact
