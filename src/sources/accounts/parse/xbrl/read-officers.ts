// Parses the officers in an instance. Names are typed members, roles are explicit members. Addresses,
// professions and membership numbers are not read.

import type { FiledOfficer } from '../../../../domain/accounts/deposit.ts'
import { type EnterpriseNumber, parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import { joinName, listOfficers, type Mandate, type Party } from '../filed-party.ts'
import { findDate } from '../values.ts'
import type { Context, Fact, Instance } from './instance.ts'

type Role = {
  family: string
  given: string | null
  representative: { family: string; given: string } | null
  /** For an office missing from the Bank's function list. */
  office: string | null
}

// Role in the dictionary (`psn`) → dimensions of the names: directors and managers (m10 companies, m11 their
// representatives, m12 persons), auditors (m13, m14, m15).
const DIRECTOR_COMPANY: Role = {
  family: 'anlp',
  given: null,
  representative: { family: 'aprn', given: 'aprf' },
  office: null,
}
const AUDITOR_COMPANY: Role = {
  family: 'aclp',
  given: null,
  representative: { family: 'cprn', given: 'cprf' },
  office: 'Auditor',
}
const ROLES = new Map<string, Role>([
  ['psn:m10', DIRECTOR_COMPANY],
  ['psn:m11', DIRECTOR_COMPANY],
  ['psn:m12', { family: 'annp', given: 'afnp', representative: null, office: null }],
  ['psn:m13', AUDITOR_COMPANY],
  ['psn:m14', AUDITOR_COMPANY],
  ['psn:m15', { family: 'acnp', given: 'acfn', representative: null, office: 'Auditor' }],
])

/** One officer per mandate, and per representative of a company; in document order. */
export function readOfficers({ facts, contexts }: Instance): FiledOfficer[] {
  const parties = new Map<string, PartyDraft>()
  for (const fact of facts) {
    const context = contexts.get(fact.context)
    if (context?.typed && fact.value !== null) addFact(parties, fact, context, context.typed)
  }
  return [...parties.values()].flatMap(({ mandates, number, belgian, ...party }) =>
    listOfficers({ ...party, enterpriseNumber: belgian ? number : null, mandates: [...mandates.values()] }),
  )
}

type PartyDraft = Omit<Party, 'mandates' | 'enterpriseNumber'> & {
  mandates: Map<string, Mandate>
  number: EnterpriseNumber | null
  /** False when the number belongs to a foreign register. */
  belgian: boolean
}

function addFact(parties: Map<string, PartyDraft>, fact: Fact, context: Context, typed: Map<string, string>) {
  const role = ROLES.get(context.members.find(member => member.startsWith('psn:')) ?? '')
  const family = role && typed.get(role.family)
  if (!role || !family) return
  const party = findParty(parties, role, family, typed)
  if (role.representative && typed.has(role.representative.family)) {
    const { given, family } = role.representative
    const name = joinName(typed.get(given) ?? null, typed.get(family) ?? null)
    if (name && !party.representatives.includes(name)) party.representatives.push(name)
  } else if (context.members.includes('bas:m115')) addMandateFact(party, fact, context, typed)
  else if (context.members.includes('bas:m26')) addNumberFact(party, fact, context)
}

function findParty(
  parties: Map<string, PartyDraft>,
  role: Role,
  family: string,
  typed: Map<string, string>,
): PartyDraft {
  const name = joinName(role.given && (typed.get(role.given) ?? null), family) ?? family
  const key = `${role.family} ${name}`
  const party: PartyDraft = parties.get(key) ?? {
    kind: role.given ? 'person' : 'company',
    name,
    office: role.office,
    representatives: [],
    mandates: new Map(),
    number: null,
    belgian: true,
  }
  parties.set(key, party)
  return party
}

function addMandateFact(
  party: PartyDraft,
  { name, value }: Fact,
  { members }: Context,
  typed: Map<string, string>,
) {
  const id = typed.get('open') ?? ''
  const mandate = party.mandates.get(id) ?? { functionCode: null, functionText: null, from: null, to: null }
  party.mandates.set(id, mandate)
  if (name === 'list1') mandate.functionCode = value
  else if (name === 'str2') mandate.functionText = value
  else if (members.includes('mmt:m1')) mandate.from = findDate(value)
  else if (members.includes('mmt:m2')) mandate.to = findDate(value)
}

function addNumberFact(party: PartyDraft, { name, value }: Fact, { members }: Context): void {
  if (members.includes('qlt:m1')) party.number = parseEnterpriseNumber(value ?? '')
  else if (name === 'list1') party.belgian = value === 'nmt:m1'
}
