// The dossier of a company as of a moment in the past: the register by its recorded loads, the gazette by the publications
// of then, the risk by the scores of then.

import type { Moment } from '../../domain/changes/moment.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import { NO_EVENTS } from '../../domain/timeline/lifecycle-event.ts'
import type { Source } from '../../store/db/source.ts'
import type { Timeline } from '../../store/gazette/dossier-timeline.ts'
import { composeDossier, type Dossier } from '../dossier/compose-dossier.ts'
import { requireKnownMoment } from '../register/require-known-moment.ts'
import { coverageGap } from './coverage-gap.ts'
import type { PastReaders } from './past-readers.ts'

/**
 * Never cached, and degraded like a current dossier, also about days before those that are read. Throws `UnknownCompanyError` for a company that is suppressed or was
 * not in the register then, `UnknownMomentError` before the first extract, and `SourceUnavailableError` when the register
 * does not answer.
 */
export type GetPastDossier = (number: EnterpriseNumber, moment: Moment) => Promise<Dossier>

type GetPastDossierDeps = { past: PastReaders; register: Pick<Source, 'run'> }

export function createGetPastDossier({ past, register }: GetPastDossierDeps): GetPastDossier {
  return async (number, moment) => {
    const readers = {
      companies: { read: (of: EnterpriseNumber) => past.registered(of, moment) },
      timelines: { read: (of: EnterpriseNumber) => readTimeline(past, of, moment) },
      scores: { read: (of: EnterpriseNumber) => past.risk(of, moment) },
    }
    try {
      return await composeDossier(number, readers, moment.asOf)
    } catch (error) {
      if (error instanceof UnknownCompanyError) await requireKnownMoment(register, moment)
      throw error
    }
  }
}

// No event on record is an answer only about days whose court notices were read.
async function readTimeline(
  past: PastReaders,
  number: EnterpriseNumber,
  moment: Moment,
): Promise<Timeline | undefined> {
  const timeline = await past.timeline(number, moment)
  const { insolvencyEventCount, adminEventCount } = timeline?.summary ?? NO_EVENTS
  if (insolvencyEventCount + adminEventCount > 0 || timeline?.waiting) return timeline
  if ((await coverageGap(past, 'notices', moment)) !== null) throw new SourceUnavailableError('gazette')
  return timeline
}
