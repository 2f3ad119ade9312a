// Error of a document that cannot be read, with a message for the operator.

/** The message gives the reason and what to do. */
export class ParseError extends Error {
  override name = 'ReadFault'
}

/** Why a document could not be read; other documents are unaffected. */
export function describeParseError(error: unknown): string {
  if (error instanceof ParseError) return error.message
  const { code, name } = error as NodeJS.ErrnoException
  return `cannot be read (${code ?? name}); download the file again`
}
