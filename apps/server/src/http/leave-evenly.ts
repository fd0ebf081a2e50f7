// When an answer leaves that may not tell, by its time either, whether somebody is known here.
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What one row more or less takes is a hundredth of it, and nobody waits for it who has typed a phone. */
export const EVEN_MILLIS = 25

/** Holds an answer back until the next multiple of `EVEN_MILLIS` after its request came. */
export async function leaveEvenly(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  await pause(EVEN_MILLIS - (reply.elapsedTime % EVEN_MILLIS))
}
