// What the generated project of iOS is told beside what Capacitor writes into it.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@vizit/rules/languages'
import { changeFile, type Facts, inserted, replaced } from './change-file.ts'
import { NATIVE_WORDS } from './words.ts'

/** What iOS asks the person for, and the words that it shows then. */
export const IOS_QUESTIONS = {
  NSCameraUsageDescription: 'camera',
  NSLocationWhenInUseUsageDescription: 'location',
  NSCalendarsUsageDescription: 'calendar',
  NSCalendarsWriteOnlyAccessUsageDescription: 'calendar'
} as const

/** Changes the project in `folder`, as `cap add` made it. Throws where it is not as it was known: another Capacitor may have made it. */
export function changeIos(folder: string, facts: Facts): void {
  const app = join(folder, 'App/App')
  changeFile(join(app, 'Info.plist'), infoOf)
  changeFile(join(app, 'AppDelegate.swift'), delegateOf)
  changeFile(join(folder, 'App/App.xcodeproj/project.pbxproj'), text => projectOf(text, facts))
  writeFileSync(
    join(app, 'App.entitlements'),
    plist(`\t<key>com.apple.developer.associated-domains</key>\n\t<array>\n\t\t<string>applinks:${facts.host}</string>\n\t</array>\n`)
  )
  for (const language of LANGUAGES) {
    mkdirSync(join(app, `${language}.lproj`))
    writeFileSync(join(app, `${language}.lproj/InfoPlist.strings`), stringsOf(language))
  }
  // The pictures that Capacitor brings are its own: the start is plain, and the icon is ours.
  rmSync(join(app, 'Assets.xcassets/Splash.imageset'), { recursive: true })
  changeFile(join(app, 'Base.lproj/LaunchScreen.storyboard'), text =>
    replaced(replaced(text, ' image="Splash"', ''), '        <image name="Splash" width="1366" height="1366"/>\n', '')
  )
  cpSync(facts.icons.large, join(app, 'Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png'))
}

