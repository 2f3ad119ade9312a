// The body of an answer, whole or not at all.

import { GazetteSiteAnswerError } from './errors.ts'

/**
 * Reads a body of at most `maxBytes`. Throws `GazetteSiteAnswerError` `too_large`, or `cut` when the connection ends
 * early or another length was announced than came.
 */
export async function readBody(response: Response, maxBytes: number, url: string): Promise<Uint8Array> {
  const announced = announcedLength(response)
  if (announced !== null && announced > maxBytes) {
    await response.body?.cancel()
    throw new GazetteSiteAnswerError('too_large', url, { detail: `${announced} bytes announced` })
  }
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length
      if (length > maxBytes) throw new GazetteSiteAnswerError('too_large', url)
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof GazetteSiteAnswerError || isTimeout(cause)) throw cause
    throw new GazetteSiteAnswerError('cut', url, { cause })
  }
  if (announced !== null && announced !== length) {
    throw new GazetteSiteAnswerError('cut', url, { detail: `${length} of ${announced} bytes` })
  }
  return Buffer.concat(chunks)
}

/** True for the error of `AbortSignal.timeout`. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

// Of a compressed body the announced length is that of the compressed bytes, which nobody shows us.
function announcedLength(response: Response): number | null {
  const length = response.headers.get('content-length')
  const compressed = response.headers.get('content-encoding')
  return length !== null && /^\d+$/.test(length) && !compressed ? Number(length) : null
}
