// One browser, several people: what a tab knows of the one is nothing to the next, who has signed in in another tab or after a page came back from memory.
import { makeQueryClient } from '@vizit/client/api/query-client'
import { newId } from '@vizit/client/session/new-id'
import { makeSessionStore, SESSION_KEY } from '@vizit/client/session/session-store'
import { addFavourite } from '@vizit/contract/favourites'
import { type Followed, followSession } from '@vizit/pages/shell/follow-session'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { about, address, closeFace, goTo, openFace } from './face.ts'
import { agreed, aVisit, callAs, type Person, world } from './world.ts'

const note = page.getByLabelText(/^Что беспокоит/)

/** As another tab does that signs out: all is gone at once. */
function signOutElsewhere(): void {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
}

/** As another tab does in which somebody signs in. */
function signInElsewhere({ deviceId, token }: Person): void {
  localStorage.setItem('deviceId', deviceId)
  localStorage.setItem(SESSION_KEY, JSON.stringify({ kind: 'signed-in', token }))
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
}

/** No answer of the server comes any more that shows visits: what stands there is what the tab has known. */
function holdVisitsBack(): void {
  const { fetch } = window
  window.fetch = (...args) => {
    const [target] = args
    const url = target instanceof Request ? target.url : target.toString()
    return url.includes('/api/v2/my/visits') ? new Promise<Response>(() => undefined) : fetch(...args)
  }
  onTestFinished(() => {
    window.fetch = fetch
  })
}

test('what the page itself has known of a person is gone with the sign-out: whoever goes on in it to the doctors finds no «Мои врачи» [4.107]', async () => {
  const olga = await world.aPatient()
  const { doctorId, branchId, assignmentId } = await world.aDoctor({ lastName: 'Мороз' })
  await world.aSlot({ assignmentId })
  agreed(await callAs(olga)(addFavourite, { id: doctorId, displayName: 'Мороз Анна Сергеевна', photoUrl: '', branchId }))
  openFace('/timeslot', olga)
  const mine = page.getByRole('navigation', { name: 'Мои врачи' })
  await expect.element(mine).toBeVisible()
  await goTo('profile')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click()
  await expect.poll(() => localStorage.getItem(SESSION_KEY) ?? '').not.toContain(olga.token)
  if (about.called === 'cabinet') await page.getByRole('link', { name: 'Найти врача и свободное время' }).click()
  else await goTo('booking')
  await expect.element(page.getByRole('article', { name: /^Мороз/ })).toBeVisible()
  await expect.element(mine).not.toBeInTheDocument()
})

test('whoever signs in in another tab after a sign-out there is shown nothing of the one before in this tab', async () => {
  const [olga, inna] = [await world.aPatient(), await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' })]
  await aVisit(olga, await world.aSlot())
  openFace('/visits', olga)
  await expect.element(page.getByRole('article').first()).toBeVisible()
  sessionStorage.setItem('vizit.host-phone', '375291112233')
  signOutElsewhere()
  await expect.element(page.getByLabelText('Номер телефона')).toBeVisible()
  expect(sessionStorage.getItem('vizit.host-phone')).toBeNull()
  holdVisitsBack()
  signInElsewhere(inna)
  await expect.poll(address).toBe('/visits')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeVisible()
  await expect.element(page.getByRole('article')).not.toBeInTheDocument()
})

test('a tab that slept while one went and another came, and a page that the browser has kept since, are loaded anew', async () => {
  const [olga, inna] = [await world.aPatient(), await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' })]
  const asOther = ({ deviceId, token }: Person) => {
    localStorage.setItem('deviceId', deviceId)
    localStorage.setItem(SESSION_KEY, JSON.stringify({ kind: 'signed-in', token }))
  }
  asOther(olga)
  const queries = makeQueryClient()
  let loaded = 0
  const router = { history, subscribe: () => () => undefined } as unknown as Followed['router']
  const session = makeSessionStore(localStorage, newId)
  const stop = followSession({ session, queries, router, reload: () => loaded++ })
  onTestFinished(() => {
    stop()
    document.documentElement.hidden = false
  })
  queries.setQueryData(['profile'], olga)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect([loaded, queries.getQueryData(['profile'])]).toEqual([0, olga])
  asOther(inna)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect([loaded, document.documentElement.hidden]).toEqual([1, true])
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
  expect([loaded, queries.getQueryData(['profile'])]).toEqual([2, undefined])
})

test('what one has typed stands in the entry of the history for oneself, and not for whoever signs in after and goes back to it', async () => {
  const [olga, inna] = [await world.aPatient(), await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' })]
  const { timetableId } = await world.aSlot()
  openFace(`/timeslot/${timetableId}`, olga)
  await expect.element(page.getByRole('timer')).toBeVisible()
  await note.fill('Болит колено')

  /** The page is left for another one, and somebody goes back to it. */
  async function leaveAndGoBack(person: Person): Promise<void> {
    dispatchEvent(new Event('beforeunload'))
    expect(history.state).toMatchObject({ patientData: { clientNote: 'Болит колено' } })
    closeFace()
    history.pushState(null, '', '/')
    if (person !== olga) for (const storage of [localStorage, sessionStorage]) storage.clear()
    openFace('/visits', person)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeVisible()
    history.back()
    await expect.poll(address).toBe(`/timeslot/${timetableId}`)
    await expect.element(page.getByRole('timer')).toBeVisible()
  }
  await leaveAndGoBack(olga)
  await expect.element(note).toHaveValue('Болит колено')
  await leaveAndGoBack(inna)
  await expect.element(note).toHaveValue('')
})
