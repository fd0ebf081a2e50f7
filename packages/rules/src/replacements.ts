// What is offered instead of a visit that its centre has cancelled.
import { type Ages, ageOn, judgeAge } from './age.ts'
import { type Day, minskDay } from './days.ts'

export const REPLACEMENTS_MAX = 3
/** A replacement is near the time that was: so many days before or after it. */
export const REPLACEMENT_DAYS = 14
/** Nobody could come sooner. */
export const REPLACEMENT_LEAD_MINUTES = 60
/** How clinics say that a doctor is ill, in three languages: a part of the reason in any case of letters. A hospital counts too: to offer less does less harm. */
export const ILLNESS = 'болез|больн|болеет|заболе|нетрудоспос|хвор|хвар|\\msick|\\mill(ness)?\\M'
/** A visit that begins sooner is told of by SMS, and at once: `judgeNight` of ./reminders.ts says what that is by night. */
export const URGENT_HOURS = 24

/** The nearer the better: the same doctor, else the speciality at that branch, else in that town. */
export const NEARNESS = ['doctor', 'branch', 'town'] as const
export type Nearness = (typeof NEARNESS)[number]
export type Candidate = { timetableId: string; startDate: string; nearness: Nearness; ages: Ages }

/** Up to three times: by nearness of the place, then by nearness to the time that was; shown in the order of time. Only doctors who see the patient. */
export function chooseReplacements<C extends Candidate>(candidates: readonly C[], was: string, birthday: Day | null): C[] {
  const distance = (one: C) => Math.abs(Date.parse(one.startDate) - Date.parse(was))
  const fits = (one: C) => birthday === null || judgeAge(one.ages, ageOn(birthday, minskDay(new Date(one.startDate)))) === 'fits'
  return candidates
    .filter(fits)
    .toSorted(
      (a, b) =>
        NEARNESS.indexOf(a.nearness) - NEARNESS.indexOf(b.nearness) ||
        distance(a) - distance(b) ||
        a.startDate.localeCompare(b.startDate) ||
        a.timetableId.localeCompare(b.timetableId)
    )
    .slice(0, REPLACEMENTS_MAX)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
}

/** When the patient hears of it: at once by SMS, or by the chosen way and not in the quiet hours. */
export function judgeUrgency(startsAt: string, now: Date): 'at-once' | 'can-wait' {
  return Date.parse(startsAt) - now.getTime() < URGENT_HOURS * 3_600_000 ? 'at-once' : 'can-wait'
}
