import { runTogether } from './run-together.ts'

runTogether('test/feeds/*.test.ts')
