// Fields of facts that can be doubted: dates and names, and doubts about them with their reasons.

/** Other dates in a notice, each `YYYY-MM-DD`. */
export type KeyDates = {
  openedOn?: string
  cessationOfPayments?: string
  claimsDeadline?: string
  firstVerificationReport?: string
  suspensionEnd?: string
  creditorsVote?: string
  homologatedOn?: string
  /** Stated end of an appointee's mission. */
  missionEnd?: string
}

/** Date fields of facts: events, mandates, company changes. */
export type DatedField = 'eventDate' | keyof KeyDates | 'effectiveOn' | 'termEndsOn' | 'termEndsAtMeetingOf'

/** Name fields of facts that can be doubted. */
export type NamedField = 'debtor' | 'judge' | 'practitioner' | 'functionHolder' | 'holder' | 'representative'

export type DateDoubt =
  | 'after_publication'
  /** Later than the field allows relative to publication. */
  | 'too_late'
  | 'too_early'
  /** The text gives the same day as a date of birth. */
  | 'birth_date'
  /** Cessation of payments after the opening. */
  | 'after_opening'
  /** An opening after a ruling that mentions it. */
  | 'after_ruling'
  /** A ruling that leaves an opening as it is, before that opening. */
  | 'before_opening'
  /** A term that ends, or a day that a ruling sets, before it starts. */
  | 'before_beginning'
  /** A moratorium that ends before the vote to be held in it. */
  | 'before_vote'

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

/** A stated but implausible value: left out of the fact, recoverable through the span. */
export type Doubt =
  | { field: DatedField; reason: DateDoubt }
  | { field: NamedField; reason: NameDoubt }
  | { field: 'enterpriseNumber' | 'replacedBy'; reason: 'wrong_check' }
  | KindDoubt

/** An event kind from the free-text rules that the classifier finds unlikely. */
export type KindDoubt = { field: 'eventKind'; reason: 'readers_disagree' }
