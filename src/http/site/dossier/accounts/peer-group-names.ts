// Names of the peer groups of the financial health score: NACE 2025 sections and size classes.

import table from '../../../../../data/wordings/nace-sections.json' with { type: 'json' }
import type { SizeClass } from '../../../../domain/accounts/size-class.ts'
import { type Lang, type Phrase, phrase } from '../../../i18n/languages.ts'

const SECTION_NAMES: ReadonlyMap<string, Phrase> = new Map(Object.entries(table.wordings))

const SIZE_NAMES: Record<SizeClass, Phrase> = {
  micro: phrase('micro-ondernemingen', 'microsociétés', 'Kleinstunternehmen', 'micro companies'),
  small: phrase('kleine ondernemingen', 'petites sociétés', 'kleine Unternehmen', 'small companies'),
  large: phrase('grote ondernemingen', 'grandes sociétés', 'große Unternehmen', 'large companies'),
}

const words = {
  companies: phrase('ondernemingen', 'sociétés', 'Unternehmen', 'companies'),
  all: phrase(
    'alle ondernemingen met bekende cijfers',
    'toutes les sociétés dont les chiffres sont connus',
    'alle Unternehmen mit bekannten Zahlen',
    'all companies whose figures are known',
  ),
}

/** A group id of `comparisonGroups`: `F small` is `small companies, construction`. Unknown ids are returned unchanged. */
export function peerGroupName(lang: Lang, group: string): string {
  if (group === 'all') return words.all[lang]
  const [letter = '', size] = group.split(' ')
  const section = SECTION_NAMES.get(letter)?.[lang]
  if (section === undefined) return group
  const companies = isSize(size) ? SIZE_NAMES[size] : words.companies
  return `${companies[lang]}, ${section} (NACE ${letter})`
}

function isSize(text: string | undefined): text is SizeClass {
  return text !== undefined && Object.hasOwn(SIZE_NAMES, text)
}
