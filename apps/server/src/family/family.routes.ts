import { addChild as addChildEndpoint, listRelatives } from '@vizit/contract/family'
import { type Route, signed } from '../http/route.ts'
import { addChild } from './add-child.ts'
import { listFamily } from './list-family.ts'

export const familyRoutes: Route[] = [signed(listRelatives, listFamily), signed(addChildEndpoint, addChild)]
