// Loaded into the server before its own first line (node --import): the product itself knows of no stopped clock.
import pg from 'pg'
import { beStill, MILLIS_A_SECOND } from './still.ts'

beStill(process.env.SCREENS_SEED!, process.env.SCREENS_SINCE!)

// Between two questions the server carries its clock on by this counter: were that faster, each answer would set the clock back, and what was sent later
// would stand in the inbox as sent sooner.
const counter = performance.now.bind(performance)
performance.now = () => (counter() * MILLIS_A_SECOND) / 1000

// The server believes the clock of its database: here the answer to that question stands still as well.
const { query } = pg.Client.prototype
pg.Client.prototype.query = function ask(this: pg.Client, asked: unknown, ...rest: unknown[]) {
  const isTime = typeof asked === 'object' && asked !== null && 'text' in asked && String(asked.text).includes('clock_timestamp()) * 1000')
  return Reflect.apply(query, this, [isTime ? { text: `select ${Date.now()}::bigint as millis` } : asked, ...rest])
} as typeof query
