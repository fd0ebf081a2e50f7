import {
  confirmProof as confirmProofEndpoint,
  eraseProfile as eraseEndpoint,
  exportProfile as exportEndpoint,
  previewErasure as previewEndpoint,
  readUserInfo,
  sendProofCode as sendProofEndpoint,
  sendUserInfo as sendUserInfoEndpoint
} from '@vizit/contract/own-data'
import { type Route, signed } from '../http/route.ts'
import { confirmProof } from './confirm-proof.ts'
import { eraseProfile } from './erase-profile.ts'
import { exportProfile } from './export-profile.ts'
import { previewErasure } from './preview-erasure.ts'
import { sendProofCode } from './send-proof-code.ts'
import { sendUserInfo, userInfo } from './user-info.ts'

export const ownDataRoutes: Route[] = [
  signed(sendProofEndpoint, sendProofCode),
  signed(confirmProofEndpoint, confirmProof),
  signed(exportEndpoint, exportProfile),
  signed(previewEndpoint, previewErasure),
  signed(eraseEndpoint, eraseProfile),
  signed(readUserInfo, userInfo),
  signed(sendUserInfoEndpoint, sendUserInfo)
]
