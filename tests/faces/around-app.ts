// Before each file of the patient app's tests: they share a page, and each of them begins with a world of its own.
import './quick-hands.ts'
import { openPatientApp } from '../../apps/patient/src/open-patient-app.tsx'
import { closeFace, testsOf } from './face.ts'
import { inOneFaceOf } from './in-one-face.ts'
import { worldAroundEach } from './world.ts'

const CARD = /^Карта/

testsOf((element, clock, browser) => openPatientApp(element, clock, { browser }), {
  called: 'patient',
  start: { path: '/', heading: /^Здравствуйте, / },
  nameless: { path: '/', heading: /^Здравствуйте$/ },
  booking: '/timeslot',
  ways: {
    own: [CARD],
    // Not «Визиты в календаре», which stands where some tests come from.
    visits: [CARD, /^Визиты(?! в)/],
    profile: [CARD, /\+375/],
    family: [CARD, /^Моя семья/],
    booking: [/^Главная/, /^Врач, услуга/]
  }
})
inOneFaceOf('app')
worldAroundEach(closeFace)
