// Where clients look for OAuth before or after a refused call. There is none: a quick plain 404 makes them go on with
// the key they have. A page of the site or a 401 there would lead them astray.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const BODY = JSON.stringify({ error: 'There is no OAuth here: send the header X-Api-Key.' })

const DOCUMENTS = ['oauth-protected-resource', 'oauth-authorization-server', 'openid-configuration']

/** Adds the addresses that clients probe. */
export function registerOAuthDiscovery(app: FastifyInstance): void {
  const answer = (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(404)
      .headers({ 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' })
      .send(BODY)
  for (const document of DOCUMENTS) {
    app.get(`/.well-known/${document}`, answer)
    app.get(`/.well-known/${document}/*`, answer)
    app.get(`/mcp/.well-known/${document}`, answer)
  }
  for (const path of ['/register', '/authorize', '/token']) app.post(path, answer)
}
