// XML escaping.

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes all five characters that the sitemap protocol requires. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => ESCAPES[character] as string)
}
