import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  chooseChannel,
  chooseReminders,
  chooseVisitNews,
  type NoticeChannel,
  type Reminders,
  readReminders
} from '@vizit/contract/reminders'
import type { ReminderChoice } from '@vizit/rules/reminders'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

const REMINDERS_KEY = ['reminders'] as const

/** Every change answers with all that is chosen now. */
export function keepReminders(queries: QueryClient, reminders: Reminders): void {
  queries.setQueryData<Reminders>(REMINDERS_KEY, reminders)
}

/** [1.45] How one is reminded, and of what for each patient. */
export function useReminders() {
  const call = useCall()
  return useQuery({ queryKey: REMINDERS_KEY, queryFn: async ({ signal }) => valueOf(await call(readReminders, {}, { signal })) })
}

/** [3.100] Takes the place of what was chosen for the patient; an empty list is "none". Errors are CallFailures. */
export function useChooseReminders() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    // One after another: the last choice is the one that holds.
    scope: { id: 'reminders' },
    mutationFn: async (input: { profileId: string; choices: ReminderChoice[] }) => valueOf(await call(chooseReminders, input)),
    onSuccess: reminders => keepReminders(queries, reminders)
  })
}

/** INVALID_STATE: there is no such way yet. Errors are CallFailures. */
export function useChooseChannel() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (channel: NoticeChannel) => valueOf(await call(chooseChannel, { channel })),
    onSuccess: reminders => keepReminders(queries, reminders)
  })
}

/** Whether one is told of visits that are booked, moved and cancelled. Errors are CallFailures. */
export function useChooseVisitNews() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    scope: { id: 'reminders' },
    mutationFn: async (tellsOfVisits: boolean) => valueOf(await call(chooseVisitNews, { tellsOfVisits })),
    onSuccess: reminders => keepReminders(queries, reminders)
  })
}
