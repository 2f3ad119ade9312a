// Progress of long work on standard error: a bar on a terminal, a plain line a stage otherwise.

import { Presets, SingleBar } from 'cli-progress'

export type Progress = { stage: string; done: number | null }

export type ProgressLine = {
  update(progress: Progress): void
  /** Ends the line. */
  stop(): void
}

/** A progress line under the name of what is being worked on. */
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

const PLAIN_EVERY_MS = 10_000

function openPlain(title: string): ProgressLine {
  let stage = ''
  let saidAt = 0
  return {
    update(progress) {
      const now = Date.now()
      if (progress.stage === stage && now - saidAt < PLAIN_EVERY_MS) return
      stage = progress.stage
      saidAt = now
      const share = progress.done === null ? '' : ` (${Math.round(progress.done * 100)} %)`
      process.stderr.write(`${title}: ${stage}${share}\n`)
    },
    stop: () => {},
  }
}
