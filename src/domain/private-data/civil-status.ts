// Marital status and nationality, whoever's they are: for texts in which they prove nothing.

import table from '../../../data/gazette/civil-status.json' with { type: 'json' }
import { REDACTED } from './redact.ts'

const STATUS = table.statuses.join('|')
const ENCLOSED = [...table.only_between_commas, ...table.nationalities].join('|')
const NATIONALITY = table.nationalities.join('|')

// With the spouse and the matrimonial property regime: `gehuwd met …`, `mariée sous le régime de …`.
const MARITAL = new RegExp(
  `(?<![\\p{L}’'-])(?:${STATUS})(?![\\p{L}-])(?: (?:sous|onder|met|avec|unter|mit|van|de|von)(?!\\p{L})[^,;:.()…]{0,80})?`,
  'giu',
)
const STATED_NATIONALITY = new RegExp(
  `(?<!\\p{L})(?:(?:de|van|met|avec|mit) )?(?:(?:${NATIONALITY}) )?(?:nationalit\\p{L}{1,4}|staatsangehörig\\p{L}{0,5})(?: ?: ?| )?(?:(?:${NATIONALITY})(?!\\p{L}))?`,
  'giu',
)
const BETWEEN_COMMAS = new RegExp(
  `(?<=[,;(…\\]] ?|[,;(] ?(?:et|en|und) |\\] (?:et|en|und) )(?:${ENCLOSED})(?= ?(?:[,;.)]|$| (?:et|en|und) ))`,
  'giu',
)
const REPEATED = /\[…\](?:(?:,|;| et| en| und)? ?\[…\])+/gu

/** `text` of one line with a mark in place of each. */
export function redactCivilStatus(text: string): string {
  return text
    .replaceAll(MARITAL, REDACTED)
    .replaceAll(STATED_NATIONALITY, REDACTED)
    .replaceAll(BETWEEN_COMMAS, REDACTED)
    .replaceAll(REPEATED, REDACTED)
}
