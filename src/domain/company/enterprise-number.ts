// Enterprise numbers of the Belgian register: ten digits, the first 0 or 1, the last two a checksum over the
// first eight. Establishment numbers (first digit 2 to 8) and branch ids (9) share the checksum.

declare const brand: unique symbol

/** Ten digits without dots, checked: `0403449823`. */
export type EnterpriseNumber = string & { readonly [brand]: 'EnterpriseNumber' }

const TEN_DIGITS = /^\d{10}$/

/**
 * True when the last two of ten digits are 97 minus the first eight modulo 97.
 * Source: register cookbook; holds for enterprise, establishment and branch numbers alike.
 */
export function hasValidChecksum(tenDigits: string): boolean {
  return (
    TEN_DIGITS.test(tenDigits) && 97 - (Number(tenDigits.slice(0, 8)) % 97) === Number(tenDigits.slice(8))
  )
}

/**
 * Parses any notation whose digits end in an enterprise number (`0403.449.823`, `BE0403449823`); null for
 * fewer than ten digits, a first digit other than 0 or 1, or a bad checksum.
 */
export function parseEnterpriseNumber(text: string): EnterpriseNumber | null {
  const digits = TEN_DIGITS.test(text) ? text : text.replaceAll(/\D/g, '').slice(-10)
  const wellFormed = (digits[0] === '0' || digits[0] === '1') && hasValidChecksum(digits)
  return wellFormed ? (digits as EnterpriseNumber) : null
}

/** `0403449823` → `0403.449.823`. */
export function formatEnterpriseNumber(number: EnterpriseNumber): string {
  return `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`
}

/** From the stored integer, without its leading zero: 403449823 → `0403449823`. */
export function enterpriseNumberFrom(stored: number): EnterpriseNumber {
  return String(stored).padStart(10, '0') as EnterpriseNumber
}
