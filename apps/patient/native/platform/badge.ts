import { Badge } from '@capawesome/capacitor-badge'
import type { ShowBadge } from '@vizit/client/platform/port'

export const showBadge: ShowBadge = async count => {
  // Where the launcher has no numbers, or the person allowed none, nothing is shown.
  await (count > 0 ? Badge.set({ count }) : Badge.clear()).catch(() => undefined)
}
