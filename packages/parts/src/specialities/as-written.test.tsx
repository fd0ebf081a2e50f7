import { speakServices } from '@vizit/client/names/spoken-services'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { ClinicText } from '../catalogue/clinic-text.tsx'
import { be } from './messages.be.ts'
import { en } from './messages.en.ts'
import { ru } from './messages.ru.ts'
import { servicesIn } from './services-in.ts'

const written = 'Не ешьте шесть часов до исследования.'
const shown = () => renderToStaticMarkup(<ClinicText text={written} />)

afterEach(() => speakServices())

test('what a clinic wrote in Russian is said to be Russian in a page of another language, and in a Russian one nothing is added', () => {
  speakServices(servicesIn('en', en, ru, new Map()))
  expect(shown()).toMatch(/^<p lang="ru">Не ешьте шесть часов до исследования\.<\/p><p[^>]*>The center wrote this in Russian\.<\/p>$/)
  speakServices(servicesIn('be', be, ru, new Map()))
  expect(shown()).toMatch(/<\/p><p[^>]*>Цэнтр напісаў гэта па-руску\.<\/p>$/)
  speakServices()
  expect(shown()).toBe(`<p>${written}</p>`)
})
