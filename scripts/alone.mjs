// One process at a time: two commands that are started at once in one folder must not take each other's files away.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const ASK_AGAIN_MILLIS = 250
/** Whoever took over from a process that has gone looks once more: another may have done the same at that moment. */
const SURE_AFTER_MILLIS = 50

/**
 * Does the work when no other process does work called `what` in the folder, and says once that it waits. Whoever has gone without a word does not keep the
 * others. Throws what the work throws, and where no file can be written.
 */
export async function alone(what, work, { folder = root, say = console.log } = {}) {
  const file = join(folder, `.busy-${what}`)
  for (let tries = 0; !(await take(file)); tries++) {
    if (tries === 0) say(`Another command is busy with the ${what} here: waiting for it ...`)
    await pause(ASK_AGAIN_MILLIS)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

async function take(file) {
  if (!write(file)) {
    const other = holder(file)
    if (other === null || isAlive(other)) return false
    rmSync(file, { force: true })
    if (!write(file)) return false
    await pause(SURE_AFTER_MILLIS)
  }
  return holder(file) === process.pid
}

function write(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Null: nobody, or somebody who has not written the number yet. */
function holder(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || null
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: somebody else's.
    return error.code !== 'ESRCH'
  }
}

function pause(millis) {
  return new Promise(done => setTimeout(done, millis))
}
