// Tesseract in worker threads: up to one per processor, started on demand, each with the languages of its
// last image loaded. Language data are local; nothing is downloaded.

import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import PQueue from 'p-queue'
import { createWorker, OEM, type Worker } from 'tesseract.js'
import type { Language } from '../../../../domain/publications/publication.ts'

// Collects Tesseract's language data, one package per language, in one folder as its workers require.

const LANGUAGE_CODES: Record<Language, string> = { nl: 'nld', fr: 'fra', de: 'deu' }

/** Integer model of the neural engine: a third of the size, and faster. */
const MODEL = '4.0.0_best_int'

type LanguageData = { folder: string; remove(): Promise<void> }

/** Copies the data (9 MB) to a temporary folder; `remove` deletes it. */
async function prepareLanguageData(): Promise<LanguageData> {
  const require = createRequire(import.meta.url)
  const folder = await mkdtemp(join(tmpdir(), 'griffie-ocr-'))
  for (const code of Object.values(LANGUAGE_CODES)) {
    const file = `${code}.traineddata.gz`
    const from = dirname(require.resolve(`@tesseract.js-data/${code}/package.json`))
    await copyFile(join(from, MODEL, file), join(folder, file))
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

export type Recogniser = {
  /** Images read in parallel. */
  readonly parallel: number
  /** The text of an image (PNG), lines as printed. Several languages multiply the time. */
  recognise(picture: Buffer, languages: readonly Language[], signal?: AbortSignal): Promise<string>
  /** Stops the threads. Call once, when no recognition is pending. */
  close(): Promise<void>
}

type OcrWorker = { worker: Worker; languages: string }

/** Starts no thread before the first image. */
export function createRecogniser(parallel = availableParallelism()): Recogniser {
  const queue = new PQueue({ concurrency: parallel })
  const idle: OcrWorker[] = []
  const all: OcrWorker[] = []
  let begun = 0
  let data: Promise<LanguageData> | null = null

  async function lend(languages: string): Promise<OcrWorker> {
    const fitting = idle.findIndex(reader => reader.languages === languages)
    const [reader] = fitting >= 0 ? idle.splice(fitting, 1) : begun < parallel ? [] : idle.splice(0, 1)
    if (!reader) {
      begun++
      data ??= prepareLanguageData()
      const started = { worker: await startWorker((await data).folder, languages), languages }
      all.push(started)
      return started
    }
    if (reader.languages !== languages) await reader.worker.reinitialize(languages)
    reader.languages = languages
    return reader
  }

  async function read(picture: Buffer, languages: string): Promise<string> {
    const reader = await lend(languages)
    try {
      const { data: page } = await reader.worker.recognize(picture)
      return page.text
    } finally {
      idle.push(reader)
    }
  }

  return {
    parallel,
    recognise: (picture, languages, signal) =>
      queue.add(() => read(picture, languages.map(language => LANGUAGE_CODES[language]).join('+')), {
        signal,
      }),
    async close() {
      queue.clear()
      await Promise.all(all.map(reader => reader.worker.terminate()))
      if (data) await (await data).remove()
    },
  }
}

function startWorker(langPath: string, languages: string): Promise<Worker> {
  return createWorker(languages, OEM.LSTM_ONLY, {
    langPath,
    cacheMethod: 'none',
    // Without a handler a failed image ends the process; the call's promise rejects anyway.
    errorHandler: () => {},
  })
}
