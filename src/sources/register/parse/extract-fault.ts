// What can be wrong with an extract as a whole. Nothing of it is loaded then.

/** An extract that cannot be used; the message names file and, where there is one, line, and what to do. */
export class ExtractError extends Error {
  override name = 'ExtractFault'

  readonly #where: { file: string; line?: number }
  readonly #reason: string

  /** `file` with the zip it lies in: `KboOpenData_0171_2025_11_03_Full.zip/enterprise.csv`. */
  constructor(where: { file: string; line?: number }, reason: string, options?: ErrorOptions) {
    super(`${where.file}${where.line ? `, line ${where.line}` : ''}: ${reason}`, options)
    this.#where = where
    this.#reason = reason
  }

  /** The same fault with the line that was come to, where it does not tell of one. */
  atLine(line: number): ExtractError {
    if (this.#where.line || this.#where.file === '') return this
    return new ExtractError({ ...this.#where, line }, this.#reason, { cause: this.cause })
  }

  /** The same fault on this side of a thread's border. */
  static withMessage(message: string): ExtractError {
    return Object.assign(new ExtractError({ file: '' }, ''), { message })
  }
}
