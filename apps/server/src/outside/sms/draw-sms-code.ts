import { randomInt } from 'node:crypto'

/** New digits for an SMS, as many as asked for: zeros at the beginning are among them. */
export function drawSmsCode(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0')
}
