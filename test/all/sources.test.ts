import { runTogether } from './run-together.ts'

// Both start processes and kill them.
runTogether('test/sources/**/*.test.ts', [
  'test/sources/gazette/import.test.ts',
  'test/sources/register/faults.test.ts',
])
