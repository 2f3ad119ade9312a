// Bytes of a page as text. The site declares iso-8859-1 and sends windows-1252 (`…`, `’`, `€` occur); a page that was
// saved by a browser is UTF-8 under the same declaration, so the bytes decide and not what the page says.

const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows1252 = new TextDecoder('windows-1252')

/** Text of a page: UTF-8 where the bytes are valid UTF-8, windows-1252 in every other case. Never throws. */
export function decodePage(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return windows1252.decode(bytes)
  }
}
