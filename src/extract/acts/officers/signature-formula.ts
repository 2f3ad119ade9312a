// `Pour extrait conforme,`, `Für gleichlautenden Auszug,`: the words above the signatures, at the start of a line. Who
// stands below has signed and is no entry of a list above.

import { isUpper, type Token } from './tokens.ts'

const FOR = /^(?:pour|voor|fur)$/
const COPY =
  /^(?:extrait|copie|eensluidend|gelijkluidend|gelijkvormig|ontledend|analytisch|uittreksel|gleichlautend|analytische)/

/** True for the first word of such a formula. */
export const opensSignature = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.opens === true &&
  isUpper(tokens[at]) &&
  FOR.test(tokens[at]?.fold ?? '') &&
  COPY.test(tokens[at + 1]?.fold ?? '')
