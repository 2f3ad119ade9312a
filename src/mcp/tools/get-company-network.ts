// get_company_network: owners, holdings and group of a company, companies that hold its mandates, what else these hold and
// lead, and insolvencies among them, in few tokens.

import { z } from 'zod'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { isSuperseded } from '../../domain/ownership/majority.ts'
import type { OwnershipClaim, OwnershipLink, OwnershipParty } from '../../domain/ownership/ownership-links.ts'
import type { Officer } from '../../store/gazette/officers.ts'
import type { UseCases } from '../../usecases/create-use-cases.ts'
import type { CompanyNetwork } from '../../usecases/network/get-network.ts'
import type { ListedOfficers } from '../../usecases/officers/list-officers.ts'
import type { CompanyOwnership } from '../../usecases/ownership/get-ownership.ts'
import { toResult } from '../../usecases/to-result.ts'
import {
  ACCOUNTS,
  closingFields,
  companyFields,
  describeReadDays,
  describeWaiting,
  frameAnswer,
  GAZETTE,
  kbo,
  numberOf,
  REGISTER,
  writeNote,
} from './company-answer.ts'
import { defineTool } from './define-tool.ts'
import { jsonByteLength, takeWithinBytes } from './pagination.ts'
import { rethrowUnregistered } from './refuse-unregistered.ts'
import { shapeEdges, shapeInsolvency, shapeShare } from './shape-network.ts'
import type { Tool } from './tool.ts'

// About 1,500 tokens.
const MAX_NETWORK_BYTES = 4_500
const RESERVED_NOTE_BYTES = 200

const share = z.string().nullable()
const linkSchema = z
  .object({
    name: z.string(),
    number: z.string().optional(),
    country: z.string().optional(),
    person: z.literal(true).optional(),
    byHolder: share.optional(),
    byHeld: share.optional(),
    deposit: z.string().optional(),
    yearEnd: z.string().nullish(),
    contradiction: z.literal(true).optional(),
    outdated: z.literal(true).optional(),
    bankrupt: z.literal(true).optional(),
  })
  .meta({ id: 'Link' })

const output = z.object({
  ...companyFields,
  heldBy: z.array(linkSchema).nullable(),
  holds: z.array(linkSchema).nullable(),
  group: z
    .object({
      // A link without shares and deposit: a schema of its own would cost tokens.
      ultimateParent: linkSchema.nullable(),
      companies: z.int(),
      cycle: z.literal(true).optional(),
      contested: z.int().optional(),
    })
    .nullable(),
  officerCompanies: z
    .array(
      z.object({ name: z.string(), number: z.string().optional(), role: z.string(), currency: z.string() }),
    )
    .nullable(),
  edges: z.array(z.string()).optional(),
  insolvencies: z.array(z.string()).nullable(),
  leftOut: z.int().optional(),
  ...closingFields,
})

type Output = z.input<typeof output>

type NetworkToolDeps = Pick<
  UseCases,
  'getOwnership' | 'listOfficers' | 'getNetwork' | 'mayShowPeople' | 'findUnregistered' | 'readCoverage'
>

export function createNetworkTool(deps: NetworkToolDeps): Tool {
  const { getOwnership, listOfficers, getNetwork, mayShowPeople, findUnregistered, readCoverage } = deps
  const readNetwork = async (number: EnterpriseNumber, keyId: string | null) =>
    getNetwork(number, { depth: 2, withPeople: await mayShowPeople(number, keyId) })
  return defineTool({
    name: 'get_company_network',
    title: 'Owners, holdings and group',
    description:
      'Who holds a company, what it holds, its group, companies among its officers, edges around them, insolvencies around it. Shares: fractions as text, per side (byHolder, byHeld); report contradictions. heldBy null = in no filing, never "no owners".',
    input: z.strictObject({ kbo }),
    output,
    async answer({ kbo }, context) {
      const number = numberOf(kbo)
      const [filed, officers, read] = await Promise.all([
        toResult(getOwnership(number)),
        listOfficers(number),
        toResult(readNetwork(number, context.peopleKeyId ?? null)),
      ]).catch(error => rethrowUnregistered(error, { what: 'network', number, findUnregistered, context }))
      const network = 'answer' in read ? read.answer : null
      const ownership = ownershipOr(filed, network)
      const company = ownership?.company ?? network?.company ?? officers.company
      const shaped = shapeNetwork(ownership, officers, network)
      const note = writeNote(
        context,
        ownership === null ? [...officers.unanswered, 'accounts'] : officers.unanswered,
        describeWaiting(officers.waiting),
        ownership?.heldBy === null && 'No filing on file states who holds it.',
        ownership?.heldByExceedsWhole && 'Its holders’ shares exceed 100 %: filings contradict each other.',
        network?.insolvenciesAround === null && 'Insolvencies around it are unknown.',
        describeAddress(network),
        isEmpty(shaped) && describeReadDays(await readCoverage()),
      )
      const frame = { number, company, sources: [REGISTER, ACCOUNTS, GAZETTE], note }
      return frameAnswer(context, frame, shaped)
    },
    shorten: truncateAnswer,
  })
}

// Without the accounts there is the part of the gazette, if it answers: as in the network itself.
function ownershipOr(
  filed: Awaited<ReturnType<typeof toResult<CompanyOwnership>>>,
  network: CompanyNetwork | null,
): CompanyOwnership | null {
  if ('answer' in filed) return filed.answer
  if (network === null || filed.failure.source !== 'accounts') throw filed.failure
  return null
}

