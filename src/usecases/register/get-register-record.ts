// Everything the register files about a company, with the names of its codes.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { RegisterRecord } from '../../domain/company/register-record.ts'
import { UnknownCompanyError } from '../../domain/errors.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { CodeLabels, LabelCodes, Reader } from '../codes/name-codes.ts'

export type LabelledRecord = { record: RegisterRecord; labels: CodeLabels }

/**
 * Throws `UnknownCompanyError` for a company that is suppressed or not in the newest extract, and
 * `SourceUnavailableError` when the register does not answer.
 */
export type GetRegisterRecord = (number: EnterpriseNumber, language: Reader) => Promise<LabelledRecord>

type GetRegisterRecordDeps = { records: BatchLoader<RegisterRecord>; labelCodes: LabelCodes }

export function createGetRegisterRecord({ records, labelCodes }: GetRegisterRecordDeps): GetRegisterRecord {
  return async (number, language) => {
    const [record, labels] = await Promise.all([records.read(number), labelCodes(language)])
    if (!record?.inRegister) throw new UnknownCompanyError()
    return { record, labels }
  }
}
