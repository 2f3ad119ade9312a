import type { Moment } from '../../domain/changes/moment.ts'
import type { PastReaders } from './past-readers.ts'

const KINDS = { notices: 'Court notices', acts: 'Acts' }

/** Why nothing on record says nothing about a moment: a sentence, or null when publications of then are read. */
export async function coverageGap(
  past: Pick<PastReaders, 'coverageStart'>,
  kind: 'notices' | 'acts',
  moment: Moment,
): Promise<string | null> {
  const since = await past.coverageStart(moment)
  const first = since[kind]
  if (first !== null && moment.asOf < first)
    return `${KINDS[kind]} of the gazette are read from ${first} on. Nothing can be said of earlier days.`
  return since.isReceived ? null : 'Nothing of the gazette had been received then. Nothing was known before.'
}
