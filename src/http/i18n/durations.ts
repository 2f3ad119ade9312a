// Durations in whole years and months, in words.

import type { Duration } from '../../domain/publications/gazette-fact.ts'
import { type Lang, phrase } from './languages.ts'

/** `13 years` */
export const YEARS = phrase<(count: number) => string>(
  count => `${count} jaar`,
  count => `${count} an${count === 1 ? '' : 's'}`,
  count => `${count} Jahr${count === 1 ? '' : 'e'}`,
  count => `${count} year${count === 1 ? '' : 's'}`,
)
/** `6 months` */
export const MONTHS = phrase<(count: number) => string>(
  count => `${count} maand${count === 1 ? '' : 'en'}`,
  count => `${count} mois`,
  count => `${count} Monat${count === 1 ? '' : 'e'}`,
  count => `${count} month${count === 1 ? '' : 's'}`,
)
const AND = phrase('en', 'et', 'und', 'and')

/** `3 years and 6 months` */
export function formatDuration(lang: Lang, { years, months }: Duration): string {
  return [years > 0 && YEARS[lang](years), months > 0 && MONTHS[lang](months)]
    .filter(part => part !== false)
    .join(` ${AND[lang]} `)
}
