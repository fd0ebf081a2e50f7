// What is being written to support: kept for the tab, so that a reload or a failed sending loses nothing.
import { SUPPORT_TEXT_MOST } from '@vizit/rules/support'

const DRAFT_KEY = 'vizit.support-draft'
const REPLY_MOST = 300

/** `replyTo` null: nobody has touched it, so what is known of the person stands there. */
export type SupportDraft = { text: string; replyTo: string | null }

export function readSupportDraft(storage: Storage): SupportDraft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(DRAFT_KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return { text: '', replyTo: null }
    const { text, replyTo } = kept as Record<string, unknown>
    return {
      text: typeof text === 'string' ? text.slice(0, SUPPORT_TEXT_MOST) : '',
      replyTo: typeof replyTo === 'string' ? replyTo.slice(0, REPLY_MOST) : null
    }
  } catch {
    return { text: '', replyTo: null }
  }
}

export function keepSupportDraft(draft: SupportDraft, storage: Storage): void {
  storage.setItem(DRAFT_KEY, JSON.stringify(draft))
}

export function dropSupportDraft(storage: Storage): void {
  storage.removeItem(DRAFT_KEY)
}
