// Names of the data sources, descriptions of their data, and messages for those never loaded.

import notLoaded from '../../../data/wordings/not-loaded.json' with { type: 'json' }
import table from '../../../data/wordings/source-names.json' with { type: 'json' }
import type { SourceName } from '../../domain/errors.ts'
import type { BankruptcySource } from '../../domain/timeline/open-bankruptcy.ts'
import { type Lang, type Phrase, phrase, phrases } from './languages.ts'

// Messages for a source that was never loaded. An outage has other messages.

export const NOT_LOADED = phrases<'gazette' | 'accounts'>(notLoaded.long)

/** The same where a few words have to do. */
export const NOT_LOADED_SHORT = phrases({ short: notLoaded.short }).short

// One-word names of the sources that report an open bankruptcy.

const BANKRUPTCY_SOURCE_NAMES: Record<BankruptcySource, Phrase> = {
  gazette: phrase('Staatsblad', 'Moniteur belge', 'Staatsblatt', 'gazette'),
  register: phrase('register', 'registre', 'Register', 'register'),
}

/** `gazette, register` */
export function nameBankruptcySources(lang: Lang, sources: readonly BankruptcySource[]): string {
  return sources.map(source => BANKRUPTCY_SOURCE_NAMES[source][lang]).join(', ')
}

export const SOURCE_NAMES = phrases<SourceName>(table.names)
export const SOURCE_CONTENTS = phrases<SourceName>(table.contents)
