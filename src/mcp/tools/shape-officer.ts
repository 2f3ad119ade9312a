// Officers in the answer of get_company_officers: mandates, and persons named in accounts, as the tool shows them.

import { z } from 'zod'
import type { DoubtReason, MandateDoubt } from '../../domain/officers/mandate.ts'
import type { NamedInAccounts } from '../../domain/officers/officer-filings.ts'
import type { Officer } from '../../store/gazette/officers.ts'
import type { Officers } from '../../usecases/officers/list-officers.ts'
import type { PersonIdOf } from '../../usecases/people/identify-officers.ts'
import { personUrl } from './company-answer.ts'
import type { ToolContext } from './tool.ts'

export const officer = z
  .object({
    name: z.string(),
    holder: z.enum(['person', 'company']),
    enterpriseNumber: z.string().optional(),
    representative: z.string().optional(),
    personId: z.string().optional(),
    url: z.string().optional(),
    role: z.string(),
    office: z.string().optional(),
    // Persons named in accounts have neither currency nor numac.
    currency: z.enum(['current', 'stale', 'former']).optional(),
    from: z.string().nullable(),
    to: z.string().optional(),
    termEndsOn: z.string().optional(),
    confirmedOn: z.string().optional(),
    address: z.string().optional(),
    numac: z.string().optional(),
    doubts: z.array(z.string()).optional(),
    year: z.int().optional(),
  })
  .meta({ id: 'Officer' })

export type ShapedOfficer = z.input<typeof officer>

export function shapeLists(found: Officers | null, link: (officer: Officer) => Partial<ShapedOfficer>) {
  const shape = (officer: Officer) => ({ ...shapeOfficer(officer), ...link(officer) })
  return {
    officers: found?.officers.map(shape) ?? null,
    auditors: found?.auditors.map(shape) ?? null,
    courtAppointed: found?.courtAppointed.map(shapeOfficer) ?? null,
  }
}

export function linkPerson(
  context: ToolContext,
  personIdOf: PersonIdOf | null,
  officer: Officer,
): Partial<ShapedOfficer> {
  const personId = personIdOf?.(officer) ?? null
  return personId === null ? {} : { personId, url: personUrl(context, personId) }
}

function shapeOfficer(found: Officer): ShapedOfficer {
  return {
    name: found.name,
    holder: found.roleKind === 'director_company' ? 'company' : 'person',
    enterpriseNumber: found.holderNumber ?? undefined,
    representative: found.representative ?? undefined,
    role: found.role,
    office: found.office ?? undefined,
    currency: found.currency,
    from: found.from,
    to: found.to ?? undefined,
    termEndsOn: found.termEndsOn ?? undefined,
    confirmedOn: (found.currency !== 'former' && found.confirmedOn) || undefined,
    // Never for natural persons, except the office address of a court-appointed role.
    address: (found.roleKind !== 'director' && found.address) || undefined,
    numac: found.sourceNumac,
    doubts: found.doubts?.length ? found.doubts.map(describeDoubt) : undefined,
  }
}

const DOUBTS: Record<DoubtReason, (source: string, on: string) => string> = {
  doubtful_statement: (source, on) =>
    `Uncertain: low-confidence extraction from act ${source} (${on}), and no second source names the holder.`,
  doubtful_end: (source, on) =>
    `Act ${source} may end it (${on}); low-confidence extraction, no second source.`,
  not_on_board: (source, on) =>
    `Not in the board composition of act ${source} (${on}); low-confidence extraction.`,
  not_in_accounts: (source, on) => `No longer named in the accounts of ${on.slice(0, 4)} (${source}).`,
}

function describeDoubt({ reason, source, on }: MandateDoubt): string {
  return DOUBTS[reason](source, on ?? 'undated')
}

export function shapeNamed(named: NamedInAccounts): ShapedOfficer {
  return {
    name: named.name,
    holder: named.kind,
    enterpriseNumber: named.enterpriseNumber ?? undefined,
    representative: named.representative ?? undefined,
    role: named.role ?? (named.isAuditor ? 'statutory auditor' : 'administrator or manager'),
    office: named.isAuditor ? 'statutory_auditor' : undefined,
    from: named.from,
    termEndsOn: named.termEndsOn ?? undefined,
    year: named.year,
  }
}
