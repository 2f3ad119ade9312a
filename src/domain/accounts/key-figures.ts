// The rubrics that are kept as numbers beside the filed text: those that ratios, Altman's Z'', statistics of sectors and
// risk features are computed from. Names follow the Bank's English labels; costs are positive as they are filed.

import table from '../../../data/accounts/key-figures.json' with { type: 'json' }

export type KeyFigure = {
  /** Plain name, fit for a column: `total_assets`. */
  column: string
  /** Code as filed: `20/58`. */
  rubric: string
}

/** In the order of the filing: assets, equity and liabilities, income statement, notes, social balance. */
export const KEY_FIGURES: readonly KeyFigure[] = table.figures
