// Reads the made projects back: what must hold of them whatever Capacitor writes.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@vizit/rules/languages'
import { policyOf } from '../policy.ts'
import { ANDROID_PERMISSIONS } from './android.ts'
import type { Facts } from './change-file.ts'
import { IOS_QUESTIONS } from './ios.ts'
import { NATIVE_WORDS } from './words.ts'

export const NATIVE_PLUGINS = [
  '@aparajita/capacitor-secure-storage',
  '@capacitor/app',
  '@capacitor/filesystem',
  '@capacitor/share',
  '@capawesome/capacitor-badge',
  '@ebarooni/capacitor-calendar'
]
/** Where each project has the files of the app, and what Capacitor tells it. */
const INSIDE = { android: 'android/app/src/main/assets', ios: 'ios/App/App' }
/** Of the web alone: its worker and its pushes. */
const OF_WEB = ['serviceWorker', 'PushManager']

/** One sentence for each thing that is not as it must be. `dist`: the folder with web, android and ios; `site`: the server that is asked. */
export function problemsOfNative(dist: string, facts: Facts, site: string): string[] {
  const problems: string[] = []
  const hold = (isSo: boolean, problem: string) => void (isSo || problems.push(problem))
  const read = (path: string) => (existsSync(join(dist, path)) ? readFileSync(join(dist, path), 'utf8') : '')
  const holds = (path: string, said: string, problem: string) => hold(read(path).includes(said), `${path}: ${problem}`)

  holdsWeb()
  for (const system of ['android', 'ios'] as const) holdsInside(system)
  holdsAndroid()
  holdsIos()
  return problems

  function holdsWeb() {
    const scripts = globSync('web/**/*.js', { cwd: dist }).map(path => ({ path, text: read(path) }))
    hold(scripts.length > 0, 'web: nothing was built')
    for (const { path, text } of scripts) for (const one of OF_WEB) hold(!text.includes(one), `${path}: has ${one}, which is the web's`)
    hold(
      !existsSync(join(dist, 'web/sw.js')) && !read('web/index.html').includes('manifest'),
      'web: has the worker or the manifest of the web'
    )
    hold(
      scripts.some(({ text }) => text.includes(site)),
      `web: does not ask ${site}`
    )
    hold(read('web/index.html').replaceAll('&#39;', "'").includes(policyOf(site)), 'web/index.html: the content policy is not ours')
  }

  /** The same files in each project, and nothing that loads the app from elsewhere or writes what plugins are told into a log. */
  function holdsInside(system: keyof typeof INSIDE) {
    const inside = INSIDE[system]
    for (const path of globSync('**/*.{js,css,html}', { cwd: join(dist, 'web') }))
      hold(read(join(inside, 'public', path)) === read(join('web', path)), `${inside}/public/${path}: is not what was built`)
    const told = JSON.parse(read(join(inside, 'capacitor.config.json')) || '{}') as Told
    hold(told.server?.url === undefined && told.server?.cleartext !== true, `${inside}: the app is loaded from elsewhere`)
    hold(told.loggingBehavior === 'none', `${inside}: calls of plugins are logged`)
    hold(
      told.plugins?.CapacitorCookies?.enabled === false && told.plugins.CapacitorHttp?.enabled === false,
      `${inside}: requests are not the web view's own`
    )
  }

  function holdsAndroid() {
    const manifest = 'android/app/src/main/AndroidManifest.xml'
    const res = 'android/app/src/main/res'
    for (const said of [
      'android:allowBackup="false"',
      'android:fullBackupContent="false"',
      'android:dataExtractionRules="@xml/data_extraction_rules"'
    ])
      holds(manifest, said, `no ${said}: backups would have what the app keeps`)
    holds(manifest, 'android:usesCleartextTraffic="false"', 'it may ask without encryption')
    holds(manifest, `<data android:scheme="https" android:host="${facts.host}" />`, 'links do not come to the app')
    const asked = [...read(manifest).matchAll(/uses-permission android:name="android\.permission\.(\w+)"/g)].map(([, name]) => name!)
    hold(asked.toSorted().join() === ['INTERNET', ...ANDROID_PERMISSIONS].toSorted().join(), `${manifest}: asks for ${asked.join(', ')}`)
    for (const part of ['<cloud-backup>', '<device-transfer>']) holds(`${res}/xml/data_extraction_rules.xml`, part, `no ${part}`)
    hold(
      !read(`${res}/xml/file_paths.xml`).includes('external-path'),
      `${res}/xml/file_paths.xml: other apps may be given what is not the app's`
    )
    holds('android/app/build.gradle', `versionName "${facts.version}"`, 'another version')
    const plugins = JSON.parse(read('android/app/src/main/assets/capacitor.plugins.json') || '[]') as { pkg: string }[]
    hold(
      plugins
        .map(({ pkg }) => pkg)
        .toSorted()
        .join() === NATIVE_PLUGINS.join(),
      'android: other plugins than ours'
    )
    for (const language of ['en', 'be'] as const) holds(`${res}/values-${language}/strings.xml`, NATIVE_WORDS[language].name, 'no name')
    const own = [facts.icons.small, facts.icons.foreground].map(path => readFileSync(path).toString('base64'))
    for (const path of globSync('android/app/src/main/res/**/*.{png,webp}', { cwd: dist }))
      hold(own.includes(readFileSync(join(dist, path)).toString('base64')), `${path}: a picture that is not ours`)
  }

  function holdsIos() {
    const app = 'ios/App/App'
    for (const key of Object.keys(IOS_QUESTIONS)) {
      holds(`${app}/Info.plist`, `<key>${key}</key>`, `no ${key}`)
      for (const language of LANGUAGES) holds(`${app}/${language}.lproj/InfoPlist.strings`, `${key} = "`, `no ${key}`)
    }
    holds(`${app}/App.entitlements`, `<string>applinks:${facts.host}</string>`, 'links do not come to the app')
    holds(`${app}/AppDelegate.swift`, 'isExcludedFromBackup = true', 'backups would have what the app keeps')
    const project = read('ios/App/App.xcodeproj/project.pbxproj')
    for (const [said, times] of [
      ['CODE_SIGN_ENTITLEMENTS = App/App.entitlements;', 2],
      [`MARKETING_VERSION = ${facts.version};`, 2],
      ['InfoPlist.strings', 7]
    ] as const)
      hold(project.split(said).length - 1 >= times, `ios: the project does not know ${said}`)
    for (const plugin of NATIVE_PLUGINS) holds('ios/App/CapApp-SPM/Package.swift', `node_modules/${plugin}"`, `no ${plugin}`)
    const own = readFileSync(facts.icons.large).toString('base64')
    for (const path of globSync('ios/App/App/Assets.xcassets/**/*.png', { cwd: dist }))
      hold(readFileSync(join(dist, path)).toString('base64') === own, `${path}: a picture that is not ours`)
  }
}

type Told = {
  server?: { url?: string; cleartext?: boolean }
  loggingBehavior?: string
  plugins?: Record<'CapacitorCookies' | 'CapacitorHttp', { enabled?: boolean } | undefined>
}
