// npm run config -- check [--file FILE]: whether the server would start with these settings, before it has to. No value of a secret is shown.
import { readFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'
import { ConfigError, readConfig } from './config.ts'
import { CLINIC_SECRET, ENVIRONMENT_SETTINGS, isSetting, meantSetting, shownValue } from './settings-of-environment.ts'

const USAGE = `npm run config -- check [--file FILE]
  Tells each setting of the environment, or of a file of NAME=VALUE lines alone, and what is wrong; ends with 1 where the server would not start.`

const asked = readCall()
if (!asked) end(USAGE)
else check(asked.file === undefined ? process.env : readFile(asked.file), asked.file)

function readCall(): { file: string | undefined } | undefined {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { file: { type: 'string' } } })
    return positionals.join(' ') === 'check' ? { file: values.file } : undefined
  } catch {
    return undefined
  }
}

function check(env: Readonly<Record<string, string | undefined>>, file: string | undefined): void {
  const given = (name: string) => env[name]?.trim() || undefined
  const set = ENVIRONMENT_SETTINGS.map(setting => ({ ...setting, value: given(setting.name) }))
  const secrets = Object.keys(env).filter(name => name.startsWith(CLINIC_SECRET) && isSetting(name) && given(name))
  const rows = [
    ...set.map(({ value, ...one }) => ({ ...one, value: value === undefined ? `— ${one.otherwise}`.trimEnd() : shownValue(one, value) })),
    ...secrets.sort().map(name => ({ name, meaning: 'secret of a clinic’s system', value: shownValue({ secret: true }, given(name)!) }))
  ]
  const wide = Math.max(...rows.map(({ name }) => name.length))
  for (const { name, meaning, value } of rows) say(`${name.padEnd(wide)}  ${meaning}: ${value}`)
  const problems = [...(file === undefined ? [] : misspelt(env)), ...judged(env)]
  if (problems.length > 0) return end(`\n${problems.join('\n')}`)
  say('\nThe server would start with these settings. Whether database, gateways and addresses answer is seen at its start.')
}

/** A file of settings has nothing else in it: a name that is none is one that was misspelt. */
function misspelt(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env).flatMap(name => {
    if (isSetting(name)) return []
    const meant = meantSetting(name)
    return [`${name} is no setting.${meant ? ` Did you mean ${meant}?` : ''}`]
  })
}

function judged(env: Readonly<Record<string, string | undefined>>): string[] {
  try {
    readConfig(env, '0.0.0')
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')
    throw error
  }
}

function readFile(file: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch (error) {
    end(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? 'it is no text'}.`)
    process.exit()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function end(why: string): void {
  process.stderr.write(`${why}\n`)
  process.exitCode = 1
}
