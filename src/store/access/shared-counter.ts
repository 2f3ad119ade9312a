// Interfaces through which processes share request counts and messages.

/** Requests that one process counted for a subject since its last report. */
export type Increment = {
  /** Client and limit. */
  subject: string
  /** Last total known to the process: a lower bound in case the counter lost its data. */
  known: number
  more: number
  /** Until the window ends, in ms, above 0. */
  remainingMs: number
}

/** A subject's window, summed over all processes. */
export type WindowTotal = { count: number; remainingMs: number }

export type SharedCounter = {
  isReachable(): boolean
  /**
   * Increments windows, creating missing ones; totals in the same order. Rejects when it is unknown whether the
   * increments were applied.
   */
  add(increments: readonly Increment[]): Promise<WindowTotal[]>
}

/** A message to other processes. Delivery is best effort: the database has the same information. */
export type NodeMessage = { kind: 'session_ended'; nonce: string; expiresAt: Date } | { kind: 'keys_changed' }

export type MessageBus = {
  /** Publishes to all other processes, best effort. Never rejects. */
  publish(message: NodeMessage): Promise<void>
  /** Calls `handler` for messages of other processes. */
  subscribe(handler: (message: NodeMessage) => void): void
}
