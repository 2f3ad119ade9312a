// Activity and town pages in the sitemap: those with at least one company.

import type { Pool } from '../../../store/db/pool.ts'
import { listCountedCodes } from '../../../store/site/activities.ts'
import { listCountedTowns } from '../../../store/site/towns.ts'
import { activityPath, type Localised, townPath } from '../paths.ts'

/** Localised paths, activities first. Empty until counts were first computed. */
export async function* listCountedPages(pool: Pool): AsyncGenerator<Localised> {
  for (const code of await listCountedCodes(pool)) yield lang => activityPath(lang, code)
  for (const { zip } of (await listCountedTowns(pool)).towns) yield lang => townPath(lang, zip)
}
