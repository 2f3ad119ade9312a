// The dates that an event is about, in the reader's language, for pages and feeds.

import type { LifecycleEvent } from '../../domain/timeline/lifecycle-event.ts'
import { COLON, formatDate } from './format.ts'
import { type Lang, phrase } from './languages.ts'

const words = {
  cessation: phrase(
    'Datum van staking van betaling',
    'Date de cessation des paiements',
    'Datum der Zahlungseinstellung',
    'Date of cessation of payments',
  ),
  suspension: phrase(
    'Einde van de opschorting',
    'Échéance du sursis',
    'Ende des Aufschubs',
    'End of the moratorium',
  ),
}

/** `Date of cessation of payments: 1 March 2030`; null for an event without such a date. */
export function describeEventDate(
  { cessationDate, suspensionEnd }: Pick<LifecycleEvent, 'cessationDate' | 'suspensionEnd'>,
  lang: Lang,
): string | null {
  if (cessationDate !== null)
    return `${words.cessation[lang]}${COLON[lang]}${formatDate(lang, cessationDate)}`
  return suspensionEnd === null
    ? null
    : `${words.suspension[lang]}${COLON[lang]}${formatDate(lang, suspensionEnd)}`
}
