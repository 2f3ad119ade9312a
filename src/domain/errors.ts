// The failures that callers tell apart. Each has a stable code; how it is told to a client is a door's matter.

/** What the service reads: each can fail without the others. */
export type SourceName = 'register' | 'gazette' | 'accounts' | 'risk'

/** A source did not answer: nothing is known, which is not the same as nothing on record. */
export class SourceUnavailableError extends Error {
  override name = 'SourceUnavailableError'
  readonly code = 'SOURCE_UNAVAILABLE'
  readonly source: SourceName

  constructor(source: SourceName, options?: ErrorOptions) {
    super(`The ${source} source did not answer.`, options)
    this.source = source
  }
}

/** A source that answers and into which nothing was ever loaded. */
export class NothingLoadedError extends SourceUnavailableError {}

/** Texts of the gazette about a company wait to be read: what it has on record is not known until then. */
export class UnreadTextsError extends SourceUnavailableError {
  override name = 'UnreadTextsError'
  /** How many texts wait. */
  readonly waiting: number

  constructor(waiting: number) {
    super('gazette')
    this.waiting = waiting
  }
}

/** No such company in the newest register extract, or no enterprise number at all. */
export class UnknownCompanyError extends Error {
  override name = 'UnknownCompanyError'
  readonly code = 'UNKNOWN_COMPANY'
}
