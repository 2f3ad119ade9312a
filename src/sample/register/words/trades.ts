// What companies of each trade are called after: common words in Dutch, French and German. The same position in
// the Dutch and the French list need not mean the same.

import { readTable } from '../../read-table.ts'

export type Language = 'nl' | 'fr' | 'de'

/** Shops and cafés bear names that tell nothing, offices invent a word, practices are called after people. */
type NamingStyle = 'shop' | 'craft' | 'office' | 'practice' | 'society'

export type Trade = { manner: NamingStyle; words: Record<Language, string[]> }

/** By the key that `activities.tsv` gives each activity. */
export const TRADES = new Map(
  readTable<'trade' | 'style' | Language>('trades').map(({ trade, style, nl, fr, de }): [string, Trade] => {
    const words = { nl: nl.split('|'), fr: fr.split('|'), de: de.split('|') }
    return [trade, { manner: style as NamingStyle, words }]
  }),
)
