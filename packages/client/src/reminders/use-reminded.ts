import type { NoticeChannel } from '@vizit/contract/reminders'
import type { Visit } from '@vizit/contract/visits'
import { minskDay } from '@vizit/rules/days'
import { remindersToCome } from '@vizit/rules/reminders'
import { useNow } from '../api/clock.ts'
import { showMoment } from '../days/show-day.ts'
import { useReminders } from './use-reminders.ts'

/** [R48] When one is really reminded of a visit and how: the moments that were chosen for its patient, out of the quiet hours. Undefined until that is known. */
export function useReminded({
  profileId,
  startDate
}: Pick<Visit, 'profileId' | 'startDate'>): { channel: NoticeChannel; moments: string[] } | undefined {
  const now = useNow()
  const { data } = useReminders()
  if (!data) return undefined
  const choices = data.people.find(one => one.profileId === profileId)?.choices ?? []
  const moments = remindersToCome(startDate, now, choices).map(at => showMoment(at.toISOString(), minskDay(now)))
  return { channel: data.channel, moments }
}
