// What the generated project of Android is told beside what Capacitor writes into it.
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeFile, type Facts, inserted, replaced } from './change-file.ts'
import { NATIVE_WORDS } from './words.ts'

const BLUE = '#2B4FB8'
/** What stands around the pages: the start looks like the page that follows it. */
const LIGHT = '#F3F1EA'
const DARK = '#0F131D'

/** Android asks the person for each of them when it is wanted. */
export const ANDROID_PERMISSIONS = ['CAMERA', 'ACCESS_COARSE_LOCATION', 'ACCESS_FINE_LOCATION']

/** Changes the project in `folder`, as `cap add` made it. Throws where it is not as it was known: another Capacitor may have made it. */
export function changeAndroid(folder: string, facts: Facts): void {
  const res = join(folder, 'app/src/main/res')
  changeFile(join(folder, 'app/src/main/AndroidManifest.xml'), text => manifest(text, facts))
  changeFile(join(folder, 'app/build.gradle'), text =>
    replaced(replaced(text, 'versionCode 1', `versionCode ${facts.build}`), 'versionName "1.0"', `versionName "${facts.version}"`)
  )
  writeFileSync(join(res, 'xml/data_extraction_rules.xml'), NO_BACKUP)
  // Files that are handed on lie in the cache; of what else the phone keeps no app is given anything.
  changeFile(join(res, 'xml/file_paths.xml'), text => replaced(text, '<external-path name="my_images" path="." />', ''))
  changeFile(join(res, 'values/ic_launcher_background.xml'), text => replaced(text, '#FFFFFF', BLUE))
  for (const language of ['en', 'be'] as const) write(res, `values-${language}/strings.xml`, strings(NATIVE_WORDS[language].name))
  write(res, 'values/colors.xml', colours(LIGHT))
  write(res, 'values-night/colors.xml', colours(DARK))
  drawOwnPictures(res, facts.icons)
}

/** Nothing of a person leaves the phone by a backup, and links of the app's address come to the app. */
function manifest(text: string, { host }: Facts): string {
  const asked = ANDROID_PERMISSIONS.map(name => `    <uses-permission android:name="android.permission.${name}" />\n`).join('')
  const optional = ['camera', 'location.gps', 'location'].map(
    name => `    <uses-feature android:name="android.hardware.${name}" android:required="false" />\n`
  )
  const closed = replaced(
    text,
    'android:allowBackup="true"',
    'android:allowBackup="false"\n        android:fullBackupContent="false"\n        android:dataExtractionRules="@xml/data_extraction_rules"\n        android:usesCleartextTraffic="false"'
  )
  const linked = inserted(closed, '            </intent-filter>\n', linksOf(host))
  return replaced(linked, '</manifest>', `${asked}${optional.join('')}</manifest>`)
}

const linksOf = (host: string) => `
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" android:host="${host}" />
            </intent-filter>
`

/** Android 12 and newer ask this file, older ones the two attributes. */
const DOMAINS = ['root', 'file', 'database', 'sharedpref', 'external', 'device_root', 'device_file', 'device_database', 'device_sharedpref']
const excluded = DOMAINS.map(domain => `        <exclude domain="${domain}" path="." />\n`).join('')
const NO_BACKUP = `<?xml version="1.0" encoding="utf-8"?>
<data-extraction-rules>
    <cloud-backup>
${excluded}    </cloud-backup>
    <device-transfer>
${excluded}    </device-transfer>
</data-extraction-rules>
`

const strings = (name: string) => `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <string name="app_name">${name}</string>
    <string name="title_activity_main">${name}</string>
</resources>
`

const colours = (around: string) => `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <color name="colorPrimary">${BLUE}</color>
    <color name="colorPrimaryDark">${BLUE}</color>
    <color name="colorAccent">${BLUE}</color>
    <color name="around">${around}</color>
</resources>
`

/** The pictures that Capacitor brings are its own: the app has ours, one of each, which Android draws in every size. */
function drawOwnPictures(res: string, icons: Facts['icons']): void {
  for (const name of readdirSync(res))
    if (/^(mipmap-.*dpi|drawable-(land|port)-.*|drawable-v24)$/.test(name)) rmSync(join(res, name), { recursive: true })
  for (const name of ['splash.png', 'ic_launcher_background.xml']) rmSync(join(res, 'drawable', name))
  write(
    res,
    'drawable/splash.xml',
    '<?xml version="1.0" encoding="utf-8"?>\n<color xmlns:android="http://schemas.android.com/apk/res/android" android:color="@color/around" />\n'
  )
  mkdirSync(join(res, 'mipmap-xxxhdpi'))
  for (const name of ['ic_launcher.png', 'ic_launcher_round.png']) cpSync(icons.small, join(res, 'mipmap-xxxhdpi', name))
  cpSync(icons.foreground, join(res, 'mipmap-xxxhdpi/ic_launcher_foreground.png'))
}

function write(folder: string, name: string, text: string): void {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}
