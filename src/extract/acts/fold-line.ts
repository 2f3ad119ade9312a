// Folding for pattern matching: lower case, no accents, one quote character. Length is kept, so offsets found
// in the folded text apply to the original.

const DASHES = /[\u2010-\u2015]/
const QUOTES = /[\u2018\u2019\u00b4`]/

const PLAIN_ASCII = /^[\0-_a-\x7f]*$/ // without the backtick, which is folded to a quote
const CACHED = 0x2200
const FOLDED = Array.from({ length: CACHED }, (_, code) => foldChar(String.fromCharCode(code)))

function foldChar(char: string): string {
  if (char === 'ß') return 's'
  if (DASHES.test(char)) return '-'
  if (QUOTES.test(char)) return "'"
  const lower = char.normalize('NFD')[0]?.toLowerCase() ?? char
  return lower.length === 1 ? lower : char
}

/** `Gérant à l’Été` → `gerant a l'ete`; same length as `text`. */
export function foldLine(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.toLowerCase()
  let folded = ''
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    folded += code < CACHED ? (FOLDED[code] as string) : (text[at] as string)
  }
  return folded
}
