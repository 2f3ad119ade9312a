// The site and the browser are opened here, so that they stay open to the end of the last file.

import '../site/browser/browser.ts'
import { openBrowserSite } from '../fixtures/browser-site.ts'
import { runTogether } from './run-together.ts'

await openBrowserSite()

runTogether('test/site/browser/*.test.ts')
