// Companies of the sample that have people or an address in common (planned-companies.tsv), by their place among two
// thousand: an address, a board or a failure that chance would not draw.

import { hash } from '../random.ts'
import { readTable } from '../read-table.ts'
import { TOWN_SPREAD, TOWNS, type Town } from './addresses/address-tables.ts'
import { assignStratum, indexOfStratum } from './stratify.ts'

export type PlannedCompany = {
  member: string
  /** Position among all seats; null for an address of its own. */
  seat: number | null
  town: Town | null
  /** Null where the trade is drawn. */
  trade: string | null
  /** As in name-patterns.tsv; null where the pattern is drawn. */
  namePattern: string | null
  /** Years. */
  founded: number | null
  failedIn: number | null
  situation: string
  joinsLate: boolean
  /** `person`, or `member:person` for a company and its representative. */
  directors: string[]
  auditor: string | null
}

type Column =
  | 'member'
  | 'place'
  | 'pick'
  | 'seat'
  | 'zip'
  | 'trade'
  | 'name'
  | 'founded'
  | 'failed'
  | 'situation'
  | 'late'
  | 'directors'
  | 'auditor'
type Row = Record<Column, string>

const BLOCK = 2_000
const SALT_TOWN = 6
const NORMAL = '000'

const rows = readTable<Column>('planned-companies')
const seats = distinct(rows.map(({ seat }) => seat))
const people = distinct(rows.flatMap(listPeople).map(nameOf))
const byPlace = new Map(rows.flatMap(row => listPlaces(row).map((place): [number, Row] => [place, row])))
const byMember = new Map(rows.map(row => [row.member, row]))

/** What the plan says of the company at `index`; null of most. */
export function findPlannedCompany(seed: number, index: number): PlannedCompany | null {
  const place = (Math.floor(index / 1000) % 2) * 1000 + assignStratum(seed, index)
  const row = byPlace.get(place)
  if (row === undefined || (row.pick !== '' && pickIndex(row, seed, index) !== index)) return null
  return readRow(row, seed, index)
}

function readRow(row: Row, seed: number, index: number): PlannedCompany {
  const at = seats.indexOf(row.seat)
  const seat = at < 0 ? null : at
  return {
    member: row.member,
    seat,
    town:
      seat === null && row.zip === ''
        ? null
        : drawTown(row.zip, hash(seed, seat === null ? index : seatKey(seat, index), SALT_TOWN)),
    trade: row.trade || null,
    namePattern: row.name || null,
    founded: row.founded === '' ? null : Number(row.founded),
    failedIn: row.failed === '' ? null : Number(row.failed),
    situation: row.situation || NORMAL,
    joinsLate: row.late !== '',
    directors: row.directors.split(' ').filter(text => text !== ''),
    auditor: row.auditor || null,
  }
}

function drawTown(firstDigit: string, draw: number): Town {
  const possible = TOWN_SPREAD.filter(at => (TOWNS[at] as Town).zip.startsWith(firstDigit))
  return TOWNS[possible[draw % possible.length] as number] as Town
}

/** A number for the shared address `seat` of the company at `index`: the same for all who have it. */
export function seatKey(seat: number, index: number): number {
  return blockOf(index) * seats.length + seat
}

/** A number for the name of `person` (`jan`, `jan.2`) around the company at `index`: namesakes have the same. */
export function personKey(person: string, index: number): number {
  return blockOf(index) * people.length + people.indexOf(nameOf(person))
}

/** The index of a member of the plan near the company at `index`. */
export function indexOfMember(seed: number, member: string, index: number): number {
  const row = byMember.get(member)
  if (row === undefined) throw new RangeError(`planned-companies.tsv has no ${member}`)
  return pickIndex(row, seed, index)
}

// Numbers, and with them dates, ascend with the index.
function pickIndex(row: Row, seed: number, near: number): number {
  const indexes = listPlaces(row).map(place =>
    indexOfStratum(seed, blockOf(near) * 2 + Math.floor(place / 1000), place % 1000),
  )
  return row.pick === 'newest' ? Math.max(...indexes) : Math.min(...indexes)
}

function blockOf(index: number): number {
  return Math.floor(index / BLOCK)
}

// `700-729`
function listPlaces({ place }: Row): number[] {
  const [first = 0, last = first] = place.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

function listPeople({ directors, auditor }: Row): string[] {
  return [...directors.split(' '), auditor].map(officer => officer.split(':').at(-1) as string)
}

function nameOf(person: string): string {
  return person.split('.')[0] as string
}

function distinct(list: string[]): string[] {
  return [...new Set(list)].filter(text => text !== '')
}
