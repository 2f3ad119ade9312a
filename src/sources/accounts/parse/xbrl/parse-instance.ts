// Parses XML into an instance in one pass with saxes, which resolves no external references.

import { SaxesParser, type SaxesTagNS } from 'saxes'
import { ParseError } from '../parse-result.ts'
import type { Context, Fact, Instance } from './instance.ts'

const XBRLI = 'http://www.xbrl.org/2003/instance'
const XBRLDI = 'http://xbrl.org/2006/xbrldi'
const LINK = 'http://www.xbrl.org/2003/linkbase'
const XLINK = 'http://www.w3.org/1999/xlink'
const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

/** Throws `ParseError` for truncated or invalid XML, and for XML of another kind. */
export function parseInstance(xml: string): Instance {
  const builder = new InstanceBuilder()
  builder.read(xml)
  return builder.instance
}

class InstanceBuilder {
  readonly instance: Instance = {
    schema: null,
    language: null,
    contexts: new Map(),
    units: new Map(),
    facts: [],
  }
  #parser = new SaxesParser({ xmlns: true, position: false })
  #depth = 0
  #context: { id: string; read: Context } | null = null
  #unit: string | null = null
  #dimension: string | null = null
  #fact: Fact | null = null
  #text = ''

  read(xml: string): void {
    this.#parser.on('opentag', tag => this.#open(tag))
    this.#parser.on('closetag', tag => this.#close(tag))
    this.#parser.on('text', text => {
      this.#text += text
    })
    this.#parser.on('cdata', text => {
      this.#text += text
    })
    this.#parser.on('error', error => {
      throw new ParseError(
        `truncated or invalid XML (${error.message.slice(0, 100)}); download the file again`,
      )
    })
    this.#parser.write(xml).close()
  }

  #open(tag: SaxesTagNS): void {
    this.#text = ''
    this.#depth += 1
    if (this.#depth === 1) this.#openRoot(tag)
    else if (tag.uri === XBRLI) this.#openInstanceTag(tag)
    else if (tag.uri === XBRLDI) this.#dimension = localName(attribute(tag, 'dimension'))
    else if (tag.uri === LINK && tag.local === 'schemaRef') {
      this.instance.schema = qualifiedAttribute(tag, XLINK, 'href')
    } else if (!this.#context) this.#openFact(tag)
  }

  #openRoot(tag: SaxesTagNS): void {
    if (tag.uri !== XBRLI || tag.local !== 'xbrl') {
      throw new ParseError(`unknown XML (root element ${tag.name}); only XBRL instances are supported`)
    }
    this.instance.language = tag.attributes['xml:lang']?.value ?? null
  }

  #openInstanceTag(tag: SaxesTagNS): void {
    const id = attribute(tag, 'id') ?? ''
    if (tag.local === 'unit') this.#unit = id
    if (tag.local !== 'context') return
    this.#context = { id, read: { entity: null, start: null, end: null, members: [], typed: null } }
  }

  #openFact(tag: SaxesTagNS): void {
    const context = attribute(tag, 'contextRef')
    if (!context) return
    const nil = /^(?:true|1)$/.test(qualifiedAttribute(tag, XSI, 'nil') ?? '')
    const unit = attribute(tag, 'unitRef')
    this.#fact = { namespace: tag.uri, name: tag.local, context, unit, value: nil ? null : '' }
  }

  #close(tag: SaxesTagNS): void {
    this.#depth -= 1
    if (this.#fact && tag.uri === this.#fact.namespace && tag.local === this.#fact.name) {
      const { value } = this.#fact
      this.instance.facts.push({ ...this.#fact, value: value === null ? null : this.#text.trim() || null })
      this.#fact = null
    } else if (this.#context) this.#closeInContext(tag, this.#context)
    else if (this.#unit !== null) this.#closeInUnit(tag, this.#unit)
    this.#text = ''
  }

  #closeInUnit(tag: SaxesTagNS, unit: string): void {
    if (tag.local === 'measure') this.instance.units.set(unit, this.#text.trim())
    if (tag.local === 'unit') this.#unit = null
  }

  #closeInContext(tag: SaxesTagNS, { id, read }: { id: string; read: Context }): void {
    const text = this.#text.trim()
    if (tag.uri === XBRLDI) this.#closeMember(tag.local, text, read)
    else if (tag.uri !== XBRLI) {
      // The value of a typed member; the member itself contains only white space around it.
      if (this.#dimension) read.typed = (read.typed ?? new Map()).set(this.#dimension, text)
    } else if (tag.local === 'identifier') read.entity = text
    else if (tag.local === 'startDate') read.start = text
    else if (tag.local === 'endDate' || tag.local === 'instant') read.end = text
    else if (tag.local === 'context') {
      this.instance.contexts.set(id, read)
      this.#context = null
    }
  }

  #closeMember(kind: string, text: string, read: Context): void {
    // m0 is the default member of all the Bank's dimensions: equivalent to omitting the dimension.
    if (kind === 'explicitMember' && this.#dimension && localName(text) !== 'm0') {
      const member = `${this.#domain(text)}:${localName(text)}`
      read.members.push(member.startsWith(`${this.#dimension}:`) ? member : `${this.#dimension}=${member}`)
    }
    this.#dimension = null
  }

  // The Bank's namespaces end in the domain's name; prefixes are arbitrary.
  #domain(qualifiedName: string): string {
    const prefix = qualifiedName.slice(0, Math.max(0, qualifiedName.indexOf(':')))
    const namespace = this.#parser.resolve(prefix)
    return namespace?.slice(namespace.lastIndexOf('/') + 1) ?? prefix
  }
}

function attribute(tag: SaxesTagNS, name: string): string | null {
  return tag.attributes[name]?.value ?? null
}

function qualifiedAttribute(tag: SaxesTagNS, namespace: string, name: string): string | null {
  for (const { uri, local, value } of Object.values(tag.attributes)) {
    if (local === name && uri === namespace) return value
  }
  return null
}

function localName(qualifiedName: string | null): string | null {
  return qualifiedName === null ? null : qualifiedName.slice(qualifiedName.indexOf(':') + 1).trim()
}
