// Hundredths as decimals, in the two ways of the Bank's files.

/** `1961298.0`, `183375.82`, as JSON-XBRL writes them. */
export function printLong(hundredths: number): string {
  const short = printShort(hundredths)
  return short.includes('.') ? short : `${short}.0`
}

/** `1961298`, `183375.82`, as the Consult export and instances write them. */
export function printShort(hundredths: number): string {
  return String(hundredths / 100)
}
