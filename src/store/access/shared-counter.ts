// What processes tell each other about requests that count against a limit.

/** What one process counted for a subject since it last told. */
export type Increment = {
  /** Who is counted, and for what. */
  subject: string
  /** What the process knew before, from all: others may have lost it. */
  known: number
  more: number
  /** Until the subject's window ends, in ms, above 0. */
  remainingMs: number
}

/** A subject's window as all processes together know it. */
export type WindowTotal = { count: number; remainingMs: number }

export type SharedCounter = {
  /** Whether telling has a chance now. */
  isReachable(): boolean
  /** Adds to windows, which begin with whoever tells of them first; totals in the same order. Rejects when it is not known whether they were added. */
  add(increments: readonly Increment[]): Promise<WindowTotal[]>
}

/** Something that other processes should know at once. Whoever misses it finds it in the database soon. */
export type NodeMessage = { kind: 'session_ended'; nonce: string; expiresAt: Date } | { kind: 'keys_changed' }

export type MessageBus = {
  /** Tells all other processes, if it can; resolves once it was told, or cannot be. Never rejects. */
  publish(news: NodeMessage): Promise<void>
  /** Calls `hear` for what others announce. */
  subscribe(handler: (news: NodeMessage) => void): void
}
