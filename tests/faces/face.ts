// Opens the face of this project in the page of a test, at an address of its own route table.
import '@vizit/ui/tokens.css'
import '@vizit/ui/fonts.css'
import '@vizit/ui/base.css'
import { speakNames } from '@vizit/client/names/speak-names'
import { page } from 'vitest/browser'
import type { Person } from './world.ts'

/** What the suites of all faces must know of the one that they are shown by. */
type About = {
  /** As its calls name it. */
  called: 'cabinet' | 'patient'
  /** Where its start page leads who has a name, and who has none; and what stands there. */
  start: { path: string; heading: RegExp }
  nameless: { path: string; heading: RegExp }
  /** Where one begins to book. */
  booking: string
  /** What is pressed one after the other to come to a place from any page. */
  ways: Readonly<Record<'own' | 'visits' | 'profile' | 'family' | 'booking', readonly RegExp[]>>
}

/** Draws a face into an element and gives how to take it away again. */
type OpenFace = (element: HTMLElement, clock: () => Date, browser: Pick<Window, 'history'>) => () => void

let close: (() => void) | undefined
let open: OpenFace | undefined
export let about: About
const native = { pushState: history.pushState.bind(history), replaceState: history.replaceState.bind(history) }

/** The browser, whose history moves as long as the face is open: a navigation that it has left under way then moves nobody, not the next face either. */
function browserOfFace() {
  let isOpen = true
  const own = {
    ...Object.fromEntries((['back', 'forward', 'go'] as const).map(name => [name, history[name].bind(history)])),
    get length() {
      return history.length
    },
    get state() {
      return history.state
    },
    pushState: (...args: Parameters<History['pushState']>) => isOpen && native.pushState(...args),
    replaceState: (...args: Parameters<History['replaceState']>) => isOpen && native.replaceState(...args)
  }
  const browser = {
    history: own,
    location,
    document,
    addEventListener: addEventListener.bind(window),
    removeEventListener: removeEventListener.bind(window)
  }
  // What the product does with the browser's own history is heard by the router, as in a page that has one face.
  history.pushState = (...args) => own.pushState(...args)
  history.replaceState = (...args) => own.replaceState(...args)
  return {
    browser,
    close: () => {
      isOpen = false
      Object.assign(history, native)
    }
  }
}

/** Said once by the setup of a project: which face its tests open. */
export function testsOf(face: OpenFace, known: About): void {
  open = face
  about = known
}

/** Presses what leads to a place from any page of this face. */
export async function goTo(place: keyof About['ways']): Promise<void> {
  const [first, ...then] = about.ways[place]
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: first! }).first().click()
  for (const name of then) await page.getByRole('main').getByRole('link', { name }).first().click()
}

/** As this person has left it, or a visitor. What was open before is closed. On a `new` device no face was ever started. `entry`: of the history, as it was left. */
export function openFace(path: string, person: Person | null = null, device: 'known' | 'new' = 'known', entry: unknown = null): void {
  closeFace()
  if (device === 'known') localStorage.setItem('vizit.started', '1')
  if (person) {
    localStorage.setItem('deviceId', person.deviceId)
    localStorage.setItem('phoneNumber', person.phone)
    localStorage.setItem('vizit.session', JSON.stringify({ kind: 'signed-in', token: person.token }))
  }
  history.replaceState(entry, '', path)
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  const ours = browserOfFace()
  const take = open!(root, () => new Date(), ours.browser as unknown as Pick<Window, 'history'>)
  close = () => {
    take()
    ours.close()
  }
}

/** The address that the face shows: path and search. */
export function address(): string {
  return location.pathname + location.search
}

export function closeFace(): void {
  close?.()
  close = undefined
  document.body.replaceChildren()
  // A page begins in Russian: only another language is ever asked for.
  speakNames()
}
