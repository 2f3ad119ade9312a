// GET /api/v1/companies/{kbo}/ownership

import type { FastifyInstance } from 'fastify'
import examples from '../../../../../data/api/examples.json' with { type: 'json' }
import type { HeldRight, ShareholderRight } from '../../../../domain/accounts/filed-ownership.ts'
import type { CompanyFacts } from '../../../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import { parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import {
  isImplausible,
  type OwnershipClaim,
  type OwnershipLink,
  type OwnershipParty,
} from '../../../../domain/ownership/ownership-links.ts'
import type { CompanyOwnership, GetOwnership } from '../../../../usecases/ownership/get-ownership.ts'
import { CACHEABLE, renderJson, sendRendered } from '../../../caching.ts'
import { sendProblem, UNKNOWN_COMPANY } from '../../../problem.ts'
import { bodyOf } from '../body-fields.ts'
import { describeRoute, KBO_PARAMETER } from '../describe-route.ts'
import {
  claimSchema,
  groupSize as groupSizeSchema,
  type OwnershipBody,
  type OwnershipClaimBody,
  type OwnershipLinkBody,
  type OwnershipPartyBody,
  type OwnershipRightBody,
  ownershipParty,
} from './ownership-schema.ts'

const schema = describeRoute({
  operationId: 'getOwnership',
  summary: 'Who holds one company, what it holds, and its group',
  description:
    'From the participating interests and shareholders that filings with the National Bank state. The newest filing of ' +
    'each side counts, and both sides are kept where they differ. Shareholders who are persons have a name only.',
  params: KBO_PARAMETER,
  answer: {
    description: 'What is stated. Null means unknown, never zero or empty.',
    schema: { $ref: 'Ownership#' },
    examples: examples.ownership,
  },
  notFound: 'No company of this number is in the latest register extract.',
  unavailable: {
    description: 'Register or accounts unavailable. This does not mean that nothing is stated.',
    error: 'Accounts source unavailable. This does not mean that nothing is on record; try again later.',
  },
})

export function registerOwnership(app: FastifyInstance, getOwnership: GetOwnership): void {
  app.get<{ Params: { kbo: string } }>('/companies/:kbo/ownership', { schema }, async (request, reply) => {
    const number = parseEnterpriseNumber(request.params.kbo)
    if (number === null) return sendProblem(reply, UNKNOWN_COMPANY)
    const body = JSON.stringify(toBody(await getOwnership(number)))
    sendRendered(request, reply, renderJson(body, CACHEABLE))
  })
}

type Named = ReadonlyMap<EnterpriseNumber, CompanyFacts>

function toBody({
  company,
  holds,
  heldBy,
  heldByExceedsWhole,
  filing,
  group,
  groupSize,
  named,
}: CompanyOwnership): OwnershipBody {
  return {
    enterprise_number: company.enterpriseNumber,
    legal_name: company.legalName,
    holds: holds?.map(link => toLinkBody(link, named)) ?? null,
    held_by: heldBy?.map(link => toLinkBody(link, named)) ?? null,
    held_by_exceeds_whole: heldByExceedsWhole,
    filing: filing && {
      deposit: filing.reference,
      deposited_on: filing.depositedOn,
      period_end: filing.periodEnd,
    },
    group: {
      ...group,
      parents: group.parents.map(({ party, ...parent }) => ({ party: toPartyBody(party, named), ...parent })),
      members: group.members.map(({ party, ...member }) => ({ party: toPartyBody(party, named), ...member })),
      size: groupSize && toSizeBody(groupSize),
    },
  }
}

const toSizeBody = bodyOf(groupSizeSchema)

function toLinkBody(
  { party, byHolder, byHeld, contradiction }: OwnershipLink,
  named: Named,
): OwnershipLinkBody {
  return {
    party: toPartyBody(party, named),
    by_holder: byHolder && toClaimBody(byHolder),
    by_held: byHeld && toClaimBody(byHeld),
    contradiction,
  }
}

const toPartyFields = bodyOf(ownershipParty)

function toPartyBody(party: OwnershipParty, named: Named): OwnershipPartyBody {
  const company = party.enterpriseNumber && named.get(party.enterpriseNumber)
  return toPartyFields({ ...party, registerSituationCode: company ? company.situationCode : null })
}

const toClaimFields = bodyOf(claimSchema)

function toClaimBody(claim: OwnershipClaim): OwnershipClaimBody {
  const { accounts } = claim
  return toClaimFields({
    ...claim,
    deposit: claim.reference,
    implausible: isImplausible(claim),
    rights: claim.rights.map(toRightBody),
    accounts: accounts && {
      date: accounts.accountsDate,
      currency: accounts.currency,
      equity: accounts.equity,
      net_result: accounts.netResult,
    },
  })
}

function toRightBody(right: HeldRight | ShareholderRight): OwnershipRightBody {
  const { nature, number } = right
  return 'percentage' in right
    ? {
        nature,
        number,
        number_not_attached: right.numberNotAttached,
        direct: right.percentage,
        through_subsidiaries: null,
      }
    : {
        nature,
        number,
        number_not_attached: null,
        direct: right.direct,
        through_subsidiaries: right.throughSubsidiaries,
      }
}
