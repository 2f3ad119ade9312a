// Errors of a whole extract. Nothing of it is loaded.

/** An unusable extract; the message has file, line if any, and what to do. */
export class ExtractError extends Error {
  override name = 'ExtractError'

  readonly #where: { file: string; line?: number }
  readonly #reason: string

  /** `file` with its zip: `KboOpenData_0171_2025_11_03_Full.zip/enterprise.csv`. */
  constructor(where: { file: string; line?: number }, reason: string, options?: ErrorOptions) {
    super(`${where.file}${where.line ? `, line ${where.line}` : ''}: ${reason}`, options)
    this.#where = where
    this.#reason = reason
  }

  /** The same error with a line, if it has none. */
  atLine(line: number): ExtractError {
    if (this.#where.line || this.#where.file === '') return this
    return new ExtractError({ ...this.#where, line }, this.#reason, { cause: this.cause })
  }

  /** Rebuilds the error after transfer between threads. */
  static withMessage(message: string): ExtractError {
    return Object.assign(new ExtractError({ file: '' }, ''), { message })
  }
}
