import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Reply } from '@vizit/contract/endpoint'
import { listAssignmentServices } from '@vizit/contract/service-tree'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

const FRESH_MS = 600_000

export type AssignmentService = Reply<typeof listAssignmentServices>['services'][number]

/** What a doctor's service is: how long, for whom and how to prepare [7.87]; null when the doctor gives it no more. Nothing is asked without a service. */
export function useAssignmentService(assignmentId: string, serviceId: string | null): UseQueryResult<AssignmentService | null> {
  const call = useCall()
  return useQuery({
    queryKey: ['catalogue', 'assignment-service', assignmentId, serviceId],
    queryFn: async ({ signal }) => {
      const { services } = valueOf(await call(listAssignmentServices, { provider: 'all', assignmentId }, { signal }))
      return services.find(one => one.id === serviceId) ?? null
    },
    enabled: serviceId !== null,
    staleTime: FRESH_MS
  })
}
