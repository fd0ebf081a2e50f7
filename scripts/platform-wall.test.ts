// The wall around what the device can do: it has to be seen to fail, or it holds nothing.
import { expect, test } from 'vitest'
import { problemsOfPlatform } from './platform-wall.ts'

const at = (path: string, code: string, imports: string[] = []) =>
  problemsOfPlatform({ path, code, imports: imports.map(from => ({ from, line: 1 })), isTest: false })

test('whoever asks the device past the seam is told of: share, clipboard, camera, icon, pushes, files, worker', () => {
  for (const code of [
    'await navigator.share({ url })',
    "if ('share' in navigator) send()",
    'navigator?.clipboard.writeText(text)',
    'navigator.mediaDevices.getUserMedia({ video: true })',
    'navigator.setAppBadge(1)',
    "if ('clearAppBadge' in navigator) forget()",
    'Notification.requestPermission()',
    'const { pushManager } = registration',
    'link.download = name',
    'navigator.serviceWorker.ready'
  ])
    for (const path of [
      'packages/parts/src/finding/a.tsx',
      'packages/client/src/visits/a.ts',
      'apps/patient/src/a.tsx',
      'apps/patient/native/main.ts'
    ])
      expect([code, at(path, `\n${code}`)[0]]).toEqual([
        code,
        expect.stringMatching(new RegExp(`^${path}:2: .* is asked for by platform/`))
      ])
})

test('the seam itself may, and so may the worker of the web with its worker', () => {
  expect(at('packages/client/src/platform/share.ts', 'navigator.share(what)')).toEqual([])
  expect(at('apps/patient/native/platform/share.ts', 'navigator.clipboard.writeText(text)', ['@capacitor/share'])).toEqual([])
  expect(at('packages/pages/src/install/shell-worker.ts', 'navigator.serviceWorker.ready')).toEqual([])
})

test('packages of a shell are imported by the app of the shops alone', () => {
  for (const from of [
    '@capacitor/core',
    '@aparajita/capacitor-secure-storage',
    '@capawesome/capacitor-badge',
    '@ebarooni/capacitor-calendar'
  ])
    for (const path of ['packages/client/src/platform/share.ts', 'apps/patient/src/main.tsx', 'apps/cabinet/src/main.tsx'])
      expect(at(path, '', [from])).toEqual([`${path}:1: only apps/patient/native imports ${from}`])
})
