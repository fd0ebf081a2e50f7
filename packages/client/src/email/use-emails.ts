import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listEmails, type PersonalEmail, resendEmailLink, setEmails } from '@vizit/contract/email'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { useClock } from '../api/clock.ts'
import { EMAILS_KEY, PROFILE_KEY } from '../api/query-keys.ts'

/** The own addresses, confirmed ones first. */
export function useEmails(): UseQueryResult<PersonalEmail[]> {
  const call = useCall()
  return useQuery({ queryKey: EMAILS_KEY, queryFn: async ({ signal }) => valueOf(await call(listEmails, {}, { signal })).emails })
}

/** Sets or replaces the main address; it waits for the link in its letter. Errors are CallFailures. */
export function useSetEmail() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (address: string): Promise<PersonalEmail[]> =>
      valueOf(await call(setEmails, { emails: [{ address, usage: 'PRIMARY' }] })).emails,
    onSuccess: async emails => {
      queries.setQueryData(EMAILS_KEY, emails)
      await queries.invalidateQueries({ queryKey: PROFILE_KEY })
    }
  })
}

/** [7.66] Sends the letter of an address that waits again. */
export function useResendEmailLink() {
  const call = useCall()
  const clock = useClock()
  return useMutation({
    mutationFn: async (id: string): Promise<{ sentAt: string }> => {
      valueOf(await call(resendEmailLink, { id }))
      return { sentAt: clock().toISOString() }
    }
  })
}
