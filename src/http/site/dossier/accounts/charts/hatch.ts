// Hatch pattern that marks negative values without relying on colour.

import { type Html, html, trustedHtml } from '../../../html.ts'

/** Include once per page, before its uses. Not `display: none`, which would disable the pattern. */
export const HATCH: Html = trustedHtml(
  '<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><pattern id="accounts-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hatch-ground" width="5" height="5"/><rect class="hatch-line" width="2.2" height="5"/></pattern></svg>',
)

/** Class attribute, and the fill pattern for negative shapes. */
export function shapeAttributes(look: string): Html {
  return look === 'negative' ? html`class="negative" fill="url(#accounts-hatch)"` : html`class="${look}"`
}
