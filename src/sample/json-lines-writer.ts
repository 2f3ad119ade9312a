// Line JSON on its way to a file, gathered into larger writes.

import { type FileHandle, open } from 'node:fs/promises'

const BUFFER_CHARACTERS = 1 << 20

export class JsonLinesWriter {
  readonly #handle: FileHandle
  #text = ''
  lines = 0

  private constructor(handle: FileHandle) {
    this.#handle = handle
  }

  /** Replaces the file. */
  static async create(path: string): Promise<JsonLinesWriter> {
    return new JsonLinesWriter(await open(path, 'w'))
  }

  add(value: unknown): void {
    this.#text += `${JSON.stringify(value)}\n`
    this.lines++
  }

  /** To be awaited now and then. */
  async drain(least = BUFFER_CHARACTERS): Promise<void> {
    if (this.#text.length < least) return
    const text = this.#text
    this.#text = ''
    await this.#handle.writeFile(text)
  }

  async close(): Promise<void> {
    await this.drain(1)
    await this.#handle.close()
  }

  /** Closes without writing the rest. */
  async abandon(): Promise<void> {
    await this.#handle.close()
  }
}
