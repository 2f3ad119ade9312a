// How far a total and its parts may lie apart and still count as equal, wherever sums are checked: where a filing is flagged,
// where a rubric that was not filed is taken for zero, and in risk. With two tolerances a sum that is flagged as
// broken would prove a zero elsewhere.

/** In units of the currency. Filings in whole euros round every figure by itself; the Bank accepts such differences. */
export const SUM_TOLERANCE = 2
