import {
  confirmReauth as confirmReauthEndpoint,
  eraseProfile as eraseEndpoint,
  exportProfile as exportEndpoint,
  previewErasure as previewEndpoint,
  readUserInfo,
  sendReauthCode as sendReauthEndpoint,
  sendUserInfo as sendUserInfoEndpoint
} from '@vizit/contract/own-data'
import { type Route, signed } from '../http/route.ts'
import { confirmReauth } from './confirm-reauth.ts'
import { eraseProfile } from './erase-profile.ts'
import { exportProfile } from './export-profile.ts'
import { previewErasure } from './preview-erasure.ts'
import { sendReauthCode } from './send-reauth-code.ts'
import { sendUserInfo, userInfo } from './user-info.ts'

export const ownDataRoutes: Route[] = [
  signed(sendReauthEndpoint, sendReauthCode),
  signed(confirmReauthEndpoint, confirmReauth),
  signed(exportEndpoint, exportProfile),
  signed(previewEndpoint, previewErasure),
  signed(eraseEndpoint, eraseProfile),
  signed(readUserInfo, userInfo),
  signed(sendUserInfoEndpoint, sendUserInfo)
]
