import { useQuery } from '@tanstack/react-query'
import { humanCodeImage } from '@vizit/contract/sign-in'
import { useEffect, useState } from 'react'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

/** The captcha picture as an address for `<img>`. `draw` asks for another; the former is void then. */
export function useHumanPicture(attemptId: string) {
  const call = useCall()
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['human-picture', attemptId],
    queryFn: async ({ signal }) => valueOf(await call(humanCodeImage, { id: attemptId }, { signal })) as Blob,
    // Each call makes the former picture void: it is drawn once, and again only when somebody asks.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false
  })
  const address = useBlobAddress(isFetching ? undefined : data)
  return { address, isFetching, error, draw: () => void refetch() }
}

function useBlobAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!blob) {
      setAddress(undefined)
      return
    }
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
