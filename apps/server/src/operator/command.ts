// What the commands of an operator share: which database they work on, how their words are read, and how they end.
import * as z from 'zod/mini'
import { startCluster } from '../store/cluster.ts'
import { ClusterError } from '../store/cluster-error.ts'
import { openStore, type Store, sql } from '../store/store.ts'

/** Nothing was done, for a reason that the operator is told. Thrown within a transaction it takes back all of it. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Does it, and gives the lines to print. */
export type Work = (store: Store, now: Date) => Promise<string[]>
/** `read` throws a CommandError for words and options that make no sense, before any database is opened. */
export type Operation = { usage: string; read(words: readonly string[], options: Record<string, string | boolean>): Work }

/**
 * An operation of a command. `words`: the names of its words in their order; one that ends with an ellipsis, the last, takes all that are left, as one text.
 * `input` reads them together with the options, and refuses what it does not know.
 */
export function operation<S extends z.ZodMiniType>(facts: {
  usage: string
  words: readonly string[]
  input: S
  run(store: Store, input: z.output<S>, now: Date): Promise<string[]>
}): Operation {
  return {
    usage: facts.usage,
    read(words, options) {
      const input: Record<string, string | boolean> = { ...options }
      for (const [place, name] of facts.words.entries()) {
        const word = name.endsWith('…') ? words.slice(place).join(' ').trim() : words[place]
        if (!word) throw new CommandError(`${name.replace('…', '')} is missing.\n${facts.usage}`)
        input[name.replace('…', '')] = word
      }
      if (!facts.words.at(-1)?.endsWith('…') && words.length > facts.words.length) throw new CommandError(`Too many words.\n${facts.usage}`)
      const read = z.safeParse(facts.input, input)
      if (read.success) return (store, now) => facts.run(store, read.data, now)
      throw new CommandError(`${read.error.issues.map(sentenceOf).join('\n')}\n${facts.usage}`)
    }
  }
}

/** Which word is wrong and what it should be; never the word itself, which may be a phone. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `--${issue.keys.join(', --')}: not an option of this operation`
  return `${issue.path.length > 0 ? issue.path.join('.') : 'all of it'}: ${issue.message}`
}

/** Runs `work` on the database that DATABASE_URL names, or on the embedded one in DATA_DIR. */
export async function onDatabase<T>(work: (store: Store, now: Date) => Promise<T>): Promise<T> {
  const cluster = process.env.DATABASE_URL ? undefined : await startCluster({ dataDir: process.env.DATA_DIR ?? '.data', log: remark })
  const store = openStore(process.env.DATABASE_URL ?? cluster!.url, { connections: 1 })
  try {
    const row = await store.row<{ now: string }>(sql`select now() as now`)
    return await work(store, new Date(row!.now))
  } finally {
    await store.close()
    await cluster?.stop()
  }
}

/** Ends the process with 0, or with 1 and a sentence where the command could not be done. What fails otherwise is a bug and is thrown. */
export async function endWith(work: () => Promise<string[]>): Promise<void> {
  try {
    // at once: whoever reads no more than the first lines closes the pipe
    process.stdout.write(`${(await work()).join('\n')}\n`)
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof ClusterError || isWrongCall(error))) throw error
    remark(error.message)
    process.exitCode = 1
  }
}

/** An option that does not exist, or lacks its value. */
export function isWrongCall(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

/** Beside what was asked for. */
function remark(line: string) {
  process.stderr.write(`${line}\n`)
}
