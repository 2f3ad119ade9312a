// What can be wrong with an extract as a whole. Nothing of it is loaded then.

/** An extract that cannot be used; the message names file and, where there is one, line, and what to do. */
export class ExtractFault extends Error {
  override name = 'ExtractFault'

  constructor(where: { file: string; line?: number }, reason: string, options?: ErrorOptions) {
    super(`${where.file}${where.line ? `, line ${where.line}` : ''}: ${reason}`, options)
  }

  /** The same fault on this side of a thread's border. */
  static withMessage(message: string): ExtractFault {
    return Object.assign(new ExtractFault({ file: '' }, ''), { message })
  }
}
