// Before each file of the cabinet's tests: they share a page, and each of them begins with a world of its own.
import { closeFace } from './cabinet.ts'
import { worldAroundEach } from './world.ts'

worldAroundEach(closeFace)
