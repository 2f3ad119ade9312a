// npm run bench:risk: all risk figures in the docs. Published data sets are not part of the project; missing
// ones are reported as skipped. Timings depend on the machine.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PROJECT_DIR } from '../../src/config.ts'
import { writeModel } from '../../src/risk/model/model-file.ts'
import { describeMachine } from '../machine.ts'
import { type Row, renderTable } from '../report.ts'
import { measureAddedAlone } from './measure-added-alone.ts'
import { measureAddedRatios } from './measure-added-ratios.ts'
import { measureGenerated, measureUsCalibration } from './measure-calibration.ts'
import { measurePolish, measureTaiwan, measureUs } from './measure-published.ts'
import {
  findRatioSets,
  measureBelgian,
  measureLeavingOut,
  measureLongerLabels,
} from './measure-shared-ratios.ts'
import { measureScoringMemory, measureSpeed } from './measure-speed.ts'
import { createSharedModel } from './seal-shared-model.ts'
import { learnSharedRatios, referenceOf } from './shared-ratios.ts'

const HELP = `Measures the learners of src/risk/learn and prints a table.

Usage: node bench/risk/main.ts [options]

  --data FOLDER           published sets: polish/, us/, taiwan/ (default ../shared/data/risk)
  --construction FOLDER   Belgian construction companies (default ../shared/data/accounts/construction_nv)
  --only PART,…           published, calibration, shared-ratios, added-ratios, speed (default: all)
  --plots FOLDER          writes reliability plots as SVG
  --shipped FILE          writes the model that comes with the program (models/shipped.json)
  --help                  this text
`

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(PROJECT_DIR, '..', 'shared', 'data', 'risk') },
    construction: {
      type: 'string',
      default: join(PROJECT_DIR, '..', 'shared', 'data', 'accounts', 'construction_nv'),
    },
    only: { type: 'string', default: 'published,calibration,shared-ratios,added-ratios,speed' },
    plots: { type: 'string' },
    shipped: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const { data } = values
const plots = values.plots ?? null
const parts: Readonly<Record<string, () => Row[]>> = {
  // First, because peak memory is per process.
  speed: () => [...measureScoringMemory(), ...measureSpeed()],
  published: () => [...measurePolish(data), ...measureUs(data), ...measureTaiwan(data)],
  calibration: () => [...measureUsCalibration(data, plots), ...measureGenerated(plots)],
  'shared-ratios': () => {
    const sets = findRatioSets(data)
    const left = sets.length < 3 ? [] : measureLeavingOut(sets)
    return [...left, ...measureLongerLabels(data), ...measureBelgian(values.construction, sets)]
  },
  'added-ratios': () => [...measureAddedRatios(values.construction), ...measureAddedAlone(data)],
}

const ABOUT_SHIPPED = {
  card: 'docs/model-card.md',
  sources: [
    'Polish companies bankruptcy, UCI 365, Zięba, Tomczak & Tomczak 2016, doi 10.24432/C5F600, CC BY 4.0 (cut points, slope)',
    'American companies 1999–2018, Lombardo et al. 2022, Pellegrino et al. 2024, CC BY 4.0 (slope)',
    'Taiwanese bankruptcy prediction, UCI 572, Liang et al. 2016, CC BY 4.0 (slope)',
  ],
}

function writeShipped(path: string): void {
  const sets = findRatioSets(data)
  if (sets.length < 3) throw new Error(`Not all of the three sets are in ${data}.`)
  const learnt = learnSharedRatios(sets, referenceOf(sets))
  writeFileSync(path, writeModel(createSharedModel(learnt, { version: '1.1.0', about: ABOUT_SHIPPED })))
}

if (values.help) process.stdout.write(HELP)
else {
  if (plots) mkdirSync(plots, { recursive: true })
  const wanted = values.only.split(',')
  const rows = Object.entries(parts).flatMap(([name, measure]) => (wanted.includes(name) ? measure() : []))
  if (values.shipped) writeShipped(values.shipped)
  process.stdout.write(`${describeMachine()}\n\n${renderTable(rows)}\n`)
}
