// Rank of companies that left the register: after all current ones in search results.

/** Maximum `integer`. */
export const REMOVED_RANK = 2_147_483_647
