// Names of the rubrics of annual accounts.

import { STATEMENTS } from '../../../../domain/accounts/statement-lines.ts'
import type { Lang } from '../../../i18n/languages.ts'

const NAMES = new Map(
  Object.values(STATEMENTS)
    .flat()
    .map(({ rubric, labels }) => [rubric, labels]),
)

/** Null for a rubric that is not part of the displayed statements. */
export function labelRubric(lang: Lang, code: string): string | null {
  return NAMES.get(code)?.[lang] ?? null
}
