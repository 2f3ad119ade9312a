import { runTogether } from './run-together.ts'

// One starts processes, and one measures the heap of its own.
runTogether('test/mcp/**/*.test.ts', ['test/mcp/two-processes.test.ts', 'test/mcp/memory.test.ts'])
