// What a browser may do with our pages: nothing that is not ours, nothing inline.

import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Site } from './page.ts'

const OWN = ["'self'"]

/** Options for helmet. Strict transport only where the service is reached over TLS. */
export function createContentSecurityPolicy({ origin }: Site): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        ...{ scriptSrc: OWN, styleSrc: OWN, imgSrc: OWN, connectSrc: OWN, formAction: OWN, manifestSrc: OWN },
        ...{ baseUri: ["'none'"], frameAncestors: ["'none'"] },
      },
    },
    strictTransportSecurity: origin.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  }
}
