// Drawing of a network, with links to the companies' pages.

import wordings from '../../../../../data/wordings/site/network-graph.json' with { type: 'json' }
import { slug } from '../../../../domain/company/company.ts'
import type { EdgeKind } from '../../../../domain/network/network.ts'
import type { LinkedEdge, NetworkNode } from '../../../../usecases/network/get-network.ts'
import { COLON, formatHeldShare } from '../../../i18n/format.ts'
import { type Lang, type Phrase, phrase, phrases, sentence } from '../../../i18n/languages.ts'
import { nameOffice } from '../../../i18n/offices.ts'
import { type Content, type Html, html } from '../../html.ts'
import { dossierPath, personPath } from '../../paths.ts'
import {
  CHARACTER_WIDTH,
  INDENT,
  layOutNetwork,
  type NetworkLayout,
  type PlacedRow,
  ROW,
  TEXT_X,
  WIDTH,
} from './network-layout.ts'

const MARK = 7
const SMALL_WIDTH = 6.2
/** How much wider the company's own name is. */
const BOLD = 1.15

const words = {
  ...phrases(wordings.words),
  drawing: sentence(wordings.sentences.drawing, 'count'),
}

/** Kinds of lines, in the order of the legend. */
const LEGEND: readonly (readonly [kind: EdgeKind, name: Phrase])[] = [
  ['holds', phrase('aandelen', 'actions', 'Anteile', 'shares')],
  ['merged_into', phrase('fusie', 'fusion', 'Verschmelzung', 'merger')],
  ['director_of', phrase('bestuur', 'administration', 'Verwaltung', 'board')],
  ['represents', words.represents],
  ['auditor_of', words.auditor],
  ['same_seat', words.seat],
]
const NODE_LEGEND = phrases(wordings.node_legend)

/** Null for a company that nothing is linked to. */
export function renderNetworkGraph(
  lang: Lang,
  nodes: readonly NetworkNode[],
  edges: readonly LinkedEdge[],
): { drawing: Html; legend: Html; drawn: number } | null {
  const layout = layOutNetwork(nodes, edges, nameOf)
  const { rows, arcs, height } = layout
  if (rows.length < 2) return null
  const drawing = html`<svg class="network-graph" viewBox="0 0 ${WIDTH} ${height}" role="group" aria-label="${words.drawing[lang](rows.length)}">${rows.map(row => renderElbow(row, layout))}${arcs.map(
    ({ edge, path }) =>
      html`<path class="${lookOf([edge])}" d="${path}"><title>${describeArc(lang, edge, rows)}</title></path>`,
  )}${rows.map(row => renderRow(lang, row, layout))}</svg>`
  return { drawing, legend: renderLegend(lang, layout), drawn: rows.length }
}

function lookOf(edges: readonly LinkedEdge[]): string {
  const [first] = edges as [LinkedEdge]
  return `line ${first.kind}${first.currency === 'former' ? ' over' : ''}`
}

function renderElbow({ parent, x, y }: PlacedRow, { rows }: NetworkLayout): Content {
  const above = parent && rows[parent.row]
  if (!parent || !above) return null
  const from = above.x + MARK
  const middle = y + ROW / 2
  return html`<path class="line trunk" d="M${from} ${above.y + ROW / 2 + MARK}V${middle}"/><path class="${lookOf(parent.edges)}" d="M${from} ${middle}H${x + 2}"/>`
}

function renderRow(lang: Lang, row: PlacedRow, { right }: NetworkLayout): Html {
  const { node, x, y } = row
  const middle = y + ROW / 2
  const name = nameOf(node)
  const small = describeRow(lang, row)
  const room = right - x - TEXT_X - 4
  const content = html`<title>${name}${COLON[lang]}${small}</title>${renderMark(node, x, middle)}<text x="${x + TEXT_X}" y="${middle - 3}">${shorten(name, room / (CHARACTER_WIDTH * (node.distance === 0 ? BOLD : 1)))}</text><text class="small" x="${x + TEXT_X}" y="${middle + 11}">${shorten(small, room / SMALL_WIDTH)}</text>`
  const look = node.distance === 0 ? 'this' : isBankrupt(node) ? 'bad' : 'other'
  const path = pathOf(lang, node)
  return path === null
    ? html`<g class="${look}">${content}</g>`
    : html`<a class="${look}" href="${path}">${content}</a>`
}

