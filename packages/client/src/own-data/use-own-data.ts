import { useMutation, useQuery } from '@tanstack/react-query'
import type { Reply } from '@vizit/contract/endpoint'
import { discoverProfile, eraseProfile, exportProfile, previewErasure, readUserInfo } from '@vizit/contract/own-data'
import { minskDay } from '@vizit/rules/days'
import { failureOf, valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { useClock } from '../api/clock.ts'
import { files } from '../platform/files.ts'

/** Must the person prove anew who asks? Then the action is tried again afterwards. */
export function needsReauth(error: unknown): boolean {
  return failureOf(error).code === 'PROOF_REQUIRED'
}

/** Makes of the text of the file a page that can be read; undefined: the file itself is wanted. */
export type MakePage = ((json: string) => Promise<string>) | undefined

/** Fetches everything that is kept of the own person and hands it to the device as a file, or as a page that is made here. Errors are CallFailures. */
export function useExport() {
  const call = useCall()
  const clock = useClock()
  return useMutation({
    mutationFn: async (makePage: MakePage) => {
      const file = valueOf(await call(exportProfile, {})) as Blob
      const name = `vizit-${minskDay(clock())}`
      if (!makePage) return files.save(file, `${name}.json`)
      await files.save(new Blob([await makePage(await file.text())], { type: 'text/html' }), `${name}.html`)
    }
  })
}

export type Erasure = Reply<typeof previewErasure>

/** What an erasure would touch. Always asked anew: a visit may have been booked meanwhile. */
export function useErasurePreview() {
  const call = useCall()
  return useQuery({
    queryKey: ['erasure'],
    queryFn: async ({ signal }) => valueOf(await call(previewErasure, {}, { signal })),
    staleTime: 0,
    gcTime: 0
  })
}

/** Erases the own person with what was named. Errors are CallFailures. */
export function useErase() {
  const call = useCall()
  return useMutation({
    mutationFn: async ({ visits, children }: Erasure) =>
      valueOf(await call(eraseProfile, { children: children.length, ...(visits.length > 0 ? { keepVisits: true } : {}) }))
  })
}

/** [7.26] The medical centres that keep records of the own person. */
export function useKnowingClinics() {
  const call = useCall()
  return useQuery({
    queryKey: ['discover'],
    queryFn: async ({ signal }) => valueOf(await call(discoverProfile, {}, { signal })).clinics
  })
}

export const USER_INFO_KEY = ['user-info'] as const

/** [3.109] */
export function useUserInfo() {
  const call = useCall()
  return useQuery({ queryKey: USER_INFO_KEY, queryFn: async ({ signal }) => valueOf(await call(readUserInfo, {}, { signal })) })
}
