// Two nodes on one database sharing limits in Redis, with short intervals.

import { type RunningApp, runApp, TIMING } from '../rest/running-app.ts'

export const SHARING = { awayMs: 20, connectMs: 500, answerMs: 150, retryMs: 50 }

export type Node = RunningApp & {
  /** Remaining budget after one more request. */
  ask(): Promise<{ status: number; remaining: number }>
  sharedLimits(): Promise<{ status: string; state: string; since: string | null }>
}

type NodeOptions = { databaseUrl: string; redisUrl: string | null; key: string; path: string }

/** Starts a node. Requests of `ask` come from one address, given by a trusted proxy. */
export async function startNode({ databaseUrl, redisUrl, key, path }: NodeOptions): Promise<Node> {
  const timing = { ...TIMING, sharing: SHARING }
  const app = await runApp({
    databaseUrl,
    ...(redisUrl && { redisUrl }),
    key,
    timing,
    trustedProxies: ['127.0.0.1'],
  })
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  return {
    ...app,
    async ask() {
      const { status, headers: told } = await app.get(path, { headers })
      return { status, remaining: Number(/r=(\d+)/.exec(told.get('ratelimit') ?? '')?.[1]) }
    },
    async sharedLimits() {
      // From a separate address, since it counts too.
      const address = { 'x-forwarded-for': `198.51.101.${asked++ % 256}` }
      const body = (await (
        await fetch(`${app.url}/health/status`, { headers: address })
      ).json()) as StatusBody
      return { status: body.status, ...body.shared_limits }
    },
  }
}

let asked = 0

type StatusBody = { status: string; shared_limits: { state: string; since: string | null } }
