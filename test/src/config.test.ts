import '../../src/config.test.ts'
