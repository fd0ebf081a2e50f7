import { beginSupportWork, writeToSupport as own, writeToSupportAsVisitor } from '@vizit/contract/support'
import { open, type Route, signed } from '../http/route.ts'
import { beginWork } from './visitor-work.ts'
import { writeAsVisitor, writeToSupport } from './write-to-support.ts'

export const supportRoutes: Route[] = [
  signed(own, writeToSupport),
  open(beginSupportWork, beginWork),
  open(writeToSupportAsVisitor, writeAsVisitor)
]
