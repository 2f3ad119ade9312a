// Drawing of a group as an indented tree, readable on narrow screens: one row per company, indented under its holder.

import { stratify } from 'd3-hierarchy'
import type { CompanyFacts } from '../../../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import type { Group } from '../../../../domain/ownership/group.ts'
import type { OwnershipParty } from '../../../../domain/ownership/ownership-links.ts'
import { formatHeldShare } from '../../../i18n/format.ts'
import { type Lang, phrase } from '../../../i18n/languages.ts'
import { type Html, html } from '../../html.ts'

// View box units, about a pixel on a narrow screen.
const WIDTH = 360
const ROW = 34
const INDENT = 18
const MAX_INDENTS = 6
const BOX = 26
/** Maximum number of rows. */
export const MAX_ROWS = 40
const CHARACTER_WIDTH = 7

const words = {
  drawing: phrase<(count: string) => string>(
    count => `Tekening van de groep: ${count} ondernemingen, elk ingesprongen onder haar houder.`,
    count => `Dessin du groupe : ${count} entreprises, chacune en retrait sous son détenteur.`,
    count => `Zeichnung der Gruppe: ${count} Unternehmen, jedes eingerückt unter seinem Inhaber.`,
    count => `Drawing of the group: ${count} companies, each indented under its holder.`,
  ),
  person: phrase('natuurlijke persoon', 'personne physique', 'natürliche Person', 'natural person'),
}

type Node = { id: string; parentId: string | null; name: string; share: string | null; look: string }

type GroupDrawing = {
  company: CompanyFacts
  group: Group
  named: ReadonlyMap<EnterpriseNumber, CompanyFacts>
  bankrupt: ReadonlySet<EnterpriseNumber>
  /** Whether natural persons are named. */
  namesPersons: boolean
}

/** Null for a group of one, and for a circle, which is no tree. */
export function renderGroupGraph(lang: Lang, drawing: GroupDrawing): Html | null {
  if (drawing.group.cycle) return null
  const nodes = listNodes(lang, drawing)
  if (nodes.length < 2) return null
  const rows = arrange(nodes).slice(0, MAX_ROWS)
  const height = rows.length * ROW
  return html`<svg class="group-graph" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${words.drawing[lang](String(nodes.length))}">${rows.map(
    (row, at) => renderRow(lang, row, at),
  )}</svg>`
}

function listNodes(lang: Lang, { company, group, named, bankrupt, namesPersons }: GroupDrawing): Node[] {
  const lookOf = (number: EnterpriseNumber | null) => {
    if (number === company.enterpriseNumber) return 'this'
    return number !== null && bankrupt.has(number) ? 'bad' : 'other'
  }
  const nodeOf = (party: OwnershipParty, parentId: string | null, share: string | null): Node => ({
    id: idOf(party),
    parentId,
    name: party.kind === 'person' && !namesPersons ? words.person[lang] : nameOf(party, named),
    share,
    look: lookOf(party.enterpriseNumber),
  })
  const above = group.parents.toReversed()
  const own = { ...OWN, name: company.legalName, enterpriseNumber: company.enterpriseNumber }
  const chain = [...above.map(({ party }) => party), own]
  const shares = [null, ...above.map(({ share }) => share)]
  const nodes = new Map(
    chain.map((party, at) => {
      const parent = chain[at - 1]
      const node = nodeOf(party, parent ? idOf(parent) : null, shares[at] ?? null)
      return [node.id, node]
    }),
  )
  for (const { party, parent, share } of group.members) {
    const node = nodeOf(party, parent, share)
    if (!nodes.has(node.id)) nodes.set(node.id, node)
  }
  return [...nodes.values()]
}

const OWN: Omit<OwnershipParty, 'name' | 'enterpriseNumber'> = {
  kind: 'company',
  foreignIdentifier: null,
  country: 'BE',
  matchedByName: false,
}

function idOf({ kind, enterpriseNumber, country, foreignIdentifier, name }: OwnershipParty): string {
  return enterpriseNumber ?? `${kind} ${country} ${foreignIdentifier ?? name}`
}

function nameOf({ enterpriseNumber, name }: OwnershipParty, named: GroupDrawing['named']): string {
  return (enterpriseNumber && named.get(enterpriseNumber)?.legalName) ?? name
}

type Row = Node & { depth: number; parentRow: number | null }

/** Depth first, so that the companies under one holder stand together. */
function arrange(nodes: readonly Node[]): Row[] {
  const root = stratify<Node>()
    .id(node => node.id)
    .parentId(node => node.parentId)([...nodes])
  const placed = new Map<string, number>()
  const rows: Row[] = []
  root.eachBefore(({ data, depth }) => {
    placed.set(data.id, rows.length)
    const parentRow = data.parentId === null ? null : (placed.get(data.parentId) ?? null)
    rows.push({ ...data, depth: Math.min(depth, MAX_INDENTS), parentRow })
  })
  return rows
}

function renderRow(lang: Lang, { name, share, look, depth, parentRow }: Row, at: number): Html {
  const x = depth * INDENT
  const y = at * ROW
  const middle = y + BOX / 2
  const shareText = share === null ? '' : formatHeldShare(lang, Number(share))
  const room = Math.floor((WIDTH - x - 14) / CHARACTER_WIDTH) - shareText.length - 1
  const label = name.length > room ? `${name.slice(0, Math.max(1, room - 1)).trimEnd()}…` : name
  const elbow =
    parentRow !== null &&
    html`<path class="line" d="M${x - INDENT / 2} ${parentRow * ROW + BOX}V${middle}H${x}"/>`
  return html`<g class="${look}">${elbow}<rect x="${x}" y="${y}" width="${WIDTH - x - 1}" height="${BOX}" rx="4"/><text x="${x + 7}" y="${middle + 4}">${label}<title>${name}</title></text>${
    shareText && html`<text class="share" x="${WIDTH - 8}" y="${middle + 4}">${shareText}</text>`
  }</g>`
}
