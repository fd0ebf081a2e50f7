// Before each file of the cabinet's tests: they share a page, and each of them begins with a world of its own.
import { openCabinet } from '../../apps/cabinet/src/open-cabinet.tsx'
import { closeFace, testsOf } from './face.ts'
import { worldAroundEach } from './world.ts'

testsOf(openCabinet)
worldAroundEach(closeFace)
