// The patient app in one of its languages, on a device where it was started before.
import { type Locator, page } from 'vitest/browser'
import { openFace } from './face.ts'
import type { Person } from './world.ts'

export function openIn(language: 'ru' | 'en' | 'be', path: string, person: Person | null = null): void {
  localStorage.setItem('vizit.language', language)
  localStorage.setItem('vizit.started', '1')
  openFace(path, person)
}

/** The title of the page. */
export function title(name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name })
}
