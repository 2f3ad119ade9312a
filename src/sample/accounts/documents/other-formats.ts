// A few deposits of each model in the two other forms that readers meet: XBRL instance and the export of the public site.

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeConsultCsv } from './consult-csv.ts'
import type { Deposit } from './deposit.ts'
import { canBeInstance } from './rubric-fact-names.ts'
import { writeInstance } from './xbrl-instance.ts'

const SAMPLES_PER_MODEL = 2

export class OtherFormats {
  readonly #folder: string
  readonly #taken = new Map<string, number>()
  #waiting: Deposit[] = []

  private constructor(folder: string) {
    this.#folder = folder
  }

  /** The folder is emptied. */
  static async create(folder: string): Promise<OtherFormats> {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    return new OtherFormats(folder)
  }

  /** Takes the first ones of each model that can be said in all forms. */
  offer(deposit: Deposit): void {
    const taken = this.#taken.get(deposit.model) ?? 0
    if (deposit.figures === null || taken >= SAMPLES_PER_MODEL || !canBeInstance(deposit.figures)) return
    this.#taken.set(deposit.model, taken + 1)
    this.#waiting.push(deposit)
  }

  async drain(): Promise<void> {
    for (const deposit of this.#waiting.splice(0)) {
      const path = join(this.#folder, deposit.reference)
      await writeFile(`${path}.xbrl`, writeInstance(deposit))
      await writeFile(`${path}.csv`, writeConsultCsv(deposit))
    }
  }
}
