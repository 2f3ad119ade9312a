// OAuth discovery endpoints that clients request. There is no OAuth: a JSON 404 makes clients fall back to their API
// key, which an HTML page or a 401 would not.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const BODY = JSON.stringify({ error: 'OAuth is not supported: send the header X-Api-Key.' })

const DOCUMENTS = ['oauth-protected-resource', 'oauth-authorization-server', 'openid-configuration']

export function registerOAuthDiscovery(app: FastifyInstance): void {
  const sendNoOAuth = (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(404)
      .headers({ 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' })
      .send(BODY)
  for (const document of DOCUMENTS) {
    app.get(`/.well-known/${document}`, sendNoOAuth)
    app.get(`/.well-known/${document}/*`, sendNoOAuth)
    app.get(`/mcp/.well-known/${document}`, sendNoOAuth)
  }
  for (const path of ['/register', '/authorize', '/token']) app.post(path, sendNoOAuth)
}
