// activity.csv: four fifths of the register. Its rows repeat some ten thousand distinct activities, so each line
// is cut after its entity number and the rest looked up as it stands; the numbers of an entity's activities go
// into one row. A line not seen before is read properly.

import { isNace2008, mainPreference } from '../../domain/nace.ts'
import { copyText } from '../../store/copy.ts'
import { CsvReader, type Fields } from './csv.ts'
import type { EntityIndex } from './entities.ts'
import type { ExtractFile } from './extract.ts'
import { ExtractFault } from './fault.ts'
import { type Arrangement, COLUMNS, readHeader } from './layout.ts'
import { type BadRow, decode } from './read-rows.ts'
import { RowFault, readEntityNumber, refuseNul } from './values.ts'

export const ACTIVITY_COLUMNS = [
  'entity_number',
  'enterprise_number',
  'main_preference',
  'main_nace',
  'main_nace_2008',
  'activity_ids',
]
export const ACTIVITY_CODE_COLUMNS = [
  'activity_id',
  'activity_group',
  'nace_version',
  'nace_code',
  'classification',
  'extra',
]

/** One distinct activity: everything a line says beside its entity. */
export type KnownActivity = { id: number; code: string | null; preference: number | null }

/** Every distinct activity, numbered. Numbers already given out in the database stay. */
export class ActivityCodes {
  readonly #byContent = new Map<string, KnownActivity>()
  #next = 1
  /** Rows of `activity_code` in COPY's notation that the database does not hold yet. */
  readonly added: string[] = []

  /** Takes an activity the database holds. */
  restore(id: number, filed: Fields, extra: string | null): void {
    this.#byContent.set(contentKey(filed, extra), known(id, filed))
    this.#next = Math.max(this.#next, id + 1)
  }

  /** The activity of group, version, code and classification, numbered when it is new. */
  find(filed: Fields, extra: string | null): KnownActivity {
    const key = contentKey(filed, extra)
    const held = this.#byContent.get(key)
    if (held) return held
    const fresh = known(this.#next++, filed)
    this.#byContent.set(key, fresh)
    this.added.push(`${fresh.id}\t${[...filed, extra].map(copyText).join('\t')}`)
    return fresh
  }
}

function contentKey(filed: Fields, extra: string | null): string {
  return JSON.stringify([filed, extra])
}

function known(id: number, [group, version, code, classification]: Fields): KnownActivity {
  const filed = group && version && code && classification
  const preference = filed ? mainPreference({ group, version, code, classification }) : null
  return { id, code: code ?? null, preference }
}

export type ActivityHandlers = {
  entities: EntityIndex
  codes: ActivityCodes
  /** A row of `activity` in COPY's notation. */
  row(row: string): void
  bad(row: BadRow): void
  afterPiece(bytes: number): Promise<void> | void
}

/** Reads activity.csv (or activity_insert.csv) whole and returns how many rows it held. Throws `ExtractFault`. */
export async function readActivities(file: ExtractFile, handlers: ActivityHandlers): Promise<number> {
  const lines = new ActivityLines(file.name, handlers)
  await decode(
    file,
    () => lines.line,
    text => lines.push(text),
    handlers.afterPiece,
  )
  return lines.end()
}

const ENTERPRISE_FIELD = '"0200.065.765",'.length
const ESTABLISHMENT_FIELD = '"2.000.000.339",'.length
const QUOTE = 34

// Where the first field of a line ends, its comma included, if the line is written as usual.
function entityFieldLength(text: string, start: number): number {
  return text.charCodeAt(start + ENTERPRISE_FIELD - 2) === QUOTE ? ENTERPRISE_FIELD : ESTABLISHMENT_FIELD
}

class ActivityLines {
  /** The line now being read. */
  line = 0
  readonly #name: string
  readonly #handlers: ActivityHandlers
  readonly #byTail = new Map<string, KnownActivity>()
  readonly #entity: EntityActivities
  #rest = ''
  #arrangement: Arrangement | null = null
  #cutOff = false

  constructor(name: string, handlers: ActivityHandlers) {
    this.#name = name
    this.#handlers = handlers
    this.#entity = new EntityActivities(handlers)
  }

  push(piece: string): void {
    const text = this.#rest === '' ? piece : this.#rest + piece
    let start = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      this.line++
      this.#take(text, start, end)
      start = end + 1
    }
    this.#rest = text.slice(start)
  }

