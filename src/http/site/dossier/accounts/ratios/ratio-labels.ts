// Labels of the ratios in the terms of the National Bank (statistics of its Central Balance Sheet Office,
// `docs/sources.md`), and notes on what their formulas include or leave out.

import table from '../../../../../../data/wordings/ratios.json' with { type: 'json' }
import type { RatioGroup } from '../../../../../domain/accounts/ratios/ratio.ts'
import { type Lang, type Phrase, phrase } from '../../../../i18n/languages.ts'

const LABELS: ReadonlyMap<string, Phrase> = new Map(Object.entries(table.labels))
const NOTES: ReadonlyMap<string, Phrase> = new Map(Object.entries(table.notes))

export const GROUPS: Record<RatioGroup, Phrase> = {
  liquidity: phrase('Liquiditeit', 'Liquidité', 'Liquidität', 'Liquidity'),
  solvency: phrase('Solvabiliteit', 'Solvabilité', 'Solvenz', 'Solvency'),
  profitability: phrase('Rendabiliteit', 'Rentabilité', 'Rentabilität', 'Profitability'),
  cash_flow: phrase('Cashflow', 'Cash-flow', 'Cashflow', 'Cash flow'),
  value_added: phrase('Toegevoegde waarde', 'Valeur ajoutée', 'Wertschöpfung', 'Value added'),
  payment_terms: phrase(
    'Betalings- en voorraadtermijnen',
    'Délais de paiement et de stock',
    'Zahlungs- und Lagerfristen',
    'Terms of payment and stock',
  ),
  margins: phrase('Marges', 'Marges', 'Margen', 'Margins'),
  size: phrase('Omvang', 'Taille', 'Größe', 'Size'),
}

/** The id when the ratio has no label. */
export function labelRatio(lang: Lang, id: string): string {
  return LABELS.get(id)?.[lang] ?? id
}

/** What the formula includes or leaves out; null without a note. */
export function noteOnRatio(lang: Lang, id: string): string | null {
  return NOTES.get(id)?.[lang] ?? null
}
