import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@vizit/contract/endpoint'
import { decideInvoice, type Invoice } from '@vizit/contract/invoices'
import { useRef } from 'react'
import { failureOf, valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { newId } from '../session/new-id.ts'
import { INVOICES_KEY } from './use-invoices.ts'

/** Confirms or rejects services of an invoice [4.84-4.86]. The same decisions again carry the same key; the list is changed at once. */
export function useDecideInvoice() {
  const call = useCall()
  const queries = useQueryClient()
  const intent = useRef<{ input: string; key: string }>(undefined)
  return useMutation({
    mutationFn: async (input: Sent<typeof decideInvoice>) => {
      const text = JSON.stringify(input)
      if (intent.current?.input !== text) intent.current = { input: text, key: newId() }
      return valueOf(await call(decideInvoice, input, { idempotencyKey: intent.current.key }))
    },
    onSuccess: decided => {
      intent.current = undefined
      queries.setQueryData<Invoice[]>(INVOICES_KEY, known => known?.map(one => (one.invoiceId === decided.invoiceId ? decided : one)))
    },
    onError: error => {
      // somebody else of the family was quicker: what they said is shown
      if (failureOf(error).code === 'INVALID_STATE') void queries.invalidateQueries({ queryKey: INVOICES_KEY })
    }
  })
}
