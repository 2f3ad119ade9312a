// Decodes a page. The site declares iso-8859-1 and sends windows-1252 (`…`, `’`, `€` occur); pages saved by a
// browser are UTF-8 with the same declaration, so the bytes decide.

const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows1252 = new TextDecoder('windows-1252')

/** UTF-8 if the bytes are valid UTF-8, otherwise windows-1252. Never throws. */
export function decodePage(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return windows1252.decode(bytes)
  }
}
