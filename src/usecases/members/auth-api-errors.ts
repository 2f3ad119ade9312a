// better-auth refuses by throwing; some of that is an answer.

import { isAPIError } from 'better-auth/api'

/** The headers of better-auth's answer, or null where it answers with one of the `refusals` (HTTP status). */
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
