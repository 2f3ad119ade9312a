// Work that waits for other work, so many pieces at a time. Once a piece has failed no other is begun.

export class TaskQueue {
  readonly #waiting: (() => Promise<void>)[] = []
  readonly #most: number
  #running = 0
  #failure: { error: unknown } | null = null
  #idle = Promise.withResolvers<void>()

  constructor(most: number) {
    this.#most = most
    this.#idle.resolve()
  }

  /**
   * Adds a piece; it begins when a place is free, in the order of adding. Resolves when it is done; never, when it
   * fails or is not begun any more: `done` tells of that.
   */
  add(work: () => Promise<void>): Promise<void> {
    if (this.#running === 0 && this.#waiting.length === 0) this.#idle = Promise.withResolvers<void>()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push(() => work().then(resolve))
    this.#fill()
    return promise
  }

  /** Resolves when all that was added is done; rejects with the first failure once nothing runs any more. */
  async done(): Promise<void> {
    await this.#idle.promise
    if (this.#failure) throw this.#failure.error
  }

  /** Begins nothing more and resolves when nothing runs any more. */
  async abandon(): Promise<void> {
    this.#failure ??= { error: new Error('abandoned') }
    this.#waiting.length = 0
    if (this.#running > 0) await this.#idle.promise
  }

  #fill(): void {
    if (this.#failure) this.#waiting.length = 0
    while (this.#running < this.#most && this.#waiting.length > 0) void this.#run(this.#waiting.shift())
    if (this.#running === 0) this.#idle.resolve()
  }

  async #run(work: (() => Promise<void>) | undefined): Promise<void> {
    this.#running++
    try {
      await work?.()
    } catch (error) {
      this.#failure ??= { error }
    } finally {
      this.#running--
      this.#fill()
    }
  }
}
