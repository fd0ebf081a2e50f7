// How the scripts run programs: from the repository's root, on the pinned Node, without a terminal.
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The environment in which `node` and every tool of node_modules are the pinned ones. */
export function pinnedEnv(extra = {}) {
  return { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter), ...extra }
}

/**
 * Runs a program to its end. With `quiet` its output is collected, otherwise it goes straight to ours.
 * Gives `{code, output}`; a program that a signal ended or that does not exist has a code other than 0.
 */
export function run(command, args, { cwd = root, env = pinnedEnv(), quiet = false } = {}) {
  return new Promise(done => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'] })
    let output = ''
    const collect = chunk => {
      output += chunk
    }
    child.stdout?.setEncoding('utf8').on('data', collect)
    child.stderr?.setEncoding('utf8').on('data', collect)
    child.on('error', error => done({ code: 1, output: `${output}${command}: ${error.message}\n` }))
    child.on('close', code => done({ code: code ?? 1, output }))
  })
}

/** Runs a program in the foreground in our place: it gets our signals, we end with its code. */
export function become(command, args, { cwd = root, env = pinnedEnv() } = {}) {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => {
    // A terminal gives Ctrl-C to the program as well, and a second one may mean "at once".
    if (!process.stdin.isTTY) child.kill('SIGINT')
  })
  child.on('error', error => {
    console.error(error.message)
    process.exitCode = 1
  })
  child.on('close', (code, signal) => {
    process.exit(code ?? 128 + constants.signals[signal])
  })
}

/** True for the script that Node was asked to run, false for one that is only imported. */
export function isMain(url) {
  return process.argv[1] !== undefined && fileURLToPath(url) === realpathSync(process.argv[1])
}
