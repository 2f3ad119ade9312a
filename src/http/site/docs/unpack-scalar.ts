// Runs in a thread of its own: takes the browser bundle out of its package, compresses it, hands it over and ends.
// The package keeps the bundle as one text of almost four megabytes inside a module, and a module once loaded stays:
// here that takes some forty megabytes away with it.

import { hash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import reference from '@scalar/fastify-api-reference'
import { fastify } from 'fastify'
import type { ScalarBundle } from './scalar-bundle.ts'

// The highest level makes it a tenth smaller and takes thirteen seconds in place of one.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

// The package exports nothing but its plugin: its own route is the one public way to the bundle.
const app = fastify()
app.register(reference, { routePrefix: '/reference', configuration: { url: '/unused' } })
const answer = await app.inject('/reference/js/scalar.js')
if (answer.statusCode !== 200) throw new Error('The package of the API reference serves no bundle.')
const script = answer.rawPayload
const bundle: ScalarBundle = {
  version: hash('sha1', script, 'base64url').slice(0, 10),
  br: brotliCompressSync(script, BROTLI),
  gzip: gzipSync(script),
}
parentPort?.postMessage(bundle)
