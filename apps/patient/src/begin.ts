// The first script of the start page as the server has drawn it (0071): for a device where the app was never opened. Any other begins at once, with its own page.
import { beginPage } from '@vizit/pages/drawn/begin-page'
import { isFirstStart, spokenLanguage } from './language.ts'

const isTheirs = isFirstStart() && spokenLanguage() === document.documentElement.lang
if (!isTheirs) document.getElementById('root')!.replaceChildren()
beginPage(isTheirs)
