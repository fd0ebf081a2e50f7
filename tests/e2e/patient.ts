// A patient who has signed in already, for journeys about something else: by the same endpoints, without the screens.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Answer, type Call, makeCall } from '@vizit/contract/call'
import { giveConsent, listConsentTexts } from '@vizit/contract/consent'
import { addChild } from '@vizit/contract/family'
import { getProfile } from '@vizit/contract/profile'
import { updateProfile } from '@vizit/contract/profile-form'
import { confirmSms, initPhoneLogin } from '@vizit/contract/sign-in'
import { newAddress, newPhone } from './journey.ts'
import { newestCode, smsCode } from './sign-in-steps.ts'

export type Patient = { phone: string; deviceId: string; token: string; profileId: string; call: Call }
export type PatientFacts = { lastName?: string; firstName?: string; middleName?: string; birthday?: string; sex?: 'FEMALE' | 'MALE' }

/** The typed client, from an address of its own unless one is given; `bearer` null is a visitor. */
export function callAs(bearer: string | null, address = newAddress()): Call {
  return makeCall({
    origin: process.env.E2E_ORIGIN!,
    fetch: (url, init) => fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), 'x-forwarded-for': address } }),
    bearer: () => bearer,
    newKey: randomUUID,
    appVersion: '0.0.361'
  })
}

/** The value of an answer that may not be a refusal. */
export function agreed<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value
  throw new Error(`refused: ${answer.code} ${JSON.stringify(answer.facts)}`)
}

/** Signs in by phone and SMS, agrees to the terms, and has no profile yet. */
export async function aNewcomer(phone = newPhone()): Promise<Patient> {
  const patient = await aStranger(phone)
  const { texts } = agreed(await patient.call(listConsentTexts, {}))
  const consents = texts
    .filter(text => ['user-agreement', 'privacy', 'personal-data'].includes(text.kind))
    .map(({ kind, version }) => ({ kind, version }))
  agreed(await patient.call(giveConsent, { profileId: patient.profileId, consents }))
  return patient
}

/** Signs in by phone and SMS on a device of their own, and has agreed to nothing but what the sign-in says. */
export async function aStranger(phone = newPhone(), deviceId: string = randomUUID()): Promise<Patient> {
  const visitor = callAs(null)
  const former = await newestCode(phone)
  const { id } = agreed(await visitor(initPhoneLogin, { phone: `+${phone}`, deviceId }))
  const { token } = agreed(await visitor(confirmSms, { id, code: await smsCode(phone, former), deviceId }))
  const call = callAs(`${deviceId}.${token}`)
  const { me } = agreed(await call(getProfile, {}))
  return { phone, deviceId, token, profileId: me.profileId, call }
}

/** Signs in, accepts the terms and fills the profile: Савицкая Ольга Викторовна, 1968, unless said otherwise. */
export async function aPatient(facts: PatientFacts = {}): Promise<Patient> {
  const patient = await aNewcomer()
  const { call } = patient
  agreed(
    await call(updateProfile, {
      lastName: 'Савицкая',
      firstName: 'Ольга',
      middleName: 'Викторовна',
      birthday: '1968-04-12',
      sex: 'FEMALE',
      ...facts
    })
  )
  return patient
}

/** One of so many patronymics that no two children of a run share it: the same child in two families is refused [5.78]. */
export function aPatronymic(sex: 'FEMALE' | 'MALE' = 'MALE'): string {
  const letters = Array.from({ length: 10 }, () => 'абвгдежзиклмнопрст'[Math.floor(Math.random() * 18)]!)
  return `Андре${letters.join('')}${sex === 'MALE' ? 'евич' : 'евна'}`
}

/** Adds a child to the patient's family, a boy unless said otherwise; gives its profile id. */
export async function aChild(patient: Patient, facts: PatientFacts = {}): Promise<string> {
  const { texts } = agreed(await patient.call(listConsentTexts, {}))
  const consentVersion = texts.find(text => text.kind === 'parental')!.version
  const { sex = 'MALE' } = facts
  const child = {
    lastName: sex === 'MALE' ? 'Савицкий' : 'Савицкая',
    firstName: 'Михаил',
    middleName: aPatronymic(sex),
    birthday: '2018-03-10',
    sex,
    ...facts
  }
  const { family } = agreed(await patient.call(addChild, { ...child, consentReceived: true, consentVersion }))
  return family.find(member => member.firstName === child.firstName && member.birthday === child.birthday)!.profileId
}

/** Puts the session into the browser as the cabinet keeps it, then opens `path`. */
export async function openAs(page: Page, patient: Patient, path: string): Promise<void> {
  // A file of the same origin that runs no script: the session is there before the cabinet starts.
  await page.goto('/robots.txt')
  await page.evaluate(
    ({ deviceId, token, phone }) => {
      localStorage.setItem('deviceId', deviceId)
      localStorage.setItem('phoneNumber', phone)
      localStorage.setItem('vizit.session', JSON.stringify({ kind: 'signed-in', token }))
    },
    { deviceId: patient.deviceId, token: patient.token, phone: patient.phone }
  )
  await page.goto(path)
}
