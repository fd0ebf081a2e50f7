const BROWSERS: readonly [RegExp, string][] = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/EdgA?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari']
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux']
]

/** 'Chrome, Windows' of what a browser calls itself; '' when it says nothing that people know. [7.41] */
export function deviceName(userAgent: string): string {
  const known = (list: readonly [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1]
  return [known(BROWSERS), known(SYSTEMS)].filter(Boolean).join(', ')
}
