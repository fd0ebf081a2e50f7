import { LEVELS } from '@vizit/rules/access'
import * as z from 'zod/mini'
import { CommandError, operation } from '../operator/command.ts'
import { putSetting } from './put-setting.ts'
import { DEFAULT_FLAGS } from './read-settings.ts'
import { findSettings } from './settings.sql.ts'

const LEVEL = z.optional(z.enum(LEVELS, `one of ${LEVELS.join(', ')}`))
const YES_NO = z.boolean('true or false')
const MEGABYTES = 'megabytes, 0 to 100'

/** What may be set, and to what. What the flags mean: docs/operations.md. */
const VALUES = {
  online_booking_enabled: YES_NO,
  apiForTestsBumba: YES_NO,
  acodeExpirationTime: z.int32('whole milliseconds'),
  memoryStoragePdf: z.number(MEGABYTES).check(z.gte(0, MEGABYTES), z.lte(100, MEGABYTES)),
  accessDefaults: z.strictObject({ SPOUSE: LEVEL, PARENT: LEVEL, OTHER: LEVEL }, 'levels such as {"SPOUSE": "VIEW_NAME"}')
} as const
type Key = keyof typeof VALUES
const KEYS = Object.keys(VALUES) as [Key, ...Key[]]
const DEFAULTS: Record<Key, unknown> = { ...DEFAULT_FLAGS, accessDefaults: {} }

/** The remote settings that there are, with what holds now. */
export const listSettingsOperation = operation({
  usage: 'settings list',
  words: [],
  input: z.strictObject({}),
  async run(store) {
    const set = new Map((await findSettings(store)).map(({ key, value }) => [key, value]))
    return KEYS.map(key => {
      const value = set.get(key)
      const isSound = z.safeParse(VALUES[key], value).success
      if (set.has(key) && isSound) return `${key} = ${JSON.stringify(value)}`
      return `${key} = ${JSON.stringify(DEFAULTS[key])}  (default${set.has(key) ? '; what is set is of a wrong form' : ''})`
    })
  }
})

export const setSettingOperation = operation({
  usage: `settings set KEY VALUE|default\n  KEY: ${KEYS.join(', ')}`,
  words: ['key', 'value…'],
  input: z.strictObject({ key: z.enum(KEYS, `one of ${KEYS.join(', ')}`), value: z.string() }),
  async run(store, { key, value: text }, now) {
    await putSetting(store, key, text === 'default' ? 'default' : { value: readValue(key, text) }, now)
    return [`${key} = ${text}. Faces hear of it within twelve hours, the server at once.`]
  }
})

function readValue(key: Key, text: string): unknown {
  const read = z.safeParse(VALUES[key], parseJson(text))
  if (read.success) return read.data
  throw new CommandError(read.error.issues.map(({ path, message }) => `${[key, ...path].join('.')}: ${message}`).join('\n'))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
