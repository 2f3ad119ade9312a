// Bodies and query parameters of the change feed.

import type { Change } from '../../../../domain/changes/change.ts'
import { type ChangeKind, parseChangeKinds } from '../../../../domain/changes/change-kinds.ts'
import { CURSOR_ADVICE, formatCursor, parseCursor } from '../../../../domain/changes/cursor.ts'
import { parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import { ParameterError } from '../../../../domain/errors.ts'
import type { FeedStart } from '../../../../usecases/changes/list-changes.ts'
import { firstValue, type Parameter } from '../../../query-parameters.ts'
import type { ChangeBody } from './changes-schema.ts'

export function toChangeBody(change: Change): ChangeBody {
  const { enterpriseNumber: number } = change
  return {
    id: formatCursor(change),
    kind: change.kind,
    enterprise_number: number,
    establishment_number: change.establishmentNumber,
    effective_on: change.effectiveOn,
    recorded_at: change.recordedAt,
    reference: change.reference,
    before: change.before as ChangeBody['before'],
    after: change.after as ChangeBody['after'],
    links: { company: `/api/v1/companies/${number}`, page: `/kbo/${number}` },
  }
}

export const CHANGE_LIMITS = { defaultLimit: 100, maxLimit: 1_000 }
const MAX_COMPANIES = 100

/** Where a page begins; `missing` without a cursor. Throws `ParameterError`: ignoring it would skip or repeat changes. */
export function readFeedCursor(given: Parameter, missing: FeedStart): FeedStart {
  const text = firstValue(given) ?? ''
  if (text === '') return missing
  if (text === 'now') return 'newest'
  const cursor = parseCursor(text)
  if (cursor === null) throw new ParameterError('cursor', CURSOR_ADVICE)
  return cursor
}

/** Null: all kinds. Throws `ParameterError`. */
export function readKinds(given: Parameter): ChangeKind[] | null {
  const names = commaList(given)
  if (names === null) return null
  const kinds = parseChangeKinds(names)
  if ('unknown' in kinds) throw new ParameterError('kinds', kinds.unknown)
  return kinds
}

/** As stored. Null: all companies. Throws `ParameterError`. */
export function readCompanies(given: Parameter): number[] | null {
  const texts = commaList(given)
  if (texts === null) return null
  if (texts.length > MAX_COMPANIES)
    throw new ParameterError(
      'companies',
      `at most ${MAX_COMPANIES} numbers; for more, use a watch list (/api/v1/watch/changes).`,
    )
  const numbers = texts.map(parseEnterpriseNumber)
  const wrong = numbers.indexOf(null)
  if (wrong !== -1)
    throw new ParameterError('companies', `number ${wrong + 1} of the list is no enterprise number.`)
  return [...new Set(numbers.map(Number))]
}

// A list without entries is no filter, as an empty parameter is none.
function commaList(given: Parameter): string[] | null {
  const parts = (firstValue(given) ?? '').split(',').map(part => part.trim())
  const named = parts.filter(part => part !== '')
  return named.length === 0 ? null : named
}
