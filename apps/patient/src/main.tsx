// The patient app.
import '@vizit/ui/tokens.css'
import '@vizit/ui/fonts.css'
import '@vizit/ui/base.css'
import { openPatientApp } from './open-patient-app.tsx'

openPatientApp(document.getElementById('root')!, () => new Date(), {
  ...(import.meta.env.PROD && {
    keepShell: async onWaiting => (await import('@vizit/pages/install/shell-worker')).keepShell(onWaiting)
  })
})