// People are linked for members only: for others they have no id.
function pathOf(lang: Lang, { company, distance, party }: NetworkNode): string | null {
  if (party.personId !== null) return personPath(lang, party.personId)
  const isOther = company?.inRegister && distance > 0
  return isOther ? dossierPath(lang, slug(company.legalName, company.enterpriseNumber)) : null
}

function renderMark({ party }: NetworkNode, x: number, middle: number): Html {
  const centre = x + MARK
  if (party.kind === 'person') return html`<circle cx="${centre}" cy="${middle}" r="5"/>`
  if (party.kind === 'foreign_company')
    return html`<path class="mark" d="M${centre} ${middle - 6}l6 6l-6 6l-6 -6z"/>`
  return html`<rect x="${centre - 5}" y="${middle - 5}" width="10" height="10" rx="2"/>`
}

function nameOf({ company, party, id }: NetworkNode): string {
  return company?.legalName ?? party.name ?? id
}

function isBankrupt({ openBankruptcy }: NetworkNode): boolean {
  return openBankruptcy !== null && openBankruptcy.length > 0
}

function describeRow(lang: Lang, { node, parent }: PlacedRow): string {
  const { company, party, id } = node
  const links = parent === null ? [words.here[lang]] : parent.edges.map(edge => describeEdge(lang, edge, id))
  return [
    isBankrupt(node) && words.bankrupt[lang],
    party.enterpriseNumber !== null && !company?.inRegister && words.gone[lang],
    ...new Set(links),
  ]
    .filter(part => part !== false)
    .join(' · ')
}

/** What an edge makes of the node at one of its ends. */
function describeEdge(lang: Lang, edge: LinkedEdge, id: string): string {
  const { currency, doubtful } = edge
  const notes = [
    currency === 'former' && words.former[lang],
    currency === 'stale' && words.stale[lang],
    doubtful && words.doubtful[lang],
  ].filter(note => note !== false)
  const what = nameEdge(lang, edge, edge.fromId === id)
  return notes.length === 0 ? what : `${what} (${notes.join(', ')})`
}

function nameEdge(lang: Lang, { kind, holding, mandates }: LinkedEdge, isFrom: boolean): string {
  if (kind === 'same_seat') return words.seat[lang]
  if (kind === 'merged_into') return words[isFrom ? 'absorbed' : 'absorbing'][lang]
  if (kind === 'holds') {
    const share = holding?.byHolder ?? holding?.byHeld ?? null
    const what = words[isFrom ? 'shareholder' : 'held'][lang]
    return share === null ? what : `${what} ${formatHeldShare(lang, Number(share))}`
  }
  const [first] = mandates
  const office =
    kind === 'represents' ? words.represents[lang] : first?.office && nameOffice(lang, first.office)
  const named = office || words.officer[lang]
  return isFrom ? named : `${words.there[lang]}${COLON[lang]}${named}`
}

function describeArc(lang: Lang, edge: LinkedEdge, rows: readonly PlacedRow[]): string {
  const named = (id: string) => nameOf((rows.find(({ node }) => node.id === id) as PlacedRow).node)
  return `${named(edge.fromId)} – ${named(edge.toId)}${COLON[lang]}${describeEdge(lang, edge, edge.fromId)}`
}

function shorten(text: string, room: number): string {
  const most = Math.max(4, Math.floor(room))
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}

// Only what the drawing has.
function renderLegend(lang: Lang, { rows, arcs }: NetworkLayout): Html {
  const drawn = [...rows.flatMap(({ parent }) => parent?.edges[0] ?? []), ...arcs.map(({ edge }) => edge)]
  const kinds = LEGEND.filter(([kind]) => drawn.some(edge => edge.kind === kind))
  const shapes = (['company', 'foreign_company', 'person'] as const).filter(shape =>
    rows.some(({ node }) => node.party.kind === shape),
  )
  return html`<ul class="network-legend soft small">${kinds.map(
    ([kind, name]) =>
      html`<li><svg class="network-graph" viewBox="0 0 ${INDENT + 6} 12" aria-hidden="true"><path class="line ${kind}" d="M1 6H${INDENT + 5}"/></svg>${name[lang]}</li>\n`,
  )}${shapes.map(
    shape =>
      html`<li><svg class="network-graph" viewBox="0 0 14 14" aria-hidden="true"><g class="other">${renderMark({ party: { kind: shape } } as NetworkNode, 0, 7)}</g></svg>${NODE_LEGEND[shape][lang]}</li>\n`,
  )}</ul>`
}
