// The pattern of what is negative: told apart from what is positive without colour, on screen and on paper.

import { type Html, html, trustedHtml } from '../../../html.ts'

/** Once on the page, before what is filled with it. Not `display: none`, which would take the pattern away with it. */
export const HATCH: Html = trustedHtml(
  '<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><pattern id="accounts-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hatch-ground" width="5" height="5"/><rect class="hatch-line" width="2.2" height="5"/></pattern></svg>',
)

/** The attributes of a shape: its class, and the pattern where it is negative. */
export function shapeAttributes(look: string): Html {
  return look === 'negative' ? html`class="negative" fill="url(#accounts-hatch)"` : html`class="${look}"`
}
