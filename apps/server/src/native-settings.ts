// The apps of the shops: the patient app inside a shell of Android or iOS (0091).

export type NativeConfig = {
  native: {
    /** Origins of the shells' own pages, which may ask at the door of the patient app; none by default. */
    origins: string[]
    /** Whose app of Android opens links to the patient app: its package, and SHA-256 of the certificates that it is signed with. */
    android: { package: string; certificates: string[] } | null
    /** The same of iOS: team and bundle, such as ABCDE12345.by.vizit.app. */
    ios: string[]
  }
}

/** No path, no star, no wildcard: an origin as a browser says it. */
const ORIGIN = /^(https?|capacitor):\/\/[a-z0-9.-]+(:\d{1,5})?$/
const PACKAGE = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/i
const CERTIFICATE = /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/
const IOS_APP = /^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$/

type Given = { env: Record<string, string | undefined>; list: (name: string) => string[]; production: boolean; problems: string[] }

/** What is not set is not there: no shell may ask, and no app opens links. */
export function readNative({ env, list, production, problems }: Given): NativeConfig {
  const origins = list('NATIVE_ORIGINS')
  const androidPackage = env.NATIVE_ANDROID_PACKAGE
  const certificates = list('NATIVE_ANDROID_CERTS')
  const ios = list('NATIVE_IOS_APPS')
  for (const one of origins) {
    if (!ORIGIN.test(one))
      problems.push(
        `NATIVE_ORIGINS names "${one}"; each is an origin of a shell: https://localhost of Android, capacitor://localhost of iOS.`
      )
    else if (production && one.startsWith('http:'))
      problems.push(`NATIVE_ORIGINS names "${one}"; in production no origin begins with http://.`)
  }
  if (androidPackage !== undefined && !PACKAGE.test(androidPackage))
    problems.push('NATIVE_ANDROID_PACKAGE must be the id of the app, such as by.vizit.app.')
  if ((androidPackage === undefined) !== (certificates.length === 0))
    problems.push('NATIVE_ANDROID_PACKAGE and NATIVE_ANDROID_CERTS are a pair: the app that opens links, and what it is signed with.')
  for (const one of certificates)
    if (!CERTIFICATE.test(one))
      problems.push(
        `NATIVE_ANDROID_CERTS names "${one}"; each is a SHA-256 fingerprint: 32 pairs of capital hexadecimal digits, with colons.`
      )
  for (const one of ios)
    if (!IOS_APP.test(one)) problems.push(`NATIVE_IOS_APPS names "${one}"; each is team and bundle, such as ABCDE12345.by.vizit.app.`)
  const isNamed = origins.length > 0 || certificates.length > 0 || ios.length > 0
  if (production && isNamed && !env.PATIENT_ORIGIN)
    problems.push('PATIENT_ORIGIN must be set where NATIVE_… is: shells ask there, and links lead there.')
  return { native: { origins, android: androidPackage === undefined ? null : { package: androidPackage, certificates }, ios } }
}
