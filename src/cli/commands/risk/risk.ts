// griffie risk

import type { Command } from 'commander'
import { addEvaluate } from './evaluate.ts'
import { addExplain } from './explain.ts'
import { addScore } from './score.ts'
import { addTrain } from './train.ts'

/** Adds `risk` to the program. */
export function addRisk(program: Command): void {
  const risk = program.command('risk').description('the probability of bankruptcy within twelve months')
  addTrain(risk)
  addEvaluate(risk)
  addScore(risk)
  addExplain(risk)
}
