// What tools that only know companies in the register say of others: what is on record elsewhere, and where to ask for it.

import { describeAbsence } from '../../domain/company/describe-absence.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { UnknownCompanyError, UnregisteredCompanyError } from '../../domain/errors.ts'
import type { FindUnregistered, UnregisteredCompany } from '../../usecases/register/find-unregistered.ts'
import { dossierUrl } from './company-answer.ts'
import { sanitiseText } from './sanitise.ts'
import type { ToolContext } from './tool.ts'

type Refused = {
  /** What there is none of. */
  what: 'profile' | 'network'
  number: EnterpriseNumber
  findUnregistered: FindUnregistered
  context: ToolContext
}

/** Rejects with `error`, or with `UnregisteredCompanyError` when a company outside the register is known. */
export async function rethrowUnregistered(error: unknown, refused: Refused): Promise<never> {
  const { number, findUnregistered } = refused
  const known = error instanceof UnknownCompanyError ? await findUnregistered(number) : null
  throw known === null ? error : new UnregisteredCompanyError(describeUnregistered(known, refused))
}

function describeUnregistered({ company, absence }: UnregisteredCompany, { what, context }: Refused): string {
  const { enterpriseNumber, legalName } = company
  const url = dossierUrl(context, enterpriseNumber, legalName)
  return `No ${what} of ${sanitiseText(legalName)} (${enterpriseNumber}). ${describeAbsence(absence)} get_company_acts, get_company_officers and get_company_financials tell what is known of it; its page: ${url}`
}
