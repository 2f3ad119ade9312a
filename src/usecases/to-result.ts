// The outcome of reading a source that may not answer.

import { SourceUnavailableError } from '../domain/errors.ts'

/** The answer, or the failure if a source did not answer. Other errors are thrown. */
export async function toResult<T>(
  reading: Promise<T>,
): Promise<{ answer: T } | { failure: SourceUnavailableError }> {
  try {
    return { answer: await reading }
  } catch (error) {
    if (error instanceof SourceUnavailableError) return { failure: error }
    throw error
  }
}
