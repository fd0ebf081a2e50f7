import {
  confirmLink as confirmLinkEndpoint,
  listEmails,
  readDeviceAccess,
  removeEmail,
  requestAccess as requestAccessEndpoint,
  resendEmailLink,
  setEmails as setEmailsEndpoint
} from '@vizit/contract/email'
import { open, type Route, signed } from '../http/route.ts'
import { confirmLink } from './confirm-link.ts'
import { deviceAccess, requestAccess } from './device-access.ts'
import { ownEmails, removeOwnEmail } from './own-emails.ts'
import { resendLink, setEmails } from './set-emails.ts'

export const emailRoutes: Route[] = [
  signed(listEmails, ownEmails),
  signed(setEmailsEndpoint, setEmails),
  signed(removeEmail, removeOwnEmail),
  signed(resendEmailLink, resendLink),
  open(confirmLinkEndpoint, confirmLink),
  signed(readDeviceAccess, deviceAccess),
  signed(requestAccessEndpoint, requestAccess)
]
