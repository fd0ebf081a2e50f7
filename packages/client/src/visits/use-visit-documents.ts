import { useMutation, useQuery } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { listVisitDocuments, readVisitDocument, type VisitDocument } from '@vizit/contract/visits'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { VISITS_KEY } from '../api/query-keys.ts'

/** What the clinic attached to a visit. NOT_FOUND: the viewer may not see results of its patient. */
export function useVisitDocuments(orderId: string) {
  const call = useCall()
  return useQuery({
    queryKey: [...VISITS_KEY, 'documents', orderId],
    queryFn: async ({ signal }) => valueOf(await call(listVisitDocuments, { orderId }, { signal })).documents
  })
}

type Named = Pick<VisitDocument, 'documentId' | 'mediaType'>

async function bytesOf(call: Call, orderId: string, { documentId, mediaType }: Named, signal?: AbortSignal): Promise<Blob> {
  const bytes = valueOf(await call(readVisitDocument, { orderId, documentId }, { signal })) as Blob
  return new Blob([bytes], { type: mediaType })
}

/** Fetches the bytes of a document; the one who asked keeps them, and no copy of them is kept here. */
export function useOpenVisitDocument() {
  const call = useCall()
  return useMutation({
    mutationFn: ({ orderId, document }: { orderId: string; document: Named }) => bytesOf(call, orderId, document),
    gcTime: 0
  })
}

/** The bytes of a picture once it is `wanted`, as long as somebody looks at it: forgotten with the screen that asked. */
export function useVisitPicture(orderId: string, document: Named, wanted: boolean) {
  const call = useCall()
  return useQuery({
    queryKey: ['visit-picture', orderId, document.documentId],
    queryFn: ({ signal }) => bytesOf(call, orderId, document, signal),
    enabled: wanted,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY
  })
}
