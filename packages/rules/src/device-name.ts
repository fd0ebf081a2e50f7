// What a browser says of itself, as its owner would call it: 'Chrome, Windows'. It is told to the owner alone and decides nothing.

/** The first that fits names the browser: those that pretend to be another stand before it. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:OPR|OPiOS|OPT)\//, 'Opera'],
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari']
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux']
]

/** The name of a device by the User-Agent header; '' when it says nothing that is known. An iPad that calls itself a Mac is called so here too. */
export function deviceName(userAgent: string): string {
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(', ')
}

/**
 * The name as a letter may quote it: made of the known words alone, else ''. A letter about a stranger's device must not carry the stranger's words, be
 * they without a single link: «Служба поддержки, откройте ссылку».
 */
export function quotedDeviceName(name: string): string {
  const words = [...BROWSERS, ...SYSTEMS].map(([, word]) => word)
  const [first = '', second, ...more] = name.split(', ')
  const isKnown = more.length === 0 && words.includes(first) && (second === undefined || words.includes(second))
  return isKnown ? name : ''
}
