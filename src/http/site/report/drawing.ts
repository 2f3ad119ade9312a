// The charts of the page as shapes, for drawing them again on paper.

import { classesOf, isElement, type MarkupNode } from './markup.ts'

export type Shape = { look: Look } & (
  | { kind: 'path'; d: string }
  | { kind: 'rect'; x: number; y: number; width: number; height: number }
  | { kind: 'text'; x: number; y: number; text: string; anchor: 'start' | 'middle' | 'end' }
)

/** Units are those of the view box. */
export type Drawing = { left: number; top: number; width: number; height: number; shapes: Shape[] }

type Look = { fill?: string; stroke?: string; dashed?: true; thick?: true }

/** Colours on paper, which are those of the light page: WCAG contrast on white. */
export const INK = '#1a2327'
export const SOFT_INK = '#4d5a60'
export const LINE = '#d9d6cc'
export const ACCENT = '#0f4c5c'
export const TONES = { good: '#1f6b3a', warn: '#7a4b00', bad: '#9b1c1c' }
export const WARN_GROUND = '#fbf0d9'
export const QUIET_GROUND = '#f1f0ec'
const BAD_GROUND = '#fbe6e4'
const BAND_GROUND = '#e3eef0'
const CHART = ['#0f4c5c', '#5b8e7d', '#bc6c25', '#8a6d9b', '#8c8c7a']

// By class: css files of the dossier.
const LOOKS: Record<string, Look> = {
  positive: { fill: CHART[0] as string },
  negative: { fill: BAD_GROUND, stroke: TONES.bad },
  missing: { stroke: SOFT_INK, dashed: true },
  unexplained: { fill: '#ffffff', stroke: SOFT_INK, dashed: true },
  grid: { stroke: LINE },
  zero: { stroke: INK, fill: CHART[0] as string },
  total: { stroke: INK, dashed: true },
  band: { fill: BAND_GROUND, stroke: ACCENT },
  median: { stroke: ACCENT, thick: true },
  mark: { fill: INK },
  line: { stroke: SOFT_INK },
  this: { fill: '#ffffff', stroke: ACCENT, thick: true },
  bad: { fill: BAD_GROUND },
  other: { fill: BAND_GROUND },
  ...Object.fromEntries(CHART.map((fill, at) => [`part-${at + 1}`, { fill, stroke: '#ffffff' }])),
}

/** Drawings without a name are decoration. */
export function isDrawing({ name, attribs = {} }: MarkupNode): boolean {
  return name === 'svg' && attribs.role === 'img'
}

export function readDrawing(svg: MarkupNode): Drawing {
  const [left = 0, top = 0, width = 1, height = 1] = (svg.attribs?.viewBox ?? '').split(' ').map(Number)
  return { left, top, width, height, shapes: readShapes(svg, {}) }
}

function readShapes(parent: MarkupNode, inherited: Look): Shape[] {
  return (parent.children ?? []).filter(isElement).flatMap(node => readShape(node, inherited))
}

function readShape(node: MarkupNode, inherited: Look): Shape[] {
  const { name, attribs = {} } = node
  const own = [...classesOf(node)].map(one => LOOKS[one]).find(look => look !== undefined)
  const look = own ?? inherited
  const at = (attribute: string) => Number(attribs[attribute] ?? 0)
  if (name === 'g') return readShapes(node, look)
  if (name === 'path')
    return [{ kind: 'path', d: attribs.d ?? '', look: isFilledPath(node) ? look : withoutFill(look) }]
  if (name === 'rect')
    return [{ kind: 'rect', x: at('x'), y: at('y'), width: at('width'), height: at('height'), look }]
  if (name !== 'text') return []
  const text = (node.children ?? [])
    .filter(({ type }) => type === 'text')
    .map(({ data }) => data)
    .join('')
  const anchor = classesOf(node).has('share') ? 'end' : (attribs['text-anchor'] ?? 'start')
  return [{ kind: 'text', x: at('x'), y: at('y'), text, anchor: anchor as 'start', look: {} }]
}

function isFilledPath(node: MarkupNode): boolean {
  return classesOf(node).has('mark')
}

function withoutFill({ fill: _, ...look }: Look): Look {
  return look
}
