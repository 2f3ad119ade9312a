// What a publication of the gazette is called.

import wordings from '../../../data/wordings/site/acts-section.json' with { type: 'json' }
import type { PublicationKind } from '../../domain/publications/publication.ts'
import { type Phrase, phrases } from './languages.ts'

export const PUBLICATION_KINDS: Record<PublicationKind, Phrase> = phrases(wordings.kinds)
