// What an instance says of the deposit and of the people in office, fact by fact. Source of the members: instances in the
// Bank's taxonomy 25.0.

import type { FiledPerson, Officer, PrivateAddress } from '../generate-officers.ts'
import type { Deposit } from './deposit.ts'

export type InstanceFact = {
  /** With its prefix: `met:str2`, `lgf-enum:list2`. */
  element: string
  /** Explicit members, `bas:m26`. */
  members: string[]
  /** Typed members by dimension. */
  typed?: Record<string, string>
  unit?: 'EUR' | 'pure'
  value: string
}

/** Number, dates, name, seat, legal form, and whether it corrects an earlier deposit. */
export function identityFacts(deposit: Deposit): InstanceFact[] {
  const { company } = deposit
  const { address, language } = company
  const fact = (element: string, members: string, value: string): InstanceFact => ({
    element,
    members: `part:m2 ${members}`.split(' '),
    value,
  })
  const seat = { street: address.street[language], number: address.number, zip: address.zip, town: '' }
  return [
    fact('met:str2', 'bas:m26 psn:m1 qlt:m1', company.enterpriseNumber),
    fact('met:dte1', 'bas:m27 evt:m1', deposit.approvedOn),
    fact('met:dte1', 'bas:m27 prd:m1 mmt:m1', deposit.periodStart),
    fact('met:dte1', 'bas:m27 prd:m1 mmt:m2', deposit.periodEnd),
    ...(deposit.previousEnd ? [fact('met:dte1', 'bas:m27 prd:m2 mmt:m2', deposit.previousEnd)] : []),
    fact('met:str2', 'bas:m29 psn:m1', company.name),
    fact('lgf-enum:list2', 'bas:m30 psn:m1', `lgf:m${deposit.legalForm}`),
    ...addressFacts(seat, 'psn:m1', {}),
    fact('met:bln1', 'bas:m28 dcl:m2', String(deposit.depositType === 'Correction')),
  ]
}

/** Of each officer: names in typed members, private address, mandate. */
export function officerFacts(officers: readonly Officer[]): InstanceFact[] {
  return officers.flatMap((officer, at) => {
    const { holder, office } = officer
    if ('firstName' in holder) return personFacts(holder, officer, String(at + 1))
    const auditor = office === 'statutory_auditor'
    const role = auditor ? 'psn:m13' : 'psn:m10'
    const typed = { [auditor ? 'aclp' : 'anlp']: holder.name }
    const number = holder.enterpriseNumber
    return [
      ...addressFacts(holder.seat, role, typed),
      ...(number ? [companyFact(['bas:m26', role, 'qlt:m1'], typed, number)] : []),
      ...mandateFacts(officer, role, typed, String(at + 1)),
      ...(holder.representative ? representativeFacts(holder.representative, auditor, typed) : []),
    ]
  })
}

function personFacts(person: FiledPerson, officer: Officer, id: string): InstanceFact[] {
  const auditor = officer.office === 'statutory_auditor'
  const role = auditor ? 'psn:m15' : 'psn:m12'
  const typed: Record<string, string> = auditor
    ? { acnp: person.lastName, acfn: person.firstName }
    : { annp: person.lastName, afnp: person.firstName }
  return [...addressFacts(person.address, role, typed), ...mandateFacts(officer, role, typed, id)]
}

function representativeFacts(
  person: FiledPerson,
  auditor: boolean,
  company: Record<string, string>,
): InstanceFact[] {
  const names: Record<string, string> = auditor
    ? { cprn: person.lastName, cprf: person.firstName }
    : { aprn: person.lastName, aprf: person.firstName }
  return addressFacts(person.address, auditor ? 'psn:m14' : 'psn:m11', { ...company, ...names })
}

function companyFact(members: string[], typed: Record<string, string>, value: string): InstanceFact {
  return { element: 'met:str2', members: ['part:m2', ...members], typed, value }
}

// The members of a function in words are not in any instance at hand; these follow those of the coded one.
function mandateFacts(
  { office, from, to }: Officer,
  role: string,
  names: Record<string, string>,
  id: string,
): InstanceFact[] {
  const typed = { open: id, ...names }
  const fact = (element: string, members: string[], value: string | null): InstanceFact[] =>
    value === null ? [] : [{ element, members: ['part:m2', 'bas:m115', role, ...members], typed, value }]
  return [
    ...(office === 'director'
      ? fact('fct-enum:list1', ['dcl:m6'], 'fct:m13')
      : fact('met:str2', ['dcl:m6'], 'Commissaris')),
    ...fact('met:dte1', ['mmt:m1'], from),
    ...fact('met:dte1', ['mmt:m2'], to),
  ]
}

function addressFacts(
  { street, number, zip }: PrivateAddress,
  role: string,
  typed: Record<string, string>,
): InstanceFact[] {
  const fact = (element: string, part: string, value: string): InstanceFact => ({
    ...{ element, members: ['part:m2', 'bas:m31', role, part], value },
    ...(Object.keys(typed).length > 0 ? { typed } : {}),
  })
  return [
    ...(street ? [fact('met:str2', 'ctc:m1', street)] : []),
    ...(number ? [fact('met:str2', 'ctc:m2', number)] : []),
    fact('pcd-enum:list1', 'ctc:m4', `pcd:m${zip}`),
    fact('cty-enum:list1', 'ctc:m6', 'cty:mBE'),
  ]
}
