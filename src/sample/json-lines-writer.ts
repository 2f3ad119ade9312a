// Line JSON on its way to a file: gathered into pieces, so that the disk is asked seldom and memory stays small.

import { type FileHandle, open } from 'node:fs/promises'

const BUFFER_BYTES = 1 << 20

export class JsonLinesWriter {
  readonly #handle: FileHandle
  #text = ''
  #lines = 0

  private constructor(handle: FileHandle) {
    this.#handle = handle
  }

  /** Opens a file to be written anew. */
  static async create(path: string): Promise<JsonLinesWriter> {
    return new JsonLinesWriter(await open(path, 'w'))
  }

  get lines(): number {
    return this.#lines
  }

  /** Adds one object on a line. */
  add(value: unknown): void {
    this.#text += `${JSON.stringify(value)}\n`
    this.#lines++
  }

  /** Writes what has gathered; with `all` however little that is. */
  async drain(all = false): Promise<void> {
    if (this.#text.length < BUFFER_BYTES && !all) return
    const text = this.#text
    this.#text = ''
    await this.#handle.writeFile(text)
  }

  async close(): Promise<void> {
    await this.drain(true)
    await this.#handle.close()
  }

  /** Closes without writing the rest. */
  async abandon(): Promise<void> {
    await this.#handle.close()
  }
}
