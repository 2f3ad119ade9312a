// A moment in the past: what held on a day, by what Griffie knew at a time.

export type Moment = {
  /** The day, `YYYY-MM-DD`: what was published or deposited later is left out. */
  asOf: string
  /** What was first received later is left out: ISO 8601 with `Z`. Null: everything that is known today counts. */
  knownAt: string | null
}
