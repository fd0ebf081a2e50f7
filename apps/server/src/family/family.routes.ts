import { addChild as addChildEndpoint, listRelatives } from '@vizit/contract/family'
import {
  confirmFamilyRequest,
  declineFamilyRequest,
  drawFamilyCode,
  getFamilyCode,
  joinFamily as joinFamilyEndpoint,
  listFamilyRequests,
  listShareable,
  markFamilySeen
} from '@vizit/contract/family-code'
import {
  addRelative as addRelativeEndpoint,
  confirmRelative as confirmRelativeEndpoint,
  deleteChild,
  deleteRelative,
  reconfirmRelative,
  sendRelativeCode as sendRelativeCodeEndpoint
} from '@vizit/contract/relatives'
import { type Route, signed } from '../http/route.ts'
import { addChild } from './add-child.ts'
import { addRelative } from './add-relative.ts'
import { confirmRequest, declineRequest, listRequests } from './answer-request.ts'
import { confirmRelative } from './confirm-relative.ts'
import { drawCode, shareable, shownCode } from './draw-code.ts'
import { joinFamily } from './join-family.ts'
import { removeChild, removeRelative } from './leave-family.ts'
import { listFamily, seeFamily } from './list-family.ts'
import { sendRelativeCode } from './send-relative-code.ts'

export const familyRoutes: Route[] = [
  signed(listRelatives, listFamily),
  signed(addChildEndpoint, addChild),
  signed(deleteChild, removeChild),
  signed(addRelativeEndpoint, addRelative),
  signed(sendRelativeCodeEndpoint, sendRelativeCode),
  signed(reconfirmRelative, sendRelativeCode),
  signed(confirmRelativeEndpoint, confirmRelative),
  signed(deleteRelative, removeRelative),
  signed(listShareable, shareable),
  signed(getFamilyCode, shownCode),
  signed(drawFamilyCode, drawCode),
  signed(joinFamilyEndpoint, joinFamily),
  signed(listFamilyRequests, listRequests),
  signed(confirmFamilyRequest, confirmRequest),
  signed(declineFamilyRequest, declineRequest),
  signed(markFamilySeen, seeFamily)
]
