// Tesseract in worker threads: up to one per processor, started on demand, each with the languages of its
// last image loaded. Language data are local; nothing is downloaded.

import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { createWorker, OEM, type Worker } from 'tesseract.js'
import type { Language } from '../../../../domain/publications/publication.ts'
import { LANGUAGE_CODES, type LanguageData, prepareLanguageData } from './language-data.ts'

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
