// Expected errors of better-auth, which reports them by throwing.

import { isAPIError } from 'better-auth/api'

/** The headers of better-auth's response, or null for the HTTP statuses in `refusals`. */
export async function nullOnApiError(
  refusals: readonly number[],
  work: () => Promise<{ headers: Headers }>,
): Promise<Headers | null> {
  try {
    return (await work()).headers
  } catch (error) {
    if (isAPIError(error) && refusals.includes(error.statusCode)) return null
    throw error
  }
}