  end(): number {
    this.#cutOff = this.#rest !== ''
    if (this.#cutOff) this.push('\n')
    if (!this.#arrangement)
      throw new ExtractFault({ file: this.#name }, 'the file is empty; it lacks even a header')
    this.#entity.flush()
    return this.line - 1
  }

  #take(text: string, start: number, end: number): void {
    const width = entityFieldLength(text, start)
    const tail = text.slice(start + width, end)
    const activity = this.#byTail.get(tail)
    if (!activity) {
      this.#takeNew(text.slice(start, end), tail)
      return
    }
    const entity = text.slice(start + 1, start + width - 2)
    if (this.#entity.isFor(entity)) this.#entity.add(activity)
    else this.#report(text.slice(start, end), () => this.#entity.begin(entity, activity))
  }

  #takeNew(line: string, tail: string): void {
    this.#report(line, () => {
      const fields = splitLine(line)
      if (!this.#arrangement) {
        this.#arrangement = readHeader(this.#name, COLUMNS.activity, fields)
        return
      }
      const { width, official } = this.#arrangement
      if (fields.length !== width) throw new RowFault(`${fields.length} fields where the header has ${width}`)
      refuseNul(fields)
      const [entity = null, ...filed] = this.#arrangement.arrange(fields)
      const activity = this.#handlers.codes.find(filed, official ? null : this.#arrangement.extra(fields))
      // Only a line that begins as usual can be known by its tail.
      if (official && line === `"${entity}",${tail}`) {
        this.#byTail.set(tail, activity)
      }
      this.#entity.begin(entity ?? '', activity)
    })
  }

  #report(line: string, work: () => void): void {
    try {
      work()
    } catch (error) {
      if (!(error instanceof RowFault)) throw error
      if (!this.#arrangement)
        throw new ExtractFault({ file: this.#name, line: 1 }, `no header: ${error.message}`)
      if (this.#cutOff)
        throw new ExtractFault(
          { file: this.#name, line: this.line },
          'the file is cut off here; get it again',
        )
      this.#handlers.bad({
        file: this.#name,
        line: this.line,
        reason: error.message,
        record: line.slice(0, 1000),
      })
    }
  }
}

function splitLine(line: string): Fields {
  let found: Fields = []
  const reader = new CsvReader({
    record: fields => {
      found = [...fields]
    },
    malformed: (_text, _line, reason) => {
      throw new RowFault(reason)
    },
  })
  reader.push(`${line}\n`)
  if (reader.isOpen) throw new RowFault('a quoted field is not closed')
  return found
}

// The activities of the entity now being read. The file is sorted by entity; where it is not, an entity gets
// several rows, which add up.
class EntityActivities {
  readonly #handlers: ActivityHandlers
  #entity = ''
  #number = 0
  #activities: KnownActivity[] = []

  constructor(handlers: ActivityHandlers) {
    this.#handlers = handlers
  }

  isFor(entity: string): boolean {
    return entity === this.#entity
  }

  add(activity: KnownActivity): void {
    this.#activities.push(activity)
  }

  begin(entity: string, activity: KnownActivity): void {
    if (!this.isFor(entity)) {
      const number = readEntityNumber(entity, 'EntityNumber')
      this.flush()
      this.#entity = entity
      this.#number = number
    }
    this.#activities.push(activity)
  }

  flush(): void {
    if (this.#activities.length === 0) return
    const main = preferred(this.#activities, () => true)
    const of2008 = preferred(this.#activities, isNace2008)
    const ids = this.#activities.map(({ id }) => id).join(',')
    const enterprise = this.#handlers.entities.enterpriseOf(this.#number)
    this.#handlers.row(
      `${this.#number}\t${enterprise}\t${main?.preference ?? '\\N'}\t${copyText(main?.code ?? null)}\t` +
        `${copyText(of2008?.code ?? null)}\t{${ids}}`,
    )
    this.#activities = []
  }
}

function preferred(
  activities: KnownActivity[],
  counts: (preference: number) => boolean,
): KnownActivity | undefined {
  let best: KnownActivity | undefined
  for (const activity of activities) {
    const { preference, code } = activity
    if (preference === null || !counts(preference)) continue
    const bestPreference = best?.preference ?? Number.POSITIVE_INFINITY
    if (preference < bestPreference || (preference === bestPreference && (code ?? '') < (best?.code ?? ''))) {
      best = activity
    }
  }
  return best
}
