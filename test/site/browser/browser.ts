// Starts the system's headless Chromium for tests. Without Chromium the tests are skipped; in CI that is a failure.

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { type Browser, chromium } from 'playwright-core'
import { nightly } from '../../nightly.ts'
import { afterProcess } from '../../processes/clean-up.ts'

// The headless shell is the same engine without the rest of a browser: a window costs it a quarter of the CPU time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MISSING = 'no Chromium: apt-get install chromium-headless-shell'

/** The path in CHROMIUM, else the first one found, else null. */
function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROMIUM) return existsSync(env.CHROMIUM) ? env.CHROMIUM : null
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)]
  const paths = NAMES.flatMap(name => folders.map(folder => join(folder, name)))
  return paths.find(path => existsSync(path)) ?? null
}

/** Throws when no browser is installed. */
async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error(MISSING)
  return chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0, // Chromium has no sandbox as root
    args: ['--disable-gpu', '--disable-dev-shm-usage', '--force-color-profile=srgb'],
  })
}

const isMissing = findChromium() === null
if (isMissing && process.env.CI) throw new Error(`${MISSING} (CI is set, so nothing is skipped)`)

let browser: Promise<Browser> | undefined

/** One browser per process, started at first use and closed at the end. */
export function openBrowser(): Promise<Browser> {
  browser ??= launchBrowser()
  return browser
}

afterProcess(async () => (await browser)?.close())

export function browserTest(name: string, body: (context: TestContext) => Promise<void>): void {
  test(name, { skip: isMissing && MISSING }, body)
}

/** The same, in the full group only. */
export function nightlyBrowserTest(name: string, body: (context: TestContext) => Promise<void>): void {
  nightly(name, { skip: isMissing && MISSING }, body)
}
