// A limit of concurrent work that follows measured latency: it grows while work is done in time and shrinks by a tenth
// when it is not (additive increase, multiplicative decrease, as TCP's congestion control and the AIMD limit of
// Netflix's concurrency-limits). What exceeds it is refused at once, so that what is admitted stays fast.

type AdaptiveLimitOptions = {
  initial: number
  min: number
  max: number
  /** Milliseconds within which nine of ten must be done. */
  targetMs: number
  /** Milliseconds between decisions. */
  windowMs?: number
  /** Milliseconds on a monotonic clock. */
  now?(): number
}

const WINDOW_MS = 250
// Fewer say too little of the slowest tenth.
const MIN_SAMPLES = 20
const DECREASE = 0.9
const INCREASE = 0.05
// A limit that is not used tells nothing of a higher one; but back to the initial one, so that a short stall refuses
// nothing.
const USED_SHARE = 0.7

export class AdaptiveLimit {
  readonly #options: Required<AdaptiveLimitOptions>
  #limit: number
  #inFlight = 0
  #peak = 0
  #latencies: number[] = []
  #windowEnd: number

  constructor(options: AdaptiveLimitOptions) {
    this.#options = { windowMs: WINDOW_MS, now: () => performance.now(), ...options }
    this.#limit = options.initial
    this.#windowEnd = this.#options.now() + this.#options.windowMs
  }

  /** Work that may be in flight. */
  get limit(): number {
    return Math.floor(this.#limit)
  }

  get inFlight(): number {
    return this.#inFlight
  }

  /** Whether no more than `share` of the limit is taken. */
  hasRoom(share: number): boolean {
    return this.#inFlight < this.#limit * share
  }

  /**
   * Takes a place while no more than `share` of the limit is taken: classes with a lower share are refused first.
   * Every place must be given back by `release`.
   */
  tryAcquire(share = 1): boolean {
    if (!this.hasRoom(share)) {
      this.#peak = Math.max(this.#peak, this.#inFlight)
      return false
    }
    this.#inFlight++
    this.#peak = Math.max(this.#peak, this.#inFlight)
    return true
  }

  /** Gives a place back, after `latencyMs`; null for work that was given up by its caller, which says nothing. */
  release(latencyMs: number | null): void {
    this.#inFlight--
    if (latencyMs !== null) this.#latencies.push(latencyMs)
    if (this.#options.now() >= this.#windowEnd && this.#latencies.length >= MIN_SAMPLES) this.#decide()
  }

  #decide(): void {
    const { initial, min, max, targetMs, windowMs, now } = this.#options
    const sorted = this.#latencies.sort((a, b) => a - b)
    const slow = sorted[Math.floor(sorted.length * 0.9)] as number
    const isUsed = this.#peak >= this.#limit * USED_SHARE
    const isRecovering = this.#limit < initial && slow <= targetMs / 2
    if (slow > targetMs) this.#limit = Math.max(min, this.#limit * DECREASE)
    else if (isUsed || isRecovering)
      this.#limit = Math.min(max, this.#limit + Math.max(1, this.#limit * INCREASE))
    this.#latencies = []
    this.#peak = this.#inFlight
    this.#windowEnd = now() + windowMs
  }
}
