// Messages for a source that was never loaded. An outage has other messages.

import table from '../../../data/wordings/not-loaded.json' with { type: 'json' }
import { phrases } from './languages.ts'

export const NOT_LOADED = phrases<'gazette' | 'accounts'>(table.long)

/** The same where a few words have to do. */
export const NOT_LOADED_SHORT = phrases({ short: table.short }).short
