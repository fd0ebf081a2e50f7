// The process as it is started: by its file, with an environment of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'

export const SOON = { timeout: 60_000, interval: 50 }
const ENTRY = fileURLToPath(new URL('../start.mjs', import.meta.url))

export type Process = { child: ChildProcess; said: () => string; ended: Promise<number | null>; url: string; port: number }
const living = new Set<ChildProcess>()

/** Starts the process; nothing of our own environment gets in but the path. `flags` are for Node. */
export function launchProcess(env: Record<string, string>, flags: readonly string[] = []): Process {
  const child = spawn(process.execPath, [...flags, ENTRY], {
    env: { PATH: process.env.PATH!, SEED: 'none', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  living.add(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', chunk => {
      text += chunk
    })
  }
  // With its streams closed as well nothing is said any more.
  const ended = new Promise<number | null>(done =>
    child.once('close', code => {
      living.delete(child)
      done(code)
    })
  )
  return { child, said: () => text, ended, url: '', port: 0 }
}

/** The same, up and answering on a free port. */
export async function startProcess(env: Record<string, string>): Promise<Process> {
  const started = launchProcess(env)
  const port = await vi.waitFor(() => {
    const found = /health\s+http:\/\/localhost:(\d+)/.exec(started.said())
    if (!found) throw new Error(started.said())
    return Number(found[1])
  }, SOON)
  return { ...started, port, url: `http://127.0.0.1:${port}` }
}

/** Ends every process started here, at once, but those that are kept. */
export function endProcesses(...kept: readonly Process[]): void {
  for (const child of living) if (!kept.some(one => one.child === child)) child.kill('SIGKILL')
}
