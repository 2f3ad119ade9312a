// Companies outside the newest extract that are known from an earlier one, the gazette or the accounts.

import type { Absence, CompanyFacts } from '../../domain/company/company.ts'
import { type EnterpriseNumber, formatEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { NothingLoadedError } from '../../domain/errors.ts'
import { hasDeposit } from '../../store/accounts/deposits.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Source } from '../../store/db/source.ts'
import { findUnregisteredCompany } from '../../store/gazette/facts.ts'
import { hasCompany, readAbsence } from '../../store/register/companies.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'

export type UnregisteredCompany = {
  /**
   * Facts of the last extract that had it. Otherwise all but the name are null, and the name is the newest that the
   * gazette prints, in the last resort the number.
   */
  company: CompanyFacts
  absence: Absence
}

/**
 * Null for a company in the register, one that no source knows, and a suppressed one; also for a natural person whom
 * no extract had. Rejects with `SourceUnavailableError` when a loaded source does not answer.
 */
export type FindUnregistered = (number: EnterpriseNumber) => Promise<UnregisteredCompany | null>

type FindUnregisteredDeps = {
  sources: Record<'register' | 'gazette' | 'accounts', Source>
  companies: BatchLoader<CompanyFacts>
  suppression: Suppression
}

export function createFindUnregistered({
  sources: { register, gazette, accounts },
  companies,
  suppression,
}: FindUnregisteredDeps): FindUnregistered {
  async function findFacts(number: EnterpriseNumber): Promise<CompanyFacts | null> {
    const filed = await companies.read(number)
    if (filed !== undefined) return filed.inRegister ? null : filed
    // A registered company that cannot be read is suppressed.
    if (await register.run(pool => hasCompany(pool, Number(number)))) return null
    const known = await runIfLoaded(gazette, pool => findUnregisteredCompany(pool, Number(number)))
    if (known) return known.naturalPerson ? null : named(number, known.name)
    const hasFiled = await runIfLoaded(accounts, pool => hasDeposit(pool, Number(number)))
    return hasFiled ? named(number, null) : null
  }

  return async number => {
    if (suppression.list('register').hidesNumber(number)) return null
    const company = await findFacts(number)
    if (company === null) return null
    return { company, absence: await register.run(pool => readAbsence(pool, Number(number))) }
  }
}

/** A source that was never loaded has no companies; an unavailable one might. */
export async function runIfLoaded<T>(
  source: Source,
  work: Parameters<typeof source.run<T>>[0],
): Promise<T | null> {
  try {
    return await source.run(work)
  } catch (error) {
    if (error instanceof NothingLoadedError) return null
    throw error
  }
}

function named(enterpriseNumber: EnterpriseNumber, name: string | null): CompanyFacts {
  return {
    enterpriseNumber,
    legalName: name ?? formatEnterpriseNumber(enterpriseNumber),
    legalForm: null,
    primaryNace: null,
    address: null,
    situationCode: null,
    naturalPerson: false,
    inRegister: false,
  }
}
