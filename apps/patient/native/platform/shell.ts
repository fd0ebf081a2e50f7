import type { Shell } from '@vizit/client/platform/port'

export const isShell: Shell['isShell'] = true
/** Told to the build: PATIENT_ORIGIN. */
export const apiOrigin: Shell['apiOrigin'] = import.meta.env.PATIENT_ORIGIN
