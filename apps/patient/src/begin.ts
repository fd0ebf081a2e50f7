// The first script of the start page as the server has drawn it (0071): for a device where the app was never opened. Any other (`was-here.ts`) begins at once,
// with its own page.
import { beginAnew, beginPage } from '@vizit/pages/drawn/begin-page'

const { documentElement: page } = document
if (page.hidden) {
  void beginAnew()
  page.hidden = false
} else beginPage(true, () => new Date())
