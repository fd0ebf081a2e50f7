import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { CommandError, operation } from '../operator/command.ts'
import { putInvoice } from './put-invoice.ts'

const FILE_MOST_BYTES = 1_000_000
const SHAPE = z.strictObject({
  orderId: z.uuid('the number of a visit'),
  number: z.string('the number of the invoice, a text'),
  services: z.array(
    z.strictObject({
      name: z.string('a text'),
      quantity: z.number('a whole number'),
      // of the whole position, in kopecks
      price: z.number('kopecks, a whole number')
    }),
    'a list'
  )
})

/** A clinic bills a visit. The same invoice once more changes nothing. */
export const invoiceOperation = operation({
  usage: 'invoice FILE.json',
  words: ['file'],
  input: z.strictObject({ file: z.pipe(z.string(), z.transform(readInvoice)) }),
  async run(store, { file: invoice }, now) {
    const put = await putInvoice({ store, newId: randomUUID, clock: () => now }, invoice)
    switch (put.verdict) {
      case 'added':
        return [`Invoice ${put.invoiceId} is with the patient.`]
      case 'known':
        return ['This invoice is here already. Nothing was changed.']
      case 'no-such-visit':
        throw new CommandError('Nothing was changed: there is no such visit of a patient.')
      case 'not-an-invoice':
        throw new CommandError(
          'Nothing was changed: an invoice has a number of 1 to 40 letters, digits, spaces and -/№. and 1 to 200 services, each with a name of up to 300 characters, a quantity and a price above 0.'
        )
    }
  }
})

function readInvoice(file: string): z.output<typeof SHAPE> {
  let read: unknown
  try {
    const bytes = readFileSync(resolve(file))
    if (bytes.length > FILE_MOST_BYTES) throw new CommandError(`${file}: more than ${FILE_MOST_BYTES} bytes`)
    read = JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    if (error instanceof CommandError) throw error
    // what JSON.parse says quotes the text, which is a patient's
    throw new CommandError(error instanceof SyntaxError ? `${file}: not JSON` : `${file}: cannot be read`)
  }
  const invoice = z.safeParse(SHAPE, read)
  if (invoice.success) return invoice.data
  throw new CommandError(invoice.error.issues.map(({ path, message }) => `${file}: ${[...path, message].join(' ')}`).join('\n'))
}
