// Rows of one CSV file on their way out: text that grows, and how many rows it holds.

/** Collects rows; whoever empties it counts what was taken. */
export class Rows {
  text = ''
  count = 0

  /** Adds a row that ends in a newline. */
  add(row: string): void {
    this.text += row
    this.count++
  }

  /** Takes what was collected and begins anew. */
  take(): { text: string; count: number } {
    const taken = { text: this.text, count: this.count }
    this.text = ''
    this.count = 0
    return taken
  }
}

/** A text field with its quotes. */
export function quote(text: string): string {
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : `"${text}"`
}

/** `dd-mm-yyyy`, as dates stand in the files. */
export function formatDate(year: number, month: number, day: number): string {
  return `${String(day).padStart(2, '0')}-${String(month).padStart(2, '0')}-${year}`
}
