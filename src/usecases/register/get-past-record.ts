// The register's record of a company as it stood at a moment.

import type { Moment } from '../../domain/changes/moment.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { UnknownCompanyError, UnknownMomentError } from '../../domain/errors.ts'
import type { Source } from '../../store/db/source.ts'
import { readKnownSince } from '../../store/history/past-register.ts'
import type { LabelCodes, Reader } from '../codes/name-codes.ts'
import type { Readers } from '../readers.ts'
import type { LabelledRecord } from './get-register-record.ts'

/**
 * With today's names of codes. Throws `UnknownCompanyError` for a company that is suppressed or was not in the register
 * then, `UnknownMomentError` before the first extract, and `SourceUnavailableError` when the register does not answer.
 */
export type GetPastRecord = (
  number: EnterpriseNumber,
  language: Reader,
  moment: Moment,
) => Promise<LabelledRecord>

type GetPastRecordDeps = Pick<Readers, 'readPastRecord'> & { register: Source; labelCodes: LabelCodes }

export function createGetPastRecord({
  readPastRecord,
  register,
  labelCodes,
}: GetPastRecordDeps): GetPastRecord {
  return async (number, language, moment) => {
    const [record, labels] = await Promise.all([readPastRecord(number, moment), labelCodes(language)])
    if (record?.inRegister) return { record, labels }
    await requireKnown(register, moment)
    throw new UnknownCompanyError()
  }
}

async function requireKnown(register: Source, { asOf, knownAt }: Moment): Promise<void> {
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
