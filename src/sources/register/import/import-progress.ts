// Progress of a long import.

export type ImportProgress = {
  /** Current stage, in words for the operator. */
  stage: string
  /** Completed share of the stage, 0 to 1; null if unknown. */
  done: number | null
}

export type ProgressListener = (progress: ImportProgress) => void
