// Loaded before a command: prints each module of OpenTelemetry that the process loads.

import { writeSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    if (url.includes('@opentelemetry')) writeSync(2, `loaded ${url}\n`)
    return next(url, context)
  },
})
