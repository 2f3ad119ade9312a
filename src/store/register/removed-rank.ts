// The rank of companies that have left the register: behind all others, so that none of them takes a present one's place
// among the first of a search.

/** The greatest `integer`. */
export const REMOVED_RANK = 2_147_483_647
