import { useQuery } from '@tanstack/react-query'
import { readPhoto } from '@vizit/contract/photo'
import { useEffect, useState } from 'react'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

/** Who and which picture an address of a photo means; null for any other address. */
export function photoAsked(photoUrl: string): { profileId: string; v: string } | null {
  const match = /\/photo\/([0-9a-f-]{36})\?v=([\w-]+)$/.exec(photoUrl)
  return match ? { profileId: match[1]!, v: match[2]! } : null
}

/**
 * The address of a photo in this page's memory, once it is there; undefined without one and when it does not come, the initials are enough then.
 * The picture is asked for with the bearer, so an `<img>` cannot ask for it itself, and no cache keeps it.
 */
export function usePhoto(photoUrl: string | null): string | undefined {
  const call = useCall()
  const asked = photoUrl === null ? null : photoAsked(photoUrl)
  const { data } = useQuery({
    queryKey: ['photo', photoUrl],
    queryFn: async ({ signal }) => valueOf(await call(readPhoto, asked!, { signal })) as Blob,
    enabled: asked !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false
  })
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    if (!data) return
    const address = URL.createObjectURL(data)
    setShown(address)
    return () => {
      setShown(undefined)
      URL.revokeObjectURL(address)
    }
  }, [data])
  return asked === null ? undefined : shown
}
