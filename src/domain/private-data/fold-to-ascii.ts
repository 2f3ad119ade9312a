// Maps full-width and other Unicode digits and letters to ASCII one to one, so that offsets stay valid.

// Zero of Arabic-Indic, Persian, Devanagari, Bengali and full-width digits.
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]
const OTHER =
  /[\u00b2\u00b3\u00b9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u2070-\u2079\u2080-\u2089\uff01-\uff5e]|\ud835[\udfce-\udfff]/g
const RAISED: Record<string, string> = { '²': '2', '³': '3', '¹': '1' }

/**
 * `text` with full-width characters, superscript, mathematical and other Unicode digits as ASCII; same
 * length.
 */
export function foldToAscii(text: string): string {
  return text.replace(OTHER, foldCharacter)
}

function foldCharacter(char: string): string {
  const code = char.charCodeAt(0)
  if (char.length === 2) return `\u200b${(char.charCodeAt(1) - 0xdfce) % 10}`
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0)
  if (code >= 0x2070 && code <= 0x2089) return String(code % 16)
  const zero = ZEROS.find(zero => code >= zero && code < zero + 10)
  return zero === undefined ? (RAISED[char] ?? char) : String(code - zero)
}
