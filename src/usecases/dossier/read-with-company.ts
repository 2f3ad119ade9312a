// Reads a company from the register and another source concurrently, so that either may fail on its own.

import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import {
  type SourceName,
  SourceUnavailableError,
  UnknownCompanyError,
  UnreadTextsError,
} from '../../domain/errors.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'

export type WithCompany<T> = {
  /** Null when the register did not answer: whether the company exists is unknown. */
  company: CompanyFacts | null
  /** Null when its source did not answer, and when unread publications would make it wrong. */
  part: T | null
  /** Sources that did not answer. */
  unanswered: SourceName[]
  /** Unread publications because of which `part` is null; else 0. */
  waiting: number
}

/**
 * Throws `UnknownCompanyError` for companies that are not in the newest extract, and `SourceUnavailableError` when
 * neither source answers.
 */
export async function readWithCompany<T>(
  companies: BatchLoader<CompanyFacts>,
  number: EnterpriseNumber,
  reading: Promise<T>,
): Promise<WithCompany<T>> {
  const [company, part] = await Promise.all([toResult(companies.read(number)), toResult(reading)])
  if ('answer' in company && !company.answer?.inRegister) throw new UnknownCompanyError()
  if ('failure' in company && 'failure' in part) throw part.failure
  return {
    company: 'answer' in company ? (company.answer ?? null) : null,
    part: 'answer' in part ? part.answer : null,
    unanswered: [company, part].flatMap(settled =>
      'failure' in settled && !(settled.failure instanceof UnreadTextsError) ? settled.failure.source : [],
    ),
    waiting: 'failure' in part && part.failure instanceof UnreadTextsError ? part.failure.waiting : 0,
  }
}

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
