// Downloads a file again and again, in a process of its own, until its standard input closes; then prints the number of
// bytes a second. Arguments: URL, key. At the lowest priority: a client is on another machine.

import { constants, setPriority } from 'node:os'

setPriority(constants.priority.PRIORITY_LOW)
const [url = '', key = ''] = process.argv.slice(2)
const startedAt = performance.now()
let bytes = 0
const stop = new AbortController()
process.stdin.resume().on('end', () => stop.abort())
while (!stop.signal.aborted)
  try {
    const answer = await fetch(url, { headers: { 'x-api-key': key }, signal: stop.signal })
    if (answer.status !== 200) throw new Error(`The download returned ${answer.status}.`)
    for await (const chunk of answer.body as ReadableStream<Uint8Array>) bytes += chunk.length
  } catch (error) {
    if (!stop.signal.aborted) throw error
  }
process.stdout.write(`${bytes / ((performance.now() - startedAt) / 1_000)}\n`)
