// A register of three companies, imported with the command, and Updates that rename one of them.

import { type Rows, SMALL_REGISTER, writeExtract } from '../sources/register/extract-folder.ts'

/** Path of the renamed company. */
export const COMPANY = '0200000142'

const WRITTEN = '"0200.000.142"'

/** A Full in which it is called `name`. */
export function writeFull(number: number, name: string): string {
  const rows = Object.entries(SMALL_REGISTER).map(([file, lines]) => [
    file,
    lines.map(line => line.replaceAll('"0200.000.108"', WRITTEN)),
  ])
  const register: Rows = Object.fromEntries(rows)
  return writeExtract('full', number, {
    ...register,
    denomination: [
      ...names(name),
      ...(register.denomination ?? []).filter(line => !line.startsWith(WRITTEN)),
    ],
  })
}

/** An Update that renames it to `name`. */
export function writeUpdate(number: number, name: string): string {
  return writeExtract('update', number, {
    code: SMALL_REGISTER.code ?? [],
    denomination_delete: [WRITTEN],
    denomination_insert: names(name),
  })
}

function names(name: string): string[] {
  return [`${WRITTEN},"1","001","${name}"`, `${WRITTEN},"2","001","${name}"`]
}
