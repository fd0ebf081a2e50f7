// The web cabinet.
import '@vizit/ui/tokens.css'
import '@vizit/ui/fonts.css'
import '@vizit/ui/base.css'
import { openCabinet } from './open-cabinet.tsx'

openCabinet(document.getElementById('root')!, () => new Date())
