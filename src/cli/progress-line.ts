// Progress on standard error: a bar on a terminal, otherwise plain lines.

import { Presets, SingleBar } from 'cli-progress'

export type Progress = { stage: string; done: number | null }

export type ProgressLine = {
  update(progress: Progress): void
  stop(): void
}

/** A progress line with a title. */
export function openProgressLine(title: string, terminal = process.stderr.isTTY === true): ProgressLine {
  return terminal ? openBar(title) : openPlain(title)
}

function openBar(title: string): ProgressLine {
  const bar = new SingleBar(
    {
      format: `${title} {bar} {percentage}%  {stage}`,
      hideCursor: true,
      stream: process.stderr,
      etaBuffer: 100,
    },
    Presets.shades_classic,
  )
  bar.start(1000, 0, { stage: '' })
  return {
    update({ stage, done }) {
      if (done === null) bar.update({ stage })
      else bar.update(Math.round(done * 1000), { stage })
    },
    stop: () => bar.stop(),
  }
}

// Interval of lines in a log; with debug logging every stage is printed.
const NEXT_STAGE_MS = 2_000
const SAME_STAGE_MS = 10_000

function openPlain(title: string): ProgressLine {
  const isVerbose = process.env.LOG_LEVEL === 'debug' || process.env.LOG_LEVEL === 'trace'
  let stage = ''
  let printedAt = Number.NEGATIVE_INFINITY
  return {
    update(progress) {
      const now = performance.now()
      const wait = progress.stage === stage ? SAME_STAGE_MS : isVerbose ? 0 : NEXT_STAGE_MS
      if (now - printedAt < wait) return
      stage = progress.stage
      printedAt = now
      const share = progress.done === null ? '' : ` (${Math.round(progress.done * 100)} %)`
      process.stderr.write(`${title}: ${stage}${share}\n`)
    },
    stop: () => {},
  }
}
