import { failureOf } from '@vizit/client/api/call-failure'

/** `open`: the button may be pressed, for the first time or again after `error`. `over`: this link does nothing any more. */
export type LinkEnd =
  | { kind: 'open'; error: unknown }
  | { kind: 'done'; what: 'address' | 'device' }
  | { kind: 'over'; why: 'used' | 'expired' | 'replaced' | 'broken' }

/** What became of a link whose confirmation was asked for, or not yet. */
export function linkEnd({ data, error }: { data: 'address' | 'device' | undefined; error: unknown }): LinkEnd {
  if (data) return { kind: 'done', what: data }
  const { code, facts } = failureOf(error)
  if (code !== 'LINK_EXPIRED') return { kind: 'open', error }
  const { reason } = facts
  return { kind: 'over', why: reason === 'used' || reason === 'expired' || reason === 'replaced' ? reason : 'broken' }
}
