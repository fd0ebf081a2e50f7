import { failureOf } from './call-failure.ts'

/** It did not reach the server, and the face has kept it to be sent later: nothing is left to do where it was asked for. */
export function waitsForConnection(error: unknown): boolean {
  return failureOf(error).facts.waits === true
}
