// Before each file of the widget's tests: they share a page, and each of them begins with a world of its own.
import './quick-hands.ts'
import { closeWidget } from './widget.ts'
import { worldAroundEach } from './world.ts'

worldAroundEach(closeWidget)
