// What is true of an invented company and of each of its deposits, beside the documents: what a model of risk and a reader
// of accounts are measured against.

import { KEY_FIGURES } from '../../../domain/accounts/key-figures.ts'
import { toIso } from '../../days.ts'
import type { CompanyAccounts } from '../generate-accounts.ts'
import type { Officer } from '../generate-officers.ts'
import type { RubricValues } from '../statements/rubric-values.ts'
import type { Deposit } from './deposit.ts'

/** A line about a company: how it fares and whether it deposits. */
export function describeCompany({ profile, outcome, deposits }: CompanyAccounts): Record<string, unknown> {
  return {
    fact: 'company',
    enterprise_number: profile.company.enterpriseNumber,
    fate: outcome.kind,
    opened_on: outcome.openedOn === null ? null : toIso(outcome.openedOn),
    duty: profile.filingDuty,
    deposits: deposits.length,
    distress: deposits.map(({ lived }) => Math.round(lived.distress * 100) / 100),
  }
}

/** A line about a deposit: what its reference says, the key figures of its two years, and who is named in office. */
export function describeDeposit(deposit: Deposit): Record<string, unknown> {
  const { company, figures } = deposit
  return {
    fact: 'deposit',
    reference: deposit.reference,
    enterprise_number: company.enterpriseNumber,
    deposited_on: deposit.depositedOn,
    period_start: deposit.periodStart,
    period_end: deposit.periodEnd,
    model: deposit.model,
    deposit_type: deposit.depositType,
    rubrics_filed: figures ? figures.current.size + figures.previous.size : 0,
    rubrics: figures && keyFigures(figures.current),
    previous_rubrics: figures && keyFigures(figures.previous),
    officers: deposit.officers.map(describeOfficer),
    holds: deposit.ownership.holdings.map(({ held, byHolder }) => [held.enterpriseNumber, byHolder / 10_000]),
    held_by: deposit.ownership.holders.map(holder =>
      'share' in holder
        ? [holder.identifier, holder.share / 10_000]
        : [holder.holder.enterpriseNumber, holder.byHeld / 10_000],
    ),
  }
}

function keyFigures(cells: RubricValues): Record<string, string> {
  const figures: Record<string, string> = {}
  for (const { rubric } of KEY_FIGURES) {
    const value = cells.get(rubric)
    if (value !== undefined) figures[rubric] = String(value / 100)
  }
  return figures
}

function describeOfficer({ office, from, to, holder }: Officer): Record<string, unknown> {
  const named = (person: { firstName: string; lastName: string }) => `${person.firstName} ${person.lastName}`
  return 'firstName' in holder
    ? { office, from, to, kind: 'person', name: named(holder) }
    : {
        office,
        from,
        to,
        kind: 'company',
        name: holder.name,
        enterprise_number: holder.enterpriseNumber,
        representative: holder.representative && named(holder.representative),
      }
}
