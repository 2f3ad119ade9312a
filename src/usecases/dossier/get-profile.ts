// Summary of a company: dossier, latest accounts, and the reason for a missing risk score.

import { type FormerName, formerNamesOf } from '../../domain/changes/former-names.ts'
import type { HistoryEntry, HistoryQuery } from '../../domain/changes/history-entry.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { type SourceName, UnknownCompanyError } from '../../domain/errors.ts'
import type { UnscoredReason } from '../../domain/risk.ts'
import type { InsolvencyState } from '../../domain/timeline/insolvency-state.ts'
import type { Financials, GetFinancials } from '../accounts/get-financials.ts'
import type { NameCodes, NamedCodes } from '../codes/name-codes.ts'
import type { CompanyHistory, GetHistory } from '../history/get-history.ts'
import type { GetRegisterRecord, LabelledRecord } from '../register/get-register-record.ts'
import type { ReadDossierState } from '../timeline/read-insolvency-state.ts'
import { toResult } from '../to-result.ts'
import { type Dossier, degradedSources } from './compose-dossier.ts'
import type { GetCompany } from './get-company.ts'

export type Profile = {
  dossier: Dossier
  /** Names of the register's codes. */
  names: NamedCodes
  /** Null when the register did not answer. */
  registered: LabelledRecord | null
  /** The latest fiscal year; null when it could not be read. */
  financials: Financials | null
  /** Former names, newest first, and the newest change; null when no source of the history answered. */
  past: { formerNames: FormerName[]; lastChange: HistoryEntry | null } | null
  /** Null when there is a current score. */
  unscored: UnscoredReason | null
  /** Null when it could not be read. */
  insolvency: InsolvencyState | null
  /** Sources that did not answer. */
  unanswered: SourceName[]
}

/**
 * Throws `UnknownCompanyError`, and `SourceUnavailableError` when the register does not answer and nothing is
 * cached.
 */
export type GetProfile = (number: EnterpriseNumber) => Promise<Profile>

type GetProfileDeps = {
  getCompany: GetCompany
  getFinancials: GetFinancials
  nameCodes: NameCodes
  getRegisterRecord: GetRegisterRecord
  getHistory: GetHistory
  readDossierState: ReadDossierState
}

export function createGetProfile(deps: GetProfileDeps): GetProfile {
  const { getCompany, getFinancials, getHistory, nameCodes, getRegisterRecord } = deps
  return async number => {
    const filed = toResult(getRegisterRecord(number, LANGUAGE).catch(nullIfUnknown))
    filed.catch(() => {}) // not awaited when the company is unknown
    const reading = toResult(getFinancials(number, 'latest').catch(nullIfUnknown))
    reading.catch(() => {})
    const changes = toResult(getHistory(number, ALL_CHANGES).catch(nullIfUnknown))
    changes.catch(() => {})
    const dossier = await getCompany(number)
    const [accounts, record, history, insolvency] = await Promise.all([
      reading,
      filed,
      changes,
      deps.readDossierState(dossier),
    ])
    const registered = 'answer' in record ? record.answer : null
    const names = await nameCodes(dossier.company, LANGUAGE, registered?.record.primaryVersion)
    const unanswered = degradedSources(dossier)
    if ('failure' in record && !unanswered.includes('register')) unanswered.push('register')
    if ('failure' in accounts) unanswered.push(accounts.failure.source)
    return {
      dossier,
      names,
      registered,
      financials: 'answer' in accounts ? accounts.answer : null,
      past: describePast('answer' in history ? history.answer : null),
      unscored: dossier.risk.unscored ?? null,
      insolvency,
      unanswered,
    }
  }
}

const ALL_CHANGES: HistoryQuery = { limit: 1_000, from: null, to: null, kinds: null, after: null }

function describePast(history: CompanyHistory | null): Profile['past'] {
  if (history === null) return null
  const { entries, company } = history
  return { formerNames: formerNamesOf(entries, company.legalName), lastChange: entries[0] ?? null }
}

/** Of the names of codes. */
const LANGUAGE = 'nl'

// A company whose dossier is still cached may have left the register.
function nullIfUnknown(error: unknown): null {
  if (error instanceof UnknownCompanyError) return null
  throw error
}
