import { runTogether } from './run-together.ts'

runTogether('test/{people,usecases}/**/*.test.ts')
