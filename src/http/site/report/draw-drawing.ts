// Draws a chart of the page as a figure with its description.

import type { Block } from './blocks.ts'
import { type Area, type Canvas, type Element, PAGE } from './canvas.ts'
import { type Drawing, type Shape, SOFT_INK } from './drawing.ts'
import { measureText, prepareText } from './fonts.ts'

/** Of a unit of the view box: text is twelve units high. */
const MAX_SCALE = 0.72
const MAX_HEIGHT = 640
const MAX_WIDE_SCALE = 2.2
const TEXT_SIZE = 12
const GAP = 6

/** In points. Scales without text, some hundred units wide, fill the column. */
export function sizeOf({ width, height, shapes }: Drawing, room: number) {
  const hasText = shapes.some(({ kind }) => kind === 'text')
  const scale = Math.min(hasText ? MAX_SCALE : MAX_WIDE_SCALE, room / width, MAX_HEIGHT / height)
  return { scale, width: width * scale, height: height * scale }
}

export function drawDrawing(
  canvas: Canvas,
  parent: Element,
  { alt, drawing }: Block & { kind: 'drawing' },
  area: Area,
): void {
  const { document } = canvas
  const { scale, width, height } = sizeOf(drawing, area.width)
  canvas.ensure(height + GAP)
  const bbox = [area.x, canvas.y, area.x + width, canvas.y + height]
  const element = canvas.element(parent, 'Figure', { alt, bbox })
  canvas.mark(element, 'Figure', () => {
    document.save()
    document.translate(area.x, canvas.y).scale(scale).translate(-drawing.left, -drawing.top)
    for (const shape of drawing.shapes) drawShape(canvas, shape)
    document.restore()
  })
  canvas.y += Math.min(height + GAP, PAGE.height)
}

function drawShape(canvas: Canvas, shape: Shape): void {
  const { document } = canvas
  if (shape.kind === 'text') {
    const text = prepareText(shape.text)
    const width = measureText(text, 'regular', TEXT_SIZE)
    const shift = { start: 0, middle: width / 2, end: width }[shape.anchor]
    const place = { lineBreak: false, baseline: 'alphabetic' } as const
    document
      .font('regular')
      .fontSize(TEXT_SIZE)
      .fillColor(SOFT_INK)
      .text(text, shape.x - shift, shape.y, place)
    return
  }
  const { fill, stroke, dashed, thick } = shape.look
  if (fill === undefined && stroke === undefined) return
  document.lineWidth(thick ? 1.6 : 1)
  if (dashed) document.dash(3, { space: 2 })
  if (shape.kind === 'path') document.path(shape.d)
  else document.rect(shape.x, shape.y, shape.width, shape.height)
  if (fill && stroke) document.fillAndStroke(fill, stroke)
  else if (fill) document.fill(fill)
  else document.stroke(stroke)
  if (dashed) document.undash()
}
