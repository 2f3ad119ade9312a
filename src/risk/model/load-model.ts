// Loads the model in use: the file in RISK_MODEL, or the bundled one.

import { readFile } from 'node:fs/promises'
import { type ModelFile, ModelFileError, readModelFile } from './model-file.ts'

/** Reads a model from disk. Throws `ModelFileError`, with what to do, when it is missing or unusable. */
export async function loadModel(path: string): Promise<ModelFile> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new ModelFileError(
      `No risk model at ${path}. Train one on the loaded data (griffie risk train --help), and set it in ` +
        'setting RISK_MODEL or with --model.',
    )
  }
  return readModelFile(text, path)
}
