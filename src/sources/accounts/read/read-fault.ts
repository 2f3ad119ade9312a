// The one error of this reader: a document that cannot be read, in words for the operator.

/** Its message is the reason, and says what to do. */
export class ReadFault extends Error {
  override name = 'ReadFault'
}
