// Descriptions of a snapshot for programs: a Frictionless Data Package (https://specs.frictionlessdata.io) and a dataset in
// DCAT (https://www.w3.org/TR/vocab-dcat-3/).

import type { BulkColumn, BulkTable } from './tables.ts'

export type SnapshotFile = {
  /** From the snapshot's folder, `companies/data.parquet`. */
  path: string
  bytes: number
  /** Hexadecimal. */
  sha256: string
  rows: number
}

export type SnapshotTable = { table: BulkTable; files: readonly SnapshotFile[] }

/** What the data are of. Dates are `YYYY-MM-DD`, null when nothing is loaded. */
export type SnapshotSources = {
  register: { extractNumber: number; snapshotDate: string } | null
  gazetteUpTo: string | null
  accountsUpTo: string | null
}

export type SnapshotContents = {
  id: string
  createdAt: string
  /** Version of Griffie. */
  griffie: string
  /** Whether names of natural persons are in it. */
  people: boolean
  sources: SnapshotSources
  tables: readonly SnapshotTable[]
}

const TITLE = 'Belgian company data'
const DESCRIPTION =
  'Companies, names, addresses, establishments, activities, insolvency events, mandates, annual accounts, ratios and ' +
  'bankruptcy risk of Belgium, by the enterprise register, the official gazette and the National Bank. No contact data, ' +
  'no private addresses, no suppressed companies or people. Personal data may not be used for marketing.'
const PARQUET = 'application/vnd.apache.parquet'

export function describePackage(contents: SnapshotContents): object {
  const { id, createdAt, griffie, people, sources, tables } = contents
  return {
    profile: 'data-package',
    name: 'griffie-snapshot',
    id,
    title: TITLE,
    description: DESCRIPTION,
    version: id,
    created: createdAt,
    generator: `griffie ${griffie}`,
    names_of_people: people,
    sources: listSources(sources),
    resources: tables.map(describeResource),
  }
}

function listSources({ register, gazetteUpTo, accountsUpTo }: SnapshotSources): object[] {
  return [
    {
      title: 'Enterprise register (KBO/BCE open data), FPS Economy',
      path: 'https://kbopub.economie.fgov.be/kbo-open-data/',
      extract_number: register?.extractNumber ?? null,
      up_to: register?.snapshotDate ?? null,
    },
    {
      title: 'Belgian official gazette, FPS Justice',
      path: 'https://www.ejustice.just.fgov.be',
      up_to: gazetteUpTo,
    },
    {
      title: 'Central Balance Sheet Office, National Bank of Belgium',
      path: 'https://www.nbb.be/en/central-balance-sheet-office',
      up_to: accountsUpTo,
    },
  ]
}

function describeResource({ table, files }: SnapshotTable): object {
  const [first] = files
  return {
    name: table.name,
    title: table.title,
    description: table.description,
    profile: 'tabular-data-resource',
    path: files.length === 1 ? first?.path : files.map(({ path }) => path),
    format: 'parquet',
    mediatype: PARQUET,
    bytes: sum(files.map(({ bytes }) => bytes)),
    ...(files.length === 1 && { hash: `sha256:${first?.sha256}` }),
    rows: sum(files.map(({ rows }) => rows)),
    files: files.map(({ path, bytes, sha256, rows }) => ({ path, bytes, hash: `sha256:${sha256}`, rows })),
    sort: table.sort,
    partition: table.partition,
    schema: { fields: table.columns.map(describeField) },
  }
}

function describeField(column: BulkColumn): object {
  return {
    name: column.name,
    type: column.type,
    description: column.description,
    unit: column.unit,
    nullable: column.null !== null,
    null: column.null,
    source: column.source,
    constraints: { required: column.null === null },
  }
}

/** Addresses are relative to the document. */
export function describeCatalogue({ id, createdAt, tables }: SnapshotContents): object {
  return {
    '@context': {
      dcat: 'http://www.w3.org/ns/dcat#',
      dct: 'http://purl.org/dc/terms/',
      spdx: 'http://spdx.org/rdf/terms#',
      xsd: 'http://www.w3.org/2001/XMLSchema#',
    },
    '@id': '',
    '@type': 'dcat:Dataset',
    'dct:identifier': id,
    'dct:title': { '@language': 'en', '@value': TITLE },
    'dct:description': { '@language': 'en', '@value': DESCRIPTION },
    'dct:issued': { '@type': 'xsd:dateTime', '@value': createdAt },
    'dct:spatial': { '@id': 'http://publications.europa.eu/resource/authority/country/BEL' },
    'dct:accrualPeriodicity': { '@id': 'http://publications.europa.eu/resource/authority/frequency/DAILY' },
    'dct:conformsTo': { '@id': 'datapackage.json' },
    'dcat:distribution': tables.flatMap(({ table, files }) =>
      files.map(file => describeDistribution(table, file)),
    ),
  }
}

function describeDistribution({ title }: BulkTable, { path, bytes, sha256 }: SnapshotFile): object {
  return {
    '@id': path,
    '@type': 'dcat:Distribution',
    'dct:title': { '@language': 'en', '@value': title },
    'dcat:downloadURL': { '@id': path },
    'dcat:mediaType': { '@id': `https://www.iana.org/assignments/media-types/${PARQUET}` },
    'dcat:byteSize': { '@type': 'xsd:nonNegativeInteger', '@value': String(bytes) },
    'spdx:checksum': {
      '@type': 'spdx:Checksum',
      'spdx:algorithm': { '@id': 'spdx:checksumAlgorithm_sha256' },
      'spdx:checksumValue': { '@type': 'xsd:hexBinary', '@value': sha256 },
    },
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
