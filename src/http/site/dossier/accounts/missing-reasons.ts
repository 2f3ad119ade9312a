// Short labels of the reasons for a missing figure, for table cells and legends.

import { type Phrase, phrase } from '../../../i18n/languages.ts'
import type { MissingReason } from './charts/trend-slots.ts'

export const MISSING_REASONS: Record<MissingReason, Phrase> = {
  not_filed: phrase('niet neergelegd', 'non déposé', 'nicht hinterlegt', 'not filed'),
  no_accounts: phrase(
    'geen jaarrekening bekend',
    'pas de comptes annuels connus',
    'kein Jahresabschluss bekannt',
    'no accounts on file',
  ),
  filed_as_pdf: phrase('neergelegd als pdf', 'déposé en PDF', 'als PDF hinterlegt', 'filed as a PDF'),
  not_loaded: phrase(
    'cijfers nog niet geladen',
    'chiffres pas encore chargés',
    'Zahlen noch nicht geladen',
    'figures not loaded yet',
  ),
  other_currency: phrase('andere munt', 'autre devise', 'andere Währung', 'another currency'),
}

/** For a single rubric of a structured filing. */
export const NOT_FILED = MISSING_REASONS.not_filed

export const NO_CURRENCY = phrase(
  'een munt die de neerlegging niet vermeldt',
  'une devise que le dépôt n’indique pas',
  'einer Währung, die die Hinterlegung nicht nennt',
  'a currency that the filing does not state',
)
