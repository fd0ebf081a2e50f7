import { writeToSupport as own, writeToSupportAsVisitor } from '@vizit/contract/support'
import { open, type Route, signed } from '../http/route.ts'
import { writeAsVisitor, writeToSupport } from './write-to-support.ts'

export const supportRoutes: Route[] = [signed(own, writeToSupport), open(writeToSupportAsVisitor, writeAsVisitor)]
