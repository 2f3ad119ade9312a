// The browser bundle of the API reference, compressed, from its installed package. Made when somebody first looks at
// the reference: most processes never need it.

import { Worker } from 'node:worker_threads'

export type ScalarBundle = {
  /** Changes with the content. */
  version: string
  br: Uint8Array
  gzip: Uint8Array
}

export type GetScalarBundle = () => Promise<ScalarBundle>

/** Makes the bundle once; after a failure, anew at the next call. */
export function holdScalarBundle(): GetScalarBundle {
  let bundle: Promise<ScalarBundle> | null = null
  return () => {
    bundle ??= unpack().catch(error => {
      bundle = null
      throw error
    })
    return bundle
  }
}

function unpack(): Promise<ScalarBundle> {
  const worker = new Worker(new URL('./unpack-scalar.ts', import.meta.url))
  worker.unref() // a process that stops does not wait for it
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`Unpacking the API reference ended with ${code}.`)))
  }).finally(() => worker.terminate()) as Promise<ScalarBundle>
}
