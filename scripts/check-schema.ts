// schema.sql belongs to the migrations of today; that it says what they make is shown by a test with a database.
import { existsSync, readFileSync } from 'node:fs'
import { firstLine } from '../apps/server/src/store/schema-text.ts'
import { SCHEMA_FILE } from '../apps/server/src/store/write-schema.ts'
import { report } from './sources.ts'

const isFresh = existsSync(SCHEMA_FILE) && readFileSync(SCHEMA_FILE, 'utf8').startsWith(`${firstLine()}\n`)
report(isFresh ? [] : ['apps/server/src/store/schema.sql is of other migrations: npm run db -- schema'])
