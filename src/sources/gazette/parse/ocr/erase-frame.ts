// The dashed frame around the text of a scanned form, which character recognition takes for colons and bars at both
// ends of the lines: wiped out of the picture before.

import type { SKRSContext2D } from '@napi-rs/canvas'

/** Share of the picture's width, at each side, in which the frame stands. */
const FRAME_MARGIN = 0.05
/** Strips are looked at one by one, so that a frame slanted by the scanner still is an upright line in each. */
const STRIPS = 4
/** Height of a block, in points of the picture at 300 dpi: smaller than the space between two lines of text. */
const BLOCK = 9
/** Least share of blocks with a dark point in a dashed line: 0.8 to 1 was measured, up to 0.6 for aligned letters. */
const MIN_DARK_SHARE = 0.74
/** Widest line, in points of the picture. */
const MAX_LINE_WIDTH = 16
/** Points wiped beside a line, for its soft edge. */
const ERASE_MARGIN = 2
const DARK = 128

/** Wipes upright lines near the left and right side of the picture with white. */
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

// For each column of points, the share of its blocks that hold a dark point there or directly beside.
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
