// The words of the audit as a patient reads them: what kind of action was it?

export const ACTION_KINDS = ['viewed', 'booked', 'changed', 'granted', 'family', 'consent', 'signed-in', 'other'] as const
export type ActionKind = (typeof ACTION_KINDS)[number]

/** What the audit may say was done, but for what was allowed. Each has words for the person whose data it was. */
export type OwnAction =
  | 'booking-banned'
  | 'booking-unbanned'
  | 'calendar-changed'
  | 'calendar-made'
  | 'calendar-revoked'
  | 'child-added'
  | 'child-removed'
  | 'child-signs-in'
  | 'clinic-tried'
  | 'consent-given'
  | 'consent-withdrawn'
  | 'consents-looked'
  | 'contracts-imported'
  | 'coverage-approved'
  | 'coverage-asked'
  | 'coverage-asked-again'
  | 'coverage-confirmed'
  | 'coverage-declined'
  | 'coverage-ended'
  | 'coverage-hr-looked'
  | 'coverage-linked'
  | 'coverage-looked'
  | 'coverage-resumed'
  | 'coverage-suspended'
  | 'coverage-unlinked'
  | 'device-access-asked'
  | 'device-confirmed'
  | 'documents-looked'
  | 'drug-searches-forgotten'
  | 'email-confirmed'
  | 'email-removed'
  | 'email-set'
  | 'family-asked'
  | 'family-code-drawn'
  | 'family-declined'
  | 'family-invite-declined'
  | 'family-invite-withdrawn'
  | 'family-invited'
  | 'family-looked'
  | 'family-united'
  | 'favourite-added'
  | 'favourite-removed'
  | 'hours-exception-set'
  | 'hours-set'
  | 'invoice-confirmed'
  | 'invoice-put'
  | 'invoice-rejected'
  | 'invoices-looked'
  | 'medicine-added'
  | 'medicine-changed'
  | 'medicine-dropped'
  | 'notice-channel-chosen'
  | 'visit-news-chosen'
  | 'passkey-added'
  | 'passkey-asked'
  | 'passkey-awaited'
  | 'passkey-deleted'
  | 'passkey-not-asked'
  | 'passkey-not-shown'
  | 'passkey-renamed'
  | 'passkey-suspected'
  | 'passkey-used'
  | 'person-erased'
  | 'phone-left-account'
  | 'profile-changed'
  | 'profile-exported'
  | 'profile-photo-removed'
  | 'profile-photo-set'
  | 'push-subscribed'
  | 'push-unsubscribed'
  | 'relative-added'
  | 'relative-linked'
  | 'relative-removed'
  | 'relative-started'
  | 'reminders-chosen'
  | 'result-card-opened'
  | 'result-code-blocked'
  | 'result-code-sent'
  | 'result-opened'
  | 'results-looked'
  | 'review-added'
  | 'review-answered'
  | 'review-changed'
  | 'review-deleted'
  | 'review-published'
  | 'review-rejected'
  | 'session-ended'
  | 'setting-set'
  | 'signed-in'
  | 'signed-in-masked'
  | 'signed-out'
  | 'spouse-joined'
  | 'staff-added'
  | 'staff-code-set'
  | 'staff-disabled'
  | 'staff-enabled'
  | 'staff-password-refused'
  | 'staff-password-set'
  | 'staff-sign-in-refused'
  | 'staff-signed-in'
  | 'staff-signed-out'
  | 'visit-booked'
  | 'visit-booked-at-site'
  | 'visit-cancel-by-link'
  | 'visit-confirm-by-link'
  | 'visit-move-by-link'
  | 'visit-cancelled'
  | 'visit-cancelled-by-clinic'
  | 'visit-done-by-clinic'
  | 'visit-drugs-kept'
  | 'visit-hidden'
  | 'visit-moved'
  | 'visit-moved-by-clinic'
  | 'visit-no-show-by-clinic'
  | 'visit-taken-in'
  | 'visits-looked'
  | 'card-number-removed'
  | 'card-number-told'
  | 'wish-dropped'
  | 'wish-made'

/** A word of the audit. */
export type AuditAction = OwnAction | `granted-${string}`

const PATTERNS: readonly [RegExp, ActionKind][] = [
  [/-looked$|^profile-exported$|^result-(card-)?opened$/, 'viewed'],
  [/^visit-/, 'booked'],
  [/^granted-/, 'granted'],
  [/^profile-/, 'changed'],
  [/^coverage-/, 'changed'],
  [/^invoice-/, 'changed'],
  [/^(child|relative|spouse|family)-/, 'family'],
  [/^consent-/, 'consent'],
  [/^signed-in$/, 'signed-in']
]

/** A word that is not known is `other`: it is shown, never hidden. */
export function kindOf(action: string): ActionKind {
  return PATTERNS.find(([pattern]) => pattern.test(action))?.[1] ?? 'other'
}

/** 'BOOK_VISITS' -> 'granted-book-visits': the audit keeps the level with the action. */
export function grantAction(level: string): `granted-${string}` {
  return `granted-${level.toLowerCase().replaceAll('_', '-')}`
}
