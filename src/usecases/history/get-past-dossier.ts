// The dossier of a company as of a moment in the past: the register by its recorded loads, the gazette by the publications
// of then, the risk by the scores of then.

import type { Moment } from '../../domain/changes/moment.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { UnknownCompanyError } from '../../domain/errors.ts'
import type { Source } from '../../store/db/source.ts'
import { composeDossier, type Dossier } from '../dossier/compose-dossier.ts'
import { requireKnownMoment } from '../register/require-known-moment.ts'
import type { PastReaders } from './past-readers.ts'

/**
 * Never cached, and degraded like a current dossier. Throws `UnknownCompanyError` for a company that is suppressed or was
 * not in the register then, `UnknownMomentError` before the first extract, and `SourceUnavailableError` when the register
 * does not answer.
 */
export type GetPastDossier = (number: EnterpriseNumber, moment: Moment) => Promise<Dossier>

type GetPastDossierDeps = { past: PastReaders; register: Pick<Source, 'run'> }

export function createGetPastDossier({ past, register }: GetPastDossierDeps): GetPastDossier {
  return async (number, moment) => {
    const readers = {
      companies: { read: (of: EnterpriseNumber) => past.registered(of, moment) },
      timelines: { read: (of: EnterpriseNumber) => past.timeline(of, moment) },
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
