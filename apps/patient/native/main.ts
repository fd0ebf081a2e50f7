// The patient app inside a shell of Android or iOS.
import '@vizit/ui/tokens.css'
import '@vizit/ui/fonts.css'
import '@vizit/ui/base.css'
import { addresses } from '@vizit/pages/addresses'
import { openPatientApp } from '../src/open-patient-app.tsx'
import { followLinks } from './follow-links.ts'
import { dropHandedFiles } from './platform/files.ts'
import { openSecureStorage } from './platform/secure-storage.ts'
import { apiOrigin } from './platform/shell.ts'

/** Not awaited by the script itself: what comes later imports it, and each would wait for the other. */
async function begin(): Promise<void> {
  await Promise.all([openSecureStorage(), followLinks(apiOrigin)])
  openPatientApp(document.getElementById('root')!, () => new Date(), { elsewhere: { guide: () => `${apiOrigin}${addresses.guide()}` } })
  void dropHandedFiles()
}

void begin()
