// Text within XML.

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** All five characters that the protocol wants escaped, also where XML itself would not. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => ESCAPES[character] as string)
}
