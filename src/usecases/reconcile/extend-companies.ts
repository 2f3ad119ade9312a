// Values of a company that a table of companies can be extended by.

import { type EnterpriseNumber, parseEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import type { InsolvencyState } from '../../domain/timeline/insolvency-state.ts'
import type { NameCodes, Reader } from '../codes/name-codes.ts'
import type { Dossier } from '../dossier/compose-dossier.ts'
import type { GetCompany } from '../dossier/get-company.ts'
import type { FindUnregistered } from '../register/find-unregistered.ts'
import type { GetRegisterRecord } from '../register/get-register-record.ts'
import type { ReadDossierState } from '../timeline/read-insolvency-state.ts'

/** Names of the values, in the order in which they are proposed. */
const EXTENSION_IDS = [
  'legal_name',
  'legal_form',
  'street',
  'zip',
  'town',
  'nace',
  'situation',
  'insolvency',
  'band',
  'start',
] as const

export type ExtensionId = (typeof EXTENSION_IDS)[number]

/** A value that is named or a code, as asked; null where nothing is filed. */
export type ExtensionValue = { name: string | null; code: string | null }

export type ExtensionValues = Partial<Record<Exclude<ExtensionId, 'insolvency'>, ExtensionValue>> & {
  /** Null when it could not be read; absent for a company outside the register. */
  insolvency?: InsolvencyState | null
}

/** The values asked for, and others; null for a company that is unknown or suppressed. */
export type ExtendCompany = (
  id: string,
  asked: readonly ExtensionId[],
  lang: Reader,
) => Promise<ExtensionValues | null>

type ExtendCompanyDeps = {
  getCompany: GetCompany
  getRegisterRecord: GetRegisterRecord
  findUnregistered: FindUnregistered
  nameCodes: NameCodes
  readDossierState: ReadDossierState
}

/** The reader rejects with `SourceUnavailableError` when a value asked for cannot be read. */
export function createExtendCompany(deps: ExtendCompanyDeps): ExtendCompany {
  return async (id, asked, lang) => {
    const number = parseEnterpriseNumber(id)
    if (number === null) return null
    try {
      const dossier = await deps.getCompany(number)
      const insolvency = await deps.readDossierState(dossier)
      requireRead(dossier, insolvency, asked)
      const start = asked.includes('start') ? await readStart(deps, number, lang) : null
      return { ...(await readValues(deps, dossier, lang)), insolvency, start: plain(start) }
    } catch (error) {
      if (!(error instanceof UnknownCompanyError)) throw error
      // Outside the register only the name is certain.
      const known = await deps.findUnregistered(number)
      return known && { legal_name: plain(known.company.legalName) }
    }
  }
}

// An empty cell would say that nothing is filed.
function requireRead(
  { stagesDegraded }: Dossier,
  insolvency: InsolvencyState | null,
  asked: readonly ExtensionId[],
): void {
  if (asked.includes('situation') && stagesDegraded.includes('register'))
    throw new SourceUnavailableError('register')
  if (asked.includes('band') && stagesDegraded.includes('risk')) throw new SourceUnavailableError('risk')
  if (asked.includes('insolvency') && insolvency === null) throw new SourceUnavailableError('gazette')
}

async function readStart(
  { getRegisterRecord }: ExtendCompanyDeps,
  number: EnterpriseNumber,
  lang: Reader,
): Promise<string | null> {
  return (await getRegisterRecord(number, lang)).record.startDate
}

async function readValues(
  { nameCodes }: ExtendCompanyDeps,
  { company, risk }: Dossier,
  lang: Reader,
): Promise<ExtensionValues> {
  const { legalForm, situation, activity } = await nameCodes(company, lang)
  return {
    legal_name: plain(company.legalName),
    legal_form: { name: legalForm?.text ?? company.legalForm, code: company.legalForm },
    street: plain(company.address?.street ?? null),
    zip: plain(company.address?.zip ?? null),
    town: plain(company.address?.city ?? null),
    nace: { name: activity?.text ?? company.primaryNace, code: company.primaryNace },
    situation: { name: situation?.text ?? company.situationCode, code: company.situationCode },
    band: plain(risk.band),
  }
}

function plain(value: string | null): ExtensionValue {
  return { name: value, code: value }
}
