// A deposit as XBRL instance in the Bank's dimensional syntax since April 2022: what a figure is, its members say, the year
// before among them; every context has the closing date as its instant.

import type { RubricValues } from '../statements/rubric-values.ts'
import { printShort } from './decimals.ts'
import type { Deposit } from './deposit.ts'
import { type FactName, listFactNames } from './rubric-fact-names.ts'
import { type InstanceFact, identityFacts, officerFacts } from './xbrl-facts.ts'

const BANK = 'http://www.nbb.be/be/fr/cbso'
const FRAMEWORK = '25.0'
const ENUMERATED = ['cty', 'fct', 'lgf', 'pcd']
const UNITS = { EUR: 'iso4217:EUR', pure: 'pure' } as const

/** The document as text. Only for a deposit with figures of which all have a fact, see `canBeInstance`. */
export function writeInstance(deposit: Deposit): string {
  const { figures, company, officers } = deposit
  const model = figures?.model ?? ''
  const names = listFactNames(model)
  const facts = [
    ...identityFacts(deposit),
    ...officerFacts(officers),
    ...(figures ? figureFacts(figures.current, names.current) : []),
    ...(figures ? figureFacts(figures.previous, names.previous) : []),
  ]
  const contexts = facts.map((fact, at) =>
    writeContext(fact, at, company.enterpriseNumber, deposit.periodEnd),
  )
  const units = Object.entries(UNITS).map(
    ([id, measure]) => `<unit id="U-${id}"><measure>${measure}</measure></unit>`,
  )
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<xbrl xml:lang="${company.language}" ${writeNamespaces(facts)}>`,
    `<link:schemaRef xlink:type="simple" xlink:href="${BANK}/fws/${FRAMEWORK}/mod/${model}/${deposit.model}.xsd"/>`,
    ...contexts,
    ...units,
    ...facts.map(writeFact),
    '</xbrl>\n',
  ].join('\n')
}

function figureFacts(cells: RubricValues, names: ReadonlyMap<string, FactName>): InstanceFact[] {
  return [...cells].flatMap(([code, value]) => {
    const name = names.get(code)
    if (!name) return []
    const unit = name.metric.startsWith('am') ? 'EUR' : 'pure'
    return [{ element: `met:${name.metric}`, members: name.members, unit, value: printShort(value) }]
  })
}

function writeNamespaces(facts: readonly InstanceFact[]): string {
  const domains = new Set(facts.flatMap(({ members }) => members.map(prefixOf)))
  return [
    ['xmlns', 'http://www.xbrl.org/2003/instance'],
    ['xmlns:link', 'http://www.xbrl.org/2003/linkbase'],
    ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
    ['xmlns:iso4217', 'http://www.xbrl.org/2003/iso4217'],
    ['xmlns:xbrldi', 'http://xbrl.org/2006/xbrldi'],
    ['xmlns:met', `${BANK}/dict/met`],
    ['xmlns:dim', `${BANK}/dict/dim`],
    ...['open', ...ENUMERATED, ...domains].map(domain => [`xmlns:${domain}`, `${BANK}/dict/dom/${domain}`]),
    ...ENUMERATED.map(list => [`xmlns:${list}-enum`, `${BANK}/${FRAMEWORK}/enum/${list}-enum`]),
  ]
    .map(([prefix, uri]) => `${prefix}="${uri}"`)
    .join(' ')
}

function prefixOf(member: string): string {
  return member.slice(member.indexOf('=') + 1, member.indexOf(':'))
}

function writeContext(
  { members, typed = {} }: InstanceFact,
  at: number,
  enterpriseNumber: string,
  periodEnd: string,
): string {
  const explicit = members.map(member => {
    const [dimension, named] = member.includes('=') ? member.split('=') : [prefixOf(member), member]
    return `<xbrldi:explicitMember dimension="dim:${dimension}">${named}</xbrldi:explicitMember>`
  })
  const open = Object.entries(typed).map(([dimension, value]) => {
    const type = dimension === 'open' ? 'id' : 'str'
    return `<xbrldi:typedMember dimension="dim:${dimension}"><open:${type}>${escapeXml(value)}</open:${type}></xbrldi:typedMember>`
  })
  return [
    `<context id="I${at}"><entity><identifier scheme="http://www.fgov.be">${enterpriseNumber}</identifier></entity>`,
    `<period><instant>${periodEnd}</instant></period>`,
    `<scenario>${explicit.join('')}${open.join('')}</scenario></context>`,
  ].join('')
}

function writeFact({ element, unit, value }: InstanceFact, at: number): string {
  const measured = unit ? ` decimals="INF" unitRef="U-${unit}"` : ''
  return `<${element} contextRef="I${at}"${measured}>${escapeXml(value)}</${element}>`
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
