// Writes files, folders and zips for tests into a folder of their own.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ZipFile } from 'yazl'

export type Files = Record<string, string | Buffer | object>

/** Objects are written as JSON. Returns the folder. */
export function writeFolder(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'griffie-accounts-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), asBytes(content))
  }
  return folder
}

/** The zip of the files, as bytes. */
export async function writeZip(files: Files): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(asBytes(content), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function asBytes(content: string | Buffer | object): Buffer {
  if (Buffer.isBuffer(content)) return content
  return Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
}
