import { useMutation, useQueryClient } from '@tanstack/react-query'
import { putPhoto, removePhoto } from '@vizit/contract/photo'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { PROFILE_KEY, RELATIVES_KEY } from '../api/query-keys.ts'

/** [7.17] Sets the own photo (base64), or takes it away with null; the new one is known everywhere. Errors are CallFailures. */
export function useChangePhoto() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (photo: string | null) => {
      if (photo === null) valueOf(await call(removePhoto, {}))
      else valueOf(await call(putPhoto, { photo }))
    },
    onSuccess: () =>
      Promise.all([queries.invalidateQueries({ queryKey: PROFILE_KEY }), queries.invalidateQueries({ queryKey: RELATIVES_KEY })])
  })
}
