import { useQuery } from '@tanstack/react-query'
import { listInvoices } from '@vizit/contract/invoices'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { useSession } from '../session/session-provider.ts'

export const INVOICES_KEY = ['invoices'] as const

/** Invoices of oneself and of everyone whose results one may see, the newest first. Nothing is asked while they are not `wanted`. */
export function useInvoices({ wanted }: { wanted: boolean } = { wanted: true }) {
  const call = useCall()
  const isSignedIn = useSession().kind === 'signed-in'
  return useQuery({
    queryKey: INVOICES_KEY,
    queryFn: async ({ signal }) => valueOf(await call(listInvoices, {}, { signal })).invoices,
    enabled: isSignedIn && wanted
  })
}
