// Is this the site's page, and all of it? A page is believed only when its own frame is closed: a connection cut by
// a proxy, or a firewall's page under status 200, must never look like a day without publications.

import { CHALLENGE, matchesAny } from './page-messages.ts'

/**
 * - `whole`: the site's frame, closed;
 * - `cut`: begins as HTML or as the site's page and is not closed;
 * - `empty`: no text at all;
 * - `challenge`: a firewall's or captcha page;
 * - `foreign`: closed, and not the site's.
 */
export type FrameState = 'whole' | 'cut' | 'empty' | 'challenge' | 'foreign'

// Layout of 2024: every page is built of `page__wrapper` sections, the footer last.
const GAZETTE_MARKER = /class="page__wrapper/
const GAZETTE_FOOTER = 'page__wrapper--footer'

// Layout of api2.pl before: its form names the image of the publication. Without a publication the page ends
// after the second table and is never closed; `#Page` without a path is its own mark of that.
const OLD_GAZETTE_MARKER = /<form name="?set_urlpdf/i
const OLD_EMPTY = /name="?urlpdf"? value="#Page\s*"[\s\S]*<\/center>\s*$/i

/** Judges the frame of a decoded page. */
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
