import { runPureTogether } from './run-together.ts'

runPureTogether('src/**/*.test.ts')
