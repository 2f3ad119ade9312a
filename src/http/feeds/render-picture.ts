// Draws the preview picture of a company.

import { fileURLToPath } from 'node:url'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { PICTURE_SIZE } from '../site/preview-tags.ts'

/** What is on a picture. */
export type PictureContent = {
  name: string
  number: string
  town: string | null
  status: string
  /** Background of the status, dark enough for white text. */
  colour: string
}

const FAMILY = 'Griffie Sans'
const PAPER = '#f7f6f2'
const INK = '#1a2327'
const INK_SOFT = '#4d5a60'
const ACCENT = '#0f4c5c'
const MARGIN = 80
const MAX_WIDTH = PICTURE_SIZE.width - 2 * MARGIN
const NAME_SIZES = [84, 68, 56]
const MAX_LINES = 3
// More does not fit in any size.
const MAX_NAME_LENGTH = 200

/** A PNG. Drawing takes a few milliseconds; compression runs outside the event loop. */
export async function renderPicture(content: PictureContent): Promise<Buffer> {
  const { createCanvas } = await loadCanvas()
  const canvas = createCanvas(PICTURE_SIZE.width, PICTURE_SIZE.height)
  const context = canvas.getContext('2d')
  context.textBaseline = 'alphabetic'
  context.fillStyle = PAPER
  context.fillRect(0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height)
  context.fillStyle = ACCENT
  context.fillRect(0, 0, PICTURE_SIZE.width, 24)
  drawText(context, 'Griffie', { size: 40, colour: ACCENT, y: 110, isBold: true })
  drawName(context, content.name)
  const place = [content.number, content.town].filter(text => text).join(' · ')
  drawText(context, place, { size: 40, colour: INK_SOFT, y: 485 })
  drawStatus(context, content)
  return canvas.encode('png')
}

let loading: Promise<typeof import('@napi-rs/canvas')> | undefined

// The library is large, and loaded only once a picture is asked for. The machine may have no fonts of its own.
function loadCanvas(): Promise<typeof import('@napi-rs/canvas')> {
  loading ??= import('@napi-rs/canvas').then(library => {
    for (const weight of ['Regular', 'Bold']) {
      const font = import.meta.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${weight}.ttf`)
      library.GlobalFonts.registerFromPath(fileURLToPath(font), FAMILY)
    }
    return library
  })
  return loading
}

type TextStyle = { size: number; colour: string; y: number; x?: number; isBold?: boolean }

function drawText(
  context: SKRSContext2D,
  text: string,
  { size, colour, y, x = MARGIN, isBold = false }: TextStyle,
): void {
  setFont(context, size, isBold)
  context.fillStyle = colour
  context.fillText(shorten(context, text), x, y)
}

function setFont(context: SKRSContext2D, size: number, isBold: boolean): void {
  context.font = `${isBold ? 'bold ' : ''}${size}px "${FAMILY}", sans-serif`
}

// In the largest size in which it fits; shortened in the smallest.
function drawName(context: SKRSContext2D, name: string): void {
  const text = Array.from(name.replaceAll(/\s+/g, ' ')).slice(0, MAX_NAME_LENGTH).join('')
  for (const size of NAME_SIZES) {
    setFont(context, size, true)
    const lines = wrap(context, text)
    const fits = lines.length <= MAX_LINES && lines.every(line => isWithin(context, line))
    if (!fits && size !== NAME_SIZES.at(-1)) continue
    const shown = lines.slice(0, MAX_LINES)
    if (lines.length > MAX_LINES) shown[MAX_LINES - 1] += ` ${lines[MAX_LINES]}`
    for (const [at, line] of shown.entries())
      drawText(context, line, { size, colour: INK, y: 225 + at * size * 1.15, isBold: true })
    return
  }
}

function wrap(context: SKRSContext2D, text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length === 0 || !isWithin(context, longer)) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

function isWithin(context: SKRSContext2D, text: string): boolean {
  return context.measureText(text).width <= MAX_WIDTH
}

function shorten(context: SKRSContext2D, text: string): string {
  if (isWithin(context, text)) return text
  const signs = Array.from(text)
  while (signs.length > 0 && !isWithin(context, `${signs.join('')}…`)) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

const STATUS = { size: 36, top: 520, height: 64, padding: 28 }

function drawStatus(context: SKRSContext2D, { status, colour }: PictureContent): void {
  const { size, top, height, padding } = STATUS
  setFont(context, size, true)
  const width = Math.min(MAX_WIDTH, context.measureText(status).width + 2 * padding)
  context.fillStyle = colour
  context.beginPath()
  context.roundRect(MARGIN, top, width, height, 12)
  context.fill()
  context.save()
  context.clip()
  drawText(context, status, { size, colour: '#ffffff', x: MARGIN + padding, y: top + 45, isBold: true })
  context.restore()
}
