import type { COMMON_REFUSALS } from '@vizit/contract/endpoint'
import type { bookAtSite, confirmAtSite } from '@vizit/contract/public-booking'

/** All that a booking at a site may be answered. One without words does not compile, in no language. */
export type SiteRefusal =
  | (typeof COMMON_REFUSALS)[number]
  | (typeof bookAtSite.refusals)[number]
  | (typeof confirmAtSite.refusals)[number]
  | 'INVALID_STATE'
  | 'NETWORK'
  | 'TIMEOUT'
