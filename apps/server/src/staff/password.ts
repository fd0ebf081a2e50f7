// Passwords of staff are kept as scrypt hashes, each with the parameters that it was made with.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** 32 MB and three passes: about a quarter of a second of one core. */
const COST = { N: 2 ** 15, r: 8, p: 3 }
const BYTES = 32
const FORM = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/

type Cost = typeof COST

/** What is kept of a password. The same letters typed on another keyboard are the same password (NFKC). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const { N, r, p } = COST
  return `scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${(await derive(password, salt, COST)).toString('base64url')}`
}

/** What is compared with where there is no such account: as long in the making, and no password is it. */
export const NO_PASSWORD = `scrypt$${COST.N}$${COST.r}$${COST.p}$${randomBytes(16).toString('base64url')}$${randomBytes(BYTES).toString('base64url')}`

/** Whether it is the password of the hash. Takes as long for a wrong one. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, N, r, p, salt, hash] = FORM.exec(kept) ?? []
  if (!hash) throw new Error('a kept password has no known form')
  const made = await derive(password, Buffer.from(salt!, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return timingSafeEqual(made, Buffer.from(hash, 'base64url'))
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const maxmem = 256 * cost.N * cost.r
  return new Promise((done, fail) =>
    scrypt(password.normalize('NFKC'), salt, BYTES, { ...cost, maxmem }, (error, key) => (error ? fail(error) : done(key)))
  )
}
