// Task queue with bounded concurrency. After a failure no further task is started.

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
   * Adds a task, started in FIFO order. Resolves when it is done; never if it fails or is not started: see
   * `done`.
   */
  add(work: () => Promise<void>): Promise<void> {
    if (this.#running === 0 && this.#waiting.length === 0) this.#idle = Promise.withResolvers<void>()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push(() => work().then(resolve))
    this.#fill()
    return promise
  }

  /** Resolves when all tasks are done; rejects with the first failure once none is running. */
  async done(): Promise<void> {
    await this.#idle.promise
    if (this.#failure) throw this.#failure.error
  }

  /** Starts no more tasks and resolves when none is running. */
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
