// GET /.well-known/security.txt: where to report vulnerabilities (RFC 9116). 404 unless the operator has set a contact.

import type { FastifyInstance } from 'fastify'
import { type Clock, systemClock } from '../../platform/clock.ts'
import { NOT_FOUND } from '../problem.ts'
import type { Site } from '../site/page.ts'
import { SECURITY_TXT_PATH } from '../site/paths.ts'
import { ONE_DAY, registerReadOnly, sendJsonProblem, sendText } from './respond.ts'

// Well within the year that the RFC recommends: the contact is true as long as the service is configured with it.
const VALID_DAYS = 180
const DAY_MS = 86_400_000

export function registerSecurityTxt(app: FastifyInstance, site: Site, clock: Clock = systemClock): void {
  registerReadOnly(app, SECURITY_TXT_PATH, (request, reply) => {
    const { origin, securityContact = null } = site
    if (securityContact === null) return sendJsonProblem(reply, NOT_FOUND)
    const body = [
      `Contact: ${securityContact}`,
      `Expires: ${expiryAt(clock)}`,
      `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    ]
    return sendText(request, reply, {
      body: `${body.join('\n')}\n`,
      type: 'text/plain; charset=utf-8',
      cacheControl: ONE_DAY,
    })
  })
}

// The same for a whole day, so that the ETag is.
function expiryAt(clock: Clock): string {
  const day = Math.floor(clock.now() / DAY_MS) + VALID_DAYS
  return new Date(day * DAY_MS).toISOString().replace('.000', '')
}
