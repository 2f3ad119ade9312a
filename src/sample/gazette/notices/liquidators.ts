// Those who are left to answer for a company after its closing or dissolution: a former director at home, or a
// lawyer.

import { generateAddress } from '../../addresses.ts'
import { generatePerson } from '../../people.ts'
import { pickLawyer } from '../court-staff.ts'
import { capitals } from '../print/capitals.ts'
import type { NoticeContext } from './notice-frame.ts'

const NO_KNOWN_ADDRESS = {
  nl: 'THANS ZONDER GEKEND ADRES IN BELGIë/BUITENLAND',
  fr: 'ACTUELLEMENT SANS ADRESSE CONNUE',
  de: 'OHNE BEKANNTEN WOHNSITZ',
}

/** A former director with his home, as closings name him. */
export function printLiquidator({ random, language, file }: NoticeContext): string {
  const { first, last } = generatePerson(random)
  const name = capitals(`${last} ${first}`, file.accents)
  if (random.chance(0.08)) return `${name} ${NO_KNOWN_ADDRESS[language]}`
  const { line: street, town } = generateAddress(random, language)
  return `${name} ${capitals(`${street} ${town.zip} ${town.name}`, file.accents)}`
}

/** The liquidator of a judicial dissolution: mostly a lawyer. */
export function generateLiquidator({ random, language, file }: NoticeContext): {
  name: string
  office: string
} {
  if (random.chance(0.7)) {
    const { name, office } = pickLawyer(file.court, random)
    const title = { nl: 'MR.', fr: 'MAITRE', de: 'RA' }[language]
    return { name: random.chance(0.5) ? `${title} ${name}` : name, office }
  }
  const { first, last } = generatePerson(random)
  const { line: street, town } = generateAddress(random, language)
  return {
    name: capitals(`${last} ${first}`, file.accents),
    office: capitals(`${street}, ${town.zip} ${town.name}`, file.accents),
  }
}
