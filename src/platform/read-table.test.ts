import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseTable, type TableShape } from './read-table.ts'

const SHAPE: TableShape<'code' | 'side' | 'note'> = {
  columns: ['code', 'side', 'note'],
  optional: ['note'],
  unique: ['code'],
  values: { code: /^\d+$/, side: ['debit', 'credit'] },
}

const parse = (...lines: string[]) => parseTable(lines.join('\n'), 'data/t.tsv', SHAPE)

test('a table has a row for each line that is no comment, in order', () => {
  assert.deepEqual(
    parse('# Source: none', 'code\tside\tnote', '2\tcredit\t', '# a group', '1\tdebit\ta | b', ''),
    [
      { code: '2', side: 'credit', note: '' },
      { code: '1', side: 'debit', note: 'a | b' },
    ],
  )
})

test('a faulty table is refused with file and line', () => {
  const header = 'code\tside\tnote'
  const cases: [lines: string[], message: RegExp][] = [
    [[''], /^data\/t\.tsv:1: the columns are not code, side, note$/],
    [['# c', 'code\tnote\tside'], /^data\/t\.tsv:2: the columns are not/],
    [[header, '1\tdebit'], /^data\/t\.tsv:2: not 3 cells$/],
    [[header, '# c', '1\tleft\t'], /^data\/t\.tsv:3: unknown side "left"$/],
    [[header, 'x\tdebit\t'], /^data\/t\.tsv:2: unknown code "x"$/],
    [[header, '1\t\t'], /^data\/t\.tsv:2: side is empty$/],
    [[header, '1\tdebit \t'], /^data\/t\.tsv:2: side has blanks around it$/],
    [[header, '1\tdebit\t', '1\tcredit\t'], /^data\/t\.tsv:3: repeats code of line 2$/],
  ]
  for (const [lines, message] of cases) assert.throws(() => parse(...lines), { name: 'TableError', message })
})

test('a row that cannot be converted is refused with file and line', () => {
  const text = 'code\tside\tnote\n1\tdebit\t(\n'
  assert.throws(() => parseTable(text, 'data/t.tsv', SHAPE, ({ note }) => new RegExp(note)), {
    name: 'TableError',
    message: /^data\/t\.tsv:2: Invalid regular expression/,
  })
})
