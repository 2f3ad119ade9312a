// The activities of companies and establishments, as rows of activity.csv: three rows of four in the register, so
// what a row ends with is put together once and each row is two pieces of text.

import { SeededRandom } from '../../random.ts'
import {
  ACTIVITIES,
  ACTIVITIES_OF_TRADE,
  ACTIVITY_SPREAD,
  FIVE_DIGITS,
  VERSIONS,
} from '../activities/nace-table.ts'
import type { Company, SampleSeed } from '../generate-company.ts'
import type { Establishment } from '../population.ts'
import { hasTrait } from '../stratify.ts'
import type { Rows } from './csv-rows.ts'

const SALT_COMPANY = 81
const SALT_PLACE = 82

const GROUPS = ['001', '003', '004', '005', '006', '007'] as const
type Group = (typeof GROUPS)[number]
const CLASSES = ['MAIN', 'SECO', 'ANCI'] as const
type Class = 0 | 1 | 2

// By group, version and class: what a row ends with, for each activity; '' where the version lacks it.
const endings = Object.fromEntries(
  GROUPS.map(group => [
    group,
    VERSIONS.map(version =>
      CLASSES.map(kind =>
        ACTIVITIES.map(({ codes }) =>
          codes[version] ? `"${group}","${version}","${codes[version]}","${kind}"\n` : '',
        ),
      ),
    ),
  ]),
) as Record<Group, string[][][]>

// How many activities, `46x1` in 46 cases of a hundred one. Source: mean 12.4, median 6 and at most 957 rows in the real Full.
const VAT_ACTIVITY_COUNTS = expandCounts('46x1 22x2 11x3 7x4 5x5 3x6 2x7 1x8 1x10 1x12 1x15')
const ESTABLISHMENT_ACTIVITY_COUNTS = expandCounts(
  '12x1 13x2 13x3 11x4 9x5 7x6 6x7 5x8 4x9 3x10 3x12 3x15 3x19 2x23 2x30 1x38 1x48 1x60 1x80',
)
// Of the places with the most activities, this share does everything there is.
const EVERYTHING_SHARE = 0.25

const draw = new SeededRandom()
const chosen: number[] = []
const classes: Class[] = []
const stamps = new Uint32Array(ACTIVITIES.length)
let stamp = 0

function expandCounts(text: string): number[] {
  return text.split(' ').flatMap(part => {
    const [times, count] = part.split('x').map(Number)
    return new Array<number>(times as number).fill(count as number)
  })
}

// Newcomers are filed in version 2025 alone, old entities in 2003 too.
function drawVersions(isNew: boolean, oldShare: number): number {
  const u = draw.fraction()
  if (isNew || u < 0.05) return 1
  return u < 0.05 + oldShare ? 3 : 2
}

/** What a company does itself: for VAT (001), as employer (006), seldom for a public service. */
export function addCompanyActivities(rows: Rows, origin: SampleSeed, company: Company, revision = 0): void {
  const { index, slot, activity, isNew } = company
  draw.start(origin.seed, index, SALT_COMPANY + revision * 100)
  const entity = `"${company.number}",`
  const versions = drawVersions(isNew, 0.19)
  const twoMains = hasTrait(slot, 'twoMains')
  const repeated = hasTrait(slot, 'repeatedActivity')
  const taxed = draw.chance(vatShare(company))
  const employs = draw.chance(company.person ? 0.05 : 0.17)
  if (taxed || twoMains || repeated) {
    chooseActivities(activity, Math.max(draw.pick(VAT_ACTIVITY_COUNTS), twoMains ? 2 : 1), FIVE_DIGITS)
    for (let at = 0; at < chosen.length; at++) classes[at] = at === 0 || (twoMains && at === 1) ? 0 : 1
    addRows(rows, entity, '001', versions, repeated)
  }
  if (employs) addOne(rows, entity, '006', activity, versions)
  if (hasTrait(slot, 'federalService')) addOne(rows, entity, '004', activity, versions)
  if (hasTrait(slot, 'localAuthority')) addOne(rows, entity, '005', activity, versions)
  if (hasTrait(slot, 'subsidizedSchool')) addOne(rows, entity, '007', activity, versions)
}

function vatShare({ person, form }: Company): number {
  if (person) return 0.82
  switch (form?.kind) {
    case 'firm':
      return 0.62
    case 'association':
      return 0.17
    case 'partnership':
      return 0.2
    default:
      return 0.04
  }
}

/** What is done at an establishment (003), and for whom staff work there (006). */
export function addEstablishmentActivities(
  rows: Rows,
  origin: SampleSeed,
  place: Establishment,
  revision = 0,
): void {
  const { owner, slot, isNew } = place
  draw.start(origin.seed, slot, SALT_PLACE + revision * 100)
  const entity = `"${place.number}",`
  const versions = drawVersions(isNew, 0.14)
  if (draw.chance(owner.person ? 0.08 : 0.26)) addOne(rows, entity, '006', owner.activity, versions)
  let count = draw.pick(ESTABLISHMENT_ACTIVITY_COUNTS)
  if (count === 80 && draw.chance(EVERYTHING_SHARE)) count = ACTIVITIES.length
  chooseActivities(owner.activity, isNew ? Math.min(count, 12) : count, ACTIVITIES.length)
  for (let at = 0; at < chosen.length; at++) {
    const way = at === 0 ? 0 : draw.below(8000)
    classes[at] = way < 6900 ? 0 : way < 7998 ? 1 : 2
  }
  addRows(rows, entity, '003', versions, false)
}

// A main activity and others, mostly of the same trade; none twice.
function chooseActivities(main: number, count: number, below: number): void {
  const own = ACTIVITIES_OF_TRADE.get(ACTIVITIES[main]?.trade ?? '') as number[]
  stamp++
  stamps[main] = stamp
  chosen.length = 0
  chosen.push(main)
  for (let tries = count * 3; chosen.length < count && tries > 0; tries--) {
    const at = draw.chance(0.45) ? draw.pick(own) : draw.pick(ACTIVITY_SPREAD)
    if (at >= below || stamps[at] === stamp) continue
    stamps[at] = stamp
    chosen.push(at)
  }
}

function addRows(rows: Rows, entity: string, group: Group, versions: number, repeated: boolean): void {
  for (let version = 0; version < versions; version++) {
    const byClass = endings[group][version] as string[][]
    for (let at = 0; at < chosen.length; at++) {
      const ending = (byClass[classes[at] as Class] as string[])[chosen[at] as number] as string
      if (ending === '') continue
      rows.add(entity + ending)
      if (repeated && at === 0) rows.add(entity + ending)
    }
  }
}

function addOne(rows: Rows, entity: string, group: Group, activity: number, versions: number): void {
  for (let version = 0; version < versions; version++) {
    const ending = endings[group][version]?.[0]?.[activity] as string
    if (ending !== '') rows.add(entity + ending)
  }
}
