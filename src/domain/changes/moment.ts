// A moment of the past, on two clocks.

export type Moment = {
  /** `YYYY-MM-DD`: the day whose state is asked for, by the sources' own dates. */
  asOf: string
  /** ISO 8601: only what was known at that time; null: all that is known now. */
  knownAt: string | null
}
