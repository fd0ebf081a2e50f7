// One owner feature per table: every feature may read any table and writes only its own.
// What several features must write (people, consents, the audit) belongs to the store and is written through its functions.

/** Table -> the feature folder whose `*.sql.ts` may insert, update or delete there. */
export const OWNERS: Record<string, string> = {
  towns: 'catalogue',
  providers: 'catalogue',
  centres: 'catalogue',
  branches: 'catalogue',
  specialities: 'catalogue',
  doctors: 'catalogue',
  assignments: 'catalogue',
  service_directions: 'catalogue',
  service_sub_groups: 'catalogue',
  services: 'catalogue',
  assignment_services: 'catalogue',
  slots: 'booking',
  visits: 'booking',
  families: 'family',
  family_members: 'family',
  profiles: 'store',
  accounts: 'sign-in',
  consents: 'store',
  sign_in_attempts: 'sign-in',
  sessions: 'http',
  account_devices: 'sign-in',
  limits: 'http',
  answers: 'http',
  audit: 'store',
  notifications: 'jobs',
  inbox: 'outside',
  settings: 'settings'
}
