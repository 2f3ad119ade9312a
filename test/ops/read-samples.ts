// Parses Prometheus text format (version 0.0.4), as written by this service.

type Sample = { name: string; labels: Record<string, string>; value: number }

export type Samples = {
  /** The samples of a metric that have at least these labels. */
  all(name: string, labels: Record<string, string>): Sample[]
  /** The value of the first of them. */
  value(name: string, labels: Record<string, string>): number | undefined
  /** All values of a label, without repetition. */
  labels(label: string): string[]
  /** Names as in `# TYPE`. */
  names: Set<string>
}

const LINE = /^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/i

export function readSamples(text: string): Samples {
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  const samples = lines.map(readLine)
  const all: Samples['all'] = (name, labels) =>
    samples.filter(
      sample =>
        sample.name === name &&
        Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
    )
  return {
    all,
    value: (name, labels) => all(name, labels)[0]?.value,
    labels: label => [...new Set(samples.flatMap(({ labels }) => labels[label] ?? []))],
    names: new Set(Array.from(text.matchAll(/^# TYPE (\S+)/gm), ([, name]) => name as string)),
  }
}

function readLine(line: string): Sample {
  const [, name, labels = '', value] = LINE.exec(line) ?? []
  if (name === undefined) throw new Error(`Not a sample: ${line}`)
  const pairs = Array.from(labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g), ([, label, text]) => [label, text])
  return { name, labels: Object.fromEntries(pairs), value: Number(value === '+Inf' ? 'Infinity' : value) }
}
