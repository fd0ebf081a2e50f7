import type { SecureStorage } from './port.ts'

/** A browser has nothing safer that a page could read at its start. */
export const secureStorage: SecureStorage = () => localStorage
