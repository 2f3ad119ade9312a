// The font of reports: Liberation Sans, as it comes with pdf.js for standard fonts (SIL Open Font License). Only the
// glyphs used are embedded.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { memoize } from '../../../platform/cache/memoize.ts'

const FOLDER = new URL('standard_fonts/', import.meta.resolve('pdfjs-dist/package.json'))

export type FontName = 'regular' | 'bold'

const FILES: Record<FontName, string> = {
  regular: 'LiberationSans-Regular.ttf',
  bold: 'LiberationSans-Bold.ttf',
}

const readFont = memoize(
  (name: string) => readFileSync(fileURLToPath(new URL(FILES[name as FontName], FOLDER))),
  2,
)

/** A document that embeds the fonts, ready to write in `regular`. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const name of Object.keys(FILES)) document.registerFont(name, readFont(name))
  document.font('regular')
}

/** Whether the current font of `document` has a glyph. pdfkit has no function for it; the font object is fontkit's. */
function hasGlyph(document: PDFKit.PDFDocument, codePoint: number): boolean {
  const { _font } = document as unknown as {
    _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } }
  }
  return _font.font.hasGlyphForCodePoint(codePoint)
}

// Narrow no-break spaces of number formats; line and page separators.
const SPACES = /[\u2000-\u200a\u202f\u205f\u3000\t\v\f\r\u0085\u2028\u2029]/g
// Direction marks, joiners and other characters without a form of their own, controls and lone surrogates.
const FORMLESS = /[\p{Cf}\p{Cs}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu
const LINE_BREAK = '\n'

/** Writes characters that the font lacks by their code point, `[U+516C]`, rather than as an empty box. */
export function createTextPreparer(document: PDFKit.PDFDocument): (text: string) => string {
  const known = new Map<string, string>()
  const write = (character: string) => {
    const codePoint = character.codePointAt(0) as number
    if (character === LINE_BREAK || hasGlyph(document, codePoint)) return character
    return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
  }
  return text => {
    if (/^[\x20-\x7e]*$/.test(text)) return text
    const plain = text
      .replaceAll(SPACES, '\u00a0')
      .replaceAll(FORMLESS, character => (character === LINE_BREAK ? character : ''))
      .normalize('NFC')
    let written = ''
    for (const character of plain) {
      const known_ = known.get(character) ?? write(character)
      known.set(character, known_)
      written += known_
    }
    return written
  }
}
