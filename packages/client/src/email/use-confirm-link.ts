import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmLink } from '@vizit/contract/email'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { EMAILS_KEY, PROFILE_KEY } from '../api/query-keys.ts'

/** Does what the link of a letter asks: gives `'address'` or `'device'`. Errors are CallFailures. */
export function useConfirmLink() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (token: string) => valueOf(await call(confirmLink, { token })).confirmed,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: PROFILE_KEY })
      void queries.invalidateQueries({ queryKey: EMAILS_KEY })
    }
  })
}
