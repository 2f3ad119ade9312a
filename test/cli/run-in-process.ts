// A command in the process of its test, without the start of another one, which takes a second of CPU time. For what is said of
// arguments, and for commands that run to their end: signals, kills, standard input and priority need a process, see `run-griffie.ts`.

import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import { Command, CommanderError } from 'commander'
import { addCommands } from '../../src/cli/commands.ts'
import { EXIT, reportError } from '../../src/cli/errors.ts'
import type { Outcome } from './run-griffie.ts'

// The priority would stay lowered for the rest of the file.
os.setPriority = () => {}
syncBuiltinESMExports()

/** Runs `args` as `src/cli/main.ts` does. Nothing else may run commands meanwhile. */
export async function runInProcess(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const program = new Command('griffie')
  program.exitOverride()
  for (const command of await addCommands(program, args[0] ?? '')) command.exitOverride()
  const outcome: Outcome = { code: 0, stdout: '', stderr: '' }
  const restore = [capture('stdout', outcome), capture('stderr', outcome), replaceEnv(env)]
  try {
    await program.parseAsync([...args], { from: 'user' })
    outcome.code = Number(process.exitCode ?? 0)
  } catch (error) {
    if (!(error instanceof CommanderError)) outcome.code = reportError(error)
    else outcome.code = error.exitCode === 0 ? 0 : EXIT.usage
  } finally {
    process.exitCode = undefined
    for (const undo of restore) undo()
  }
  return outcome
}

// The test runner reports on standard output in buffers: only text is the command's.
function capture(name: 'stdout' | 'stderr', outcome: Outcome): () => void {
  const stream = process[name]
  const write = stream.write
  stream.write = ((chunk: unknown, ...rest: never[]) => {
    if (typeof chunk !== 'string') return write.call(stream, chunk as Uint8Array, ...rest)
    outcome[name] += chunk
    return true
  }) as typeof write
  return () => {
    stream.write = write
  }
}

function replaceEnv(env: Record<string, string>): () => void {
  const before = process.env
  const { DATABASE_URL: _, ...inherited } = before
  process.env = { ...inherited, ...env }
  return () => {
    process.env = before
  }
}
