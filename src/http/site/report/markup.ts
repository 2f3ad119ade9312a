// Nodes of parsed markup, as far as a report reads them.

export type MarkupNode = {
  type: string
  /** Of an element. */
  name?: string
  attribs?: Record<string, string>
  children?: MarkupNode[]
  parent?: MarkupNode | null
  /** Of a text. */
  data?: string
}

export function isElement(node: MarkupNode): boolean {
  return node.name !== undefined
}

export function classesOf(node: MarkupNode | null | undefined): ReadonlySet<string> {
  return new Set((node?.attribs?.class ?? '').split(' '))
}
