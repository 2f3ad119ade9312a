// The register's SFTP server played on this machine, with a key of its own. It asks for the password by keyboard-interactive
// only, as the real one does, unless told otherwise.

import { createHash, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { after } from 'node:test'
import ssh2, { type AuthContext, type Connection, type KeyboardAuthContext, type SFTPWrapper } from 'ssh2'
import type { SftpAddress } from '../../../../src/sources/register/client/sftp/connect.ts'
import { ACCOUNT } from './fake-register.ts'

const { STATUS_CODE } = ssh2.utils.sftp

export type FakeSftp = {
  /** Its address, with its own key pinned. */
  address: SftpAddress
  /** Files by path: `./name` or `./folder/name`. */
  files: Map<string, Uint8Array>
  /** Passwords it was given. */
  passwords: string[]
  /** Connections that were let in. */
  letIn(): number
  /** Offsets that were read from, in their order. */
  offsets: number[]
  /** Ends the connection, falls silent, or says that the file ends, where the byte at `at` is asked for; so many times. */
  plant(how: Fault, at: number, times?: number): void
}

type Fault = 'cut' | 'silent' | 'short'

type AuthMethods = ('keyboard-interactive' | 'password' | 'publickey')[]

export type SftpOptions = {
  files?: Map<string, Uint8Array>
  /** Ways to log in that are offered. */
  ways?: AuthMethods
  /** Asks for another password after a wrong one, within the same attempt. */
  insists?: boolean
  /** Lets in, and answers nothing after that. */
  deaf?: boolean
  /** Most bytes of an answer, whatever was asked for. */
  mostBytes?: number
}

/** Plays the server until the test file ends. */
export async function startFakeSftp({
  files = new Map(),
  ways = ['keyboard-interactive'],
  insists = false,
  deaf = false,
  mostBytes = 40_000,
}: SftpOptions = {}): Promise<FakeSftp> {
  const key = makeHostKey()
  const passwords: string[] = []
  const offsets: number[] = []
  const planted: { how: Fault; at: number; times: number }[] = []
  const connections = new Set<Connection>()
  let letIn = 0
  const ssh = new ssh2.Server({ hostKeys: [key.pem] }, connection => {
    connections.add(connection)
    connection
      .on('error', () => {})
      .on('close', () => connections.delete(connection))
      .on('authentication', context => authenticate(context, { ways, passwords, insists }))
      .on('ready', () => letIn++)
      .on('session', accept => {
        if (deaf) return
        accept().on('sftp', open => serve(open(), connection))
      })
  })
  const serve = (sftp: SFTPWrapper, connection: Connection) => {
    const handles = openHandles(sftp, files)
    sftp.on('READ', (id, handle, offset, length) => {
      const plant = planted.find(({ at, times }) => times > 0 && offset + Math.min(length, mostBytes) > at)
      if (plant) {
        plant.times--
        if (plant.how === 'cut') connection.end()
        if (plant.how === 'short') sftp.status(id, STATUS_CODE.EOF)
        return
      }
      offsets.push(offset)
      const file = handles.fileOf(handle)
      if (offset >= file.length) sftp.status(id, STATUS_CODE.EOF)
      else sftp.data(id, Buffer.from(file.subarray(offset, offset + Math.min(length, mostBytes))))
    })
  }
  // Small answers that wait for each other would take a second a connection.
  const server = createServer({ noDelay: true }, socket => ssh.injectSocket(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    for (const connection of connections) connection.end()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    address: { host: '127.0.0.1', port, hostKey: key.fingerprint },
    files,
    passwords,
    offsets,
    letIn: () => letIn,
    plant: (how, at, times = 1) => void planted.push({ how, at, times }),
  }
}

// By Node: of the keys that ssh2 makes itself, some it cannot read.
function makeHostKey(): { pem: string; fingerprint: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ type: 'sec1', format: 'pem' }).toString()
  const key = ssh2.utils.parseKey(pem)
  if (key instanceof Error) throw key
  const hash = createHash('sha256').update(key.getPublicSSH()).digest('base64')
  return { pem, fingerprint: `SHA256:${hash.replace(/=+$/, '')}` }
}

type AuthOptions = Required<Pick<SftpOptions, 'ways' | 'insists'>> & { passwords: string[] }

function authenticate(context: AuthContext, { ways, passwords, insists }: AuthOptions): void {
  const judge = (password: string | undefined): boolean => {
    if (password !== undefined) passwords.push(password)
    return context.username === ACCOUNT.user && password === ACCOUNT.password
  }
  const isOffered = ways.some(way => way === context.method)
  if (isOffered && context.method === 'password' && judge(context.password)) context.accept()
  else if (isOffered && context.method === 'keyboard-interactive') prompt(context, judge, insists, ways)
  else context.reject(ways)
}

function prompt(
  context: KeyboardAuthContext,
  judge: (password?: string) => boolean,
  insists: boolean,
  ways: AuthMethods,
): void {
  const questions = [
    { prompt: 'User: ', echo: true },
    { prompt: 'Password: ', echo: false },
  ]
  context.prompt(questions, ([, answer]) => {
    if (judge(answer)) context.accept()
    else if (insists) prompt(context, judge, insists, ways)
    else context.reject(ways)
  })
}

function openHandles(sftp: SFTPWrapper, files: Map<string, Uint8Array>) {
  const open = new Map<number, { path: string; isRead: boolean }>()
  const give = (id: number, path: string) => {
    const handle = Buffer.alloc(4)
    handle.writeUInt32BE(open.size)
    open.set(open.size, { path, isRead: false })
    sftp.handle(id, handle)
  }
  const fileOf = (handle: Buffer) =>
    files.get(open.get(handle.readUInt32BE(0))?.path ?? '') ?? new Uint8Array()
  const attributes = (path: string) => {
    const size = files.get(path)?.length ?? 0
    return { mode: files.has(path) ? 0o100644 : 0o040755, uid: 0, gid: 0, size, atime: 0, mtime: 0 }
  }
  sftp
    .on('OPENDIR', (id, path) =>
      path === './closed' ? sftp.status(id, STATUS_CODE.PERMISSION_DENIED) : give(id, path),
    )
    .on('READDIR', (id, handle) => {
      const folder = open.get(handle.readUInt32BE(0))
      if (!folder || folder.isRead) return sftp.status(id, STATUS_CODE.EOF)
      folder.isRead = true
      const names = [...files.keys()].filter(path => path.startsWith(`${folder.path}/`))
      const entries = new Set(names.map(path => path.slice(folder.path.length + 1).split('/')[0] ?? ''))
      sftp.name(
        id,
        ['.', '..', ...entries].map(filename => ({
          filename,
          longname: filename,
          attrs: attributes(`${folder.path}/${filename}`),
        })),
      )
    })
    .on('STAT', (id, path) =>
      files.has(path) ? sftp.attrs(id, attributes(path)) : sftp.status(id, STATUS_CODE.NO_SUCH_FILE),
    )
    .on('OPEN', (id, path) => (files.has(path) ? give(id, path) : sftp.status(id, STATUS_CODE.NO_SUCH_FILE)))
    .on('CLOSE', id => sftp.status(id, STATUS_CODE.OK))
  return { fileOf }
}
