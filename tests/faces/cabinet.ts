// Opens the cabinet in the page of a test, at an address of its own route table.
import '@vizit/ui/tokens.css'
import '@vizit/ui/fonts.css'
import '@vizit/ui/base.css'
import { openCabinet } from '../../apps/cabinet/src/open-cabinet.tsx'
import { closeAfterEach, type Person } from './world.ts'

let close: (() => void) | undefined

/** As this person has left it, or a visitor. What was open before is closed. */
export function openFace(path: string, person: Person | null = null): void {
  closeFace()
  if (person) {
    localStorage.setItem('deviceId', person.deviceId)
    localStorage.setItem('phoneNumber', person.phone)
    localStorage.setItem('vizit.session', JSON.stringify({ kind: 'signed-in', token: person.token }))
  }
  history.replaceState(null, '', path)
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  close = openCabinet(root, () => new Date())
}

/** The address that the cabinet shows: path and search. */
export function address(): string {
  return location.pathname + location.search
}

function closeFace(): void {
  close?.()
  close = undefined
  document.body.replaceChildren()
}

closeAfterEach(closeFace)
