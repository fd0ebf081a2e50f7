import { useMutation, useQuery } from '@tanstack/react-query'
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

/** Fetches the bytes of a document; the one who asked shows or keeps them, and no copy of them is kept here. */
export function useOpenVisitDocument() {
  const call = useCall()
  return useMutation({
    mutationFn: async ({ orderId, document }: { orderId: string; document: Pick<VisitDocument, 'documentId' | 'mediaType'> }) => {
      const bytes = valueOf(await call(readVisitDocument, { orderId, documentId: document.documentId })) as Blob
      return new Blob([bytes], { type: document.mediaType })
    },
    gcTime: 0
  })
}
