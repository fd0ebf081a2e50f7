import * as z from 'zod/mini'
import { CommandError, operation } from '../../operator/command.ts'
import { noteNoShow } from './note-no-show.ts'

export const noShowOperation = operation({
  usage: 'no-show PROVIDER VISIT [--undo]',
  words: ['provider', 'visit'],
  input: z.strictObject({
    provider: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'the code of a provider, such as azure')),
    visit: z.string().check(z.maxLength(80, 'the number of a visit')),
    undo: z.optional(z.boolean())
  }),
  async run(store, { provider, visit: ref, undo = false }, now) {
    const noted = await noteNoShow(store, { provider, ref, came: undo }, now)
    switch (noted.kind) {
      case 'noted':
        return [undo ? 'The visit took place.' : 'Nobody came to the visit.']
      case 'no-such-visit':
        throw new CommandError('Nothing was changed: this provider has no such visit.')
      case 'clinic-says-itself':
        throw new CommandError(`${provider} has a system of its own, which says how its visits ended.`)
      case 'not-over-yet':
        throw new CommandError('Nothing was changed: the visit is not over yet.')
      case 'not-from':
        throw new CommandError(`Nothing was changed: the visit is ${noted.status}.`)
    }
  }
})
