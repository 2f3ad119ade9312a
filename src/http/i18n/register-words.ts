// Words for the register's small code lists.

import table from '../../../data/wordings/register-record.json' with { type: 'json' }
import type { AddressKind, ContactKind, NameKind } from '../../domain/company/register-codes.ts'
import { type Lang, type Phrase, phrases } from './languages.ts'

const GROUPS: Readonly<Record<string, Phrase>> = phrases(table.activity_groups)
const CLASSIFICATIONS: Readonly<Record<string, Phrase>> = phrases(table.classifications)

export const NAME_KINDS = phrases<NameKind>(table.names)
export const ADDRESS_KINDS = phrases<AddressKind>(table.addresses)
export const CONTACT_KINDS = phrases<ContactKind>(table.contacts)

/** The group of an activity by its code, `001` as `btw`; null for an unknown one. */
export function nameActivityGroup(lang: Lang, code: string | null): string | null {
  return findWord(GROUPS, lang, code)
}

/** `MAIN` as `hoofdactiviteit`; null for an unknown one. */
export function nameClassification(lang: Lang, code: string | null): string | null {
  return findWord(CLASSIFICATIONS, lang, code)
}

function findWord(words: Readonly<Record<string, Phrase>>, lang: Lang, code: string | null): string | null {
  return code !== null && Object.hasOwn(words, code) ? (words[code]?.[lang] ?? null) : null
}
