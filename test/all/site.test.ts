import { runTogether } from './run-together.ts'

runTogether('test/site/*.test.ts')
