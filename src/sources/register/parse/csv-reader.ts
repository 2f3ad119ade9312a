// Parser for the register's CSV dialect: comma, `"` quotes doubled inside, LF or CRLF, a header line. Text is
// quoted, dates and numbers are not. An empty field and `""` both mean null. Optimised: one pass, and one
// string per non-empty field.

const QUOTE = 34
const COMMA = 44
const NEWLINE = 10
const RETURN = 13

// Fields have at most 320 characters. A longer one means an unclosed quote or a missing newline.
const MAX_FIELD_LENGTH = 8192

const UNTERMINATED_QUOTE = 'unterminated quoted field'
const FIELD_TOO_LONG = `a field is longer than ${MAX_FIELD_LENGTH} characters`

const BLANK = 32
const NO_BREAK = 160

// Trims spaces; checks both ends first, since few values have any.
function trimBlanks(value: string): string | null {
  const first = value.charCodeAt(0)
  const last = value.charCodeAt(value.length - 1)
  const isBare = first > BLANK && last > BLANK && first !== NO_BREAK && last !== NO_BREAK
  return isBare ? value : value.trim() || null
}

function skipBlanks(text: string, from: number): number {
  let at = from
  while (text.charCodeAt(at) === BLANK) at++
  return at
}

/** Fields of one record, null where empty. The array is reused for the next record. */
export type Fields = (string | null)[]

type CsvEvents = {
  /** A record and the number of its first line. */
  record(fields: Fields, line: number): void
  /** A line that cannot be parsed. */
  malformed(text: string, line: number, reason: string): void
}

/** Parses text that arrives in chunks into records. */
export class CsvReader {
  #text = ''
  #at = 0
  #line = 1
  #skipping = false
  readonly #fields: Fields = []
  readonly #events: CsvEvents

  constructor(events: CsvEvents) {
    this.#events = events
  }

  /** First line of the next record. */
  get line(): number {
    return this.#line
  }

  /** True while an unfinished line is buffered. */
  get isOpen(): boolean {
    return this.#at < this.#text.length
  }

  /** Takes the next chunk and reports each complete record. */
  push(piece: string): void {
    // In the register a tab is a mistyped space.
    const text = piece.includes('\t') ? piece.replaceAll('\t', ' ') : piece
    this.#text = this.#at < this.#text.length ? this.#text.slice(this.#at) + text : text
    this.#at = 0
    if (this.#skipping) this.#skipLine()
    while (this.#at < this.#text.length && this.#readRecord()) {}
  }

  /** Reports a last record without a newline. Call at the end of the file. */
  end(): void {
    if (this.#at < this.#text.length) this.push('\n')
    if (this.#at < this.#text.length) this.#skipMalformed(UNTERMINATED_QUOTE)
  }

  #readRecord(): boolean {
    const text = this.#text
    const fields = this.#fields
    let at = this.#at
    let linesInside = 0
    fields.length = 0
    for (;;) {
      if (text.charCodeAt(at) === BLANK) {
        const start = skipBlanks(text, at)
        if (start >= text.length) return false
        if (text.charCodeAt(start) === QUOTE) at = start
      }
      if (text.charCodeAt(at) === QUOTE) {
        let close = text.indexOf('"', at + 1)
        let doubled = false
        while (close >= 0 && text.charCodeAt(close + 1) === QUOTE) {
          doubled = true
          close = text.indexOf('"', close + 2)
        }
        if (close < 0 || close + 1 >= text.length) {
          if (text.length - at < MAX_FIELD_LENGTH) return false // wait for the rest
          return this.#skipMalformed(UNTERMINATED_QUOTE)
        }
        if (close - at > MAX_FIELD_LENGTH) return this.#skipMalformed(UNTERMINATED_QUOTE)
        const value = text.slice(at + 1, close)
        if (value.includes('\n')) linesInside += value.split('\n').length - 1
        fields.push(trimBlanks(doubled ? value.replaceAll('""', '"') : value))
        at = close + 1
        if (text.charCodeAt(at) === BLANK) at = skipBlanks(text, at)
        if (at >= text.length) return false
      } else {
        const start = at
        let code = text.charCodeAt(at)
        while (code !== COMMA && code !== NEWLINE && at < text.length) code = text.charCodeAt(++at)
        if (at - start > MAX_FIELD_LENGTH) return this.#skipMalformed(FIELD_TOO_LONG)
        if (at >= text.length) return false
        const end = code === NEWLINE && text.charCodeAt(at - 1) === RETURN && at > start ? at - 1 : at
        fields.push(trimBlanks(text.slice(start, end)))
      }
      const after = text.charCodeAt(at)
      if (after === COMMA) {
        at++
        continue
      }
      if (after === RETURN && text.charCodeAt(at + 1) === NEWLINE) at++
      else if (after === RETURN && at + 1 >= text.length) return false
      else if (after !== NEWLINE)
        return this.#skipMalformed('unexpected quote instead of a comma or the end of the line')
      this.#at = at + 1
      this.#events.record(fields, this.#line)
      this.#line += 1 + linesInside
      return true
    }
  }

  // A malformed line ends at its newline: parsing resumes at the next line.
  #skipMalformed(reason: string): boolean {
    const end = this.#text.indexOf('\n', this.#at)
    if (end < 0 && this.#text.length - this.#at < MAX_FIELD_LENGTH) return false
    const stop = end < 0 ? this.#text.length : end
    this.#events.malformed(
      this.#text.slice(this.#at, Math.min(stop, this.#at + MAX_FIELD_LENGTH)),
      this.#line,
      reason,
    )
    this.#at = stop + (end < 0 ? 0 : 1)
    this.#line++
    this.#skipping = end < 0
    return true
  }

  // The rest of a line that was already reported.
  #skipLine(): void {
    const end = this.#text.indexOf('\n')
    this.#at = end < 0 ? this.#text.length : end + 1
    this.#skipping = end < 0
  }
}
