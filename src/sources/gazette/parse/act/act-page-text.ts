// Text layer of an act's page as lines, without the parts of form and gazette.

import type { PositionedPage } from '../pdf/positioned-text.ts'
import { joinLines } from '../pdf/text-lines.ts'
import {
  isFootLine,
  isMarginLine,
  isRepeatedHeading,
  isReservedBox,
  readMarginDay,
} from './act-headers-footers.ts'

type ActPage = { lines: string[]; publishedOn: string | null }

/** Width of the gazette's reserved box, as a share of the page, from the left. */
const RESERVED_BOX_WIDTH = 0.16
/** Share of the page's height below which the foot may start. */
const FOOT_FROM = 0.85

/** `number` is the page number, from 1. */
export function readActPage(page: PositionedPage, number: number): ActPage {
  const publishedOn = page.texts.map(text => readMarginDay(text.text)).find(day => day !== null) ?? null
  const texts = page.texts.filter(
    text =>
      text.upright &&
      !isMarginLine(text.text) &&
      !(text.right < RESERVED_BOX_WIDTH * page.width && isReservedBox(text.text)),
  )
  const lines = joinLines(texts)
  const foot = lines.findIndex(line => line.y > FOOT_FROM * page.height && isFootLine(line.text))
  const body = (foot < 0 ? lines : lines.slice(0, foot)).map(line => line.text)
  return { lines: number === 1 ? body : body.filter(line => !isRepeatedHeading(line)), publishedOn }
}
