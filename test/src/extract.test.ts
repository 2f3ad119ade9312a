import { importTests } from './import-tests.ts'

await importTests('extract')
