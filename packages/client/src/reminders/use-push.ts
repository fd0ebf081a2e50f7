import { useMutation, useQueryClient } from '@tanstack/react-query'
import { subscribePush, unsubscribePush } from '@vizit/contract/reminders'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { takePushes } from './take-pushes.ts'
import { keepReminders } from './use-reminders.ts'

/** Asks the browser, then tells the server. Gives 'on', or why not: 'blocked' by the person, 'missing' in this browser. Errors are CallFailures. */
export function useTakePushes() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (pushKey: string): Promise<'on' | 'blocked' | 'missing'> => {
      const taken = await takePushes(pushKey)
      if (typeof taken === 'string') return taken
      keepReminders(queries, valueOf(await call(subscribePush, taken)))
      return 'on'
    }
  })
}

/** This browser takes no more pushes. */
export function useStopPushes() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => valueOf(await call(unsubscribePush, {})),
    onSettled: () => queries.invalidateQueries({ queryKey: ['reminders'] })
  })
}
