// Legal forms in classes that are stable over legal reforms. The code itself would leak the outcome: a
// company that failed in 2018 kept its old code, a surviving one had to take that of 2019.

const CODES: readonly string[] = [
  '',
  // Private limited companies.
  '010 015 210 215 510 515 610 615',
  // Public limited companies.
  '013 014 027 213 214 513 514 614',
  // Cooperatives.
  '001 006 007 008 009 016 206 208 506 508 606 608 706',
  // Partnerships and groupings.
  '011 012 025 060 065 211 212 225 511 512 560 612 701 702 703 704 721',
  // Associations and foundations.
  '017 018 019 020 021 022 026 028 029 070 123 125 128 217 218',
  // Foreign entities.
  '023 030 040 230 235 260 265 453 454',
]

const CLASSES = new Map(
  CODES.flatMap((codes, at) =>
    codes === '' ? [] : codes.split(' ').map(code => [Number(code), at] as const),
  ),
)

// 1xx and 3xx are forms and bodies of public law, 4xx local authorities; 616, 617, 651 and 716 public
// companies.
const PUBLIC_FORMS = new Set([616, 617, 651, 716])

/** Class of a register code: index in `CODES`, 7 for a public body, 8 for any other; NaN for none. */
export function legalFormClassOf(code: number): number {
  if (Number.isNaN(code)) return Number.NaN
  const known = CLASSES.get(code)
  if (known !== undefined) return known
  return (code >= 100 && code < 200) || (code >= 300 && code < 500) || PUBLIC_FORMS.has(code) ? 7 : 8
}
