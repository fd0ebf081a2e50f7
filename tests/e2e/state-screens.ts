// What a page is before its data has come, without it, and on the less trodden paths, for the pictures.
import { randomUUID } from 'node:crypto'
import { sendFamilyInvite } from '@vizit/contract/family-invites'
import { initPhoneLogin } from '@vizit/contract/sign-in'
import { expect, newAddress, newPhone, type Page } from './journey.ts'
import { inviteTo } from './letters.ts'
import { letLimitsPass } from './passing-time.ts'
import { aChild, agreed, aPatient, callAs, openAs } from './patient.ts'
import { aMailedPatient, cover, INSURED } from './programme-steps.ts'
import type { People, Shown } from './screens.ts'
import { enterPhone } from './sign-in-steps.ts'

const BOOKING = '**/api/v2/public/booking/**'
const PROFILE = '**/api/v2/my/profile*'
const RELATIVES = '**/api/v2/my/profile/relatives'

/** A page whose questions wait for an answer for good. */
function loading(name: string, path: string, calls: string): Shown {
  return {
    name,
    show: async (page, { alone }) => {
      await page.route(calls, () => undefined)
      await openAs(page, alone, path)
      await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
    }
  }
}

type Trouble = 'broken' | 'no connection'

/** A page whose questions come to nothing. */
function failing(name: string, path: string, calls: string, trouble: Trouble = 'broken'): Shown {
  return {
    name,
    show: async (page, { alone }) => {
      await page.route(calls, route => (trouble === 'broken' ? route.fulfill({ status: 503, body: 'no' }) : route.abort()))
      await openAs(page, alone, path)
      await expect(page.getByRole('alert').first()).toBeVisible()
    }
  }
}

/** A page of somebody, by words that only the finished page has. */
function plain(name: string, who: keyof People, path: string, words: string | RegExp): Shown {
  return {
    name,
    show: async (page, people) => {
      await openAs(page, people[who], path)
      await expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible()
    }
  }
}

async function atFamilyCode(page: Page): Promise<void> {
  await openAs(page, await aPatient(), '/family/join')
  await page.getByRole('button', { name: 'Получить код' }).click()
  await expect(page.getByRole('status', { name: /^Код семьи/ })).toBeVisible()
}

/** The link that a relative got by mail. */
export async function anInvite(): Promise<string> {
  const [olga, email] = [await aPatient(), `inna.${newPhone()}@example.by`]
  agreed(await olga.call(sendFamilyInvite, { email, as: 'RELATIVE', deviceName: 'Chrome, Windows' }))
  return inviteTo(email)
}