const plist = (inside: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${inside}</dict>
</plist>
`

/** Russian is what is said where nothing else is; TLS is all the cryptography that the shop asks about. */
function infoOf(text: string): string {
  const asked = Object.entries(IOS_QUESTIONS).map(([key, why]) => `\t<key>${key}</key>\n\t<string>${NATIVE_WORDS.ru[why]}</string>\n`)
  const languages = LANGUAGES.map(language => `\t\t<string>${language}</string>\n`)
  const more = [
    `\t<key>CFBundleLocalizations</key>\n\t<array>\n${languages.join('')}\t</array>\n`,
    '\t<key>ITSAppUsesNonExemptEncryption</key>\n\t<false/>\n',
    ...asked
  ]
  const russian = replaced(
    text,
    '<key>CFBundleDevelopmentRegion</key>\n\t<string>en</string>',
    '<key>CFBundleDevelopmentRegion</key>\n\t<string>ru</string>'
  )
  return replaced(
    replaced(russian, '<string>armv7</string>', '<string>arm64</string>'),
    '</dict>\n</plist>',
    `${more.join('')}</dict>\n</plist>`
  )
}

function stringsOf(language: (typeof LANGUAGES)[number]): string {
  const words = NATIVE_WORDS[language]
  const lines = Object.entries(IOS_QUESTIONS).map(([key, why]) => `${key} = ${JSON.stringify(words[why])};`)
  return `${[`CFBundleDisplayName = ${JSON.stringify(words.name)};`, ...lines].join('\n')}\n`
}

/** What the web view keeps stays on this phone: copies of visits and documents of identity are in no backup. */
const NO_BACKUP = `        keepOutOfBackups()
`
const KEEPS_OUT = `
    /// Neither iCloud nor a computer gets what the app keeps; the Keychain is told the same by each entry.
    private func keepOutOfBackups() {
        let files = FileManager.default
        let library = files.urls(for: .libraryDirectory, in: .userDomainMask)[0]
        let folders = ["WebKit", "Application Support", "Cookies", "HTTPStorages"].map { library.appendingPathComponent($0, isDirectory: true) }
        for var folder in folders + files.urls(for: .documentDirectory, in: .userDomainMask) {
            try? files.createDirectory(at: folder, withIntermediateDirectories: true)
            var values = URLResourceValues()
            values.isExcludedFromBackup = true
            try? folder.setResourceValues(values)
        }
    }
`

function delegateOf(text: string): string {
  const called = replaced(text, '        // Override point for customization after application launch.\n', NO_BACKUP)
  return inserted(called, `${NO_BACKUP}        return true\n    }\n`, KEEPS_OUT)
}

/** Ids of entries that Xcode has not made; any that are not taken do. */
const ID = (nr: number) => `56495A4954000000000000${nr.toString().padStart(2, '0')}`
const [WORDS, WORDS_BUILT, ENTITLEMENTS] = [ID(1), ID(2), ID(3)]

function projectOf(text: string, { version, build }: Facts): string {
  const ofLanguage = LANGUAGES.map((language, at) => ({ language, id: ID(10 + at) }))
  const references = ofLanguage.map(
    ({ language, id }) =>
      `\t\t${id} /* ${language} */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = ${language}; path = ${language}.lproj/InfoPlist.strings; sourceTree = "<group>"; };\n`
  )
  const children = ofLanguage.map(({ language, id }) => `\t\t\t\t${id} /* ${language} */,\n`).join('')
  const steps: ((now: string) => string)[] = [
    now => replaced(now, 'MARKETING_VERSION = 1.0;', `MARKETING_VERSION = ${version};`),
    now =>
      replaced(
        now,
        'CURRENT_PROJECT_VERSION = 1;',
        `CURRENT_PROJECT_VERSION = ${build};\n\t\t\t\tCODE_SIGN_ENTITLEMENTS = App/App.entitlements;`
      ),
    now => replaced(now, 'developmentRegion = en;', 'developmentRegion = ru;'),
    now => replaced(now, '\t\t\t\ten,\n\t\t\t\tBase,\n', `${LANGUAGES.map(language => `\t\t\t\t${language},\n`).join('')}\t\t\t\tBase,\n`),
    now =>
      inserted(
        now,
        '/* Begin PBXBuildFile section */\n',
        `\t\t${WORDS_BUILT} /* InfoPlist.strings in Resources */ = {isa = PBXBuildFile; fileRef = ${WORDS} /* InfoPlist.strings */; };\n`
      ),
    now =>
      inserted(
        now,
        '/* Begin PBXFileReference section */\n',
        `\t\t${ENTITLEMENTS} /* App.entitlements */ = {isa = PBXFileReference; lastKnownFileType = text.plist.entitlements; path = App.entitlements; sourceTree = "<group>"; };\n${references.join('')}`
      ),
    now =>
      inserted(
        now,
        '\t\t\t\t504EC3131FED79650016851F /* Info.plist */,\n',
        `\t\t\t\t${WORDS} /* InfoPlist.strings */,\n\t\t\t\t${ENTITLEMENTS} /* App.entitlements */,\n`
      ),
    now =>
      inserted(
        now,
        '\t\t\t\t2FAD9763203C412B000D30F8 /* config.xml in Resources */,\n',
        `\t\t\t\t${WORDS_BUILT} /* InfoPlist.strings in Resources */,\n`
      ),
    now =>
      inserted(
        now,
        '/* Begin PBXVariantGroup section */\n',
        `\t\t${WORDS} /* InfoPlist.strings */ = {\n\t\t\tisa = PBXVariantGroup;\n\t\t\tchildren = (\n${children}\t\t\t);\n\t\t\tname = InfoPlist.strings;\n\t\t\tsourceTree = "<group>";\n\t\t};\n`
      )
  ]
  return steps.reduce((now, step) => step(now), text)
}
