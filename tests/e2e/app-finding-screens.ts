// Doctors, services, centres and drugs in the patient app, for tests/screens.
import { listVisits } from '@vizit/contract/visits'
import { type App, type AppShown, ask } from './app-page.ts'
import { drugCalled } from './finding-screens.ts'
import { expect } from './journey.ts'
import { agreed } from './patient.ts'
import { DOCTORS, doctorCalled, freeTimes, someService } from './timetable.ts'

/** Its own list of the doctors of one speciality. */
async function therapists(app: App): Promise<void> {
  const { specialityId } = await doctorCalled(DOCTORS.adultsOnly)
  await app.open(`/doctors-list?speciality=${specialityId}`, app.people.vera)
  await expect(app.page.getByRole('article').first()).toBeVisible()
}

async function doctorAt(app: App, query = ''): Promise<void> {
  await app.open(`/doctor/${(await doctorCalled(DOCTORS.adultsOnly)).doctorId}${query}`, app.people.vera)
}

async function centreAt(app: App, query = ''): Promise<void> {
  const { worksAt } = await doctorCalled(DOCTORS.adultsOnly)
  await app.open(`/branch/${worksAt[0]!.branchId}`, app.people.vera)
  await expect(app.page).toHaveURL(/\/centre\/\d+/)
  if (query) await app.open(new URL(app.page.url()).pathname + query)
}

async function drugAt(app: App): Promise<void> {
  await app.open(`/drugs/card#${await drugCalled('метформин')}`, app.people.vera)
  await expect(app.page.getByRole('list', { name: app.words.drugs.drugstores }).getByRole('listitem').first()).toBeVisible()
}

const toMap = (app: App) => app.page.getByRole('radio', { name: app.words.map.map, exact: true })

/** The squares of the map are there, or what stands for them. */
async function mapDrawn(app: App): Promise<void> {
  await expect(app.page.locator('.leaflet-marker-icon').first()).toBeAttached()
  await expect(app.page.locator('img.leaflet-tile-loaded').first()).toBeAttached()
}

export const APP_FINDING_SCREENS: readonly AppShown[] = [
  { name: 'doctors', show: app => app.open('/doctors-list') },
  { name: 'doctors-of-speciality', show: therapists },
  {
    name: 'doctor-filters',
    show: async app => {
      await therapists(app)
      await ask(app, app.page.getByRole('group', { name: app.words.filters.title }).getByRole('button'))
    }
  },
  { name: 'doctor', show: app => doctorAt(app) },
  { name: 'doctor-reviews', show: app => doctorAt(app, '?tab=reviews') },
  {
    name: 'times',
    show: async app => {
      await app.open(`/timeslot?doctorId=${(await doctorCalled(DOCTORS.adultsOnly)).doctorId}`, app.people.vera)
      await expect(app.page.locator('button[data-slot]').first()).toBeVisible()
    }
  },
  {
    name: 'times-calendar',
    show: async app => {
      await app.open(`/timeslot?view=calendar&doctorId=${(await doctorCalled(DOCTORS.adultsOnly)).doctorId}`, app.people.vera)
      await expect(app.page.locator('button[data-slot]').first()).toBeVisible()
    }
  },
  {
    name: 'time-form',
    show: async app => {
      const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 13)
      await app.open(`/timeslot/${slot!.timeslotId}`, app.people.vera)
      await expect(app.page.getByRole('timer')).toBeVisible()
    }
  },
  { name: 'services', show: app => app.open('/services', app.people.vera) },
  { name: 'service', show: async app => app.open(`/services/${await someService()}`, app.people.vera) },
  { name: 'service-times', show: app => app.open('/service', app.people.vera) },
  { name: 'centres', show: app => app.open('/centres', app.people.vera) },
  {
    name: 'centres-filter',
    show: async app => {
      await app.open('/centres', app.people.vera)
      await ask(app, app.page.getByRole('button', { name: app.words.finding.filter }))
    }
  },
  {
    name: 'centres-map',
    show: async app => {
      await app.open('/centres?view=map', app.people.vera)
      await mapDrawn(app)
    }
  },
  {
    name: 'map-layers',
    show: async app => {
      await app.open('/centres?view=map', app.people.vera)
      await mapDrawn(app)
      await app.page.getByRole('button', { name: new RegExp(`^${app.words.map.layersTitle}`) }).click()
      await expect(app.page.getByRole('group', { name: app.words.map.layersTitle })).toBeVisible()
    }
  },
  { name: 'centre', show: app => centreAt(app) },
  { name: 'centre-services', show: app => centreAt(app, '?tab=services') },
  { name: 'centre-doctors', show: app => centreAt(app, '?tab=doctors') },
  { name: 'centre-reviews', show: app => centreAt(app, '?tab=reviews') },
  {
    name: 'centre-record',
    show: async app => {
      await centreAt(app)
      await app.open(`${new URL(app.page.url()).pathname}/record?serviceId=${await someService()}`)
    }
  },
  { name: 'drugs', show: app => app.open('/drugs', app.people.vera) },
  {
    name: 'drugs-found',
    show: async app => {
      await app.open('/drugs', app.people.vera)
      await app.page.getByRole('searchbox').first().fill('метф')
      await expect(app.page.getByRole('list', { name: app.words.drugs.title }).getByRole('link').first()).toBeVisible()
    }
  },
  { name: 'drug-settings', show: app => app.open('/drugs/settings', app.people.vera) },
  { name: 'drug', show: drugAt },
  {
    name: 'drugstores-map',
    show: async app => {
      await drugAt(app)
      await toMap(app).check()
      await mapDrawn(app)
    }
  },
  {
    name: 'drugstore',
    show: async app => {
      await drugAt(app)
      await toMap(app).check()
      await mapDrawn(app)
      await app.page.locator('.leaflet-marker-icon > *').last().click()
      await expect(app.page.getByRole('region', { name: app.words.map.chosen })).toBeVisible()
    }
  },
  {
    name: 'visit-drugs',
    show: async app => {
      const { orders } = agreed(await app.people.vera.call(listVisits, { status: 'all' }))
      await app.open(`/visits/${orders.find(one => one.status === 'done')!.orderId}/drugs`, app.people.vera)
    }
  },
  { name: 'chest', show: app => app.open('/drugs/chest', app.people.vera) }
]
