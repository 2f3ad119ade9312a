// Names of the data sources, and descriptions of their data.

import table from '../../../data/wordings/source-names.json' with { type: 'json' }
import type { SourceName } from '../../domain/errors.ts'
import { phrases } from './languages.ts'

export const SOURCE_NAMES = phrases<SourceName>(table.names)
export const SOURCE_CONTENTS = phrases<SourceName>(table.contents)
