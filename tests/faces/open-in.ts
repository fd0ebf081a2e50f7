// Opens the patient app in a language.
import { openFace } from './face.ts'
import type { Person } from './world.ts'

/** On a device where the app was started before and speaks this language. */
export function openIn(language: 'ru' | 'en' | 'be', path: string, person: Person | null = null): void {
  localStorage.setItem('vizit.language', language)
  localStorage.setItem('vizit.started', '1')
  openFace(path, person)
}
