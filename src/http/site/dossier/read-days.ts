// From which day to which the gazette was read: said wherever nothing is on record.

import type { ReadDays } from '../../../store/gazette/read-days.ts'
import { formatCount, formatDate, formatShortDate } from '../format.ts'
import { type Lang, phrase } from '../languages.ts'

const words = {
  read: phrase<(from: string, until: string) => string>(
    (from, until) => `Ingelezen: van ${from} tot en met ${until}`,
    (from, until) => `Période lue : du ${from} au ${until}`,
    (from, until) => `Eingelesen: vom ${from} bis zum ${until}`,
    (from, until) => `Read: from ${from} to ${until}`,
  ),
  missing: phrase<(count: string, one: boolean) => string>(
    (count, one) => `, zonder ${count} ${one ? 'werkdag' : 'werkdagen'} daartussen`,
    (count, one) => `, sauf ${count} ${one ? 'jour ouvrable' : 'jours ouvrables'} dans l’intervalle`,
    (count, one) => `, ohne ${count} ${one ? 'Werktag' : 'Werktage'} dazwischen`,
    (count, one) => `, without ${count} ${one ? 'weekday' : 'weekdays'} between them`,
  ),
  none: phrase(
    'Er is nog geen enkele dag ingelezen.',
    'Aucun jour n’a encore été lu.',
    'Es ist noch kein Tag eingelesen.',
    'No day has been read yet.',
  ),
  unknown: phrase(
    'Welke dagen zijn ingelezen, weten we op dit moment niet.',
    'Nous ne savons pas, pour l’instant, quels jours ont été lus.',
    'Welche Tage eingelesen sind, wissen wir im Augenblick nicht.',
    'Which days have been read is not known just now.',
  ),
}

/** One sentence; `days` undefined when they could not be read. */
export function tellReadDays(lang: Lang, days: ReadDays | undefined): string {
  if (days === undefined) return words.unknown[lang]
  const { from, until, missing } = days
  if (from === null || until === null) return words.none[lang]
  const gaps = missing > 0 ? words.missing[lang](formatCount(lang, missing), missing === 1) : ''
  return `${words.read[lang](formatDate(lang, from), formatDate(lang, until))}${gaps}.`
}

/** The same in as few characters as may be; null when there is nothing to tell. */
export function tellReadDaysShort(lang: Lang, days: ReadDays | undefined): string | null {
  if (!days?.from || !days.until) return null
  return `${formatShortDate(lang, days.from)}–${formatShortDate(lang, days.until)}`
}
