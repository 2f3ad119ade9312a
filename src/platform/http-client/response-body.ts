// Reads complete response bodies.

/** A body that is incomplete or too large. */
export class ResponseBodyError extends Error {
  override name = 'ResponseBodyError'
  readonly reason: 'too_large' | 'cut'

  constructor(reason: 'too_large' | 'cut', detail?: string, options?: ErrorOptions) {
    super(detail ?? '', options)
    this.reason = reason
  }
}

/** Reads a body of at most `maxBytes`. Throws as `streamBody` does. */
export async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of streamBody(response, maxBytes)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * Streams a body of at most `maxBytes`. Throws `ResponseBodyError` with `too_large`, or `cut` when the connection
 * ends early or the length differs from the announced one; timeouts and aborts are rethrown.
 */
export async function* streamBody(response: Response, maxBytes: number): AsyncGenerator<Uint8Array> {
  const announced = announcedLength(response)
  if (announced !== null && announced > maxBytes) {
    await response.body?.cancel()
    throw new ResponseBodyError('too_large', `${announced} bytes announced`)
  }
  let length = 0
  for await (const chunk of readChunks(response)) {
    length += chunk.length
    if (length > maxBytes) throw new ResponseBodyError('too_large')
    yield chunk
  }
  if (announced !== null && announced !== length) {
    throw new ResponseBodyError('cut', `${length} of ${announced} bytes`)
  }
}

async function* readChunks({ body }: Response): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body ?? []) yield chunk
  } catch (cause) {
    throw isAbortOrTimeout(cause) ? cause : new ResponseBodyError('cut', undefined, { cause })
  }
}

/** True for the error of `AbortSignal.timeout`. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

function isAbortOrTimeout(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')
}

// For compressed bodies the announced length is that of the compressed bytes, which fetch does not expose.
function announcedLength(response: Response): number | null {
  const length = response.headers.get('content-length')
  const compressed = response.headers.get('content-encoding')
  return length !== null && /^\d+$/.test(length) && !compressed ? Number(length) : null
}
