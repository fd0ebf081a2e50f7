import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceName, quotedDeviceName } from './device-name.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/148.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/146.0.0.0 YaBrowser/26.6.0.0 Safari/537.36`, 'Yandex Browser, Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/148.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 'Samsung Internet, Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iPhone'
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/148.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome, iPhone'
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15', 'Safari, Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['node', ''],
  ['', '']
])('%s is called «%s»', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test('whatever a header says, the name is made of known words only', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      expect(deviceName(`Chrome/1 ${text}`).length).toBeLessThanOrEqual(40)
    })
  )
})

test.each(['Chrome, Windows', 'Yandex Browser, Android', 'iPhone', 'Safari'])('a letter quotes «%s»', name => {
  expect(quotedDeviceName(name)).toBe(name)
})

test.each([
  '',
  'Телефон Ольги',
  'Служба поддержки, откройте ссылку',
  'Chrome, Windows, evil.by',
  'Chrome, evil.by',
  'Chrome,\nWindows',
  ' Chrome',
  'Chrome, '
])('a letter does not quote %j', name => {
  expect(quotedDeviceName(name)).toBe('')
})
