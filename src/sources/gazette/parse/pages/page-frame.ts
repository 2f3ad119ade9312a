// Checks that a page belongs to the site and is complete: a truncated connection, or a firewall page with
// status 200, must not look like a day without publications.

import { CHALLENGE, matchesAny } from './page-messages.ts'

/**
 * - `whole`: the site's frame, closed.
 * - `cut`: starts as HTML or as the site's page but is not closed.
 * - `empty`: no text.
 * - `challenge`: a firewall or captcha page.
 * - `foreign`: complete, but not the site's.
 */
type FrameState = 'whole' | 'cut' | 'empty' | 'challenge' | 'foreign'

// Layout of 2024: pages consist of `page__wrapper` sections, the footer last.
const GAZETTE_MARKER = /class="page__wrapper/
const GAZETTE_FOOTER = 'page__wrapper--footer'

// Older layout of api2.pl: its form names the image of the publication. Without a publication the page ends
// unclosed after the second table, marked by `#Page` without a path.
const OLD_GAZETTE_MARKER = /<form name="?set_urlpdf/i
const OLD_EMPTY = /name="?urlpdf"? value="#Page\s*"[\s\S]*<\/center>\s*$/i

/** Classifies the frame of a decoded page. */
export function checkPageFrame(html: string): FrameState {
  if (html.trim() === '') return 'empty'
  const closed = html.trimEnd().toLowerCase().endsWith('</html>')
  if (GAZETTE_MARKER.test(html)) return closed && hasOwnFooter(html) ? 'whole' : 'cut'
  if (OLD_GAZETTE_MARKER.test(html)) return closed || OLD_EMPTY.test(html) ? 'whole' : 'cut'
  if (matchesAny(CHALLENGE, html)) return 'challenge'
  return closed ? 'foreign' : 'cut'
}

function hasOwnFooter(html: string): boolean {
  const at = html.lastIndexOf(GAZETTE_FOOTER)
  return at >= 0 && html.indexOf('</footer>', at) > at
}
