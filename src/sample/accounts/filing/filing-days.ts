// When accounts are approved and deposited: three quarters of those of December in June to August, some early, some late,
// those who fare badly later.

import { workday } from '../../days.ts'
import type { SeededRandom } from '../../random.ts'

export type FilingDays = { approvedOn: number; depositedOn: number }

// Days after the end of the year, first and last, with the part of the filers (hundredths).
const WINDOWS = [
  [9, 70, 151],
  [76, 152, 243],
  [10, 244, 330],
  [5, 331, 640],
] as const

/** Days since 1970, for a year that ends on `end`. `distress` as in `Fate`. */
export function drawFilingDays(end: number, distress: number, random: SeededRandom): FilingDays {
  const late = random.chance(Math.min(0.6, 0.5 * distress)) ? random.between(20, 220) : 0
  const depositedOn = workday(end + drawDelay(random) + late)
  const approvedOn = Math.max(
    end + 40,
    depositedOn - random.between(2, 30) - (late > 0 ? random.below(20) : 0),
  )
  return { approvedOn: Math.min(approvedOn, depositedOn), depositedOn }
}

function drawDelay(random: SeededRandom): number {
  let way = random.below(100)
  for (const [share, first, last] of WINDOWS) {
    if (way < share) return random.between(first, last)
    way -= share
  }
  return 200
}
