// Writes XBRL instances for tests, in the syntax since April 2022; every value is invented.

export type FactFixture = {
  name: string
  /** Explicit members, `bas:m25`. */
  members?: string[]
  typed?: Record<string, string>
  unit?: 'EUR' | 'USD' | 'pure'
  /** Null writes a nil fact. */
  value: string | null
}

const DOMAINS = 'http://www.nbb.be/be/fr/cbso/dict'

/** An instance of `model`, all facts at the same closing date; `prefix` stands before each prefix of the Bank's. */
export function writeInstance(facts: readonly FactFixture[], { model = 'm01-f', prefix = '' } = {}): string {
  const used = new Set(
    facts.flatMap(({ members = [] }) => members.map(member => member.split(':')[0] as string)),
  )
  const namespaces = [...used].map(domain => `xmlns:${prefix}${domain}="${DOMAINS}/dom/${domain}"`).join(' ')
  return `<?xml version="1.0" encoding="utf-8"?>
<xbrl xml:lang="nl" xmlns="http://www.xbrl.org/2003/instance" xmlns:link="http://www.xbrl.org/2003/linkbase"
  xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:xbrldi="http://xbrl.org/2006/xbrldi"
  xmlns:open="${DOMAINS}/dom/open" xmlns:${prefix}met="${DOMAINS}/met" xmlns:${prefix}dim="${DOMAINS}/dim" ${namespaces}>
<link:schemaRef xlink:type="simple" xlink:href="http://www.nbb.be/be/fr/cbso/fws/25.0/mod/${model.slice(0, 3)}/${model}.xsd"/>
<unit id="EUR"><measure>iso4217:EUR</measure></unit><unit id="USD"><measure>iso4217:USD</measure></unit>
<unit id="pure"><measure>pure</measure></unit>
${facts.map((fact, at) => writeFact(fact, at, prefix)).join('\n')}
</xbrl>`
}

function writeFact({ name, members = [], typed = {}, unit, value }: FactFixture, at: number, prefix: string) {
  const explicit = members.map(
    member =>
      `<xbrldi:explicitMember dimension="${prefix}dim:${member.split(':')[0]}">${prefix}${member}</xbrldi:explicitMember>`,
  )
  const named = Object.entries(typed).map(
    ([dimension, text]) =>
      `<xbrldi:typedMember dimension="${prefix}dim:${dimension}"><open:str>${text}</open:str></xbrldi:typedMember>`,
  )
  const attributes = `contextRef="c${at}"${unit ? ` unitRef="${unit}" decimals="2"` : ''}`
  const element = `${prefix}met:${name}`
  return `<context id="c${at}"><entity><identifier scheme="http://www.fgov.be">0888000158</identifier></entity>
<period><instant>2024-12-31</instant></period><scenario>${[...explicit, ...named].join('\n')}</scenario></context>
${value === null ? `<${element} ${attributes} xsi:nil="true"/>` : `<${element} ${attributes}>${value}</${element}>`}`
}

/** An amount in euro. */
export function amount(members: string, value: string | null, name = 'am1'): FactFixture {
  return { name, members: members.split(' '), unit: 'EUR', value }
}
