// Before each file of the cabinet's tests: they share a page, and each of them begins with a world of its own.
import './quick-hands.ts'
import { openCabinet } from '../../apps/cabinet/src/open-cabinet.tsx'
import { closeFace, testsOf } from './face.ts'
import { inOneFaceOf } from './in-one-face.ts'
import { worldAroundEach } from './world.ts'

testsOf(openCabinet, {
  called: 'cabinet',
  start: { path: '/visits', heading: /^У вас пока нет визитов/ },
  nameless: { path: '/timeslot', heading: /^Онлайн-запись/ },
  booking: '/online-booking',
  ways: { own: [/^Визиты/], visits: [/^Визиты/], profile: [/^Профиль/], family: [/^Семья/], booking: [/запись/i] }
})
inOneFaceOf('cabinet')
worldAroundEach(closeFace)
