// Who a closing names as liquidator in a sentence of its own: `La personne désignée comme liquidateur … est Madame X`, `M. X
// sera considéré comme liquidateur`. Former directors: no address is kept.

import type { Practitioner } from '../../../domain/publications/gazette-fact.ts'

const PERSON =
  "(?:M\\.|Monsieur|Madame|Mme|[Dd]e heer|[Mm]evrouw|Herrn?|Frau) (\\p{Lu}[\\p{L}'’-]+(?: (?:(?:van|den|der|de|du|le|la) ){0,2}\\p{Lu}[\\p{L}'’-]+){1,4})"
const OFFICE = '(?:liquidat(?:eur|rice)|vereffenaar|Liquidator(?:in)?)(?!\\p{L})'
const INSIDE = '(?:[^.;]|\\.(?=\\d))'
const TOLD = [
  `(?:désigné|considéré|aangeduid|beschouwd|bezeichnet)e?\\s(?:comme|en qualité de|als)\\s${OFFICE}${INSIDE}{0,90}?\\s(?:est|is|ist)\\s${PERSON}(?=[,.])`,
  `${PERSON}(?:,${INSIDE}{0,80})?,?\\s(?:sera|est|a été|wordt|werd|gilt)\\s(?:considéré|désigné|beschouwd|aangeduid)?e?\\s?(?:comme|en qualité de|als)\\s${OFFICE}`,
].map(source => new RegExp(source, 'gu'))

/** The liquidators that the closing in `flat` names in sentences of their own. */
export function readNamedLiquidators(flat: string): Practitioner[] {
  const names = TOLD.flatMap(pattern => [...flat.matchAll(pattern)].map(([, name = '']) => name))
  return [...new Set(names)].map(name => ({
    role: 'liquidator',
    change: 'appointed',
    name,
    officeAddress: null,
    email: null,
  }))
}
