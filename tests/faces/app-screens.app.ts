// Every screen that the specification names by a title has an address that opens it.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address } from './face.ts'
import { openIn } from './open-in.ts'
import { otherServiceSays } from './other-service.ts'
import { anInvoice, aVisitRow } from './visit-world.ts'
import { aVisit, type Person, world } from './world.ts'

const TITLES =
  `Account EditAccount AccessCheck AccountReset AddFeedbacks EditFeedback MedCenterAddFeedback AddRelative Relatives EditRelative
  EditChild ChooseProgram CodeConfirmation DoctorDetails DoctorInfo DoctorFeedbacks DoctorFilters DoctorList DoctorRecordDatePick
  DoctorSpecialization Documents DocumentsSlider DrugDetails DrugDetailsForVisit DrugsList DrugsListForVisit DrugstoreDetails DrugstoresMap
  EditResult EnrollVisit FamilyInviteConfirm FamilyInvitePermission FamilyJoin FirstAidKit Home InvoiceConfirmation InvoiceMultiService
  InvoiceReviewedInfo MedCenterDetails MedCenterInfo MedCenterServices MedCenterFeedbacks MedCenterRecord MedcentersFilter MedCentersList MyCard
  NotificationsSettings Other PreferredDateFilter SearchDrugs SearchDrugsForVisit SearchDrugsSettings SearchDrugstores ServiceDetails SignIn
  UmsMain UmsFilter ViewImage Visit VisitsFilter VisitImagesSlider Feedbacks EpamSignIn BnsSignIn`
    .split(/\s+/)
    .concat('registry numbers', 'settings', 'city selection', 'language selection', 'visit booking')

/** Title and addresses of each line of the table. */
async function lines(): Promise<[string, string[]][]> {
  const text = await (await fetch('/docs/app-screens.md')).text()
  return text
    .split('\n')
    .filter(line => line.startsWith('| ') && !line.startsWith('| title'))
    .map(line => line.split('|').map(part => part.trim()))
    .map(([, named, at]) => [named!, [...at!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!)])
}

/** What stands at '…' in an address. */
async function facts(olga: Person): Promise<[string, string][]> {
  const slot = await world.aSlot()
  const [at] = await world.sql(
    `select a.doctor_id, b.centre_id from assignments a join branches b on b.id = a.branch_id where a.id = ${slot.assignmentId}`
  )
  const orderId = await aVisit(olga, await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' }))
  const past = await aVisitRow(olga.profileId, slot.assignmentId, { startsAt: '2026-11-18T08:00:00Z', status: 'done' })
  const invoice = await anInvoice(olga.profileId, past, [{ name: 'Приём' }])
  const { serviceId } = await world.aService(slot.assignmentId)
  return [
    ['/timeslot?doctorId=…', `/timeslot?doctorId=${at!.doctor_id}`],
    ['/timeslot/…', `/timeslot/${slot.timetableId}`],
    ['/service/…', `/service/${slot.timetableId}?serviceId=${serviceId}`],
    ['/services/…', `/services/${serviceId}`],
    ['/doctor/…', `/doctor/${at!.doctor_id}`],
    ['/centre/…', `/centre/${at!.centre_id}`],
    ['serviceId=…', `serviceId=${serviceId}`],
    ['/drugs/card#…', '/drugs/card#m1'],
    ['/visits/invoices/…', `/visits/invoices/${invoice}`],
    ['/visits/…/review', `/visits/${past}/review`],
    ['/visits/…', `/visits/${orderId}`]
  ]
}

const isSignIn = (path: string) => path.startsWith('/sign-in')
/** A code that nobody has asked for, and a report that nobody has opened, lead back to where that is done. */
const LEADS_BACK = /mccode|tests\/document|code-confirmation/

async function expectOpens(path: string, person: Person | null): Promise<void> {
  openIn('en', path, person)
  const heading = page.getByRole('heading', { level: 1 }).first()
  await expect.element(heading, { message: path }).toBeVisible()
  expect(heading.element().textContent, path).not.toMatch(/There is no such page|nothing at this address|Something went wrong/)
  if (!LEADS_BACK.test(path)) expect(decodeURI(address()).split(/[?#]/)[0], path).toBe(path.split(/[?#]/)[0])
}

test('docs/app-screens.md has a line for every title, and each address in it opens a page of its own name [2.114]', async () => {
  const table = await lines()
  const named = new Set(table.flatMap(([names]) => names.split(/[(),]|\/(?=[A-Z])/).map(one => one.trim())))
  expect(TITLES.filter(one => !named.has(one))).toEqual([])
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await world.writeProgrammes()
  const source = { name: 'Справка' }
  otherServiceSays('/api/v2/public/drugs', { status: 200, error: null, data: { source, drugs: [], readAs: null, searches: [] } })
  const known = await facts(olga)
  const paths = new Set(table.flatMap(([, all]) => all.filter(path => path.startsWith('/'))))
  expect(paths.size).toBeGreaterThan(50)
  for (const written of [...paths].filter(isSignIn)) await expectOpens(written, null)
  for (const written of [...paths].filter(one => !isSignIn(one)))
    await expectOpens(
      known.reduce((text, [from, to]) => text.replace(from, to), written),
      olga
    )
})
