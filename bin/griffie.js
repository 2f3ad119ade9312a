#!/usr/bin/env node
// The command's door. It is plain JavaScript, so that any Node from version 20 on can open it: TypeScript
// sources need Node 24 or newer, and where the host's own is older this hands over to the Node that
// `npm ci` put beside it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 24

if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) {
  await import('../src/cli/main.ts')
} else {
  const project = dirname(dirname(fileURLToPath(import.meta.url)))
  const bundled = join(project, 'node_modules', '.bin', 'node')
  if (existsSync(bundled)) handOver(bundled)
  else {
    console.error(
      `griffie needs Node ${OLDEST_NODE} or newer; this is ${process.version}. Run "npm ci" in ${project}: it brings one along.`,
    )
    process.exitCode = 1
  }
}

/** Runs this same command under `node`, passing signals on and ending as it ends. */
function handOver(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => {}) // the terminal gives the child its own
  child.on('exit', (code, signal) => {
    if (signal) process.kill(process.pid, signal)
    else process.exit(code ?? 1)
  })
}
