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
      `There is no risk model at ${path}. Train one on what is loaded (griffie risk train --help), and name it in the ` +
        'setting RISK_MODEL or with --model.',
    )
  }
  return readModelFile(text, path)
}
