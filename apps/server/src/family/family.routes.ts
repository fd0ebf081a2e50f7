import { addChildByOldPath, addChild as addChildEndpoint, changeChild as changeChildEndpoint, listRelatives } from '@vizit/contract/family'
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
  acceptFamilyInvite,
  declineFamilyInvite,
  listFamilyInvites,
  readFamilyInvite,
  sendFamilyInvite,
  withdrawFamilyInvite
} from '@vizit/contract/family-invites'
import {
  addRelative as addRelativeEndpoint,
  confirmRelative as confirmRelativeEndpoint,
  deleteChild,
  deleteRelative,
  reconfirmRelative,
  sendRelativeCode as sendRelativeCodeEndpoint,
  sendRelatives as sendRelativesEndpoint
} from '@vizit/contract/relatives'
import { type Route, signed } from '../http/route.ts'
import { addChild } from './add-child.ts'
import { addRelative } from './add-relative.ts'
import { acceptInvite, declineInvite, readInvite } from './answer-invite.ts'
import { confirmRequest, declineRequest, listRequests } from './answer-request.ts'
import { changeChild } from './change-child.ts'
import { confirmRelative } from './confirm-relative.ts'
import { drawCode, shareable, shownCode } from './draw-code.ts'
import { invite, ownInvites, withdrawInvite } from './invite-by-mail.ts'
import { joinFamily } from './join-family.ts'
import { removeChild, removeRelative } from './leave-family.ts'
import { listFamily, seeFamily } from './list-family.ts'
import { sendRelativeCode } from './send-relative-code.ts'
import { sendRelatives } from './send-relatives.ts'

export const familyRoutes: Route[] = [
  signed(listRelatives, listFamily),
  signed(addChildEndpoint, addChild),
  signed(addChildByOldPath, addChild),
  signed(changeChildEndpoint, changeChild),
  signed(sendRelativesEndpoint, sendRelatives),
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
  signed(sendFamilyInvite, invite),
  signed(listFamilyInvites, ownInvites),
  signed(withdrawFamilyInvite, withdrawInvite),
  signed(readFamilyInvite, readInvite),
  signed(acceptFamilyInvite, acceptInvite),
  signed(declineFamilyInvite, declineInvite),
  signed(markFamilySeen, seeFamily)
]
