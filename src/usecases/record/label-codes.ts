// Labels of the register's codes in the reader's language, each with the language it is in.

import labels from '../../../data/register/code-labels.json' with { type: 'json' }
import { legalFormInEnglish, situationInEnglish } from '../../domain/code-names.ts'
import type { Source } from '../../store/db/source.ts'
import { createReadCodeNames, NACE_EDITIONS, pick, type Reader } from '../codes/name-codes.ts'

/** A code as filed; label and its language are null where the register does not name it. */
export type LabelledCode = { code: string; label: string | null; labelLanguage: Reader | null }

/** `category` is one of the register's code table. Null for no code. */
export type LabelCode = (category: string, code: string | null) => LabelledCode | null

const CATEGORIES = [
  'TypeOfEnterprise',
  'JuridicalSituation',
  'JuridicalForm',
  'TypeOfDenomination',
  'Language',
  'TypeOfAddress',
  'ActivityGroup',
  'Classification',
  'ContactType',
  ...NACE_EDITIONS,
]

const TRANSLATED: Partial<Record<Reader, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  en: labels.en,
  de: labels.de,
}

/** Labels of all categories of a record; without the register's names they are null. */
export function createLabelCodes(register: Pick<Source, 'run'>): (reader: Reader) => Promise<LabelCode> {
  const readNames = createReadCodeNames({ register }, CATEGORIES)
  return async reader => {
    const names = await readNames()
    return (category, code) => {
      if (code === null) return null
      const own = translated(category, code, reader)
      if (own !== null) return { code, label: own, labelLanguage: reader }
      const named = pick(names(category, code), reader)
      return { code, label: named?.text.trim() ?? null, labelLanguage: named?.language ?? null }
    }
  }
}

function translated(category: string, code: string, reader: Reader): string | null {
  if (reader === 'en' && category === 'JuridicalForm') return legalFormInEnglish(code)
  if (reader === 'en' && category === 'JuridicalSituation') return situationInEnglish(code)
  return TRANSLATED[reader]?.[category]?.[code] ?? null
}
