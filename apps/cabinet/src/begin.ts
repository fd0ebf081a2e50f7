// The first script of a page of the cabinet that the server has drawn (0071).
import { beginPage } from '@vizit/pages/drawn/begin-page'

/** Whoever was here before may have larger letters, a town or a session of their own: the page is not quite theirs yet. */
function wasHere(): boolean {
  try {
    return localStorage.length > 0
  } catch {
    return false
  }
}

beginPage(!wasHere(), () => new Date())
