// Security headers: same-origin resources only, no inline scripts or styles.

import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Site } from './page.ts'

const SELF = ["'self'"]
const NONE = ["'none'"]

/** HSTS only when the public origin uses TLS. */
export function createContentSecurityPolicy({ origin }: Site): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: SELF,
        styleSrc: SELF,
        imgSrc: SELF,
        connectSrc: SELF,
        formAction: SELF,
        manifestSrc: SELF,
        baseUri: NONE,
        frameAncestors: NONE,
      },
    },
    strictTransportSecurity: origin.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  }
}
