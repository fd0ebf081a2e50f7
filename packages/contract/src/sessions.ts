import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, uuid } from './fields.ts'

/** The own living sessions, the one used last first. Nothing here opens anything. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/v2/my/sessions',
  summary: 'Where one is signed in.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({
    sessions: z.array(
      z.object({
        id: uuid,
        deviceName: z.string(),
        since: instant,
        seen: instant,
        /** This very session. */
        current: z.boolean(),
        access: z.enum(['full', 'masked'])
      })
    )
  }),
  refusals: []
})

/** Ends one own session; its device is confirmed anew at its next sign-in. */
export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/sessions/:id',
  summary: 'End one own session.',
  access: 'signed-in',
  input: z.object({ id: uuid }),
  reply: z.object({}),
  refusals: ['NOT_FOUND']
})

/** Ends every own session but this one. */
export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/v2/my/sessions/end-others',
  summary: 'End all own sessions but this one.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({ ended: z.number() }),
  refusals: []
})
