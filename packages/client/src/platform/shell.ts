import type { Shell } from './port.ts'

export const isShell: Shell['isShell'] = false
export const apiOrigin: Shell['apiOrigin'] = ''
