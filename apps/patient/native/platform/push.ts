import type { Push } from '@vizit/client/platform/port'

/** The server speaks web push, which web views have not; SMS and letters come all the same (0091). */
export const push: Push = { isOffered: false, browser: async () => null }
