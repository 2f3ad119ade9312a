// A part of an answer that another source gives of a company which the register knows: read side by side, so that one
// of the two may fail and what the other says is still told.

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
  /** Null when the register did not answer: then it is not known that the company exists. */
  company: CompanyFacts | null
  /** Null when its source did not answer, and when it would be wrong without texts that wait to be read. */
  part: T | null
  /** Sources that did not answer. */
  unanswered: SourceName[]
  /** Texts that wait and without which there is no part; 0 where there is one or its source did not answer. */
  waiting: number
}

/**
 * The company and what `reading` gives. Throws `UnknownCompanyError` for one that is not in the newest extract, and
 * `SourceUnavailableError` when neither source answers.
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

/** What `reading` gives; or the failure, when a source did not answer. Any other error is thrown. */
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
