import { useQueryClient } from '@tanstack/react-query'
import { useNow } from '@vizit/client/api/clock'
import type { KeptDraft } from '@vizit/client/booking/kept-draft'
import { useProfile } from '@vizit/client/profile/use-profile'
import { SESSION_ENDED } from '@vizit/client/session/session-call'
import { useSessionStore } from '@vizit/client/session/session-provider'
import { useEffect, useEffectEvent, useState } from 'react'
import { useKeepOverReload, useTypedEarlier } from '../../forms/over-reload.ts'
import type { FirstPeople } from '../first/use-save-people.ts'
import type { PatientData } from './slot-state.ts'
import type { SlotFormReturn } from './use-slot-form.ts'

/** What was typed for a slot before the page was left, for example to add a child. In memory only: it may speak of health. */
export type SlotDraft = {
  timeslotId: string
  /** Whom the address named then. */
  who: string | undefined
  profileId: string
  programId: string | null
  clientNote: string
  people?: FirstPeople | undefined
}

const DRAFT_KEY = ['slot-draft'] as const

/**
 * What was typed before for this slot; else what the timetable has handed on, or what stood here before a reload: an entry of the history may be older than
 * who is signed in now. Of another slot only who one is: what ails somebody is nothing to another clinic. `who`: whom the address names; somebody else than
 * before was added meanwhile, and is whom one means.
 */
export function useTypedBefore(timeslotId: string, who: string | undefined): PatientData | undefined {
  const draft = useQueryClient().getQueryData<SlotDraft>(DRAFT_KEY)
  const handed = useTypedEarlier('patientData')
  if (draft?.timeslotId === timeslotId) return draft.who === who || !who ? draft : { ...draft, profileId: who, programId: null }
  return handed ?? (draft?.people && { profileId: undefined, programId: null, clientNote: '', people: draft.people })
}

/** Keeps what is typed when the form leaves the screen; a sign-out forgets it. A reload finds it in the entry of the history that it loads anew. */
export function useKeepDraft(timeslotId: string, form: SlotFormReturn, who: string | undefined): void {
  const queries = useQueryClient()
  const keep = useEffectEvent((of: string) => {
    const { profileId, programId, clientNote, people } = form.values
    queries.setQueryDefaults(DRAFT_KEY, { gcTime: Number.POSITIVE_INFINITY })
    queries.setQueryData<SlotDraft>(DRAFT_KEY, { timeslotId: of, who, profileId, programId, clientNote, people })
  })
  useEffect(() => () => keep(timeslotId), [timeslotId])
  useKeptForOwner(timeslotId, form)
  useKeepOverReload('patientData', () => {
    const { agreement: _, ...patientData } = form.values
    return patientData
  })
}

/** A session that ends takes what was typed from the memory: the note is sealed for the account, and stands in the form again once the same account is back. */
function useKeptForOwner(timeslotId: string, form: SlotFormReturn): void {
  const hashKey = useProfile().data?.hashKey
  const session = useSessionStore()
  const now = useNow()
  const timeNow = useEffectEvent(() => now.getTime())
  const keepSealed = useEffectEvent(async () => {
    const { profileId, clientNote } = form.values
    // Another tab may be signing out: its wipe would come before what is written here.
    if (!hashKey || clientNote.trim() === '' || session.isSigningOut()) return
    const at = now.getTime()
    const { keepDraft } = await import('@vizit/client/booking/kept-draft')
    await keepDraft(hashKey, { timeslotId, profileId, clientNote }, at)
  })
  const [kept, setKept] = useState<KeptDraft>()
  const { profileId } = form.values
  const putBack = useEffectEvent((clientNote: string) => {
    if (form.values.clientNote === '') form.change({ clientNote })
    setKept(undefined)
  })
  // What ails one person is nothing to the clinic of another: it waits until the same one is chosen.
  useEffect(() => {
    if (kept && kept.profileId === profileId) putBack(kept.clientNote)
  }, [kept, profileId])
  useEffect(() => {
    const keep = () => void keepSealed()
    addEventListener(SESSION_ENDED, keep)
    return () => removeEventListener(SESSION_ENDED, keep)
  }, [])
  useEffect(() => {
    let isHere = true
    void import('@vizit/client/booking/kept-draft')
      .then(({ takeDraft }) => takeDraft(hashKey, timeslotId, timeNow()))
      .then(found => (found && isHere ? setKept(found) : undefined))
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [hashKey, timeslotId])
}
