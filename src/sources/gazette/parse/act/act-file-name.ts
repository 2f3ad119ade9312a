// Parses the file name of an act.

import { basename } from 'node:path'
import { type EnterpriseNumber, parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import type { Language } from '../../../../domain/publications/publication.ts'

export type ActName = {
  numac: string
  /** From the folders of the site, `tsv_pdf/2031/03/12/31004567.pdf`. */
  publishedOn: string | null
  language: Language | null
  enterpriseNumber: EnterpriseNumber | null
}

const NUMAC = /^(\d{8})(?!\d)/
const FOLDERS = /(?:^|\/)(\d{4})\/(\d{2})\/(\d{2})\/[^/]*$/
const LANGUAGE = /_(nl|fr|de)(?=[_.])/
const ENTERPRISE = /_(\d{10})(?!\d)/

/** Parses `NNNNNNNN.pdf` or `NNNNNNNN_nl_0123456749….txt`; null without eight leading digits. */
export function readActName(path: string): ActName | null {
  const name = basename(path)
  const numac = NUMAC.exec(name)?.[1]
  if (!numac) return null
  const folders = FOLDERS.exec(path.replaceAll('\\', '/'))
  return {
    numac,
    publishedOn: folders ? `${folders[1]}-${folders[2]}-${folders[3]}` : null,
    ...readNameParts(path),
  }
}

/** Language and enterprise number in a file name, if present. */
export function readNameParts(path: string): Pick<ActName, 'language' | 'enterpriseNumber'> {
  const name = basename(path)
  return {
    language: (LANGUAGE.exec(name)?.[1] as Language | undefined) ?? null,
    enterpriseNumber: parseEnterpriseNumber(ENTERPRISE.exec(name)?.[1] ?? ''),
  }
}
