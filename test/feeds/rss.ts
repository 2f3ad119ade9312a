// Strict RSS 2.0 parser: checks well-formedness and the rules of the specification.

import assert from 'node:assert/strict'
import { SaxesParser } from 'saxes'

type Item = { title: string; description: string; link: string; guid: string; pubDate: string }
type Channel = {
  fields: Record<string, string>
  selfLink: string
  /** Addresses of the other links, by relation. */
  links: Record<string, string>
  items: Item[]
}

// RFC 822 with a four-digit year, as RSS requires.
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** Throws on a violated rule. */
export function readRss(xml: string): Channel {
  const channel: Channel = { fields: {}, selfLink: '', links: {}, items: [] }
  const path: string[] = []
  let item: Record<string, string> | null = null
  let text = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', tag => {
    path.push(tag.name)
    text = ''
    if (tag.name === 'rss') assert.equal(tag.attributes.version?.value, '2.0')
    if (tag.name === 'item') item = {}
    if (tag.name === 'guid') assert.equal(tag.attributes.isPermaLink?.value, 'false')
    if (tag.name === 'atom:link') {
      assert.equal(tag.uri, 'http://www.w3.org/2005/Atom')
      assert.equal(tag.attributes.type?.value, 'application/rss+xml')
      const { rel, href } = tag.attributes
      if (rel?.value === 'self') channel.selfLink = href?.value ?? ''
      else channel.links[rel?.value ?? ''] = href?.value ?? ''
    }
  })
  const add = (part: string) => {
    text += part
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', tag => {
    path.pop()
    if (tag.name === 'item') {
      channel.items.push(item as Item)
      item = null
    } else if (item) {
      assert.ok(!(tag.name in item), `one ${tag.name} an item`)
      item[tag.name] = text
    } else if (path.at(-1) === 'channel' && tag.name !== 'atom:link') channel.fields[tag.name] = text
    text = ''
  })
  parser.write(xml).close()
  checkRules(channel)
  return channel
}

function checkRules({ fields, selfLink, items }: Channel): void {
  for (const name of ['title', 'link', 'description', 'language']) assert.ok(fields[name], name)
  for (const address of [fields.link, selfLink, ...items.map(({ link }) => link)])
    assert.match(new URL(address ?? '').protocol, /^https?:$/)
  for (const date of [fields.lastBuildDate, ...items.map(({ pubDate }) => pubDate)]) {
    assert.match(date ?? '', RFC_822)
    assert.equal(new Date(date ?? '').toUTCString(), date)
  }
  assert.match(fields.ttl ?? '', /^\d+$/)
  for (const { title, description } of items) assert.ok(title && description)
  assert.equal(new Set(items.map(({ guid }) => guid)).size, items.length, 'guids differ')
}
