import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { readOpenFileLimit, warnOfOpenFiles } from './open-file-limit.ts'

test('the limit is that of the process', { skip: process.platform !== 'linux' && 'Linux only' }, () => {
  const file = new URL('./open-file-limit.ts', import.meta.url).pathname
  const script = `ulimit -n 777; ${process.execPath} -e "import('${file}').then(m => console.log(m.readOpenFileLimit()))"`
  assert.equal(execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim(), '777')
  assert.equal(readOpenFileLimit('/nonexistent'), null)
})

test('too few open files are a warning that says what to do', () => {
  const told: string[] = []
  const logger = { warn: (_fields: object, text: string) => told.push(text) }
  const warn = (limit: number | null) => warnOfOpenFiles(logger as never, 10_000, limit)
  warn(10_255)
  assert.match(told[0] ?? '', /at most 10255 files .* 10256 are needed .* LimitNOFILE/)
  warn(10_256)
  warn(null)
  assert.equal(told.length, 1)
})
