import { SUPPORT_TOPICS, type SupportTopic } from '@vizit/rules/support'

/** What the address of the page of support says: what it is about, and the refusal that was met. Nothing of a person. */
export type SupportAddress = { about?: SupportTopic; code?: string }

/** The form of a refusal's code. */
const CODE = /^[A-Za-z][A-Za-z0-9_/]{0,59}$/

export function readSupportAddress({ about, code }: Record<string, unknown>): SupportAddress {
  const topic = SUPPORT_TOPICS.find(one => one === about)
  return { ...(topic && { about: topic }), ...(typeof code === 'string' && CODE.test(code) && { code }) }
}