export const STATE_SCREENS: readonly Shown[] = [
  loading('timeslot-loading', '/timeslot?view=list', BOOKING),
  failing('timeslot-offline', '/timeslot?view=list', BOOKING, 'no connection'),
  failing('service-failed', '/service', BOOKING),
  loading('tests-loading', '/tests', '**/providers/tests'),
  loading('family-loading', '/family', RELATIVES),
  failing('family-failed', '/family', '**/api/v2/my/profile**'),
  loading('profile-loading', '/profile', PROFILE),
  failing('profile-failed', '/profile', '**/api/v2/my/profile**'),
  plain('waiting-list-empty', 'alone', '/waiting-list', /пока|никого|ничего/i),
  failing('waiting-list-failed', '/waiting-list', '**/api/v2/my/waiting-list'),
  plain('security', 'alone', '/profile/security', 'Ключей пока нет'),
  plain('own-data', 'busy', '/profile/data', /^Вы входили/),
  plain('own-data-access-log', 'busy', '/profile/access-log', 'Запись к врачу'),
  plain('own-data-consents', 'busy', '/profile/consents', /^Принято/),
  {
    name: 'own-data-erase',
    show: async (page, { parent }) => {
      await openAs(page, parent, '/profile/erase')
      await expect(page.getByRole('button', { name: 'Удалить профиль' })).toBeVisible()
    }
  },
  { name: 'family-code', show: atFamilyCode },
  plain('family-send-invite', 'alone', '/family/send-invite', /почт/i),
  {
    name: 'family-invite-over',
    show: async (page, { alone }) => {
      await openAs(page, alone, `/family/invite#${'a'.repeat(43)}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  },
  {
    name: 'family-invite',
    show: async page => {
      await openAs(page, await aPatient({ lastName: 'Мороз', firstName: 'Инна' }), await anInvite())
      await expect(page.getByRole('button', { name: 'Принять приглашение' })).toBeVisible()
    }
  },
  {
    name: 'family-invite-visitor',
    show: async page => {
      await page.goto(await anInvite())
      await expect(page.getByRole('main').getByRole('link', { name: 'Войти' })).toBeVisible()
    }
  },
  {
    name: 'family-invite-accepted',
    show: async page => {
      await openAs(page, await aPatient({ lastName: 'Мороз', firstName: 'Инна' }), await anInvite())
      await page.getByRole('button', { name: 'Принять приглашение' }).click()
      await expect(page.getByText('Запрос отправлен')).toBeVisible()
    }
  },
  {
    name: 'edit-child',
    show: async page => {
      const olga = await aPatient()
      const child = await aChild(olga)
      await openAs(page, olga, `/family/edit-child?id=${child}`)
      await expect(page.getByLabel('Фамилия')).toHaveValue('Савицкий')
    }
  },
  {
    name: 'programmes-add',
    show: async page => {
      await openAs(page, await aMailedPatient(), '/profile/programmes/add')
      await expect(page.getByRole('link', { name: 'Синяя Орбита' })).toBeVisible()
    }
  },
  {
    name: 'programmes-insurer',
    show: async page => {
      await openAs(page, await aMailedPatient(INSURED), '/profile/programmes/add?coverer=rowan')
      await page.getByLabel('Штрихкод или номер договора').fill('9704500000001')
      await page.getByRole('button', { name: 'Подключить' }).click()
      await expect(page.getByRole('alert')).toContainText('В договоре указан другой телефон')
    }
  },
  {
    name: 'programmes',
    show: async page => {
      const olga = await aPatient()
      await cover(olga, 'bns-health')
      await openAs(page, olga, '/profile/programmes')
      await expect(page.getByRole('article').first()).toBeVisible()
    }
  },
  {
    name: 'sign-in-human',
    show: async page => {
      const address = newAddress()
      const visitor = callAs(null, address)
      for (let asked = 0; asked < 5; asked++) agreed(await visitor(initPhoneLogin, { phone: `+${newPhone()}`, deviceId: randomUUID() }))
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
      await page.route('**/human-work', route => route.abort())
      await page.goto('/sign-in')
      await enterPhone(page, newPhone())
      await expect(page.getByRole('img', { name: 'Картинка с цифрами' })).toBeVisible()
      await letLimitsPass(3_600)
    }
  },
  {
    name: 'sign-in-failed',
    show: async page => {
      await page.route('**/sign-in/**', route => (route.request().resourceType() === 'document' ? route.continue() : route.abort()))
      await page.route('**/api/**', route => route.fulfill({ status: 503, body: 'no' }))
      await page.goto('/sign-in')
      await enterPhone(page, '375291234567')
      await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible()
    }
  },
  {
    name: 'outdated',
    show: async (page, { alone }) => {
      await page.route(PROFILE, route =>
        route.fulfill({ status: 426, json: { data: null, status: 426, error: 'OUTDATED_VERSION', message: null } })
      )
      await openAs(page, alone, '/visits')
      await expect(page.getByRole('heading', { name: 'Приложение устарело' })).toBeVisible()
    }
  },
  {
    name: 'widget-failed',
    show: async page => {
      await page.route('**/api/v2/**', route => route.fulfill({ status: 503, body: 'no' }))
      await page.goto('/demo/clinic?theme=auto')
      await expect(page.locator('vizit-booking').getByRole('alert').first()).toBeVisible()
    }
  }
]
