// The cabinet in a frame of a clinic's site: hears its host page, and tells it its height. See docs/embedding.md.

import { rememberRequest } from '@vizit/client/embedded/host-memory'
import { frameHeight, judgeMessage, judgeMove, requestOf } from '@vizit/client/embedded/host-message'
import { rememberHostVisit } from '@vizit/client/visit-import/host-visit'
import type { Call } from '@vizit/contract/call'
import { listDoctors } from '@vizit/contract/catalogue'
import { type FrameMessage, type OpenMessage, readEmbedding } from '@vizit/contract/embedding'
import { addresses } from '@vizit/pages/addresses'

/** What is used of the router. */
type Moves = { state: { location: { pathname: string } }; navigate: (to: { href: string }) => Promise<void> }
type Listening = { provider: string; router: Moves; call: Call; storage: Storage }

/** Until the origins of the provider are known nothing is heard. Messages are acted on one after another. */
export async function listenToHost({ provider, router, call, storage }: Listening): Promise<void> {
  if (window.parent === window) return
  const answer = await call(readEmbedding, { provider })
  if (!answer.ok) return
  const host = { parent: window.parent, origins: answer.value.origins, ownOrigin: location.origin, provider }
  let last = Promise.resolve()
  addEventListener('message', event => {
    const judged = judgeMessage(event, host)
    if (judged.kind === 'heard') last = last.then(() => act(judged.message, router, call, storage)).catch(() => undefined)
  })
  tell({ type: 'vizit:ready', version: 1 })
  tellHeight()
}

/** Opens what was asked for: nothing is booked, taken in or kept by it. */
async function act(message: OpenMessage, router: Moves, call: Call, storage: Storage): Promise<void> {
  const request = requestOf(message, message.branchId ?? (await branchOf(message, call)))
  if (request.visit) rememberHostVisit(request.visit, storage)
  rememberRequest(request, storage)
  const { page } = request
  if (page && judgeMove(router.state.location.pathname) === 'move') await router.navigate({ href: addresses[page.name](page.query) })
}

async function branchOf({ doctorId, assignmentId }: OpenMessage, call: Call): Promise<string | undefined> {
  if (doctorId === undefined || assignmentId === undefined) return undefined
  const answer = await call(listDoctors, { provider: 'all', ids: doctorId })
  return answer.ok ? answer.value.doctors[0]?.worksAt.find(place => place.assignmentId === assignmentId)?.branchId : undefined
}

/** To whoever holds the frame, which is a site that the page's policy lets. It says nothing that anybody may not know. */
function tell(message: FrameMessage): void {
  window.parent.postMessage(message, '*')
}

function tellHeight(): void {
  let told = 0
  const tellIfOther = () => {
    const height = frameHeight(document.documentElement.scrollHeight, screen.availHeight)
    if (height === told) return
    told = height
    tell({ type: 'vizit:height', version: 1, height })
  }
  new ResizeObserver(tellIfOther).observe(document.getElementById('root')!)
  tellIfOther()
}
