// Small handwritten extracts: fixture companies in the official format, unpacked or zipped.

import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import yazl from 'yazl'
import { afterProcess } from '../../processes/clean-up.ts'

const HEADERS: Record<string, string> = {
  code: '"Category","Code","Language","Description"',
  enterprise:
    '"EnterpriseNumber","Status","JuridicalSituation","TypeOfEnterprise","JuridicalForm","JuridicalFormCAC","StartDate"',
  establishment: '"EstablishmentNumber","StartDate","EnterpriseNumber"',
  branch: '"Id","StartDate","EnterpriseNumber"',
  denomination: '"EntityNumber","Language","TypeOfDenomination","Denomination"',
  address:
    '"EntityNumber","TypeOfAddress","CountryNL","CountryFR","Zipcode","MunicipalityNL","MunicipalityFR","StreetNL","StreetFR","HouseNumber","Box","ExtraAddressInfo","DateStrikingOff"',
  contact: '"EntityNumber","EntityContact","ContactType","Value"',
  activity: '"EntityNumber","ActivityGroup","NaceVersion","NaceCode","Classification"',
}
const KEYS: Record<string, string> = {
  enterprise: '"EnterpriseNumber"',
  establishment: '"EstablishmentNumber"',
  branch: '"Id"',
}

/** Rows by file, without header: `enterprise`, or `enterprise_delete` and `enterprise_insert` for an Update. */
export type Rows = Record<string, string[]>

const root = mkdtempSync(join(tmpdir(), 'griffie-extract-'))
afterProcess(() => rmSync(root, { recursive: true, force: true }))
let made = 0

/** The text of every file of an extract. */
export function extractFiles(type: 'full' | 'update', number: number, rows: Rows): Record<string, string> {
  const files: Record<string, string> = {
    'meta.csv': `"Variable","Value"\n"SnapshotDate","04-10-2025"\n"ExtractTimestamp","05-10-2025 07:40:18"\n"ExtractType","${type}"\n"ExtractNumber","${number}"\n"Version","1.0.0"\n`,
  }
  const add = (name: string, header: string) => {
    // An Update always contains all codes.
    const unchanged = type === 'update' && name === 'code' ? SMALL_REGISTER.code : []
    files[`${name}.csv`] = [header, ...(rows[name] ?? unchanged ?? [])].map(line => `${line}\n`).join('')
  }
  for (const [name, header] of Object.entries(HEADERS)) {
    if (type === 'full' || name === 'code') add(name, header)
    else {
      add(`${name}_delete`, KEYS[name] ?? '"EntityNumber"')
      add(`${name}_insert`, header)
    }
  }
  return files
}

/** Writes files into a fresh folder and returns it. */
export function writeFolder(files: Record<string, string | Buffer>): string {
  const folder = join(root, `extract-${++made}`)
  mkdirSync(folder)
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

/** Writes files into a fresh zip and returns its path; `stored` leaves them uncompressed. */
export async function writeZip(files: Record<string, string | Buffer>, stored = false): Promise<string> {
  const path = join(root, `extract-${++made}.zip`)
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { compress: !stored })
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
  return path
}

/** A Full or Update extract as a folder. */
export function writeExtract(type: 'full' | 'update', number: number, rows: Rows): string {
  return writeFolder(extractFiles(type, number, rows))
}

/**
 * Three fixture companies: a firm in Ghent with a shop, one in Liège, and a sole trader with a stand in
 * Eupen.
 */
export const SMALL_REGISTER: Rows = {
  code: ['"Nace2025","56111","NL","Restaurants"', '"Nace2025","56111","FR"," Restaurants"'],
  enterprise: [
    '"0200.000.108","AC","000","2","015","610",05-03-1999',
    '"0200.000.207","AC","050","2","014",,01-01-1968',
    '"0200.000.306","AC","000","1",,,15-09-2020',
  ],
  establishment: [
    '"2.100.000.127",05-03-1999,"0200.000.108"',
    '"2.100.000.226",15-09-2020,"0200.000.306"',
    '"2.100.000.325",16-09-2020,"0200.000.306"',
  ],
  branch: [],
  denomination: [
    '"0200.000.108","1","001","La Ruche d\'Or"',
    '"0200.000.108","2","001","De Gulden Bijenkorf  BV"',
    '"0200.000.207","1","001","""Ferronnerie Grandjean"" S.A."',
    '"0200.000.306","0","001","Vogelsang, Wim"',
    '"2.100.000.127","2","003","Honingwinkel ""Zoet"""',
  ],
  address: [
    '"0200.000.108","REGO",,,"9000","Gent","Gent","Korenlei(Gen)","Korenlei(Gen)","12 A","0001","",',
    '"0200.000.207","REGO",,,"4000","Luik","Liège","*Rue de l\'Eglise,Sclessin","*Rue de l\'Eglise,Sclessin","SN","","",',
    '"2.100.000.127","BAET",,,"1000","Brussel","Bruxelles","Nieuwstraat","Rue Neuve","3","","",',
    '"2.100.000.226","BAET",,,"4700","Eupen","Eupen","Klosterstraße","Klosterstraße","7","/","",',
    '"2.100.000.325","BAET",,,"9300","Aalst","Alost","Markt","Markt","1","","",',
  ],
  contact: [
    '"0200.000.108","ENT","WEB","www.guldenbijenkorf.example"',
    '"0200.000.108","ENT","WEB","www.guldenbijenkorf.example"',
  ],
  activity: [
    '"0200.000.108","001","2008","56101","MAIN"',
    '"0200.000.108","001","2025","56111","MAIN"',
    '"0200.000.108","006","2025","10820","MAIN"',
    '"2.100.000.127","003","2025","47240","MAIN"',
    '"2.100.000.226","003","2025","47810","MAIN"',
    '"2.100.000.226","003","2008","47810","MAIN"',
    '"2.100.000.325","003","2025","96210","MAIN"',
  ],
}
