// The one error of this reader: a document that cannot be read, in words for the operator.

/** Its message is the reason, and says what to do. */
export class ParseError extends Error {
  override name = 'ReadFault'
}

/** Why a document could not be read: whatever it brings about, the others are read. */
export function describeParseError(error: unknown): string {
  if (error instanceof ParseError) return error.message
  const { code, name } = error as NodeJS.ErrnoException
  return `cannot be read (${code ?? name}); get the file again`
}
