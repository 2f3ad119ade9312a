// Erases the dashed frame of a scanned form, which OCR reads as colons and bars at both line ends.

import type { SKRSContext2D } from '@napi-rs/canvas'

/** Share of the image's width, at each side, in which the frame lies. */
const FRAME_MARGIN = 0.05
/** Horizontal strips, so that a slanted frame is still vertical within each. */
const STRIPS = 4
/** Block height, in pixels at 300 dpi: less than the space between two lines of text. */
const BLOCK = 9
/** Minimum share of blocks with a dark pixel in a dashed line (see bench/notes.md). */
const MIN_DARK_SHARE = 0.74
/** Maximum line width, in pixels. */
const MAX_LINE_WIDTH = 16
/** Pixels erased beside a line, for its soft edge. */
const ERASE_MARGIN = 2
const DARK = 128

/** Erases vertical lines near the left and right edges of the image. */
export function eraseFrame(context: SKRSContext2D, width: number, height: number): void {
  const side = Math.round(width * FRAME_MARGIN)
  const strip = Math.ceil(height / STRIPS)
  context.fillStyle = 'white'
  for (let top = 0; top < height; top += strip) {
    const tall = Math.min(strip, height - top)
    for (const left of [0, width - side]) {
      for (const line of findLines(countDarkBlocks(context, left, top, side, tall))) {
        const from = Math.max(0, line.from - ERASE_MARGIN)
        context.fillRect(left + from, top, line.to - from + ERASE_MARGIN, tall)
      }
    }
  }
}

// For each pixel column, the share of its blocks with a dark pixel there or next to it.
function countDarkBlocks(
  context: SKRSContext2D,
  left: number,
  top: number,
  wide: number,
  tall: number,
): number[] {
  const { data } = context.getImageData(left, top, wide, tall)
  const blocks = Math.ceil(tall / BLOCK)
  const counts = new Array<number>(wide).fill(0)
  for (let block = 0; block < blocks; block++) {
    const dark = new Uint8Array(wide)
    for (let y = block * BLOCK; y < Math.min(tall, (block + 1) * BLOCK); y++) {
      for (let x = 0; x < wide; x++) if ((data[(y * wide + x) * 4] as number) < DARK) dark[x] = 1
    }
    for (let x = 0; x < wide; x++) {
      if (dark[x - 1] || dark[x] || dark[x + 1]) counts[x] = (counts[x] as number) + 1
    }
  }
  return counts.map(count => count / blocks)
}

function findLines(shares: number[]): { from: number; to: number }[] {
  const lines: { from: number; to: number }[] = []
  let from = -1
  for (let x = 0; x <= shares.length; x++) {
    const dark = (shares[x] ?? 0) >= MIN_DARK_SHARE
    if (dark && from < 0) from = x
    if (dark || from < 0) continue
    if (x - from <= MAX_LINE_WIDTH) lines.push({ from, to: x })
    from = -1
  }
  return lines
}
