// Rubrics stored as numbers besides the filed text, for ratios, Altman's Z'', sector statistics and risk
// features. Names follow the Bank's English labels; costs are positive as filed.

import table from '../../../data/accounts/key-figures.json' with { type: 'json' }

type KeyFigure = {
  /** Column name: `total_assets`. */
  column: string
  /** Code as filed: `20/58`. */
  rubric: string
}

/** In the order of the filing: assets, equity and liabilities, income statement, notes, social balance. */
export const KEY_FIGURES: readonly KeyFigure[] = table.figures
