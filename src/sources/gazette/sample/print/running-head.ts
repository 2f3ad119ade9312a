// The running head of an issue's page as the gazette prints it. French came first in 2025 and Dutch in 2026; the page
// number stands left on even pages and right on odd ones.

export type LanguageOrder = 'french_first' | 'dutch_first'

export type PrintedHead = { text: string; number: string; side: 'left' | 'right' }

/** `day` is `YYYY-MM-DD`; the order is that of its year unless one is given. The first edition is not named. */
export function printRunningHead(
  day: string,
  page: number,
  { edition = 1, order = orderOf(day) }: { edition?: number; order?: LanguageOrder } = {},
): PrintedHead {
  const [french, dutch] = ['MONITEUR BELGE', 'BELGISCH STAATSBLAD']
  const [first, last] = order === 'french_first' ? [french, dutch] : [dutch, french]
  const date = day.split('-').reverse().join('.')
  const parts = [first, date, ...(edition > 1 ? [`Ed. ${edition}`] : []), last]
  return { text: parts.join(' — '), number: String(page), side: page % 2 === 0 ? 'left' : 'right' }
}

/** The languages take turns by the year. */
export function orderOf(day: string): LanguageOrder {
  return Number(day.slice(0, 4)) % 2 === 1 ? 'french_first' : 'dutch_first'
}

/** The head as one line of text. */
export function headLine({ text, number, side }: PrintedHead): string {
  return side === 'left' ? `${number}  ${text}` : `${text}  ${number}`
}
