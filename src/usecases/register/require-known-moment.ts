// The register is known from its first extract on.

import type { Moment } from '../../domain/changes/moment.ts'
import { UnknownMomentError } from '../../domain/errors.ts'
import type { Source } from '../../store/db/source.ts'
import { readKnownSince } from '../../store/history/past-register.ts'

/** Rejects with `UnknownMomentError` for a moment before the first extract, or before it was loaded. */
export async function requireKnownMoment(
  register: Pick<Source, 'run'>,
  { asOf, knownAt }: Moment,
): Promise<void> {
  const since = await register.run(readKnownSince)
  if (since === null) return
  const { firstExtractOn, loadedAt } = since
  if (asOf < firstExtractOn)
    throw new UnknownMomentError(
      `The register is known from the extract of ${firstExtractOn} on. Nothing can be said of earlier days.`,
    )
  if (knownAt !== null && knownAt < loadedAt)
    throw new UnknownMomentError(
      `The register is known from ${loadedAt} on, when its first extract was loaded. Nothing was known before.`,
    )
}
