// Passwords of staff are kept as scrypt hashes, each with the parameters that it was made with.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const BYTES = 32
const FORM = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/

type Cost = { N: number; r: number; p: number }

/** Three passes over so much memory: `passwordCost` of the configuration is its power of two in kilobytes. */
const costOf = (passwordCost: number): Cost => ({ N: 2 ** passwordCost, r: 8, p: 3 })

/** What is kept of a password. The same letters typed on another keyboard are the same password (NFKC). */
export async function hashPassword(password: string, passwordCost: number): Promise<string> {
  const [salt, cost] = [randomBytes(16), costOf(passwordCost)]
  return kept(cost, salt, await derive(password, salt, cost))
}

/** What is compared with where there is no such account: as long in the making, and no password is it. */
export function noPassword(passwordCost: number): string {
  return kept(costOf(passwordCost), randomBytes(16), randomBytes(BYTES))
}

function kept({ N, r, p }: Cost, salt: Buffer, hash: Buffer): string {
  return `scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

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
