// A folder of an object store with the S3 API. Credentials are found as the client finds them: in the environment, in its
// files or from the machine. Failed requests are retried by the client.

import { open, stat } from 'node:fs/promises'
import type { S3Client } from '@aws-sdk/client-s3'

type ObjectStoreAddress = {
  bucket: string
  /** Without slashes at its ends; empty for the whole bucket. */
  prefix: string
  /** Null: Amazon's. */
  endpoint: string | null
  region: string
}

export type ObjectStore = {
  /** Uploads a file, in parts where it is large. */
  putFile(key: string, path: string, type: string): Promise<void>
  putText(key: string, text: string, type: string): Promise<void>
  /** Null when there is none. */
  getText(key: string): Promise<string | null>
  /** Names directly below `folder`, each once. */
  listNames(folder: string): Promise<string[]>
  /** Deletes all below `folder`. */
  deleteFolder(folder: string): Promise<void>
  close(): void
}

/** `s3://bucket/prefix`; null for any other text. */
export function parseObjectStoreUrl(text: string): { bucket: string; prefix: string } | null {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z\d][a-z\d.-]+)(?:\/(.*))?$/.exec(text) ?? []
  return bucket === undefined ? null : { bucket, prefix: prefix.replaceAll(/^\/+|\/+$/g, '') }
}

// The API's least is 5 MiB; parts are in memory, so that the client can send them again.
const PART_BYTES = 16 << 20

export async function openObjectStore(
  { bucket, prefix, endpoint, region }: ObjectStoreAddress,
  partBytes = PART_BYTES,
): Promise<ObjectStore> {
  const s3 = await import('@aws-sdk/client-s3')
  const client: S3Client = new s3.S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  const keyOf = (name: string) => (prefix === '' ? name : `${prefix}/${name}`)
  const to = (name: string) => ({ Bucket: bucket, Key: keyOf(name) })

  async function putText(name: string, text: string, type: string): Promise<void> {
    await client.send(new s3.PutObjectCommand({ ...to(name), Body: text, ContentType: type }))
  }

  async function getText(name: string): Promise<string | null> {
    try {
      const { Body } = await client.send(new s3.GetObjectCommand(to(name)))
      return (await Body?.transformToString()) ?? ''
    } catch (error) {
      if (error instanceof s3.NoSuchKey) return null
      throw error
    }
  }

  async function* listKeys(folder: string): AsyncGenerator<string> {
    const listing = { client }
    for await (const { Contents = [] } of s3.paginateListObjectsV2(listing, {
      Bucket: bucket,
      Prefix: keyOf(`${folder}/`),
    }))
      for (const { Key = '' } of Contents) yield Key
  }

  return {
    putFile: (name, path, type) =>
      putFile({ s3, client }, { ...to(name), ContentType: type }, path, partBytes),
    putText,
    getText,
    async listNames(folder) {
      const names = new Set<string>()
      const skipped = keyOf(`${folder}/`).length
      for await (const key of listKeys(folder)) names.add(key.slice(skipped).split('/')[0] as string)
      return [...names]
    },
    async deleteFolder(folder) {
      // One by one: not every store knows how to delete several.
      for await (const Key of listKeys(folder))
        await client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key }))
    },
    close: () => client.destroy(),
  }
}

type Client = { s3: typeof import('@aws-sdk/client-s3'); client: S3Client }
type Target = { Bucket: string; Key: string; ContentType: string }

async function putFile(
  { s3, client }: Client,
  target: Target,
  path: string,
  partBytes: number,
): Promise<void> {
  const { size } = await stat(path)
  const handle = await open(path)
  const read = async (from: number) => {
    const part = Buffer.alloc(Math.min(partBytes, size - from))
    await handle.read(part, 0, part.length, from)
    return part
  }
  try {
    if (size > partBytes) await putParts({ s3, client }, target, { size, partBytes, read })
    else await client.send(new s3.PutObjectCommand({ ...target, Body: await read(0) }))
  } finally {
    await handle.close()
  }
}

async function putParts(
  { s3, client }: Client,
  target: Target,
  { size, partBytes, read }: { size: number; partBytes: number; read(from: number): Promise<Buffer> },
): Promise<void> {
  const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(target))
  const upload = { Bucket: target.Bucket, Key: target.Key, UploadId }
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = []
    for (let from = 0; from < size; from += partBytes) {
      const PartNumber = Parts.length + 1
      const sent = await client.send(
        new s3.UploadPartCommand({ ...upload, PartNumber, Body: await read(from) }),
      )
      Parts.push({ PartNumber, ETag: sent.ETag })
    }
    await client.send(new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
  } catch (error) {
    await client.send(new s3.AbortMultipartUploadCommand(upload)).catch(() => {}) // parts would be charged for
    throw error
  }
}
