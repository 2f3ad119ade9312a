// Maps every establishment and branch of an extract to its enterprise.

/** Establishment numbers start with 2 to 8; lower ones are enterprises. */
export const FIRST_ESTABLISHMENT = 2_000_000_000

/** Branch numbers start with 9. */
export const FIRST_BRANCH = 9_000_000_000

/** The enterprise of a row whose establishment or branch is not in the register. */
const UNKNOWN_ENTERPRISE = 0

/** The index's memory, for transfer to another thread. */
export type SharedEntities = { entities: Float64Array; enterprises: Int32Array; size: number }

/**
 * Sorted pairs in two typed arrays with binary search: a sixth of the memory of a Map (see bench/notes.md).
 * The files are sorted by number, so sorting is rarely needed.
 */
export class EntityIndex {
  #entities: Float64Array
  #enterprises: Int32Array
  #size: number
  #sorted = true

  /** An empty index, or one on memory shared by another thread. Only an empty one may be added to. */
  constructor({ entities, enterprises, size }: SharedEntities = allocateShared(1 << 16)) {
    this.#entities = entities
    this.#enterprises = enterprises
    this.#size = size
  }

  /** The index's memory for other threads to read. Nothing may be added afterwards. */
  share(): SharedEntities {
    if (!this.#sorted) this.#sort()
    return { entities: this.#entities, enterprises: this.#enterprises, size: this.#size }
  }

  /** Records that establishment or branch `entity` belongs to `enterprise`. */
  add(entity: number, enterprise: number): void {
    if (this.#size === this.#entities.length) this.#grow()
    if (this.#size > 0 && (this.#entities[this.#size - 1] as number) > entity) this.#sorted = false
    this.#entities[this.#size] = entity
    this.#enterprises[this.#size++] = enterprise
  }

  /**
   * The enterprise of any entity number; `UNKNOWN_ENTERPRISE` when its establishment or branch is unknown.
   */
  enterpriseOf(entity: number): number {
    if (entity < FIRST_ESTABLISHMENT) return entity
    if (!this.#sorted) this.#sort()
    let low = 0
    let high = this.#size - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const found = this.#entities[middle] as number
      if (found === entity) return this.#enterprises[middle] as number
      if (found < entity) low = middle + 1
      else high = middle - 1
    }
    return UNKNOWN_ENTERPRISE
  }

  #grow(): void {
    const { entities, enterprises } = allocateShared(this.#size * 2)
    entities.set(this.#entities)
    enterprises.set(this.#enterprises)
    this.#entities = entities
    this.#enterprises = enterprises
  }

  #sort(): void {
    const order = Array.from({ length: this.#size }, (_, at) => at)
    order.sort((a, b) => (this.#entities[a] as number) - (this.#entities[b] as number))
    const { entities, enterprises } = allocateShared(this.#size)
    for (const [at, from] of order.entries()) {
      entities[at] = this.#entities[from] as number
      enterprises[at] = this.#enterprises[from] as number
    }
    this.#entities = entities
    this.#enterprises = enterprises
    this.#sorted = true
  }
}

function allocateShared(places: number): SharedEntities {
  return {
    entities: new Float64Array(new SharedArrayBuffer(places * 8)),
    enterprises: new Int32Array(new SharedArrayBuffer(places * 4)),
    size: 0,
  }
}
