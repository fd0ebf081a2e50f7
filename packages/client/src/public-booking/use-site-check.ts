import { useMutation } from '@tanstack/react-query'
import { beginSiteCheck, siteCheckPicture, siteCheckProof } from '@vizit/contract/public-booking'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.tsx'

/** Begins a human check and draws its picture: `{id, picture}`. After RECAPCHA_IS_NOT_VALID a new one is begun. */
export function useSiteCheck(provider: string) {
  const call = useCall()
  return useMutation({
    mutationFn: async (): Promise<{ id: string; picture: Blob }> => {
      const { id } = valueOf(await call(beginSiteCheck, { provider }))
      return { id, picture: valueOf(await call(siteCheckPicture, { provider, id })) as Blob }
    }
  })
}

/** The challenge of the way without a picture, for `solveProof`. */
export function useSiteProof(provider: string) {
  const call = useCall()
  return useMutation({ mutationFn: async (id: string) => valueOf(await call(siteCheckProof, { provider, id })).challenge })
}
