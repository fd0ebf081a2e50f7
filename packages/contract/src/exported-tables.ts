// The tables of which the export of the own person has rows. A test of the server holds both lists to the schema.

/** Those that its page tells in words of their own. */
export const TOLD_TABLES = ['accounts', 'audit', 'consents', 'emails', 'profiles', 'visits'] as const

/** The others, in the order in which the page names them: what a person has done and wanted first, what stands behind signing in last. */
export const EXPORTED_TABLES = [
  'invoices',
  'invoice_services',
  'visit_documents',
  'visit_drugs',
  'visit_link_actions',
  'moves',
  'cancel_questions',
  'phone_visits',
  'waiting_requests',
  'waiting_offers',
  'booking_bans',
  'reports',
  'observations',
  'report_files',
  'seen_reports',
  'medical_cards',
  'card_numbers',
  'card_tries',
  'open_cards',
  'medicine_chest',
  'drug_searches',
  'coverages',
  'reviews',
  'favourites',
  'family_members',
  'grants',
  'family_requests',
  'family_invites',
  'family_codes',
  'family_seen',
  'relative_requests',
  'photos',
  'user_preferences',
  'reminder_choices',
  'notice_channels',
  'notifications',
  'push_subscriptions',
  'calendar_feeds',
  'support_requests',
  'support_messages',
  'address_notices',
  'sessions',
  'waiting_sessions',
  'account_devices',
  'passkeys',
  'passkey_owners',
  'passkey_challenges',
  'reauths'
] as const

export type ExportedTable = (typeof EXPORTED_TABLES)[number]