// Empty lists of the gazette rest on the days that were read.
function isEmpty({ officerCompanies, insolvencies }: ReturnType<typeof shapeNetwork>): boolean {
  return officerCompanies?.length === 0 || insolvencies?.length === 0
}

// Text costs the list of tools no field.
function describeAddress(network: CompanyNetwork | null): string | false {
  const { count = 0, isMinimum = false, isSharedOffice = false } = network?.sameAddress ?? {}
  if (count === 0) return false
  const office = isSharedOffice ? ' (an office address, which links nobody)' : ''
  return `Other companies with their seat in the same house: ${isMinimum ? 'at least ' : ''}${count}${office}.`
}

function shapeNetwork(
  ownership: CompanyOwnership | null,
  officers: ListedOfficers,
  network: CompanyNetwork | null,
) {
  return {
    ...shapeOwnership(ownership),
    officerCompanies: listOfficerCompanies(officers),
    edges: network ? shapeEdges(network) : undefined,
    insolvencies: network?.insolvenciesAround?.map(shapeInsolvency) ?? null,
  }
}

function shapeOwnership(ownership: CompanyOwnership | null) {
  if (ownership === null) return { heldBy: null, holds: null, group: null }
  const { heldBy, holds, group } = ownership
  return {
    heldBy: heldBy?.map(link => shapeLink(link, ownership)) ?? null,
    holds: holds?.map(link => shapeLink(link, ownership)) ?? null,
    // Of a company of which no filing states anything the group is unknown, not the company alone.
    group: heldBy === null && holds === null ? null : shapeGroup(group),
  }
}

function shapeGroup({ parents, members, cycle, contested }: CompanyOwnership['group']) {
  return {
    ultimateParent: cycle ? null : shapeUltimate(parents),
    companies: members.length + 1,
    cycle: cycle ? (true as const) : undefined,
    contested: contested.length || undefined,
  }
}

// Who leads the group through a holding that may have ended may not lead it any more.
function shapeUltimate(parents: CompanyOwnership['group']['parents']) {
  const ultimate = parents.at(-1)
  return ultimate === undefined
    ? null
    : {
        ...shapeParty(ultimate.party),
        ...markPerson(ultimate.party),
        outdated: parents.some(({ superseded }) => superseded) ? (true as const) : undefined,
      }
}

function markPerson({ kind }: OwnershipParty) {
  return { person: kind === 'person' ? (true as const) : undefined }
}

function shapeParty({ name, enterpriseNumber, country }: OwnershipParty) {
  return {
    name,
    number: enterpriseNumber ?? undefined,
    country: country !== null && country !== 'BE' ? country : undefined,
  }
}

function shapeLink(link: OwnershipLink, { bankrupt }: CompanyOwnership): z.input<typeof linkSchema> {
  const { party, byHolder, byHeld, contradiction } = link
  const stated = (byHolder ?? byHeld) as OwnershipClaim
  return {
    ...shapeParty(party),
    ...markPerson(party),
    byHolder: shapeShare(byHolder),
    byHeld: shapeShare(byHeld),
    deposit: stated.reference,
    yearEnd: stated.periodEnd,
    contradiction: contradiction || undefined,
    outdated: isSuperseded(link) || undefined,
    bankrupt: (party.enterpriseNumber !== null && bankrupt.has(party.enterpriseNumber)) || undefined,
  }
}

function listOfficerCompanies({ part }: ListedOfficers) {
  if (part === null) return null
  const open = [...part.officers, ...part.auditors, ...part.courtAppointed].filter(
    ({ currency }) => currency !== 'former',
  )
  return open.filter(isCompany).map(({ name, holderNumber, office, role, currency }) => ({
    name,
    number: holderNumber ?? undefined,
    role: office ?? role,
    currency,
  }))
}

function isCompany({ holderNumber, roleKind }: Officer): boolean {
  return holderNumber !== null || roleKind === 'director_company'
}

// Largest shares are kept.
function truncateAnswer(answer: Output): Output {
  if (jsonByteLength(answer) <= MAX_NETWORK_BYTES) return answer
  const empty = { heldBy: [], holds: [], officerCompanies: [], edges: [], insolvencies: [] }
  let room = MAX_NETWORK_BYTES - RESERVED_NOTE_BYTES - jsonByteLength({ ...answer, ...empty })
  let leftOut = 0
  const keep = <T, N extends null | undefined>(list: T[] | N, maxBytes: number): T[] | N => {
    if (list == null) return list
    const kept = takeWithinBytes(list, Math.min(room, maxBytes))
    room -= jsonByteLength(kept)
    leftOut += list.length - kept.length
    return kept
  }
  const insolvencies = keep(answer.insolvencies, room / 3)
  const heldBy = keep(answer.heldBy, room / 2)
  const officerCompanies = keep(answer.officerCompanies, room / 2)
  const holds = keep(answer.holds, answer.edges?.length ? room / 2 : room)
  const edges = keep(answer.edges, room)
  const cut = 'Truncated: the largest shares are shown; the REST endpoints /ownership and /network have more.'
  const note = answer.note === undefined ? cut : `${answer.note} ${cut}`
  return { ...answer, heldBy, holds, officerCompanies, edges, insolvencies, leftOut, note }
}
