// What one year of a company is like before chance has its say.

export type YearPlan = {
  months: number
  /** As in `Fate`. */
  distress: number
  /** Turnover of twelve months, euros, before chance. */
  turnover: number
  /** The company is founded in this year: its partners pay in. */
  founded: boolean
}
