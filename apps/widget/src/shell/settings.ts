/** What the clinic wrote into the tag. Ids are digits; anything else counts as not written. */
export type Settings = {
  /** Origin of the server, without a trailing slash. */
  origin: string
  provider: string
  branch: string | undefined
  speciality: string | undefined
  doctor: string | undefined
}

export const ATTRIBUTES = ['provider', 'branch', 'speciality', 'doctor', 'accent', 'theme', 'lang'] as const

const ID = /^[1-9]\d{0,17}$/
const PROVIDER = /^[a-z][a-z0-9-]{1,31}$/

export function readSettings(origin: string, attribute: (name: (typeof ATTRIBUTES)[number]) => string | null): Settings {
  const id = (name: 'branch' | 'speciality' | 'doctor') => ID.exec(attribute(name)?.trim() ?? '')?.[0]
  const provider = PROVIDER.exec(attribute('provider')?.trim() ?? '')?.[0] ?? ''
  return { origin, provider, branch: id('branch'), speciality: id('speciality'), doctor: id('doctor') }
}
