// The cabinet inside a page of a clinic's own site: who may hold it, and what the two say to each other by window messages. See docs/embedding.md.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { formedText, rowId } from './fields.ts'

const siteProvider = formedText(/^[a-z0-9-]{2,32}$/)

/** The origins whose pages may hold the cabinet of this provider, exactly as a browser names them. They stand in the page's own policy too. */
export const readEmbedding = endpoint({
  method: 'GET',
  path: '/api/v2/public/embedding/:provider',
  summary: 'The sites whose pages may hold the cabinet of a provider.',
  access: 'anyone',
  input: z.object({ provider: siteProvider }),
  reply: z.object({ provider: z.string(), origins: z.array(z.string()) }),
  refusals: ['NOT_FOUND']
})

/**
 * [1.59] Host page -> cabinet: what to open. Ten parameters, each may be left out; a message with any other key, or a value of another form, is not
 * heard at all. Ids are those of the public catalogue.
 */
export const openMessage = z.strictObject({
  type: z.literal('vizit:open'),
  version: z.literal(1),
  doctorId: z.optional(rowId),
  branchId: z.optional(rowId),
  /** The doctor's work at one branch: stands for the branch of that doctor. */
  assignmentId: z.optional(rowId),
  /** The page has the doctor among those who are booked online. */
  onlineDoctor: z.optional(z.boolean()),
  /** Doctors of everybody, of adults, of children [2.80]. */
  profileFilter: z.optional(z.enum(['0', '1', '2'])),
  /** The signed name of a visit, as it stands in the link of an SMS. */
  visitId: z.optional(formedText(/^[A-Za-z0-9_-]{1,128}$/)),
  phone: z.optional(formedText(/^\+?375\d{9}$/)),
  /** The provider whose site it is: that of the frame's address, or the message is not heard. */
  providerCode: z.optional(siteProvider),
  /** Offer to keep the doctor among the favourites; the person presses. */
  bookmark: z.optional(z.boolean()),
  /** A visit was made here just now and is to be taken in [4.112]. */
  ed: z.optional(z.boolean())
})
export type OpenMessage = z.output<typeof openMessage>

/** Cabinet -> host page: it listens now; how high its page is, in CSS pixels. Nothing of a person is ever said. */
export type FrameMessage = { type: 'vizit:ready'; version: 1 } | { type: 'vizit:height'; version: 1; height: number }
