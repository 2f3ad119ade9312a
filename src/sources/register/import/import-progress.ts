// What a long import tells while it runs.

export type ImportProgress = {
  /** What is being done, in words for the operator. */
  stage: string
  /** Share of the stage that is done, 0 to 1; null where it cannot be known. */
  done: number | null
}

export type ProgressListener = (progress: ImportProgress) => void
