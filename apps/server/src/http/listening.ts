// Can the server listen where it is told to? Asked before anything else is started, so that a wrong setting is told at once.
import { createServer } from 'node:net'

/** `setting`: what names the port. */
export type Address = { host: string; port: number; setting?: 'PORT' | 'PATIENT_PORT' | undefined }

/** One plain sentence for whoever starts the server: why nothing can listen there, and what to set. */
export class ListenError extends Error {
  override name = 'ListenError'
}

/** Listens and lets go again. Throws `ListenError`. */
export function tryListening({ host, port, setting }: Address): Promise<void> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', error => failed(whyNotListening(error, { host, port, setting })))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done()))
  })
}

/** The error of a server that was told to listen, as a `ListenError` where the reason is known. */
export function whyNotListening(error: unknown, { host, port, setting = 'PORT' }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new ListenError(`The port is in use. Set ${setting} to another one than ${port}, or stop the other server.`)
  if (code === 'EACCES') return new ListenError(`This user may not listen on port ${port}. Set ${setting} to 1024 or higher.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL')
    return new ListenError(
      `HOST is "${host}", which is no address of this machine. Set HOST to 127.0.0.1 to be reached from here alone, or to 0.0.0.0 to be reached from everywhere.`
    )
  return error
}
