// Belgian municipalities by postal code, with the weight their inhabitants give them. As in the register the
// merged municipality is named, in its own language in both columns; only Brussels has two names.

import {
  type MunicipalityLanguage,
  municipalityLanguage,
} from '../../../domain/municipality/municipality-language.ts'
import { weightedPositions } from '../../random.ts'
import { readTable } from '../../read-table.ts'

export type Town = {
  zip: string
  nl: string
  fr: string
  language: MunicipalityLanguage
  /** Streets have a name in each language: Brussels and the municipalities with language facilities. */
  twoNames: boolean
  /** How the register tells streets of merged villages apart: `Kor` in `Budastraat(Kor)`. */
  villages: string[]
}

type Column = 'zip' | 'nl' | 'fr' | 'weight' | 'street_names' | 'villages'
const rows = readTable<Column>('municipalities')

export const TOWNS: Town[] = rows.map(({ zip, nl, fr, street_names: names, villages }) => ({
  zip,
  nl,
  fr,
  language: municipalityLanguage(zip),
  twoNames: names === '2',
  villages: villages.split(','),
}))

/** Positions in `TOWNS`, as often as their inhabitants say. */
export const TOWN_SPREAD = weightedPositions(rows.map(({ weight }) => Number(weight)))
