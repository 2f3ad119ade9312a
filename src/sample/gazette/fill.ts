// Templates of data/sample: text with `{slots}`.

/** Fills the slots in their order. Null when one of them has nothing to print: then the line is left out. */
export function fillOptional(template: string, slot: (name: string) => string | null): string | null {
  let complete = true
  const text = template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = slot(name)
    if (value === null) complete = false
    return value ?? ''
  })
  return complete ? text : null
}

/** Fills the slots. Throws a `TypeError` for one that `values` lacks. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{([^}]+)\}/g, (slot, name: string) => {
    const value = values[name]
    if (value === undefined) throw new TypeError(`No value for ${slot} in ${template}`)
    return value
  })
}
