import {
  endOneSession as endOneSessionEndpoint,
  endOtherSessions as endOtherSessionsEndpoint,
  listSessions as listSessionsEndpoint
} from '@vizit/contract/sessions'
import {
  anonymousLogin,
  beginHumanWork,
  confirmHuman,
  confirmSms,
  humanChallenge,
  humanCodeImage,
  initPhoneLogin,
  resetAccount as resetAccountEndpoint,
  signOut
} from '@vizit/contract/sign-in'
import { open, type Route, signed } from '../http/route.ts'
import { beginWork } from './begin-work.ts'
import { confirmCode } from './confirm-code.ts'
import { drawCaptcha } from './draw-captcha.ts'
import { endSession } from './end-session.ts'
import { giveChallenge } from './give-challenge.ts'
import { openVisitorSession } from './open-visitor-session.ts'
import { endOneSession, endOtherSessions, listSessions } from './own-sessions.ts'
import { passHumanCheck } from './pass-human-check.ts'
import { resetAccount } from './reset-account.ts'
import { startSignIn } from './start-sign-in.ts'

export const signInRoutes: Route[] = [
  open(beginHumanWork, beginWork),
  open(initPhoneLogin, startSignIn),
  open(humanCodeImage, drawCaptcha),
  open(humanChallenge, giveChallenge),
  open(confirmHuman, passHumanCheck),
  open(confirmSms, confirmCode),
  open(anonymousLogin, openVisitorSession),
  signed(signOut, endSession),
  signed(listSessionsEndpoint, listSessions),
  signed(endOneSessionEndpoint, endOneSession),
  signed(endOtherSessionsEndpoint, endOtherSessions),
  signed(resetAccountEndpoint, resetAccount)
]
