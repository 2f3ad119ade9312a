// Domain errors with stable codes; the mapping to responses is in the adapters.

/** Data sources, each of which can fail independently. */
export type SourceName = 'register' | 'gazette' | 'accounts' | 'risk'

/** A source is unavailable: nothing is known, as opposed to nothing on record. */
export class SourceUnavailableError extends Error {
  override name = 'SourceUnavailableError'
  readonly code = 'SOURCE_UNAVAILABLE'
  readonly source: SourceName

  constructor(source: SourceName, options?: ErrorOptions) {
    super(`The ${source} source did not answer.`, options)
    this.source = source
  }
}

/** A source that is reachable but empty. */
export class NothingLoadedError extends SourceUnavailableError {}

/** People are unavailable although the gazette answers: see `reason`. */
export class PeopleUnavailableError extends SourceUnavailableError {
  override name = 'PeopleUnavailableError'
  /** `not_derived`: no mandates were joined into people yet. `not_recorded`: the look-up could not be recorded. */
  readonly reason: 'not_derived' | 'not_recorded'

  constructor(reason: PeopleUnavailableError['reason'], options?: ErrorOptions) {
    super('gazette', options)
    this.reason = reason
  }
}

/** No person has or had this id. */
export class UnknownPersonError extends Error {
  override name = 'UnknownPersonError'
  readonly code = 'UNKNOWN_PERSON'
}

/** Gazette texts about a company are still queued for extraction: its record is not known until then. */
export class UnreadTextsError extends SourceUnavailableError {
  override name = 'UnreadTextsError'
  /** Number of queued texts. */
  readonly waiting: number

  constructor(waiting: number) {
    super('gazette')
    this.waiting = waiting
  }
}

/** No such company in the newest register extract, or an invalid number. */
export class UnknownCompanyError extends Error {
  override name = 'UnknownCompanyError'
  readonly code = 'UNKNOWN_COMPANY'
}

/** A company outside the newest register extract that another source knows; the message says what can be asked. */
export class UnregisteredCompanyError extends UnknownCompanyError {}

/** Nothing is known of the moment asked for; the message says since when it is. */
export class UnknownMomentError extends Error {
  override name = 'UnknownMomentError'
  readonly code = 'UNKNOWN_MOMENT'
}

/** A parameter that cannot be read; the message names it and says what to write. */
export class ParameterError extends Error {
  override name = 'ParameterError'
  readonly field: string

  constructor(field: string, advice: string) {
    super(`${field}: ${advice}`)
    this.field = field
  }
}

/** A position in the change feed before which changes were purged; `oldestCursor` is where the feed begins now. */
export class PurgedPositionError extends Error {
  override name = 'PurgedPositionError'
  readonly code = 'PURGED_POSITION'
  readonly oldestCursor: string

  constructor(oldestCursor: string) {
    super('The position in the change feed was purged.')
    this.oldestCursor = oldestCursor
  }
}

/** Bulk files are unavailable: see `reason`. */
export class BulkUnavailableError extends Error {
  override name = 'BulkUnavailableError'
  readonly code = 'BULK_UNAVAILABLE'
  /** `none`: this installation has no folder. `not_made`: nothing was made yet. `unreadable`: what is there. */
  readonly reason: 'none' | 'not_made' | 'unreadable'

  constructor(reason: BulkUnavailableError['reason'], options?: ErrorOptions) {
    super(`Bulk files are unavailable: ${reason}.`, options)
    this.reason = reason
  }
}

/** A bulk file that is not or no longer kept; the message says so, and what to read instead. */
export class UnknownBulkFileError extends Error {
  override name = 'UnknownBulkFileError'
  readonly code = 'UNKNOWN_BULK_FILE'
  /** Whether it was kept once. */
  readonly isGone: boolean

  constructor(isGone: boolean, message: string) {
    super(message)
    this.isGone = isGone
  }
}
