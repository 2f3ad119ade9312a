#!/usr/bin/env node
// The command's door. It is plain JavaScript, so that any Node from version 20 on can open it: TypeScript
// sources need Node 24 or newer, and where the host's own is older this hands over to the Node that
// `npm ci` put beside it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import nodeModule from 'node:module' // Node 20 has no enableCompileCache to import by name
import { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 24
// Node clears memory with four threads beside the one that answers. Where processors are few they hold up the database, and with
// it every request of that moment. How many there are is settled before anything else runs.
const ONE_CLEARING_THREAD = '--v8-pool-size=1'
// Names the descriptor of a pipe that is open as long as the process that started this one.
const LAUNCHER_PIPE = 'GRIFFIE_LAUNCHER_PIPE'
const PROJECT_DIR = dirname(dirname(fileURLToPath(import.meta.url)))
// Compile cache of V8, shared by all commands. Where the folder cannot be written, Node runs without it.
const COMPILE_CACHE = join(PROJECT_DIR, 'node_modules', '.cache', 'griffie')

if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) {
  if (serves() && !isSettled() && canBecome()) becomeNode([ONE_CLEARING_THREAD])
  endWithLauncher()
  nodeModule.enableCompileCache(COMPILE_CACHE)
  await import('../src/cli/main.ts')
} else {
  const bundled = join(PROJECT_DIR, 'node_modules', '.bin', 'node')
  if (existsSync(bundled)) handOver(bundled)
  else {
    console.error(
      `griffie needs Node ${OLDEST_NODE} or newer; this is ${process.version}. Run "npm ci" in ${PROJECT_DIR}: it brings one along.`,
    )
    process.exitCode = 1
  }
}

function serves() {
  return process.argv[2] === 'serve'
}

/** True where the threads were settled already: by this command, or by whoever started it. */
function isSettled() {
  return [...process.execArgv, process.env.NODE_OPTIONS ?? ''].some(option =>
    /--v8[-_]pool[-_]size/.test(option),
  )
}

/** True where a process can become another one. A channel to whoever started it would be lost on the way. */
function canBecome() {
  return typeof process.execve === 'function' && process.platform !== 'win32' && !process.channel
}

/** Starts this same command anew with more `options` of Node's, as the same process. */
function becomeNode(options) {
  process.execve(
    process.execPath,
    [process.execPath, ...options, ...process.execArgv, ...process.argv.slice(1)],
    process.env,
  )
}

/**
 * Runs this same command under `node`, passing signals on and ending as it ends. The child ends with this process however that
 * ends: it holds the other end of a pipe.
 */
function handOver(node) {
  const options = serves() && !isSettled() ? [ONE_CLEARING_THREAD] : []
  const child = spawn(node, [...options, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: { ...process.env, [LAUNCHER_PIPE]: '3' },
  })
  child.stdio[3].on('error', () => {}) // the child has ended
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => {}) // the terminal gives the child its own
  child.on('exit', (code, signal) => {
    if (signal) process.kill(process.pid, signal)
    else process.exit(code ?? 1)
  })
}

/** Where another Node started this one: ends this process, as if it had been killed, when that one is no more. */
function endWithLauncher() {
  const descriptor = Number(process.env[LAUNCHER_PIPE])
  delete process.env[LAUNCHER_PIPE] // the processes that this one starts have no such pipe
  if (!descriptor) return
  const pipe = new Socket({ fd: descriptor, readable: true, writable: false })
  const end = () => process.kill(process.pid, 'SIGKILL')
  pipe.on('close', end).on('error', end).resume().unref()
}
