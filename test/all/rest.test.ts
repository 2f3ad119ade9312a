import { runTogether } from './run-together.ts'

runTogether('test/rest/**/*.test.ts')
