// The font of reports: Liberation Sans, as it comes with pdf.js for standard fonts (SIL Open Font License). Only the
// glyphs used are embedded.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { memoize } from '../../../platform/cache/memoize.ts'

const FOLDER = new URL('standard_fonts/', import.meta.resolve('pdfjs-dist/package.json'))

export type FontName = 'regular' | 'bold'

const FILES: Record<FontName, string> = {
  regular: 'LiberationSans-Regular.ttf',
  bold: 'LiberationSans-Bold.ttf',
}

const CACHED_CHARACTERS = 2_000

/** What pdfkit and this module use of fontkit's font, which pdfkit also takes instead of a file. */
type Font = {
  unitsPerEm: number
  hasGlyphForCodePoint(codePoint: number): boolean
  glyphForCodePoint(codePoint: number): { id: number; advanceWidth: number }
  layout(text: string): unknown
}

type OpenFont = { font: Font; widthOf(text: string): number }

// Parsed once a process.
const openFont = memoize((name: string): OpenFont => {
  const file = readFileSync(fileURLToPath(new URL(FILES[name as FontName], FOLDER)))
  const document = new PDFDocument({ font: file as never, autoFirstPage: false })
  const { _font } = document as unknown as { _font: { font: Font } }
  return withPlainLayout(_font.font)
}, 2)

// Kerning and ligatures take a third of the time of a report, and are hardly seen at these sizes. A glyph that fontkit
// made as a part of another one has no code points, so they are given here: copied text would lose it.
function withPlainLayout(parsed: Font): OpenFont {
  const glyphOf = memoize((character: string) => {
    const codePoint = character.codePointAt(0) as number
    const { id, advanceWidth } = parsed.glyphForCodePoint(codePoint)
    return { id, advanceWidth, codePoints: [codePoint] }
  }, CACHED_CHARACTERS)
  const font: Font = Object.create(parsed)
  font.layout = text => {
    const glyphs = Array.from(text, character => glyphOf(character))
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }))
    return {
      glyphs,
      positions,
      // pdfkit scales the positions before it asks.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }
  const widthOf = (text: string) => {
    let width = 0
    for (const character of text) width += glyphOf(character).advanceWidth
    return width / parsed.unitsPerEm
  }
  return { font, widthOf }
}

/** The width of a text in points. */
export function measureText(text: string, font: FontName, size: number): number {
  return openFont(font).widthOf(text) * size
}

/** A document that embeds the fonts, ready to write in `regular`. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const name of Object.keys(FILES)) document.registerFont(name, openFont(name).font as never)
  document.font('regular')
}

// Narrow no-break spaces of number formats; line and page separators.
const SPACES = /[\u2000-\u200a\u202f\u205f\u3000\t\v\f\r\u0085\u2028\u2029]/g
// Direction marks, joiners and other characters without a form of their own, controls and lone surrogates.
const FORMLESS = /[\p{Cf}\p{Cs}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu
const LINE_BREAK = '\n'

/** Writes characters that the font lacks by their code point, `[U+516C]`, rather than as an empty box. */
export function prepareText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  const plain = text
    .replaceAll(SPACES, '\u00a0')
    .replaceAll(FORMLESS, character => (character === LINE_BREAK ? character : ''))
    .normalize('NFC')
  return Array.from(plain, writeCharacter).join('')
}

const writeCharacter = memoize((character: string) => {
  const codePoint = character.codePointAt(0) as number
  const isWritable = Object.keys(FILES).every(name => openFont(name).font.hasGlyphForCodePoint(codePoint))
  if (character === LINE_BREAK || isWritable) return character
  return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
}, CACHED_CHARACTERS)
