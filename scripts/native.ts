// npm run native -- make | check: the patient app as projects of Android and iOS, made anew in apps/patient/native/dist, and read back. No network is needed.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { changeAndroid } from '../apps/patient/native/project/android.ts'
import type { Facts } from '../apps/patient/native/project/change-file.ts'
import { changeIos } from '../apps/patient/native/project/ios.ts'
import { problemsOfNative } from '../apps/patient/native/project/problems-of-native.ts'
import { isMain, pinnedEnv, root, run } from './run.mjs'

const HOME = join(root, 'apps', 'patient', 'native')
export const NATIVE_DIST = join(HOME, 'dist')
const ICONS = {
  large: join(HOME, 'icons', 'icon-1024.png'),
  small: join(HOME, '..', 'public', 'icons', 'icon-192.png'),
  foreground: join(HOME, 'icons', 'foreground-432.png')
}

/** Builds the app that asks the server at `site`, an origin. Throws with the words of the bundler. */
export async function buildNativeWeb(site: string): Promise<void> {
  const { code, output } = await run('vite', ['build', '--logLevel', 'warn'], {
    cwd: HOME,
    env: pinnedEnv({ NODE_ENV: 'production', PATIENT_ORIGIN: site }),
    quiet: true
  })
  if (code !== 0) throw new Error(output.trimEnd())
}

/** Makes both projects anew around what was built. Throws where Capacitor fails, or has made something else than was known. */
export async function makeProjects(site: string): Promise<void> {
  for (const system of ['android', 'ios'] as const) {
    rmSync(join(NATIVE_DIST, system), { recursive: true, force: true })
    await capacitor('add', system)
  }
  changeAndroid(join(NATIVE_DIST, 'android'), factsOf(site))
  changeIos(join(NATIVE_DIST, 'ios'), factsOf(site))
  await capacitor('sync')
}

/** One sentence for each thing that is not as it must be. */
export function nativeProblems(site: string): string[] {
  return problemsOfNative(NATIVE_DIST, factsOf(site), site)
}

async function capacitor(...words: string[]): Promise<void> {
  // It tells nobody what it does, and asks nothing.
  const env = pinnedEnv({ CI: '1', CAPACITOR_TELEMETRY: '0' })
  const { code, output } = await run('cap', words, { cwd: HOME, env, quiet: true })
  if (code !== 0) throw new Error(`cap ${words.join(' ')}:\n${output.trimEnd()}`)
}

function factsOf(site: string): Facts {
  const { version } = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8')) as { version: string }
  const [large = 0, middle = 0, small = 0] = version.split('.').map(Number)
  return { host: new URL(site).hostname, version, build: large * 1_000_000 + middle * 10_000 + small, icons: ICONS }
}

/** Which server the app that lies in dist was made for. */
function madeFor(): string | undefined {
  const page = join(NATIVE_DIST, 'web', 'index.html')
  const text = existsSync(page) ? readFileSync(page, 'utf8').replaceAll('&#39;', "'") : ''
  return /connect-src [^;]*(https?:\/\/[^\s;]+);/.exec(text)?.[1]
}

async function main(task: string | undefined): Promise<void> {
  if (task !== 'make' && task !== 'check') throw new Error('npm run native -- make | check; what they do stands in docs/native-app.md')
  const site = task === 'make' ? siteToAsk() : madeFor()
  if (site === undefined) throw new Error('There is no app to check: PATIENT_ORIGIN=https://app.example npm run native -- make')
  if (task === 'make') {
    await buildNativeWeb(site)
    await makeProjects(site)
  } else await capacitor('sync')
  const problems = nativeProblems(site)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  console.log(
    `The app for ${site} is in apps/patient/native/dist: android (open it in Android Studio) and ios (in Xcode); docs/native-app.md goes on.`
  )
}

function siteToAsk(): string {
  const site = URL.parse(process.env.PATIENT_ORIGIN ?? '')?.origin
  if (!site?.startsWith('https://'))
    throw new Error('PATIENT_ORIGIN must be the address of the patient app, with https://: phones let an app ask no other.')
  return site
}

if (isMain(import.meta.url))
  main(process.argv[2]).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
