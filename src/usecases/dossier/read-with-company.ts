// Reads a company from the register and another source concurrently, so that either may fail on its own.

import type { Absence, CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { type SourceName, UnknownCompanyError, UnreadTextsError } from '../../domain/errors.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { FindUnregistered } from '../register/find-unregistered.ts'
import { toResult } from '../to-result.ts'

export type WithCompany<T> = {
  /** Null when the register did not answer: whether the company exists is unknown. */
  company: CompanyFacts | null
  /** Null for a company in the register, and while the register does not answer. */
  absence: Absence | null
  /** Null when its source did not answer, and when unread publications would make it wrong. */
  part: T | null
  /** Sources that did not answer. */
  unanswered: SourceName[]
  /** Unread publications because of which `part` is null; else 0. */
  waiting: number
}

type CompanyReaders = { companies: BatchLoader<CompanyFacts>; findUnregistered: FindUnregistered }

/**
 * Throws `UnknownCompanyError` for companies that neither the newest extract nor another source has, and
 * `SourceUnavailableError` when neither source answers.
 */
export async function readWithCompany<T>(
  { companies, findUnregistered }: CompanyReaders,
  number: EnterpriseNumber,
  reading: Promise<T>,
): Promise<WithCompany<T>> {
  const [filed, part] = await Promise.all([toResult(companies.read(number)), toResult(reading)])
  const isOutside = 'answer' in filed && !filed.answer?.inRegister
  const unregistered = isOutside ? await findUnregistered(number) : null
  if (isOutside && unregistered === null) throw new UnknownCompanyError()
  if ('failure' in filed && 'failure' in part) throw part.failure
  return {
    company: unregistered?.company ?? ('answer' in filed ? (filed.answer ?? null) : null),
    absence: unregistered?.absence ?? null,
    part: 'answer' in part ? part.answer : null,
    unanswered: [filed, part].flatMap(settled =>
      'failure' in settled && !(settled.failure instanceof UnreadTextsError) ? settled.failure.source : [],
    ),
    waiting: 'failure' in part && part.failure instanceof UnreadTextsError ? part.failure.waiting : 0,
  }
}
