// A command in the process of its test, without the start of another one: for help, usage errors and refused settings.

import { Command, CommanderError } from 'commander'
import { EXIT, reportError } from '../../src/cli/errors.ts'
import type { Outcome } from './run-griffie.ts'

/** Runs `args` with the commands that `add` adds, as `src/cli/main.ts` does. Nothing else may run commands meanwhile. */
export async function runInProcess(
  add: (program: Command) => void,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const program = new Command('griffie')
  add(program)
  for (const command of [
    program,
    ...program.commands,
    ...program.commands.flatMap(({ commands }) => commands),
  ])
    command.exitOverride()
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
