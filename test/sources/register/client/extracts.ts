// Small extracts as upstream files: Fulls of three companies, Updates that rename one of them, and damaged
// ones.

import { readFile } from 'node:fs/promises'
import type { ListedExtract } from '../../../../src/sources/register/client/register-client.ts'
import { extractFiles, type Rows, SMALL_REGISTER, writeZip } from '../extract-folder.ts'

/** Published name of an extract: number 140 was made on 5 October 2025. */
export function nameOf(type: ListedExtract['type'], number: number): string {
  const day = new Date(Date.UTC(2025, 9, 5 + number - 140)).toISOString().slice(0, 10).replaceAll('-', '_')
  return `KboOpenData_${String(number).padStart(4, '0')}_${day}_${type === 'full' ? 'Full' : 'Update'}.zip`
}

/** Name of the first company after extract `number`. */
export const companyName = (number: number) => `Bijenkorf ${number}`

function rowsOf(type: ListedExtract['type'], number: number): Rows {
  const name = `"0200.000.108","2","001","${companyName(number)}"`
  if (type === 'update') return { denomination_delete: ['"0200.000.108"'], denomination_insert: [name] }
  const others = (SMALL_REGISTER.denomination ?? []).filter(row => !row.startsWith('"0200.000.108"'))
  return { ...SMALL_REGISTER, denomination: [name, ...others] }
}

/** The zip of an extract; `said` overrides its meta.csv. */
export async function zipOf(
  type: ListedExtract['type'],
  number: number,
  { said = { type, number }, change = (files: Record<string, string>) => files } = {},
): Promise<Buffer> {
  const files = change(extractFiles(said.type, said.number, rowsOf(type, number)))
  return readFile(await writeZip(files, true))
}

/** Upstream files: `F140`, `U141` … */
export async function filesOf(...extracts: string[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const extract of extracts) {
    const type = extract.startsWith('F') ? 'full' : 'update'
    const number = Number(extract.slice(1))
    files.set(nameOf(type, number), await zipOf(type, number))
  }
  return files
}

/** A zip of the same length with one changed byte in the middle of its largest file. */
export function damaged(zip: Buffer): Buffer {
  const copy = Buffer.from(zip)
  const at = copy.indexOf('Category') + 3
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}
