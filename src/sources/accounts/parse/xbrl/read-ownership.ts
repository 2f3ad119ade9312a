// Parses participating interests and shareholders in an instance. Names and lines are typed members, what is told of
// them explicit members. Addresses of persons are not read.

import type {
  FiledHolding,
  FiledOwnership,
  FiledShareholder,
  HeldRight,
  ShareholderRight,
} from '../../../../domain/accounts/filed-ownership.ts'
import { cleanText, toEntity } from '../filed-entity.ts'
import { joinName } from '../filed-party.ts'
import { findDate, readDecimal, readUpperCode } from '../values.ts'
import type { Context, Fact, Instance } from './instance.ts'
import { factKey } from './rubric-cells.ts'

/** In document order. Throws `ParseError` for a non-numeric figure. */
export function readOwnership({ facts, contexts }: Instance): FiledOwnership {
  const parties = new Map<string, PartyDraft>()
  for (const fact of facts) {
    const context = contexts.get(fact.context)
    if (context?.typed && fact.value !== null) addFact(parties, fact, context, context.typed)
  }
  const drafts = [...parties.values()]
  return {
    holdings: drafts.flatMap(draft => (draft.role === 'held' ? toHolding(draft) : [])),
    shareholders: drafts.flatMap(draft => (draft.role === 'held' ? [] : toShareholder(draft))),
  }
}

type Role = 'held' | 'entity' | 'individual'

type PartyDraft = {
  role: Role
  name: string
  /** Values by field. */
  values: Map<string, string>
  /** The same of each line, by its number. */
  lines: Map<string, Map<string, string>>
}

function addFact(
  parties: Map<string, PartyDraft>,
  { name: metric, value }: Fact,
  { members }: Context,
  typed: Map<string, string>,
): void {
  const party = findParty(members, typed)
  const field = party && FIELDS.get(factKey(metric, withoutParty(members)))
  if (!party || !field) return
  const { role, name } = party
  const draft = parties.get(`${role} ${name}`) ?? { role, name, values: new Map(), lines: new Map() }
  parties.set(`${role} ${name}`, draft)
  const line = typed.get('open')
  if (line === undefined) draft.values.set(field, value as string)
  else {
    const values = draft.lines.get(line) ?? new Map<string, string>()
    draft.lines.set(line, values.set(field, value as string))
  }
}

// Dictionary of relations (`rls`) and persons (`psn`): m7 participating interests, m20 shareholders that are entities,
// m22 individuals.
function findParty(
  members: readonly string[],
  typed: Map<string, string>,
): { role: Role; name: string } | null {
  const held = members.includes('rls:m7') ? cleanText(typed.get('ptpn') ?? null) : null
  if (held !== null) return { role: 'held', name: held }
  if (members.includes('psn:m20')) {
    const name = cleanText(typed.get('snlp') ?? null)
    return name === null ? null : { role: 'entity', name }
  }
  if (!members.includes('psn:m22')) return null
  const name = joinName(typed.get('sfnp') ?? null, typed.get('snnp') ?? null)
  return name === null ? null : { role: 'individual', name }
}

// The same facts are in different parts of the models.
function withoutParty(members: readonly string[]): string[] {
  return members.filter(member => !/^(?:part|psn|rls):/.test(member))
}

const FIELDS = new Map([
  [factKey('str2', ['bas:m26', 'qlt:m1']), 'identifier'],
  [factKey('str2', ['bas:m26', 'dcl:m7']), 'otherIdentifier'],
  [factKey('list1', ['bas:m26', 'dcl:m7']), 'identifierKind'],
  [factKey('list1', ['bas:m31', 'ctc:m6']), 'country'],
  [factKey('str2', ['bas:m31', 'ctc:m1']), 'street'],
  [factKey('str2', ['bas:m31', 'ctc:m2']), 'houseNumber'],
  [factKey('list1', ['bas:m31', 'ctc:m4']), 'zip'],
  [factKey('dte1', ['bas:m116', 'mmt:m2', 'spec:m86']), 'accountsDate'],
  [factKey('list1', []), 'currency'],
  ...['am1', 'am2', 'am3'].flatMap(metric => [
    [factKey(metric, ['bas:m37', 'ntr:m4']), 'equity'] as const,
    [factKey(metric, ['bas:m44', 'ntr:m9']), 'netResult'] as const,
  ]),
  [factKey('str2', ['bas:m117', 'dcl:m7']), 'nature'],
  ...['int2', 'int3', 'int4', 'dec1'].flatMap(metric => [
    [factKey(metric, ['bas:m117', 'spec:m87']), 'number'] as const,
    [factKey(metric, ['bas:m71', 'spec:m88']), 'number'] as const,
    [factKey(metric, ['bas:m71', 'spec:m89']), 'numberNotAttached'] as const,
  ]),
  [factKey('pct1', ['bas:m117', 'spec:m87']), 'direct'],
  [factKey('pct1', ['bas:m117', 'spec:m32']), 'throughSubsidiaries'],
  [factKey('pct1', ['bas:m117']), 'percentage'],
])

function toHolding(draft: PartyDraft): FiledHolding[] {
  const { values } = draft
  return [
    {
      ...readEntity(draft),
      rights: listRights(draft, readHeldRight),
      accountsDate: findDate(values.get('accountsDate') ?? null),
      currency: readUpperCode(values.get('currency') ?? null, 3),
      equity: decimalOf(values, 'equity'),
      netResult: decimalOf(values, 'netResult'),
    },
  ]
}

function toShareholder(draft: PartyDraft): FiledShareholder[] {
  const rights = listRights(draft, readShareholderRight)
  if (draft.role === 'entity') return [{ kind: 'company', ...readEntity(draft), rights }]
  const person = { name: draft.name, enterpriseNumber: null, foreignIdentifier: null, country: null }
  return [{ kind: 'person', ...person, rights }]
}

function readEntity({ name, values }: PartyDraft) {
  return toEntity({
    name,
    identifier: values.get('identifier') ?? values.get('otherIdentifier') ?? null,
    identifierKind: values.get('identifierKind') ?? null,
    country: readUpperCode(values.get('country') ?? null, 2),
    addressParts: [
      values.get('street') ?? null,
      values.get('houseNumber') ?? null,
      values.get('zip')?.replace(/^pcd:m/, '') ?? null,
    ],
  })
}

function listRights<T>({ lines }: PartyDraft, read: (values: Map<string, string>) => T): T[] {
  return [...lines.values()].map(read)
}

function readHeldRight(values: Map<string, string>): HeldRight {
  return {
    nature: cleanText(values.get('nature') ?? null),
    number: decimalOf(values, 'number'),
    direct: decimalOf(values, 'direct'),
    throughSubsidiaries: decimalOf(values, 'throughSubsidiaries'),
  }
}

function readShareholderRight(values: Map<string, string>): ShareholderRight {
  return {
    nature: cleanText(values.get('nature') ?? null),
    number: decimalOf(values, 'number'),
    numberNotAttached: decimalOf(values, 'numberNotAttached'),
    percentage: decimalOf(values, 'percentage'),
  }
}

function decimalOf(values: Map<string, string>, field: string): string | null {
  const text = values.get(field)
  return text === undefined ? null : readDecimal(text, field)
}
